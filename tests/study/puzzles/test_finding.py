import pytest

from sagrada.study.puzzles.finding import find
from sagrada.study.puzzles.proof import ExactProof
from sagrada.study.puzzles.puzzle import PuzzleKind
from sagrada.study.puzzles.seat_position import format_seat_position


def test_exact_puzzles_are_found_and_right() -> None:
    found = [puzzle for game in range(6) for puzzle in find(PuzzleKind.EXACT, 7, game)]
    assert found
    for puzzle in found:
        assert puzzle.kind is PuzzleKind.EXACT
        assert isinstance(puzzle.proof, ExactProof)
        assert puzzle.answer(puzzle.solution).status == "right"
        assert format_seat_position(puzzle.view) == puzzle.position
    seats = [(puzzle.seat, puzzle.position) for puzzle in found]
    assert len(set(seats)) == len(seats)


def test_a_game_gives_the_same_puzzles_again() -> None:
    games = [find(PuzzleKind.EXACT, 7, game) for game in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


@pytest.mark.slow
def test_judgment_puzzles_are_found_and_right() -> None:
    found = [puzzle for game in range(2) for puzzle in find(PuzzleKind.JUDGMENT, 7, game, 60)]
    assert found
    for puzzle in found:
        assert puzzle.kind is PuzzleKind.JUDGMENT
        assert puzzle.answer(puzzle.solution).status == "right"
        assert puzzle.answer(["end"]).status in ("loses", "also-good", "right")
