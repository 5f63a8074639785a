"""The one gate: until its day is closed, nobody gets anything out of another's game on its deal."""

import ast
import inspect
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import sagrada.server
from sagrada.server import daily_calendar as days
from sagrada.server.daily.service import Daily
from sagrada.server.daily_calendar import WindowKind
from sagrada.server.errors import ApiError
from sagrada.server.replay.gate import finished_game
from sagrada.server.storage.people import Person
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.wire.tables import TableInfo
from tests.client.older_accounts import main as older_accounts
from tests.server.daily.test_service import DAY, Clock, account, clock, guest, play_out
from tests.server.guests import Guest
from tests.server.inside import registry_in
from tests.server.processes import Server

pytestmark = pytest.mark.anyio

__all__ = ["clock"]  # a fixture
_SOURCE = Path(inspect.getfile(sagrada.server)).parent


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


@pytest.mark.parametrize("kind", get_args(WindowKind))
async def test_until_the_day_closes_a_game_is_only_its_players(
    registry: TableRegistry, clock: Clock, kind: WindowKind
) -> None:
    ann, bob = await account(registry, "Ann"), await account(registry, "Bob")
    eve = await guest(registry, "Eve")
    daily = Daily(registry)
    table = await daily.play(ann, "today", kind)
    others: list[Person | None] = [bob, eve, None]

    async def sees(person: Person | None) -> str:
        try:
            _, record = await finished_game(registry, person.id if person else None, table.id)
        except ApiError as error:
            return error.code
        return "seed" if record.seed else "game"

    assert {await sees(each) for each in [ann, *others]} == {"not-over"}
    await play_out(table)
    await play_out(await daily.play(bob, "today", kind), seed=2)  # who has played, too
    for at in (clock.at, days.ends(DAY), days.closes(DAY) - 1):
        clock.at = at
        assert await sees(ann) == "game", "their own, without the seed"
        assert {await sees(each) for each in others} == {"deal-open"}
    clock.at = days.closes(DAY)
    assert {await sees(each) for each in [ann, *others]} == {"seed"}


_OF_THE_TABLE = "/api/tables/{table}"
"""Who sits there and how it was set up: no dice."""


async def _routes(guest: Guest) -> list[str]:
    """Everything that can be read of a table, from the description of the API."""
    schema = (await guest.http.get("/api/schema")).json()
    return [path for path, how in schema["paths"].items() if "{table}" in path and "get" in how]


async def test_every_route_asks_the_gate(server: Server) -> None:
    """Whatever it shows of a game, and for both deals of the day."""
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        routes = [path for path in await _routes(eve) if path != _OF_THE_TABLE]
        assert len(routes) >= 4
        await ann.post("/api/account", dict, account="Ann-gate", password="long enough")
        await older_accounts(server.environment["SAGRADA_DATABASE"])
        for what in ("play", "open"):
            table = await ann.post(f"/api/daily/today/{what}", TableInfo)
            async with ann.at(table.id) as seat:
                await seat.play_on(Random(5))
            for route in routes:
                path = route.replace("{table}", table.id)
                assert (await eve.http.get(path)).status_code == 403, route
                assert (await ann.http.get(path)).status_code == 200, route
            data = (await ann.http.get("/api/me/data")).text
            assert "draft" not in data, "an export tells no dice"


def test_nobody_else_takes_a_record_out_of_a_game() -> None:
    """A new route that does so must go through the gate."""
    takers = {
        path.relative_to(_SOURCE).as_posix()
        for path in _SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("record", "full_record")
    }
    assert takers == {"replay/gate.py"}
