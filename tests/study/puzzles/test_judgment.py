from dataclasses import replace

import pytest

from sagrada.kernel.convert import from_engine
from sagrada.study.puzzles.finding import find
from sagrada.study.puzzles.judgment import (
    CLEAR_ERRORS,
    CLEAR_POINTS,
    NotClear,
    choices_of,
    compare,
    confirm,
    looks_clear,
    measure,
)
from sagrada.study.puzzles.puzzle import PuzzleKind
from sagrada.study.puzzles.seat_position import parse_seat_position
from sagrada.study.puzzles.verdict import parse
from tests.game.games import random_game
from tests.study.puzzles.positions import LAST_TURN

STATE = parse_seat_position(LAST_TURN)
VIEW = STATE.view(1)
"""In the last turn every playout of a placement ends the same: the best is six points ahead."""


def test_every_choice_of_the_engine_is_listed() -> None:
    state = random_game(seed=4, until_round=6).state
    codes = choices_of(from_engine(state))
    firsts = {code[0] for code in codes}
    assert len(firsts) == len(state.view(state.active).legal)
    assert len(codes) == len(set(codes))


def test_a_planted_blunder_is_measured() -> None:
    best, blunder = (parse(text.split(", "), 1) for text in ("draft R2, place D5", "end"))
    loss, error = compare(VIEW, best, blunder, playouts=40, seed=1)
    assert loss == pytest.approx(6, abs=0.5)
    assert error < 0.5
    assert compare(VIEW, best, best, playouts=40, seed=1) == (0.0, 0.0)


def test_clear_and_the_same_again() -> None:
    proof = measure(VIEW, seed=1, fresh=40)
    assert proof.choices[0].text == "draft R2, place D5"
    assert proof.choices[0].loss == 0
    good = {choice.text for choice in proof.choices[: proof.good]}
    assert all(choice.loss >= CLEAR_POINTS for choice in proof.choices if choice.text not in good)
    assert proof.gap >= CLEAR_POINTS
    assert proof.gap > CLEAR_ERRORS * proof.error
    assert proof.playouts == 40
    assert measure(VIEW, seed=1, fresh=40) == proof


def test_the_other_value_function_must_agree() -> None:
    proof = measure(VIEW, seed=1, fresh=40)
    agreed = confirm(VIEW, proof, seed=2)
    assert agreed.second_gap >= CLEAR_POINTS
    assert replace(agreed, second_gap=0.0, second_error=0.0) == proof
    first, second, *rest = proof.choices
    with pytest.raises(NotClear, match="doesn’t agree"):
        confirm(VIEW, replace(proof, choices=(rest[-1], first, second), good=1), seed=2)


def test_planted_equals_are_not_clear() -> None:
    """In an almost empty window many choices are alike, and a look is enough to see it."""
    state = random_game(seed=2, until_round=2).state
    assert not looks_clear(state.view(state.active), seed=1)
    with pytest.raises(NotClear):
        measure(state.view(state.active), seed=1, fresh=40)


@pytest.mark.slow
def test_found_puzzles_hold_on_other_playouts() -> None:
    found = [puzzle for game in (6, 8) for puzzle in find(PuzzleKind.JUDGMENT, 5, game, 120)]
    assert len(found) == 3, "few games have any"
    for puzzle in found:
        first = puzzle.proof.choices[puzzle.proof.good]  # type: ignore[union-attr]
        best, other = puzzle.solution, first.text.split(", ")
        moves = (parse(best, puzzle.seat), parse(other, puzzle.seat))
        loss, error = compare(puzzle.view, *moves, playouts=200, seed=99)
        assert loss > 2 * error
