"""From and to the engine."""

import random
from dataclasses import replace

import pytest

from sagrada.bots.sampling import sample_state
from sagrada.engine.cards import TOOLS
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, EndTurn, Move, Remove, Swap, UseTool
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.play import apply
from sagrada.engine.state import Stage
from sagrada.engine.view import view
from sagrada.engine.window import Mark
from sagrada.kernel import layout
from sagrada.kernel.codes import code_of, code_of_outcome, move_of, outcome_of
from sagrada.kernel.convert import from_engine, from_view, to_engine
from sagrada.kernel.state import State
from tests.alphabet import alphabet
from tests.tabletop import a_turn, dice, play, random_steps, window


def test_there_and_back() -> None:
    """Every state of a few games, at every stage."""
    seen = set()
    for players in (1, 2, 3, 4):
        for step in random_steps(Setup(players), random.Random(players)):
            assert to_engine(from_engine(step.after), step.after.setup) == step.after
            seen.add(step.after.stage)
    assert len(seen) > 12


def test_marks_are_carried_along() -> None:
    """RULES 6.5, 8.3: also those that only an honour table can give."""
    marked = window("virtus", {"A1": "R1", "B2": "B2"})
    marks = frozenset((space, mark) for mark in Mark for space in (0, 6))
    state = a_turn(replace(marked, marks=marks), pool="R2")
    assert to_engine(from_engine(state), state.setup) == state


def test_many_equal_dice() -> None:
    """RULES 4.6: multisets keep their numbers; `out` may hold all dice of a colour."""
    nine = dice("R3 R3 R3 R3 R3 R3 R3 R3 R3")
    state = a_turn(window("virtus"), window("virtus"), pool="R3 R3 R3 R3 R3")
    state = state.replace(track=((), nine, dice("B1 B1 G2")), out=dice("P5 " * 18))
    assert to_engine(from_engine(state), state.setup) == state


def test_windows_with_mistakes_are_checked_strictly() -> None:
    """RULES 8.6: what is there is taken as it is; what comes next obeys rule 5."""
    wrong = window("virtus", {"B2": "R1", "B3": "R1"})
    honour = a_turn(wrong, window("virtus"), pool="R1 B5", honour=True)
    strict = a_turn(wrong, window("virtus"), pool="R1 B5")
    kernel = from_engine(honour)
    assert set(kernel.legal()) == {code_of(move) for move in legal_moves(strict)}
    called = apply(play(honour, "1: draft B5"), Call(1, 0)).after
    assert from_engine(called)[layout.STAGE] == layout.AT_PLACE


def test_mending_is_refused() -> None:
    wrong = window("virtus", {"B2": "R1", "B3": "R1"})
    mending = apply(a_turn(wrong, window("virtus"), honour=True), Call(1, 0)).after
    assert mending.stage is Stage.MEND
    with pytest.raises(ValueError, match="stage: a window is being mended"):
        from_engine(mending)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_view_and_a_sample_of_the_rest(players: int) -> None:
    """The same as sampling a state of the engine and converting it."""
    rng = random.Random(players)
    options = Options(referee=Referee.HONOUR if players == 3 else Referee.STRICT)
    for number, step in enumerate(random_steps(Setup(players, options), rng)):
        if number % 7 == 0 and step.after.stage is not Stage.MEND:
            seen = view(step.after, number % players)
            state = sample_state(seen, rng)
            cards = [player.cards for player in state.players]
            choices = [player.choice for player in state.players]
            private = [player.private for player in state.players]
            assert from_view(seen, private, cards, choices) == from_engine(state)
            if step.after.round:
                assert from_view(seen, private) == from_engine(state)


def has_number(move: Move) -> bool:
    """Whether the move can be made at a strict table, whatever the cards."""
    match move:
        case Call() | Remove():
            return False
        case Swap(round=number):
            return number > 0
        case UseTool(tool=tool):
            return tool in TOOLS
        case _:
            return True


def test_every_move_has_a_number() -> None:
    moves = [move for move in alphabet(4) if move.seat < 4 and has_number(move)]
    codes = {code_of(move) for move in moves}
    assert codes == set(range(layout.MOVES))
    for move in moves:
        assert move_of(code_of(move), move.seat) == move


@pytest.mark.parametrize("code", [-1, layout.MOVES])
def test_other_numbers_are_no_moves(code: int) -> None:
    with pytest.raises(ValueError, match=f"there is no move {code}"):
        move_of(code, 0)


@pytest.mark.parametrize("move", [Call(0, 1), Remove(0, 3)])
def test_honour_moves_have_no_number(move: Call | Remove) -> None:
    with pytest.raises(ValueError, match="the kernel is strict"):
        code_of(move)


def test_outcomes_belong_to_chance_nodes() -> None:
    turn = from_engine(a_turn(window("virtus"), pool="R1"))
    with pytest.raises(ValueError, match="no chance node"):
        outcome_of(turn, 0)


def test_private_objectives_come_one_by_one() -> None:
    """RULES 9.1: the same seat may get two."""
    state = new_game(Setup(1))
    kernel = from_engine(state)
    for colour in (Colour.BLUE, Colour.RED):
        outcome = outcome_of(kernel, colour)
        assert code_of_outcome(outcome) == colour
        state = apply(state, outcome).after
        kernel.apply_outcome(colour)
        assert to_engine(kernel, state.setup) == state


def test_a_state_can_be_ended_by_hand() -> None:
    state = a_turn(window("virtus"), window("virtus"))
    kernel = from_engine(state)
    kernel.apply_move(code_of(EndTurn(0)))
    assert isinstance(kernel, State)
    assert to_engine(kernel, state.setup) == play(state, "1: end")
