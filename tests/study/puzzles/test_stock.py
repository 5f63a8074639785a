import datetime
from collections import Counter
from random import Random

import pytest

from sagrada.study.puzzles.difficulty import LEVELS, level_of
from sagrada.study.puzzles.exact import solve
from sagrada.study.puzzles.judgment import SECOND_OPINION, SECOND_POINTS, compare
from sagrada.study.puzzles.proof import ExactProof, JudgmentProof
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind
from sagrada.study.puzzles.seat_position import format_seat_position
from sagrada.study.puzzles.stock import (
    STOCK,
    NoPuzzle,
    by_id,
    load,
    matching,
    pick,
    timed_run,
    today,
)
from sagrada.study.puzzles.themes import THEMES
from sagrada.study.puzzles.verdict import VerdictStatus, parse

PUZZLES = load()
EXACT = [puzzle for puzzle in PUZZLES if puzzle.kind is PuzzleKind.EXACT]
JUDGMENT = [puzzle for puzzle in PUZZLES if puzzle.kind is PuzzleKind.JUDGMENT]


# ---------------------------------------------------------------- what is in it


def test_the_stock_is_large_and_its_file_small() -> None:
    assert len(PUZZLES) >= 2000
    assert STOCK.stat().st_size < 3_000_000
    assert JUDGMENT


def test_no_puzzle_is_there_twice() -> None:
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert [puzzle.id for puzzle in PUZZLES] == sorted(puzzle.id for puzzle in PUZZLES)


def test_every_level_and_every_kind_of_theme_is_there() -> None:
    levels = Counter(puzzle.level for puzzle in PUZZLES)
    assert set(levels) == set(LEVELS)
    assert min(levels.values()) > 100
    themes = {theme for puzzle in PUZZLES for theme in puzzle.themes}
    assert themes <= set(THEMES)
    wanted = ("rows", "columns", "diagonals", "sets", "private", "dead-spaces", "two-turns")
    assert {*wanted, "solo-payment", "tokens", "tool"} <= themes


def test_no_position_tells_what_the_seat_cannot_know() -> None:
    for puzzle in PUZZLES:
        told = [line.split(":")[0] for line in puzzle.position.splitlines() if "private" in line]
        assert told == [f"private {puzzle.seat + 1}"]
        assert "seed" not in puzzle.position
        assert "cards" not in puzzle.position


def test_judgment_puzzles_are_clear_of_the_noise() -> None:
    for puzzle in JUDGMENT:
        proof = puzzle.proof
        assert isinstance(proof, JudgmentProof)
        assert proof.gap >= 1
        assert proof.gap > 4 * proof.error - 0.05  # both are stored with two decimals
        assert all(choice.loss >= 1 for choice in proof.choices[proof.good :])
        assert proof.second_gap >= SECOND_POINTS
        assert proof.second_gap > 4 * proof.second_error - 0.05


# ---------------------------------------------------------------- solving a sample again


def solve_again(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        solution = solve(puzzle.state)
        totals = [*solution.windows.values()]
        assert puzzle.proof == ExactProof(max(totals), len(totals), totals.count(max(totals)))
        assert puzzle.answer(puzzle.solution).status is VerdictStatus.RIGHT
        best = [end for end in solution.ends if end.total == solution.best]
        assert all(puzzle.answer(end.moves).status is VerdictStatus.RIGHT for end in best)
        worse = [end for end in solution.ends if end.total < solution.best]
        assert puzzle.answer(worse[0].moves).loss == solution.best - worse[0].total
        assert format_seat_position(puzzle.view) == puzzle.position


def test_a_sample_of_exact_puzzles() -> None:
    solve_again(Random(1).sample(EXACT, 12))


@pytest.mark.slow
def test_a_larger_sample_of_exact_puzzles() -> None:
    solve_again(Random(2).sample(EXACT, 150))


def measure_again(puzzles: list[Puzzle], playouts: int) -> None:
    for puzzle in puzzles:
        proof = puzzle.proof
        assert isinstance(proof, JudgmentProof)
        assert puzzle.answer(puzzle.solution).status is VerdictStatus.RIGHT
        best, other = (
            parse(proof.choices[at].text.split(", "), puzzle.seat) for at in (0, proof.good)
        )
        for weights in (None, SECOND_OPINION):
            loss, error = compare(puzzle.view, best, other, playouts, 12345, weights)
            assert loss > 2 * error


def test_a_sample_of_judgment_puzzles() -> None:
    measure_again(Random(1).sample(JUDGMENT, 3), playouts=1200)


@pytest.mark.slow
def test_a_larger_sample_of_judgment_puzzles() -> None:
    measure_again(Random(2).sample(JUDGMENT, 20), playouts=1600)


# ---------------------------------------------------------------- choosing


def test_one_a_day_and_none_twice() -> None:
    first = datetime.date(2026, 11, 17)
    days = [first + datetime.timedelta(at) for at in range(len(PUZZLES) + 1)]
    found = [today(day, PUZZLES[:50]).id for day in days[:51]]
    assert len(set(found)) == 50
    assert found[0] == found[50]
    assert today(first) == today(first)
    assert today(days[0]) != today(days[1])


def test_by_theme_level_and_kind() -> None:
    for puzzle in matching(theme="lathekin", level="master", kind=PuzzleKind.EXACT):
        assert "lathekin" in puzzle.themes
        assert level_of(puzzle.rating) == "master"
        assert puzzle.kind is PuzzleKind.EXACT
    assert matching() == list(PUZZLES)
    with pytest.raises(NoPuzzle, match="choose one of rows, columns"):
        matching(theme="nonsense")
    with pytest.raises(NoPuzzle, match="choose one of apprentice"):
        matching(level="nonsense")
    with pytest.raises(NoPuzzle, match="try another theme"):
        matching(PUZZLES[:1], theme="opening", kind=PuzzleKind.EXACT)


def test_by_id() -> None:
    assert by_id(PUZZLES[7].id) is PUZZLES[7]
    with pytest.raises(NoPuzzle, match="there’s no puzzle"):
        by_id("nonsense")


def test_near_a_rating_and_not_solved_yet() -> None:
    rng = Random(1)
    for rating in (600, 1200, 1700):
        assert abs(pick(rng, rating=rating).rating - rating) <= 150
    few = PUZZLES[:3]
    solved = {puzzle.id for puzzle in few[:2]}
    assert pick(rng, few, solved=solved) is few[2]
    assert pick(rng, few, solved={puzzle.id for puzzle in few}) in few
    assert pick(rng, few, rating=99999).rating == max(puzzle.rating for puzzle in few)


def test_a_timed_run_gets_harder() -> None:
    run = timed_run("2026-11-17", 30)
    assert run == timed_run("2026-11-17", 30) != timed_run("2026-11-18", 30)
    ratings = [puzzle.rating for puzzle in run]
    assert len(run) == len({puzzle.id for puzzle in run}) == 30
    assert ratings == sorted(ratings)
    assert ratings[0] + 500 < ratings[-1]
    assert len(timed_run(1, 99, PUZZLES[:20])) == sum(p.kind == "exact" for p in PUZZLES[:20])
