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
        self._steps: list[tuple[int, msgspec.Raw | tuple[Event, ...]]] = []

    def add(self, version: int, events: Sequence[Event]) -> None:
        if hold_secrets(events):
            self._steps.append((version, tuple(events)))
        else:
            written = encode(open_events(events))
            self._steps.append((version, msgspec.Raw(written)))

    @property
    def last_holds_secrets(self) -> bool:
        """Whether the latest step tells some seat more than others."""
        return not isinstance(self._steps[-1][1], msgspec.Raw)

    def last(self, seat: int | None) -> list[AnyEvent]:
        """The events of the latest step as a seat can know them."""
        return self._written(self._steps[-1][1], seat)

    def log(self, seat: int | None) -> list[LoggedStep]:
        return [LoggedStep(version, self._written(kept, seat)) for version, kept in self._steps]

    def _written(self, kept: msgspec.Raw | tuple[Event, ...], seat: int | None) -> list[AnyEvent]:
        if isinstance(kept, msgspec.Raw):
            return cast("list[AnyEvent]", kept)  # JSON goes in as it is
        return events_for(kept, seat, self._solo)
