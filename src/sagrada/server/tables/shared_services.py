"""What the parts of a running server share."""

from dataclasses import dataclass, field

from sagrada.server.config import Config
from sagrada.server.metrics import Metrics
from sagrada.server.outgoing.sending import Outgoing
from sagrada.server.storage.database import Database
from sagrada.server.storage.server_time import Pause
from sagrada.server.storage.steps.journal import Journal
from sagrada.server.tables.bot_pool import BotPool
from sagrada.server.tables.notifications import Notifier
from sagrada.server.tables.pubsub import PubSub


@dataclass(frozen=True)
class Services:
    config: Config
    database: Database
    journal: Journal
    pubsub: PubSub
    bot_pool: BotPool
    metrics: Metrics
    outgoing: Outgoing
    notifier: Notifier
    pauses: list[Pause] = field(default_factory=list)
    """When no server ran, so that nobody could play."""
