"""From what a host asked for to a table that can be stored."""

from collections.abc import Collection, Sequence

from sagrada.bots.registry import UnknownBotError, parse_spec
from sagrada.bots.spec import SpecError
from sagrada.engine.options import SetupError
from sagrada.game.dealer import commitment_to
from sagrada.game.record import Seat, SeatKind
from sagrada.server.errors import ApiError
from sagrada.server.ids import new_id
from sagrada.server.storage.settings import (
    NO_CLOCK,
    ClockSettings,
    OptionSettings,
    SeatSettings,
    TableSettings,
)
from sagrada.server.storage.tables import SeatRow, TableRow
from sagrada.server.tables.names import clean_name
from sagrada.server.wire.tables import (
    AnyClock,
    DaysClock,
    NewSeat,
    NewTable,
    NoClock,
    SecondsClock,
)


def checked_settings(asked: NewTable, listed_bots: Collection[str] = ()) -> TableSettings:
    """The settings of a new table; a `ApiError` names the field that is wrong.

    `listed_bots`: the names of the operator's own bots.
    """
    check_seats(asked.seats, listed_bots)
    if asked.hints and asked.deal is not None:
        raise ApiError("bad-request", "Hints are off on shared deals.", "hints")
    if asked.window is not None and asked.deal is not None:
        sentence = "A shared deal has its own windows. Leave out the deal or the window."
        raise ApiError("bad-request", sentence, "window")
    settings = settings_of(asked)
    try:
        settings.setup()
    except SetupError as error:
        raise ApiError("bad-request", f"{error}.", error.field) from None
    return settings


def check_seats(seats: Sequence[NewSeat], listed_bots: Collection[str]) -> None:
    """Refuse seats that can't be taken so."""
    kinds = [seat.kind for seat in seats]
    if kinds.count("me") > 1:
        raise ApiError(
            "bad-request", "You can take one seat. Use 'screen' for others on this device.", "seats"
        )
    if "screen" in kinds and "me" not in kinds:
        raise ApiError("bad-request", "To seat others on this device, take a seat too.", "seats")
    for number, seat in enumerate(seats):
        _check_seat(seat, f"seats.{number}", listed_bots)


def _check_seat(seat: NewSeat, field: str, listed_bots: Collection[str]) -> None:
    if seat.kind == "bot" and seat.bot not in listed_bots:
        try:
            spec = parse_spec(seat.bot)
        except SpecError as error:
            raise ApiError("bad-request", f"{field}.bot: {error}.", f"{field}.bot") from None
        if spec.options:  # the server says how long a bot can think
            raise ApiError("bad-request", "Give the bot’s name without options.", f"{field}.bot")
    elif seat.kind != "bot" and seat.bot:
        raise ApiError("bad-request", "Only a bot’s seat can name a bot.", f"{field}.bot")
    if seat.kind == "screen":
        clean_name(seat.name, f"{field}.name")


def stored_seats(seats: Sequence[NewSeat]) -> tuple[SeatSettings, ...]:
    return tuple(SeatSettings(seat.kind, seat.name, seat.bot) for seat in seats)


def settings_of(asked: NewTable) -> TableSettings:
    """What is stored of a request; from here on the table knows nothing of the API."""
    return TableSettings(
        seats=stored_seats(asked.seats),
        edition=asked.edition,
        options=OptionSettings(
            referee=asked.options.referee,
            trimmed_bag=asked.options.trimmed_bag,
            solo_private=asked.options.solo_private,
            last_tie_break=asked.options.last_tie_break,
            solo_payment=asked.options.solo_payment,
            start_player=asked.options.start_player,
        ),
        solo_tools=asked.solo_tools,
        tools=None if asked.tools is None else tuple(asked.tools),
        public=None if asked.public is None else tuple(asked.public),
        cards=None if asked.cards is None else tuple(asked.cards),
        start=asked.start,
        clock=_clock(asked.clock),
        listed=asked.listed,
        # Somebody who watches could play the deal elsewhere, or tell somebody who does.
        spectators=asked.spectators and asked.deal is None,
        undo=asked.undo,
        hints=asked.hints,
        chat=asked.chat,
        deal=None if asked.deal is None else asked.deal.strip().lower(),
        window=asked.window,
    )


def _clock(asked: AnyClock) -> ClockSettings:
    match asked:
        case SecondsClock(seconds=seconds):
            return ClockSettings("seconds", seconds=seconds)
        case DaysClock(days=days):
            return ClockSettings("days", days=days)
        case NoClock():
            return NO_CLOCK


def first_seats(settings: TableSettings, host: str, name: str) -> tuple[SeatRow, ...]:
    """Who sits where when the table is opened."""
    found = []
    for number, seat in enumerate(settings.seats):
        match seat.kind:
            case "me":
                found.append(SeatRow(number, "person", host, name))
            case "screen":
                found.append(SeatRow(number, "screen", host, clean_name(seat.name, "name")))
            case "bot":
                spec = _stored_bot(seat.bot)
                found.append(SeatRow(number, "bot", None, spec.capitalize(), spec))
            case "open":
                found.append(SeatRow(number, "open"))
    return tuple(found)


def _stored_bot(name: str) -> str:
    """A bot's name as it is stored. One of the operator's own, which was checked before, stays."""
    try:
        return str(parse_spec(name))
    except UnknownBotError:
        return name


def new_row(
    host: str, name: str, settings: TableSettings, deal: str | None, seed: bytes, at: int
) -> TableRow:
    """A new table, not stored yet."""
    return TableRow(
        id=new_id(),
        host=host,
        status="waiting",
        settings=settings,
        seed=seed,
        commitment=commitment_to(seed),
        deal=deal,
        rematch=None,
        round=0,
        to_act=(),
        due_at=None,
        created=at,
        changed=at,
        finished=None,
        scores=None,
        winners=None,
        target=None,
        seats=first_seats(settings, host, name),
    )


def record_seat(seat: SeatRow) -> Seat:
    """A seat as the game's record names it."""
    if seat.kind == "open":
        return Seat(SeatKind.OPEN)
    if seat.kind == "bot":
        return Seat(SeatKind.BOT, seat.name, seat.bot)
    return Seat(SeatKind.HUMAN, seat.name)
