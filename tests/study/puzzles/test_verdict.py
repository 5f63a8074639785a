import pytest

from sagrada import NotationError
from sagrada.engine.reasons import Reason
from sagrada.study.puzzles.proof import ExactProof, JudgmentProof, PuzzleChoice
from sagrada.study.puzzles.puzzle import Puzzle
from sagrada.study.puzzles.verdict import LineDifference, VerdictStatus
from tests.study.puzzles.positions import LAST_TURN

EXACT = Puzzle(
    1, LAST_TURN, ExactProof(76, 20, 2), ("draft R2", "place D5", "end"), ("columns",), 700, {}
)
CHOICES = (
    PuzzleChoice("draft R2, place D5", 0.0),
    PuzzleChoice("draft R2, tool 5", 0.2),
    PuzzleChoice("tool 12", 3.0),
    PuzzleChoice("end", 6.0),
)
JUDGMENT = Puzzle(
    1,
    LAST_TURN,
    JudgmentProof(CHOICES, good=2, gap=3.0, error=0.1, points=76.0, playouts=10),
    ("draft R2", "place D5"),
    (),
    700,
    {},
)


@pytest.mark.parametrize("end", [(), ("end",)])
def test_right_with_or_without_the_end_of_the_turn(end: tuple[str, ...]) -> None:
    verdict = EXACT.answer(["draft R2", "2: place D5", *end])
    assert (verdict.status, verdict.loss, verdict.points) == (VerdictStatus.RIGHT, 0, 76)
    assert verdict.is_solved
    assert not verdict.lines


def test_points_lost_and_where() -> None:
    verdict = EXACT.answer([])
    assert (verdict.status, verdict.loss) == (VerdictStatus.LOSES, 6)
    assert verdict.lines == (
        LineDifference("column-color-variety", 10, 15),
        LineDifference("empty", -1, 0),
    )
    assert verdict.loss == sum(line.best - line.yours for line in verdict.lines)
    assert verdict.to_json() == {
        "status": "loses",
        "solved": False,
        "loss": 6,
        "points": 70,
        "best": 76,
        "solution": ["draft R2", "place D5", "end"],
        "lines": [
            {"id": "column-color-variety", "yours": 10, "best": 15},
            {"id": "empty", "yours": -1, "best": 0},
        ],
    }


def test_a_refused_move_says_why_and_keeps_the_solution() -> None:
    verdict = EXACT.answer(["draft R2", "place A1"])
    assert (verdict.status, verdict.reason) == (VerdictStatus.ILLEGAL, Reason.OCCUPIED)
    found = verdict.to_json()
    assert (found["move"], found["rule"]) == ("place A1", Reason.OCCUPIED.rule)
    assert "solution" not in found
    after_the_turn = EXACT.answer(["end", "draft R2"])
    assert after_the_turn.reason is Reason.NOT_YOUR_TURN


def test_an_unfinished_turn() -> None:
    verdict = EXACT.answer(["draft R2"])
    assert verdict.status is VerdictStatus.UNFINISHED
    assert set(verdict.to_json()) == {"status", "solved", "message"}


def test_a_text_that_cannot_be_read() -> None:
    with pytest.raises(NotationError, match="R9"):
        EXACT.answer(["draft R9"])


@pytest.mark.parametrize(
    ("moves", "status", "loss"),
    [
        (["draft R2", "place D5"], VerdictStatus.RIGHT, 0.0),
        (["draft R2", "place D5", "end"], VerdictStatus.RIGHT, 0.0),
        (["draft R2", "tool 5"], VerdictStatus.ALSO_GOOD, 0.2),
        (["tool 12"], VerdictStatus.LOSES, 3.0),
        (["end"], VerdictStatus.LOSES, 6.0),
        (["draft R2"], VerdictStatus.UNFINISHED, 0.0),
        ([], VerdictStatus.UNFINISHED, 0.0),
        (["draft R6"], VerdictStatus.ILLEGAL, 0.0),
    ],
)
def test_choices(moves: list[str], status: VerdictStatus, loss: float) -> None:
    verdict = JUDGMENT.answer(moves)
    assert (verdict.status, verdict.loss) == (status, loss)


def test_why_a_choice_is_better() -> None:
    verdict = JUDGMENT.answer(["end"])
    assert verdict.why is not None
    assert verdict.why.kind == "wait"
    assert verdict.why_best is not None
    assert verdict.to_json()["why_best"] == {
        "kind": verdict.why_best.kind,
        "about": verdict.why_best.about,
    }
