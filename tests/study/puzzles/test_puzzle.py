import json

from sagrada.study.puzzles.finding import exact_puzzle
from sagrada.study.puzzles.puzzle import Aim, Puzzle, PuzzleKind, from_line
from sagrada.study.puzzles.seat_position import parse_seat_position
from tests.study.puzzles.positions import LAST_TURN
from tests.study.puzzles.test_verdict import EXACT, JUDGMENT


def test_a_stored_puzzle_comes_back() -> None:
    for puzzle in (EXACT, JUDGMENT):
        again = from_line(json.loads(json.dumps(puzzle.to_line())))
        assert again == puzzle
        assert again.id == puzzle.id


def test_what_a_solver_is_told_does_not_hold_the_solution() -> None:
    told = EXACT.to_json()
    assert set(told) == {"id", "kind", "aim", "seat", "position", "rating", "level", "themes"}
    assert (told["kind"], told["aim"]) == (PuzzleKind.EXACT, Aim.POINTS)
    assert JUDGMENT.to_json()["aim"] == Aim.CHOICE
    assert "draft" not in json.dumps(told)


def test_the_view_hides_what_the_seat_cannot_know() -> None:
    assert [player.private is None for player in EXACT.view.players] == [True, False, True]
    assert EXACT.view.seat == 1
    assert EXACT.view.legal


def test_the_id_depends_on_what_is_asked_alone() -> None:
    other = Puzzle(0, LAST_TURN, EXACT.proof, EXACT.solution, (), 900, {})
    assert other.id != EXACT.id
    assert JUDGMENT.id == EXACT.id


def test_a_position_becomes_a_puzzle() -> None:
    puzzle = exact_puzzle(parse_seat_position(LAST_TURN))
    assert puzzle is not None
    assert puzzle.position == LAST_TURN
    assert puzzle.proof == EXACT.proof
    assert puzzle.solution == EXACT.solution
    assert puzzle.losses["greedy"] == 0
    assert puzzle.level == "apprentice"
    assert {"columns", "full-window", "endgame"} <= {*puzzle.themes}
