"""What a person's games add up to."""

from pathlib import Path

import pytest
from sqlalchemy import insert

from sagrada.server.storage.games import results_of
from sagrada.server.storage.schema import results
from sagrada.server.wire.people import statistics
from tests.server.inside import person, registry_in, two_at_a_table

pytestmark = pytest.mark.anyio

RESULTS = [
    {"players": 2, "pattern": "virtus", "solo_tools": None, "score": 40, "won": True},
    {"players": 2, "pattern": "batllo", "solo_tools": None, "score": 31, "won": False},
    {"players": 1, "pattern": "virtus", "solo_tools": 4, "score": 25, "won": True},
]


async def test_games_wins_mean_and_best_by_players_window_and_solo_level(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
        tables = [(await two_at_a_table(registry)).id for _ in RESULTS]
        async with registry.services.database.writing() as connection:
            for table, result in zip(tables, RESULTS, strict=True):
                whose = {"table": table, "seat": 0, "person": ann.id}
                await connection.execute(insert(results).values(**whose, **result))
            found = statistics(await results_of(connection, ann.id))
            nothing = statistics(await results_of(connection, bob.id))
        assert (found.games, found.wins) == (3, 2)
        groups = {
            (f.kind, f.key): (f.games, f.wins, f.mean_score, f.best_score) for f in found.groups
        }
        assert groups == {
            ("players", "1"): (1, 1, 25, 25),
            ("players", "2"): (2, 1, 35.5, 40),
            ("pattern", "batllo"): (1, 0, 31, 31),
            ("pattern", "virtus"): (2, 2, 32.5, 40),
            ("solo-tools", "4"): (1, 1, 25, 25),
        }
        assert (nothing.games, nothing.wins, nothing.groups) == (0, 0, [])
