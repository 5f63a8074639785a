"""The one gate to finished games: every route that shows a game asks here first.

Others can still play the deal of a game: that of a day until the day closes, a shared one until it
ends. Until then nobody gets anything out of the game that tells its dice: no replay, record,
review, fork or export. Only those who played it get their own, without the seed. Later everybody
does who has the game's link, and the seed with it (docs/decisions/0015-daily-window.md).

`tests/server/replay/test_gate.py` finds a route that shows a game in another way.
"""

from sagrada.game.record import Record
from sagrada.server.errors import ApiError
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.table import Table


async def finished_game(
    registry: TableRegistry, viewer: str | None, table: str
) -> tuple[Table, Record]:
    """The table and its record, with the seed unless its deal can still be played.

    `viewer` is the person who asks. An `ApiError` says why they can't see the game.
    """
    found = await registry.table(table)
    async with found.synced():
        await found.reveal()
    if found.game is None or not found.game.is_over or found.over is None:
        raise ApiError("not-over", "The game isn’t over yet.")
    is_revealed = found.over.seed is not None
    if not is_revealed and not found.row.seats_of(viewer):
        sentence = "This deal can still be played. You can view its games once it closes."
        raise ApiError("deal-open", sentence)
    return found, found.game.record(reveal=is_revealed)
