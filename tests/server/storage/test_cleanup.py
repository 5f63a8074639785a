"""Tables that nobody comes back to."""

from pathlib import Path

import pytest

from sagrada.server.errors import ApiError
from sagrada.server.ids import now
from sagrada.server.storage.cleanup import (
    PLAYING,
    VISITOR,
    WAITING,
    expire_sessions,
    expire_tables,
    expire_visitors,
)
from sagrada.server.storage.people import (
    SESSION_LASTS,
    add_session,
    change_person,
    find_by_session,
    find_person,
    renew_session,
)
from sagrada.server.tables.service import TableService
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.server.inside import person, registry_in, two_at_a_table

pytestmark = pytest.mark.anyio
SOON = 60_000


async def test_a_dead_table_expires_and_is_closed_for_everybody(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        played = await two_at_a_table(registry)
        ann = await person(registry, "Ann")
        waiting = await TableService(registry).open(ann, NewTable([NewSeat("me"), NewSeat("open")]))

        async def expired_after(milliseconds: int) -> list[str]:
            async with registry.services.database.writing() as connection:
                return await expire_tables(connection, now() + milliseconds)

        assert await expired_after(WAITING - SOON) == []
        assert await expired_after(WAITING + SOON) == [waiting.id]
        assert await expired_after(PLAYING - SOON) == []
        assert await expired_after(PLAYING + SOON) == [played.id]
        await registry.changed_many([waiting.id, played.id])
        assert waiting.row.status == played.row.status == "expired"
        with pytest.raises(ApiError, match="closed"):
            await TableService(registry).join(await person(registry, "Bob"), waiting.id, None)


async def test_a_guest_who_played_nowhere_goes_with_the_session(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        played = await registry.table((await two_at_a_table(registry)).id)
        player = played.row.seats[0].person
        assert player is not None
        passing, staying = await person(registry, "Passing"), await person(registry, "Staying")
        async with registry.services.database.writing() as connection:
            for each in (player, passing.id, staying.id):
                await add_session(connection, each, 0)
            await add_session(connection, staying.id, now())  # on another device
            await expire_sessions(connection, now())
            found = [await find_person(connection, p) for p in (player, passing.id, staying.id)]
        assert [each is None for each in found] == [False, True, False]


async def test_a_visitor_who_never_played_is_forgotten_after_a_week(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        played = await registry.table((await two_at_a_table(registry)).id)
        player = played.row.seats[0].person
        assert player is not None
        passing, fresh = await person(registry, "Passing"), await person(registry, "Fresh")
        account = await person(registry, "Account")
        async with registry.services.database.writing() as connection:
            await change_person(connection, account.id, kind="account")
            for each in (player, passing.id, account.id):
                await add_session(connection, each, now() - VISITOR - SOON)
            await add_session(connection, fresh.id, now() - VISITOR + SOON)
            await expire_visitors(connection, now())
            everybody = (player, passing.id, account.id, fresh.id)
            found = [await find_person(connection, each) for each in everybody]
        assert [each is None for each in found] == [False, True, False, False]


async def test_a_session_that_is_used_goes_on(tmp_path: Path) -> None:
    day = 24 * 60 * 60 * 1000
    async with registry_in(tmp_path) as registry:
        database = registry.services.database
        ann = await person(registry, "Ann")
        async with database.writing() as connection:
            secret = await add_session(connection, ann.id, 0)
        assert not await renew_session(database, secret, day // 2), "once a day is enough"
        assert await renew_session(database, secret, 100 * day)
        async with database.reading() as connection:
            assert await find_by_session(connection, secret, SESSION_LASTS + day) == ann
            later = 100 * day + SESSION_LASTS + 1
            assert await find_by_session(connection, secret, later) is None
        assert not await renew_session(database, "forged", 0)
