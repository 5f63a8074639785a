"""What a table was opened with, as it is stored: JSON in the column `settings`.

These types belong to the database. The API has its own (`wire/tables.py`), which can change without
touching saved games. A row written by an older or newer version loads too: a field that is missing
has its default, and a field that is unknown is ignored.
"""

from dataclasses import replace
from typing import Literal

import msgspec

from sagrada.engine.options import (
    PRESETS,
    LastTieBreak,
    Options,
    Referee,
    Setup,
    SoloPayment,
    StartPlayer,
)

_DAY = 24 * 60 * 60 * 1000


class SeatSettings(msgspec.Struct, frozen=True):
    """Who the host wanted on a seat; the table `seats` says who is on it now."""

    kind: Literal["me", "open", "bot", "screen"]
    name: str = ""
    bot: str = ""


class ClockSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["none", "seconds", "days"]
    seconds: int = 0
    days: int = 0

    @property
    def per_turn(self) -> int | None:
        """Milliseconds for a turn; None without a clock."""
        match self.kind:
            case "seconds":
                return self.seconds * 1000
            case "days":
                return self.days * _DAY
            case "none":
                return None


NO_CLOCK = ClockSettings("none")


class OptionSettings(msgspec.Struct, frozen=True):
    """Options that depart from the edition's own; None: as in the edition."""

    referee: Referee | None = None
    trimmed_bag: bool | None = None
    solo_private: int | None = None
    last_tie_break: LastTieBreak | None = None
    solo_payment: SoloPayment | None = None
    start_player: StartPlayer | None = None


class ForkSettings(msgspec.Struct, frozen=True):
    """The moment of a finished game from which this one goes on."""

    moment: int
    """Its number in the replay, from 0."""
    round: int
    entries: str
    """What was played until then. Kept here, because the other game may be forgotten."""
    game: str = ""
    """The id of the other game; empty if it was a record from elsewhere."""


class TableSettings(msgspec.Struct, frozen=True):
    seats: tuple[SeatSettings, ...]
    edition: str = "en"
    options: OptionSettings = OptionSettings()
    solo_tools: int = 3
    tools: tuple[int, ...] | None = None
    public: tuple[str, ...] | None = None
    cards: tuple[tuple[int, int], ...] | None = None
    start: int | None = None
    clock: ClockSettings = NO_CLOCK
    listed: bool = False
    spectators: bool = True
    undo: bool = True
    hints: bool = False
    chat: bool = True
    deal: str | None = None
    fork: ForkSettings | None = None
    window: str | None = None
    """The own window that every seat plays."""

    @property
    def is_counted(self) -> bool:
        """Whether the game counts toward statistics and goals. One that goes on from another does
        not, one on an own window neither, and no solo game with chosen cards: some are won much
        more often."""
        are_chosen = any(cards is not None for cards in (self.tools, self.public, self.cards))
        is_solo = len(self.seats) == 1
        return self.fork is None and self.window is None and not (is_solo and are_chosen)

    def setup(self) -> Setup:
        """The setup of the game; a `SetupError` names the field that is wrong."""
        options = self._options()
        players = len(self.seats)
        start = self.start
        if options.start_player is StartPlayer.NAMED and start is None and players > 1:
            start = 0
        return Setup(
            players=players,
            options=options,
            solo_tools=self.solo_tools,
            tools=self.tools,
            public=self.public,
            cards=self.cards,
            start=start,
            window=self.window,
        )

    def _options(self) -> Options:
        changes = msgspec.structs.asdict(self.options)
        given = {name: value for name, value in changes.items() if value is not None}
        return replace(PRESETS[self.edition], **given)


_decode = msgspec.json.Decoder(TableSettings).decode
_encode = msgspec.json.Encoder().encode


def parse_settings(text: str) -> TableSettings:
    return _decode(text)


def format_settings(settings: TableSettings) -> str:
    return _encode(settings).decode()
