"""Ending a game without a result."""

from pathlib import Path

import pytest

from sagrada.server.ids import now
from sagrada.server.storage.people import Person
from sagrada.server.tables import service as service_module
from sagrada.server.tables.service import LONG_WAIT, TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.server.inside import ann_and_bob, person, registry_in

pytestmark = pytest.mark.anyio


async def _choose(table: Table, seat: int) -> None:
    pattern = table.playing().legal(seat)[0]
    await table.act("person", seat, None, lambda game: game.submit(seat, pattern))


@pytest.mark.parametrize(
    ("waited", "agree", "status"),
    [
        (LONG_WAIT - 60_000, [0, 1], "playing"),
        (LONG_WAIT, [0], "playing"),
        (LONG_WAIT, [0, 1], "aborted"),
    ],
)
async def test_who_is_waited_for_too_long_need_not_agree(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    waited: int,
    agree: list[int],
    status: str,
) -> None:
    """Three players; two have chosen their patterns, and the third does not come back."""
    async with registry_in(tmp_path) as registry:
        people: list[Person] = [await person(registry, name) for name in ("Ann", "Bob", "Cid")]
        asked = NewTable([NewSeat("me"), NewSeat("open"), NewSeat("open")])
        table = await TableService(registry).open(people[0], asked)
        for each in people[1:]:
            await TableService(registry).join(each, table.id, None)
        for seat in (0, 1):
            await _choose(table, seat)
        later = now() + waited
        monkeypatch.setattr(service_module, "now", lambda: later)
        for seat in agree:
            assert table.row.status == "playing"
            await TableService(registry).abort(people[seat], table.id, agree=True)
        assert table.row.status == status


async def test_whoever_is_waited_for_cannot_run_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others have to agree, however long they have been kept waiting."""
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        await _choose(table, 0)
        later = now() + 2 * LONG_WAIT
        monkeypatch.setattr(service_module, "now", lambda: later)
        alone = await TableService(registry).abort(bob, table.id, agree=True)
        assert alone.row.status == "playing"
        both = await TableService(registry).abort(ann, table.id, agree=True)
        assert both.row.status == "aborted"


async def test_who_is_back_and_wants_to_play_on_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        await _choose(table, 0)
        await TableService(registry).abort(ann, table.id, agree=True)
        later = now() + LONG_WAIT
        monkeypatch.setattr(service_module, "now", lambda: later)
        still = await TableService(registry).abort(bob, table.id, agree=False)
        assert still.row.status == "playing"
