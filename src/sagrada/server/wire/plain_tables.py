"""Tables of which there is only a game, stored nowhere: of a record, a position, a lesson."""

from typing import Any

import msgspec

from sagrada.engine.options import Setup
from sagrada.game.record import Record, SeatKind
from sagrada.server.wire.tables import NoClock, SeatInfo, TableInfo, options, solo_cards

_LONGEST_NAME = 30


def plain_table(setup: Setup, seats: list[SeatInfo], **known: Any) -> TableInfo:
    """A table of which there is only a game: of a record, a lesson, a test.

    `known` are the fields that are not as usual.
    """
    info = TableInfo(
        id="",
        path="",
        status="over",
        seats=seats,
        host="",
        is_host=False,
        your_seats=[],
        edition="en",
        options=options(setup.options),
        solo_tools=setup.solo_tools,
        tools=None if setup.tools is None else list(setup.tools),
        public=None if setup.public is None else list(setup.public),
        cards=solo_cards(setup),
        start=setup.start,
        window=setup.window,
        clock=NoClock(),
        listed=False,
        spectators=True,
        undo=True,
        hints=False,
        chat=False,
        deal=None,
        fork=None,
        commitment=None,
        round=0,
        to_act=[],
        abort_agreed=[],
        rematch=None,
        created=0,
        changed=0,
    )
    return msgspec.structs.replace(info, **known)


def plain_seat(
    seat: int, name: str, bot: str | None, is_bot: bool, person: str | None = None
) -> SeatInfo:
    """A seat of such a table; `person` is the reader's own id, on the reader's seat."""
    return SeatInfo(
        seat=seat,
        kind="bot" if is_bot else "person",
        name=name,
        bot=bot,
        person=person,
        is_you=person is not None,
        is_here=True,
        resigned=False,
        stand_in=False,
    )


def info_of_record(record: Record) -> TableInfo:
    """The table at which a record was made, as far as the record tells."""
    seats = [
        plain_seat(
            number,
            seat.name[:_LONGEST_NAME],
            seat.bot[:_LONGEST_NAME] or None,
            seat.kind is SeatKind.BOT,
        )
        for number, seat in enumerate(record.seats)
    ]
    return plain_table(record.setup, seats, edition=record.edition, commitment=record.commitment)
