"""From what a host asked for to a table that can be played at."""

from dataclasses import replace

import msgspec

from sagrada.bots.registry import parse_spec
from sagrada.bots.spec import SpecError
from sagrada.engine.options import PRESETS, Options, Setup, SetupError, StartPlayer
from sagrada.game.dealer import commitment_to
from sagrada.game.record import Seat, SeatKind
from sagrada.server.errors import ApiError
from sagrada.server.ids import new_id
from sagrada.server.storage.tables import SeatRow, TableRow
from sagrada.server.tables.names import clean_name
from sagrada.server.wire.tables import NewSeat, NewTable


def checked_table(asked: NewTable) -> Setup:
    """The setup of a new table; a `ApiError` names the field that is wrong."""
    kinds = [seat.kind for seat in asked.seats]
    if kinds.count("me") > 1:
        raise ApiError(
            "bad-request", "You can sit on one seat; use 'screen' for others here.", "seats"
        )
    if "screen" in kinds and "me" not in kinds:
        raise ApiError("bad-request", "Others on your screen need you at the table too.", "seats")
    if asked.hints and asked.deal is not None:
        raise ApiError("bad-request", "Nobody is helped on a shared deal.", "hints")
    for number, seat in enumerate(asked.seats):
        _check_seat(seat, f"seats.{number}")
    try:
        return setup_of(asked)
    except SetupError as error:
        raise ApiError("bad-request", f"{error}.", error.field) from None


def _check_seat(seat: NewSeat, field: str) -> None:
    if seat.kind == "bot":
        try:
            spec = parse_spec(seat.bot)
        except SpecError as error:
            raise ApiError("bad-request", f"{field}.bot: {error}.", f"{field}.bot") from None
        if spec.options:  # how much a bot may think is the server's affair
            raise ApiError("bad-request", "Give a bot's name without options.", f"{field}.bot")
    elif seat.bot:
        raise ApiError("bad-request", "Only a bot's seat names a bot.", f"{field}.bot")
    if seat.kind == "screen":
        clean_name(seat.name, f"{field}.name")


def setup_of(asked: NewTable) -> Setup:
    options = _options(asked)
    start = asked.start
    players = len(asked.seats)
    if options.start_player is StartPlayer.NAMED and start is None and players > 1:
        start = 0
    return Setup(
        players=players,
        options=options,
        solo_tools=asked.solo_tools,
        tools=None if asked.tools is None else tuple(asked.tools),
        public=None if asked.public is None else tuple(asked.public),
        cards=None if asked.cards is None else tuple(asked.cards),
        start=start,
    )


def _options(asked: NewTable) -> Options:
    given = msgspec.structs.asdict(asked.options)
    return replace(
        PRESETS[asked.edition],
        **{name: value for name, value in given.items() if value is not None},
    )


def first_seats(asked: NewTable, host: str, name: str) -> tuple[SeatRow, ...]:
    """Who sits where when the table is opened."""
    found = []
    for number, seat in enumerate(asked.seats):
        match seat.kind:
            case "me":
                found.append(SeatRow(number, "person", host, name))
            case "screen":
                found.append(SeatRow(number, "screen", host, clean_name(seat.name, "name")))
            case "bot":
                spec = str(parse_spec(seat.bot))
                found.append(SeatRow(number, "bot", None, spec.capitalize(), spec))
            case "open":
                found.append(SeatRow(number, "open"))
    return tuple(found)


def deal_code(asked: NewTable) -> str | None:
    return None if asked.deal is None else asked.deal.strip().lower()


def new_row(
    host: str, name: str, asked: NewTable, deal: str | None, seed: bytes, at: int
) -> TableRow:
    """A new table, not stored yet."""
    return TableRow(
        id=new_id(),
        host=host,
        status="waiting",
        settings=asked,
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
        seats=first_seats(asked, host, name),
    )


def record_seat(seat: SeatRow) -> Seat:
    """A seat as the game's record names it."""
    if seat.kind == "open":
        return Seat(SeatKind.OPEN)
    if seat.kind == "bot":
        return Seat(SeatKind.BOT, seat.name, seat.bot)
    return Seat(SeatKind.HUMAN, seat.name)
