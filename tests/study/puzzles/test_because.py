from sagrada.study.puzzles.because import because
from sagrada.study.puzzles.puzzle import Puzzle
from sagrada.study.puzzles.verdict import parse
from sagrada.study.reasons import Because
from tests.study.puzzles.test_verdict import JUDGMENT


def reasons(puzzle: Puzzle, *moves: str) -> tuple[Because, ...]:
    return because(puzzle, parse(moves, puzzle.seat))


def test_what_a_placement_gains_over_passing() -> None:
    found = {each.kind: each for each in reasons(JUDGMENT, "end")}
    assert found["filled"].points == 1
    column = found["objective"]
    assert (column.about, column.points) == ("column-color-variety", 5)
    assert not reasons(JUDGMENT, "draft R2", "place D5")


def test_a_tool_is_only_named_for_its_end_is_open() -> None:
    tool = Puzzle(1, JUDGMENT.position, JUDGMENT.proof, ("draft R2", "tool 5"), (), 700, {})
    assert reasons(tool, "end") == (Because("tool", "5"),)
    assert not reasons(JUDGMENT, "tool 12")


def test_passing_is_named() -> None:
    pass_ = Puzzle(1, JUDGMENT.position, JUDGMENT.proof, ("end",), (), 700, {})
    assert reasons(pass_, "draft R2", "place D5")[0] == Because("pass")
