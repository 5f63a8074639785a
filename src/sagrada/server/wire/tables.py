"""Tables as the lobby, the host and the guests see them."""

from collections.abc import Collection
from typing import Annotated, Literal, cast

import msgspec

from sagrada.engine.options import LastTieBreak, Referee, Setup, SoloPayment, StartPlayer
from sagrada.engine.options import Options as GameOptions
from sagrada.server.storage.settings import ClockSettings, ForkSettings
from sagrada.server.storage.tables import SeatOccupant, SeatRow, TableRow, TableStatus
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
    window: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)] | None = None
    """An own window that everyone plays, like `own-4-YB..1G.5.43.R.G2..BY`: its favor tokens and
    its twenty spaces. Such a table counts for nothing."""
    clock: AnyClock = msgspec.field(default_factory=NoClock)
    listed: bool = False
    """In the lobby; otherwise only for those who have the link."""
    spectators: bool = True
    undo: bool = True
    hints: bool = False
    """With several people only if all agree: joining such a table is agreeing."""
    chat: bool = True
    deal: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)] | None = None
    """A deal code, to play the same deal as others. "new" makes a deal; you get its code when your
    game is over."""


class NewFork(Received):
    """Play on from a moment of a finished game, at a table of its own that counts for nothing."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """Its number in the replay."""
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=4)]
    dice: Literal["fresh", "same"] = "fresh"
    """What is rolled from there on: fresh dice, or the ones that came in that game."""
    hints: bool = False


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


class StandIn(Received):
    """The seat of a player who is away."""

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
    """The public id of the person on the seat."""
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


class ForkInfo(Sent):
    """The moment of a finished game from which a table goes on."""

    game: str | None
    """Its id: `/g/…`; None for a record from elsewhere."""
    moment: int
    round: int


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
    cards: list[tuple[int, int]] | None
    """The window cards, chosen by the host; only of a solo table. A solo game with chosen cards
    counts for nothing."""
    start: Seat | None
    """The start player that the host named; None: drawn."""
    window: str | None
    """The own window that everyone plays. Such a table counts for nothing."""
    clock: AnyClock
    listed: bool
    spectators: bool
    undo: bool
    hints: bool
    chat: bool
    deal: str | None
    """The deal's code, for its players once their game is over. A day's code is no secret."""
    fork: ForkInfo | None
    """The game it goes on from. Such a table counts for nothing."""
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


# ---------------------------------------------------------------- from what is stored


def options(given: GameOptions) -> Options:
    return Options(
        referee=given.referee,
        trimmed_bag=given.trimmed_bag,
        solo_private=given.solo_private,
        last_tie_break=given.last_tie_break,
        solo_payment=given.solo_payment,
        start_player=given.start_player,
    )


def table_info(
    row: TableRow, viewer: str | None, here: Collection[int] = (), knows_deal: bool = False
) -> TableInfo:
    """`viewer` is the person who looks; `here` are the seats that are connected."""
    settings = row.settings
    setup = settings.setup()
    yours = row.seats_of(viewer)
    # Anyone with the code can look at the dice: players get it when their own game is over.
    is_mine = viewer == row.host or bool(yours)
    is_closed = row.status not in ("waiting", "playing")
    knows_deal = knows_deal or (is_mine and (is_closed or not row.is_shared_deal))
    return TableInfo(
        id=row.id,
        path=f"/t/{row.id}",
        status=row.status,
        seats=[_seat(seat, viewer, seat.seat in here) for seat in row.seats],
        host=row.host,
        is_host=viewer == row.host,
        your_seats=yours,
        edition=cast("Edition", settings.edition),
        options=options(setup.options),
        solo_tools=settings.solo_tools,
        tools=None if settings.tools is None else list(settings.tools),
        public=None if settings.public is None else list(settings.public),
        cards=solo_cards(setup),
        start=setup.start,
        window=setup.window,
        clock=_clock(settings.clock),
        listed=settings.listed,
        spectators=settings.spectators,
        undo=settings.undo,
        hints=settings.hints,
        chat=settings.chat,
        deal=row.deal if knows_deal else None,
        fork=_fork(settings.fork),
        commitment=row.commitment,
        round=row.round,
        to_act=list(row.to_act),
        abort_agreed=[seat.seat for seat in row.seats if seat.wants_abort],
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
    )


def solo_cards(setup: Setup) -> list[tuple[int, int]] | None:
    return list(setup.cards) if setup.solo and setup.cards is not None else None


def _fork(fork: ForkSettings | None) -> ForkInfo | None:
    return None if fork is None else ForkInfo(fork.game or None, fork.moment, fork.round)


def _clock(clock: ClockSettings) -> AnyClock:
    match clock.kind:
        case "none":
            return NoClock()
        case "seconds":
            return SecondsClock(clock.seconds)
        case "days":
            return DaysClock(clock.days)


def _seat(seat: SeatRow, viewer: str | None, is_here: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        person=seat.person,
        is_you=viewer is not None and seat.person == viewer,
        is_here=is_here or seat.kind == "bot",
        resigned=seat.resigned,
        stand_in=seat.stand_in,
    )
