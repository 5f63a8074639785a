"""Advice: the best few choices with what to expect of them."""

import math

import pytest

from sagrada.bots.advice import Advice, advise
from sagrada.bots.bot import NothingToChoose
from sagrada.engine.dice import Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.notation import format_move
from sagrada.engine.state import GameState
from sagrada.engine.view import View, view
from tests.tabletop import a_turn, play, window

RED, BLUE = Colour.RED, Colour.BLUE


def early() -> View:
    windows = window("virtus", {"A2": "G1"}), window("virtus")
    return view(a_turn(*windows, pool="R6 R2 Y1 B3", tools=(1, 4), track=("P1 P2",)), 0)


def last_turn() -> GameState:
    mine = window("virtus", {"A2": "G1"})
    return a_turn(mine, window("virtus"), pool="R6", round=10, turn_number=3, private=(RED, BLUE))


def test_the_same_question_gets_the_same_answer() -> None:
    assert advise(early(), playouts=40, seed=9) == advise(early(), playouts=40, seed=9)
    assert advise(early(), playouts=40, seed=9) != advise(early(), playouts=40, seed=8)


def test_the_best_few_are_legal_and_make_sense() -> None:
    state = early()
    advice = advise(state, playouts=60)
    assert len(advice) == 3
    for each in advice:
        assert each.moves[0] in state.legal
        assert 10 < each.points < 100
        assert 1 < each.spread < 30
        assert 0 < each.win_chance < 1
        assert each.playouts > 0


def test_as_many_as_are_asked_for() -> None:
    assert len(advise(early(), playouts=20, best=1)) == 1
    assert advise(early(), playouts=20, best=5)[:2] == advise(early(), playouts=20, best=2)


def test_where_nothing_is_left_to_chance_it_is_exact() -> None:
    best = advise(last_turn_view(), playouts=20)[0]
    assert format_move(best.moves[0]) == "1: draft R6"
    assert best == Advice(best.moves, 3 - 18 + 6, 0.0, 1.0, best.playouts)


def last_turn_view() -> View:
    return view(last_turn(), 0)


def test_in_solo_the_points_are_above_the_target() -> None:
    mine = window("virtus", {"A2": "G1"})
    state = a_turn(mine, pool="R6 Y5", round=10, turn_number=1, track=("P6 P6",) * 9)
    best = advise(view(state, 0), playouts=20)[0]
    assert best.win_chance == 0
    assert best.points < -100
    assert math.isclose(best.spread, 0.0)


def test_a_finished_game_needs_no_advice() -> None:
    over = play(last_turn(), "1: end")
    assert over.is_over
    assert not legal_moves(over)
    with pytest.raises(NothingToChoose, match="nothing to choose"):
        advise(view(over, 0))


@pytest.mark.parametrize(("field", "number"), [("playouts", 0), ("playouts", -1), ("best", 0)])
def test_asking_for_nothing_is_refused(field: str, number: int) -> None:
    with pytest.raises(ValueError, match=f"^{field}: "):
        advise(early(), **{field: number})
