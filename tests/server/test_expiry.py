"""Tables that nobody comes back to."""

from pathlib import Path

import pytest

from sagrada.server.affairs import Affairs
from sagrada.server.ids import now
from sagrada.server.messages.tables import NewSeat, NewTable
from sagrada.server.problems import Problem
from sagrada.server.storage.expiry import PLAYING, WAITING, expire_tables
from tests.server.inside import hall_in, person, two_at_a_table

pytestmark = pytest.mark.anyio
SOON = 60_000


async def test_a_dead_table_expires_and_is_closed_for_everybody(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        played = (await two_at_a_table(hall)).live
        ann = await person(hall, "Ann")
        waiting = (await Affairs(hall).open(ann, NewTable([NewSeat("me"), NewSeat("open")]))).live

        async def expired_after(milliseconds: int) -> list[str]:
            async with hall.services.database.writing() as connection:
                return await expire_tables(connection, now() + milliseconds)

        assert await expired_after(WAITING - SOON) == []
        assert await expired_after(WAITING + SOON) == [waiting.id]
        assert await expired_after(PLAYING - SOON) == []
        assert await expired_after(PLAYING + SOON) == [played.id]
        await hall.changed_many([waiting.id, played.id])
        assert waiting.row.status == played.row.status == "expired"
        with pytest.raises(Problem, match="closed"):
            await Affairs(hall).join(await person(hall, "Bob"), waiting.id, None)
