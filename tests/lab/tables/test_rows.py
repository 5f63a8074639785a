"""The rows of a game agree with each other and with its record."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from sagrada.engine.notation import format_space
from sagrada.engine.options import Setup
from sagrada.engine.scoring.standings import final_standings
from sagrada.game.game import Game
from sagrada.game.record import Record, Seat, SeatKind
from sagrada.game.replay import replay
from sagrada.lab.arena.plan import Fixture, make_plan
from sagrada.lab.arena.played_game import play_game
from sagrada.lab.tables.rows import Rows, UnfinishedGame, rows_of
from sagrada.lab.tables.schema import TABLES, Kind

KINDS = {Kind.TEXT: str, Kind.INT: int, Kind.FLOAT: float, Kind.BOOL: bool}


def arena_record(*specs: str, seed: int = 5, solo: bool = False) -> Record:
    plan = make_plan(specs, deals=1, seed=seed, solo=solo, tools=4 if solo else None)
    lineup = tuple(range(len(specs)))
    text = play_game(plan, Fixture(1, lineup, 0), with_record=True).record
    assert text is not None
    return Record.parse(text)


@pytest.fixture(scope="module")
def record() -> Record:
    return arena_record("master", "journeyman", "random")


@pytest.fixture(scope="module")
def rows(record: Record) -> Rows:
    return rows_of("g", record, deal=1, rotation=0)


def test_cells_are_what_the_schema_says(rows: Rows) -> None:
    solo = rows_of("s", arena_record("journeyman", solo=True))
    for found in (rows, solo):
        assert list(found) == list(TABLES)
        for table, columns in TABLES.items():
            assert found[table], table
            for row in found[table]:
                assert list(row) == [column.name for column in columns]
                for column in columns:
                    cell = row[column.name]
                    assert cell is None or type(cell) is KINDS[column.kind], (table, column.name)


def test_the_end_is_the_records(record: Record, rows: Rows) -> None:
    standings = final_standings(replay(record).state)
    assert [row["points"] for row in rows["seats"]] == [sheet.total for sheet in standings.sheets]
    assert [row["bot"] for row in rows["seats"]] == ["master", "journeyman", "random"]
    assert sum(float(row["win"] or 0) for row in rows["seats"]) == 1
    assert sorted(int(row["rank"] or 0) for row in rows["seats"]) == [1, 2, 3]


def test_score_lines_add_up(rows: Rows) -> None:
    sums: Counter[object] = Counter()
    for row in rows["score_lines"]:
        sums[row["seat"]] += int(row["points"] or 0)
    assert [sums[row["seat"]] for row in rows["seats"]] == [row["points"] for row in rows["seats"]]


def test_turns_follow_one_another(rows: Rows) -> None:
    turns = rows["turns"]
    assert [row["turn"] for row in turns] == list(range(1, len(turns) + 1))
    assert {row["round"] for row in turns} == set(range(1, 11))
    for seat in (1, 2, 3):
        own = [row for row in turns if row["seat"] == seat]
        for row, following in pairwise(own):
            assert row["points_after"] == following["points_before"]
        assert own[-1]["points_after"] == rows["seats"][seat - 1]["points"]
        assert own[-1]["favor_after"] == rows["seats"][seat - 1]["favor"]


def test_placements_fill_the_windows(record: Record, rows: Rows) -> None:
    """What was placed last on a space, unless it was moved on, is the die at the end."""
    state = replay(record).state
    for seat in range(3):
        last = {
            row["space"]: f"{row['color']}{row['value']}"
            for row in rows["placements"]
            if row["seat"] == seat + 1
        }
        for space, die in enumerate(state.window(seat).dice):
            if die is not None:
                assert last[format_space(space)] == str(die)
    new = Counter(row["seat"] for row in rows["placements"] if not row["is_moved"])
    for row in rows["seats"]:
        assert new[row["seat"]] == 20 - int(row["empty"] or 0)


def test_tool_uses_are_counted(record: Record, rows: Rows) -> None:
    uses = Counter(row["seat"] for row in rows["tool_uses"])
    assert [uses[row["seat"]] for row in rows["seats"]] == [
        row["tool_uses"] for row in rows["seats"]
    ]
    used = [row["turn"] for row in rows["turns"] if row["tool"] is not None]
    assert used == [row["turn"] for row in rows["tool_uses"]]
    assert str(record).count("tool ") >= len(used) > 0


def test_a_game_in_progress_goes_into_no_table() -> None:
    game = Game(players=2, seed=3)
    with pytest.raises(UnfinishedGame, match="the game isn’t over"):
        rows_of("g", game.full_record())


def test_what_was_undone_is_left_out() -> None:
    """The same game, with a choice that was made, undone and made again."""
    seats = tuple(Seat(SeatKind.HUMAN, name) for name in ("A", "B"))
    plain = Game.open(Setup(2), seats, bytes(32))
    undone = Game.open(Setup(2), seats, bytes(32))
    rng = Random(1)
    undos = 0
    while not plain.is_over:
        seat = plain.state.to_act[0]
        move = rng.choice(list(plain.view(seat).legal))
        plain.submit(seat, move)
        undone.submit(seat, move)
        if rng.random() < 0.3 and undone.can_undo(seat):
            undone.undo(seat)
            undone.submit(seat, move)
            undos += 1
    assert undos > 3
    assert rows_of("g", undone.full_record()) == rows_of("g", plain.full_record())
