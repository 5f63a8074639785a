"""The legal moves of a state, as a thing that can be asked, iterated, counted and printed."""

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.legal import LegalMoves, legal_moves
from sagrada.engine.moves import Call, Draft, EndTurn, Place
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.state import Stage
from tests.referee import EMPTY, first_until, offered
from tests.tabletop import a_turn, play
from tests.windows import die_of

R3, B2 = die_of("R3"), die_of("B2")
TURN = a_turn(EMPTY, EMPTY, pool="R3 R3 B2")


def test_ask() -> None:
    # RULES 4.1
    moves = legal_moves(TURN)
    assert Draft(0, R3) in moves
    assert Draft(1, R3) not in moves
    assert Place(0, 0) not in moves
    words: object = "1: end"
    assert words not in moves


def test_iterate_and_count() -> None:
    # RULES 4.1, 4.6
    moves = legal_moves(TURN)
    assert list(moves) == [Draft(0, R3), Draft(0, B2), EndTurn(0)]
    assert len(moves) == 3
    assert moves[-1] == EndTurn(0)
    assert bool(moves)


def test_print() -> None:
    # RULES 4.1
    moves = legal_moves(TURN)
    assert str(moves) == "1: draft R3, 1: draft B2, 1: end"
    assert repr(moves) == "<LegalMoves: 1: draft R3, 1: draft B2, 1: end>"


def test_by_seat() -> None:
    # RULES 3.2, 8.2
    moves = legal_moves(a_turn(EMPTY, EMPTY, pool="R3", honour=True))
    assert moves.of(1) == (Call(1, 0), Call(1, 1))
    assert moves.of(0) == (Draft(0, R3), EndTurn(0), Call(0, 0), Call(0, 1))
    assert moves.of(None) == ()


@pytest.mark.parametrize("referee", Referee)
def test_none_while_chance_answers_and_at_the_end(referee: Referee) -> None:
    # RULES 3.1, 3.4
    state = new_game(Setup(options=Options(referee=referee)))
    assert not legal_moves(state)
    assert str(legal_moves(state)) == ""
    assert not legal_moves(state.replace(stage=Stage.OVER))


def test_found_once_and_kept() -> None:
    # RULES 4.1
    state = a_turn(EMPTY, EMPTY, pool="R3")
    assert legal_moves(state) is legal_moves(state)


def test_moves_are_listed_once_and_in_a_fixed_order() -> None:
    # RULES 4.6: pool order, then tools as they lie, then the end
    state = a_turn(EMPTY, EMPTY, pool="P1 R3 B2 R3", tools=(12, 7, 2), turn_number=3)
    assert offered(state) == ["draft R3", "draft B2", "draft P1", "tool 7", "end"]
    state = play(a_turn(EMPTY, EMPTY, pool="R3", tools=(11, 6, 10)), "1: draft R3")
    assert offered(state)[-3:] == ["tool 11", "tool 6", "tool 10"]


def test_every_stage_with_a_choice_has_moves() -> None:
    # RULES 6.7
    state = first_until(new_game(Setup()), Stage.PATTERN)
    assert len(legal_moves(state)) == 8
    assert isinstance(legal_moves(state), LegalMoves)
