import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from sagrada.study.puzzles.mine import main, spread
from sagrada.study.puzzles.stock import load
from tests.study.puzzles.test_verdict import EXACT


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
    stock = load(whole / "stock.gz")
    assert load(stopped / "stock.gz") == stock
    assert (whole / "stock.gz").read_bytes() == (stopped / "stock.gz").read_bytes()
    assert [puzzle.id for puzzle in stock] == sorted({puzzle.id for puzzle in stock})
    assert len(stock) == 3


def test_games_of_another_order_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept" / "exact-7.jsonl"
    kept.parent.mkdir()
    kept.write_text(json.dumps({"game": 3, "puzzles": []}) + "\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="isn’t game 0"):
        mine(tmp_path, "--exact", "1", "--judgment", "0")


@pytest.mark.slow
def test_both_kinds(tmp_path: Path) -> None:
    assert mine(tmp_path, "--exact", "2", "--judgment", "1", "--fresh", "40") == 0
    assert Counter(puzzle.kind for puzzle in load(tmp_path / "stock.gz")) == {
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
