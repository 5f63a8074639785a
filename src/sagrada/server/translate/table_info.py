"""A table as a person sees it from outside the game."""

from collections.abc import Collection

from sagrada.server.messages.tables import SeatInfo, TableInfo
from sagrada.server.opening import setup_of
from sagrada.server.storage.tables import SeatRow, TableRow
from sagrada.server.translate.catalogue import options


def table_info(row: TableRow, viewer: str | None, here: Collection[int] = ()) -> TableInfo:
    """`viewer` is the person who looks; `here` are the seats that are connected."""
    asked = row.settings
    setup = setup_of(asked)
    yours = row.seats_of(viewer)
    # Who has the code can play the same dice beforehand: not for spectators, nor for the lobby.
    knows_deal = row.status == "over" or viewer == row.host or bool(yours)
    return TableInfo(
        id=row.id,
        path=f"/t/{row.id}",
        status=row.status,
        seats=[_seat(seat, viewer, seat.seat in here) for seat in row.seats],
        host=row.host,
        is_host=viewer == row.host,
        your_seats=yours,
        edition=asked.edition,
        options=options(setup.options),
        solo_tools=asked.solo_tools,
        tools=asked.tools,
        public=asked.public,
        clock=asked.clock,
        listed=asked.listed,
        spectators=asked.spectators,
        undo=asked.undo,
        hints=asked.hints,
        chat=asked.chat,
        deal=row.deal if knows_deal else None,
        commitment=row.commitment,
        round=row.round,
        to_act=list(row.to_act),
        abort_agreed=[seat.seat for seat in row.seats if seat.wants_abort],
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
    )


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
