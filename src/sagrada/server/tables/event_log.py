"""The log of one table, kept as JSON that is ready to send.

Only the few steps that hold a secret are kept as events, and written anew for each reader.
"""

from collections.abc import Sequence
from typing import cast

import msgspec

from sagrada.engine.events import Event
from sagrada.server.tables.connection import encode
from sagrada.server.wire.events import AnyEvent, events_for, hold_secrets, open_events
from sagrada.server.wire.frames import LoggedStep


class EventLog:
    def __init__(self, solo: bool) -> None:
        self._solo = solo
        # Two lists: a pair for each step would take more memory than most of what is written.
        self._versions: list[int] = []
        self._steps: list[bytes | tuple[Event, ...]] = []

    def add(self, version: int, events: Sequence[Event]) -> None:
        self._versions.append(version)
        self._steps.append(tuple(events) if hold_secrets(events) else encode(open_events(events)))

    @property
    def last_holds_secrets(self) -> bool:
        """Whether the latest step tells some seat more than others."""
        return not isinstance(self._steps[-1], bytes)

    def last(self, seat: int | None) -> list[AnyEvent]:
        """The events of the latest step as a seat can know them."""
        return self._written(self._steps[-1], seat)

    def log(self, seat: int | None) -> list[LoggedStep]:
        kept = zip(self._versions, self._steps, strict=True)
        return [LoggedStep(version, self._written(step, seat)) for version, step in kept]

    def _written(self, kept: bytes | tuple[Event, ...], seat: int | None) -> list[AnyEvent]:
        if isinstance(kept, bytes):
            return cast("list[AnyEvent]", msgspec.Raw(kept))  # JSON goes in as it is
        return events_for(kept, seat, self._solo)
