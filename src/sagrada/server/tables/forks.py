"""Tables that go on from a moment of a finished game: what if I had chosen differently?

They count for nothing: no results are kept, so no statistics and no goals.
"""

from collections.abc import Collection

from sagrada.engine.options import Options
from sagrada.game.record import Record
from sagrada.game.record_text import format_entries
from sagrada.game.replay import ReplayMoment
from sagrada.server.errors import ApiError
from sagrada.server.storage.settings import ForkSettings, OptionSettings, TableSettings
from sagrada.server.tables.new_table import check_seats, stored_seats
from sagrada.server.wire.tables import NewFork


def fork_settings(
    record: Record,
    moments: tuple[ReplayMoment, ...],
    asked: NewFork,
    source: str,
    listed_bots: Collection[str],
) -> TableSettings:
    """The settings of a table that goes on from the moment asked for.

    `source` is the id of the finished game, or empty for a record from elsewhere.
    """
    players = record.setup.players
    if len(asked.seats) != players:
        raise ApiError("bad-request", f"Give {players} seats, as in that game.", "seats")
    check_seats(asked.seats, listed_bots)
    if asked.moment >= len(moments) or moments[asked.moment].state.is_over:
        raise ApiError("bad-request", "There’s nothing left to play at that moment.", "moment")
    moment = moments[asked.moment]
    setup = record.setup
    return TableSettings(
        seats=stored_seats(asked.seats),
        edition=record.edition,
        options=_all_options(setup.options),
        solo_tools=setup.solo_tools,
        tools=setup.tools,
        public=setup.public,
        cards=setup.cards,
        start=setup.start,
        window=setup.window,
        hints=asked.hints,
        fork=ForkSettings(
            moment=asked.moment,
            round=moment.state.round,
            entries=format_entries(record.entries[: moment.version]),
            game=source,
        ),
    )


def _all_options(options: Options) -> OptionSettings:
    return OptionSettings(
        referee=options.referee,
        trimmed_bag=options.trimmed_bag,
        solo_private=options.solo_private,
        last_tie_break=options.last_tie_break,
        solo_payment=options.solo_payment,
        start_player=options.start_player,
    )


def fork_seed(record: Record, asked: NewFork) -> bytes | None:
    """The seed for the same dice as in that game; None for fresh ones."""
    if asked.dice == "fresh":
        return None
    if record.seed is None:
        sentence = "That record doesn’t tell its seed, so the same dice can’t come again."
        raise ApiError("bad-request", sentence, "dice")
    return record.seed
