import gzip
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.options import Setup
from sagrada.engine.state import NO_TURN
from sagrada.game.game import Game
from sagrada.game.record import Record, Seat, SeatKind
from sagrada.study.puzzles.finding import exact_puzzle
from sagrada.study.puzzles.mine import confirm_all, main, spread
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleSource
from sagrada.study.puzzles.seat_position import format_seat_position
from sagrada.study.puzzles.stock import read
from tests.game.games import random_game
from tests.study.puzzles.test_verdict import EXACT, JUDGMENT

_STATE = random_game(seed=2, until_round=2).state
EARLY = format_seat_position(_STATE.view(_STATE.active))
"""In an almost empty window many choices are alike."""


def mine(folder: Path, *words: str) -> int:
    kept, out = folder / "kept", folder / "stock.gz"
    return main(["--seed", "7", "--kept", str(kept), "--out", str(out), *words])


def test_a_short_run_and_a_resumed_one_write_the_same(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "a", tmp_path / "b"
    assert mine(whole, "--exact", "3", "--judgment", "0") == 0
    assert mine(stopped, "--exact", "1", "--judgment", "0") == 0
    (kept,) = stopped.glob("kept/exact*")
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"game": 99, "puz')  # as if it had been killed while writing
    assert mine(stopped, "--exact", "3", "--judgment", "0") == 0
    stock = read(whole / "stock.gz")
    assert read(stopped / "stock.gz") == stock
    assert (whole / "stock.gz").read_bytes() == (stopped / "stock.gz").read_bytes()
    assert [puzzle.id for puzzle in stock] == sorted({puzzle.id for puzzle in stock})
    assert len(stock) == 3


def test_games_of_another_order_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept" / "exact-7.jsonl"
    kept.parent.mkdir()
    kept.write_text(json.dumps({"game": 3, "puzzles": []}) + "\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="aren’t the games 0, 1"):
        mine(tmp_path, "--exact", "1", "--judgment", "0")


def test_the_stock_grows_and_keeps_its_puzzles(tmp_path: Path) -> None:
    assert mine(tmp_path, "--exact", "2", "--judgment", "0") == 0
    before = read(tmp_path / "stock.gz")
    assert mine(tmp_path, "--exact", "5", "--judgment", "0", "--add") == 0
    after = read(tmp_path / "stock.gz")
    assert len(after) == len({puzzle.id for puzzle in after}) == 5
    assert all(puzzle in after for puzzle in before)
    assert mine(tmp_path, "--exact", "1", "--judgment", "0", "--add") == 0
    assert read(tmp_path / "stock.gz") == after


def test_games_of_people_give_puzzles_that_say_so(tmp_path: Path) -> None:
    record, found = game_with_a_puzzle()
    (tmp_path / "game.sagrada").write_text(str(record), encoding="utf-8")
    assert mine(tmp_path, "--records", str(tmp_path), "--fresh", "8") == 0
    stock = read(tmp_path / "stock.gz")
    assert found.id in {puzzle.id for puzzle in stock}
    assert {puzzle.source for puzzle in stock} == {PuzzleSource.PEOPLE}
    assert all("source" not in puzzle.to_json() for puzzle in stock), "nobody is told"
    assert "Ann" in str(record)
    assert b"Ann" not in gzip.decompress((tmp_path / "stock.gz").read_bytes())
    kept = {file.name: file.read_bytes() for file in tmp_path.glob("kept/*")}
    assert mine(tmp_path, "--records", str(tmp_path / "game.sagrada"), "--fresh", "8") == 0
    assert read(tmp_path / "stock.gz") == stock
    assert {file.name: file.read_bytes() for file in tmp_path.glob("kept/*")} == kept, "not again"


def game_with_a_puzzle() -> tuple[Record, Puzzle]:
    """A record in which an exact puzzle is known to be, found by looking at it by hand."""
    seats = (Seat(SeatKind.HUMAN, "Ann"), Seat(SeatKind.HUMAN, "Bob"))
    bot = make_bot("greedy")
    for seed in range(20):
        game = Game.open(Setup(2, tools=(1, 2, 3)), seats, bytes([seed]) * 32)
        rng = Random(seed)
        last = []
        while not game.is_over:
            state = game.state
            if state.round == 10 and state.turn_number == 3 and state.turn == NO_TURN:
                last.append(state)
            seat = state.to_act[0]
            game.submit(seat, bot.choose(game.view(seat), Budget(60), rng))
        puzzle = exact_puzzle(last[0])
        if puzzle is not None:
            return game.record(), puzzle
    raise AssertionError("no game has a puzzle")


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.sagrada").write_text("nonsense", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"bad\.sagrada"):
        mine(tmp_path, "--records", str(tmp_path))
    with pytest.raises(SystemExit, match=r"missing\.sagrada"):
        mine(tmp_path, "--records", str(tmp_path / "missing.sagrada"))


def test_what_is_not_clear_any_more_goes() -> None:
    doubtful = replace(JUDGMENT, position=EARLY)
    assert list(confirm_all([EXACT, doubtful], 1, fresh=40)) == [EXACT]


@pytest.mark.slow
def test_both_kinds(tmp_path: Path) -> None:
    assert mine(tmp_path, "--exact", "2", "--judgment", "1", "--fresh", "40") == 0
    assert Counter(puzzle.kind for puzzle in read(tmp_path / "stock.gz")) == {
        "exact": 2,
        "judgment": 1,
    }


@pytest.mark.parametrize("words", [["--exact", "-1"], ["--fresh", "2"], ["--only", "all"]])
def test_bad_numbers_are_refused(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        mine(tmp_path, *words)


def test_ratings_are_spread() -> None:
    ratings = [700, 710, 720, 730, 740, 1200, 1210, 1800]
    puzzles = [replace(EXACT, rating=rating) for rating in ratings]
    assert [puzzle.rating for puzzle in spread(puzzles, 5)] == [700, 1200, 1800, 710, 1210]
    assert sorted(puzzle.rating for puzzle in spread(puzzles, 99)) == ratings
