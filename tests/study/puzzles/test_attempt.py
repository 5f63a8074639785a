"""Moves so far, and what may follow: nothing here depends on the solution."""

from sagrada.engine.reasons import Reason
from sagrada.study.puzzles.attempt import PuzzleAttempt, attempt
from sagrada.study.puzzles.puzzle import Puzzle
from sagrada.study.puzzles.verdict import parse
from tests.study.puzzles.test_verdict import EXACT, JUDGMENT


def tried(puzzle: Puzzle, *moves: str) -> PuzzleAttempt:
    return attempt(puzzle, parse(moves, puzzle.seat))


def test_an_exact_puzzle_is_done_when_the_turn_ends() -> None:
    assert not tried(EXACT).is_done
    half = tried(EXACT, "draft R2", "place D5")
    assert not half.is_done
    assert len(half.events) == 2
    assert tried(EXACT, "draft R2", "place D5", "end").is_done


def test_a_judgment_puzzle_is_done_with_its_choice() -> None:
    assert not tried(JUDGMENT, "draft R2").is_done
    assert tried(JUDGMENT, "draft R2", "tool 5").is_done
    assert tried(JUDGMENT, "tool 12").is_done
    after = tried(JUDGMENT, "draft R2", "place D5", "end")
    assert len(after.events) == 2, "what follows the choice isn't played"


def test_a_refused_move_says_why_and_what_is_in_the_way() -> None:
    found = tried(EXACT, "draft R2", "place A1", "end")
    assert len(found.events) == 1, "those before it are played"
    assert found.refusal is not None
    assert (found.refusal.reason, found.refusal.in_the_way) == (Reason.OCCUPIED, (0,))
    assert found.refusal.message
