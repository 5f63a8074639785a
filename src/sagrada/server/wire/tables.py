"""Tables as the lobby, the host and the guests see them."""

from typing import Annotated, Literal

import msgspec

from sagrada.engine.options import LastTieBreak, Referee, SoloPayment, StartPlayer
from sagrada.server.storage.tables import SeatOccupant, TableStatus
from sagrada.server.wire.base import PLAIN, Millis, Received, Seat, Sent

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Edition = Literal["en", "it", "nl", "es", "pt-BR"]


class NoClock(Received, tag_field="kind", tag="none"):
    """Take your time."""


class SecondsClock(Received, tag_field="kind", tag="seconds"):
    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    """For a whole turn."""


class DaysClock(Received, tag_field="kind", tag="days"):
    days: Annotated[int, msgspec.Meta(ge=1, le=14)]
    """For a whole turn."""


AnyClock = NoClock | SecondsClock | DaysClock


class NewSeat(Received):
    kind: Literal["me", "open", "bot", "screen"]
    """`screen`: another person on this screen."""
    name: Annotated[str, msgspec.Meta(max_length=30)] = ""
    """Of a person on this screen."""
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Of a bot: one of the levels that `/api/cards` lists."""


class OptionChanges(Received):
    """Options that depart from the edition's own."""

    referee: Referee | None = None
    trimmed_bag: bool | None = None
    solo_private: Literal[1, 2] | None = None
    last_tie_break: LastTieBreak | None = None
    solo_payment: SoloPayment | None = None
    start_player: StartPlayer | None = None


class NewTable(Received):
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=4)]
    edition: Edition = "en"
    options: OptionChanges = msgspec.field(default_factory=OptionChanges)
    solo_tools: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    tools: list[int] | None = None
    """Chosen by the host; None: at random. So for all cards."""
    public: list[str] | None = None
    cards: list[tuple[int, int]] | None = None
    """Two window cards for each seat."""
    start: Seat | None = None
    """The start player, where the options name one; None: the first seat."""
    clock: AnyClock = msgspec.field(default_factory=NoClock)
    listed: bool = False
    """In the lobby; otherwise only for those who have the link."""
    spectators: bool = True
    undo: bool = True
    hints: bool = False
    """With several people only if all agree: joining such a table is agreeing."""
    chat: bool = True
    deal: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)] | None = None
    """A deal code, to play the same deal as others; "new" founds a deal and gives it a code."""


class JoinTable(Received):
    seat: Seat | None = None
    """None: the first open one."""


class ChangeSeat(Received):
    seat: Seat


class SeatChoice(Received):
    """Which of my seats, where I have several on this screen; None: all of them."""

    seat: Seat | None = None


class Agreement(Received):
    agree: bool = True


class RemovePlayer(Received):
    seat: Seat


class NewSeatToken(Received):
    """A token with which a program plays an open seat."""

    seat: Seat
    name: Name


class SeatToken(Sent):
    token: str
    """For `Authorization: Bearer …`, over HTTP and WebSocket. Shown only once."""
    person: str
    seat: Seat
    table: str


class SeatInfo(Sent):
    seat: Seat
    kind: SeatOccupant
    name: str
    bot: str | None
    """The level of a bot, also of one that stands in for an absent or resigned player."""
    person: str | None
    """The public id of whoever holds the seat."""
    is_you: bool
    is_here: bool
    """Connected now. Bots always are."""
    resigned: bool
    stand_in: bool
    """A bot plays until the player returns."""


class Options(Sent):
    referee: Referee
    trimmed_bag: bool
    solo_private: int
    last_tie_break: LastTieBreak
    solo_payment: SoloPayment
    start_player: StartPlayer


class TableInfo(Sent):
    id: str
    path: str
    """The link to share: `/t/…`."""
    status: TableStatus
    seats: list[SeatInfo]
    host: str
    """The public id of the host."""
    is_host: bool
    your_seats: list[Seat]
    edition: Edition
    options: Options
    solo_tools: int
    tools: list[int] | None
    """Chosen by the host."""
    public: list[str] | None
    clock: AnyClock
    listed: bool
    spectators: bool
    undo: bool
    hints: bool
    chat: bool
    deal: str | None
    """The deal's code, for those who play here; of a finished game for all who may look at it."""
    commitment: str | None
    """The hash of the dealer's seed, published before the first card is dealt."""
    round: int
    to_act: list[Seat]
    abort_agreed: list[Seat]
    """Who agrees to abort the game."""
    rematch: str | None
    """The id of the table where it goes on."""
    created: Millis
    changed: Millis


class Lobby(Sent):
    tables: list[TableInfo]


class DealInfo(Sent):
    code: str
    players: int
    commitment: str
    seed: str | None
    """Revealed when the deal has ended and every table on it is closed."""
    ends: Millis
    """Until then tables can be opened on it."""
    open_tables: int
    results: list["DealResult"]


class DealResult(Sent):
    table: str
    names: list[str]
    scores: list[int]
    winners: list[Seat]
