"""What the parts of a running server share."""

from dataclasses import dataclass

from sagrada.server.config import Config
from sagrada.server.live.fanout import Fanout
from sagrada.server.live.thinkers import Thinkers
from sagrada.server.metrics import Metrics
from sagrada.server.storage.database import Database
from sagrada.server.storage.journal import Journal


@dataclass(frozen=True)
class Services:
    config: Config
    database: Database
    journal: Journal
    fanout: Fanout
    thinkers: Thinkers
    metrics: Metrics
