"""A table as a person sees it from outside the game."""

from collections.abc import Collection
from typing import cast

from sagrada.game.record import Record, Seat, SeatKind
from sagrada.server.storage.settings import ClockSettings
from sagrada.server.storage.tables import SeatRow, TableRow
from sagrada.server.wire.tables import (
    AnyClock,
    DaysClock,
    Edition,
    NoClock,
    SeatInfo,
    SecondsClock,
    TableInfo,
)
from sagrada.server.wire.translate.catalogue import options


def table_info(
    row: TableRow, viewer: str | None, here: Collection[int] = (), knows_deal: bool = False
) -> TableInfo:
    """`viewer` is the person who looks; `here` are the seats that are connected."""
    settings = row.settings
    yours = row.seats_of(viewer)
    # Who has the code can play the same dice: not for those who have seen them, nor for the lobby.
    knows_deal = knows_deal or viewer == row.host or bool(yours)
    return TableInfo(
        id=row.id,
        path=f"/t/{row.id}",
        status=row.status,
        seats=[_seat(seat, viewer, seat.seat in here) for seat in row.seats],
        host=row.host,
        is_host=viewer == row.host,
        your_seats=yours,
        edition=cast("Edition", settings.edition),
        options=options(settings.setup().options),
        solo_tools=settings.solo_tools,
        tools=None if settings.tools is None else list(settings.tools),
        public=None if settings.public is None else list(settings.public),
        clock=_clock(settings.clock),
        listed=settings.listed,
        spectators=settings.spectators,
        undo=settings.undo,
        hints=settings.hints,
        chat=settings.chat,
        deal=row.deal if knows_deal else None,
        commitment=row.commitment,
        round=row.round,
        to_act=list(row.to_act),
        abort_agreed=[seat.seat for seat in row.seats if seat.wants_abort],
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
    )


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


# ---------------------------------------------------------------- of a record

_LONGEST_NAME = 30


def info_of_record(record: Record) -> TableInfo:
    """The table at which a record was made, as far as the record tells."""
    setup = record.setup
    return TableInfo(
        id="",
        path="",
        status="over",
        seats=[_recorded_seat(number, seat) for number, seat in enumerate(record.seats)],
        host="",
        is_host=False,
        your_seats=[],
        edition=cast("Edition", record.edition),  # a record holds no other
        options=options(setup.options),
        solo_tools=setup.solo_tools,
        tools=None if setup.tools is None else list(setup.tools),
        public=None if setup.public is None else list(setup.public),
        clock=NoClock(),
        listed=False,
        spectators=True,
        undo=True,
        hints=False,
        chat=False,
        deal=None,
        commitment=record.commitment,
        round=0,
        to_act=[],
        abort_agreed=[],
        rematch=None,
        created=0,
        changed=0,
    )


def _recorded_seat(number: int, seat: Seat) -> SeatInfo:
    return SeatInfo(
        seat=number,
        kind="bot" if seat.kind is SeatKind.BOT else "person",
        name=seat.name[:_LONGEST_NAME],
        bot=seat.bot[:_LONGEST_NAME] or None,
        person=None,
        is_you=False,
        is_here=True,
        resigned=False,
        stand_in=False,
    )
