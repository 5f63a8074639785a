"""What is played for a seat that does not choose."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.moves import EndTurn, Place, Remove, Stop, UseTool
from sagrada.engine.notation import parse_move
from sagrada.engine.options import Setup
from sagrada.engine.state import GameState, Stage
from sagrada.game.default_move import default_move
from sagrada.game.game import Game
from sagrada.game.record import Undo
from tests.alphabet import setups
from tests.game.games import open_game, play_on
from tests.tabletop import a_turn, window


def at(state: GameState) -> Game:
    """A game that has come to this state."""
    game = open_game(Setup(players=state.setup.players, options=state.setup.options))
    game._history.state = state
    return game


def submit(game: Game, *moves: str) -> Game:
    for text in moves:
        move = parse_move(text)
        game.submit(move.seat, move)
    return game


def play_default(game: Game, seat: int) -> None:
    choice = default_move(game, seat)
    if isinstance(choice, Undo):
        game.undo(seat)
    else:
        game.submit(seat, choice)


@given(setups(), st.integers(0, 10_000), st.integers(0, 80))
def test_it_always_brings_a_turn_to_its_end(setup: Setup, seed: int, steps: int) -> None:
    """RULES 4.5, 6.7: wherever it is asked, a few choices later the turn is another's."""
    game = play_on(open_game(setup, seed), steps, random.Random(seed))
    if game.is_over:
        return
    seat = game.state.to_act[0]
    favor = game.state.players[seat].favor
    before = (game.state.round, game.state.turn_number, game.state.stage is Stage.PATTERN)
    for _ in range(60):
        play_default(game, seat)
        now = (game.state.round, game.state.turn_number, game.state.stage is Stage.PATTERN)
        if now != before or seat not in game.state.to_act:
            break
    else:
        pytest.fail("the turn never ended")
    if not before[2]:
        assert game.state.players[seat].favor >= favor, "the default choice never spends"


def test_a_turn_not_begun_is_ended() -> None:
    game = at(a_turn(window("virtus"), window("virtus"), pool="R1"))
    assert default_move(game, 0) == EndTurn(0)


def test_a_die_in_hand_is_placed_without_a_tool() -> None:
    state = a_turn(window("virtus"), window("virtus"), pool="G1 R2", tools=(10,))
    game = submit(at(state), "1: draft G1")
    assert default_move(game, 0) == Place(0, 1)


def test_a_die_that_only_a_tool_makes_placeable_goes_back() -> None:
    """RULES 6.3: rather than paying for the tool."""
    laid = window("virtus", {"A5": "G5"})  # a red 5 fits nowhere beside it; a red 2 would, on B5
    game = submit(at(a_turn(laid, laid, pool="R5", tools=(10,))), "1: draft R5")
    assert game.legal(0) == (UseTool(0, 10),)
    assert default_move(game, 0) == Undo(0)


TAP_WHEEL = ("1: tool 12", "1: lift A2", "1: place D1")
UNDER_WAY = {
    "its value": (1, "G1 R2", ("1: draft G1", "1: tool 1")),
    "flipped": (10, "G1 R2", ("1: draft G1", "1: tool 10")),
    "its swap": (5, "G1 R2", ("1: draft G1", "1: tool 5")),
    "its die to lift": (2, "G1", ("1: tool 2",)),
    "its die in hand": (12, "G1", TAP_WHEEL[:2]),
    "its second die": (12, "G1", TAP_WHEEL),
    "its extra draft": (8, "G1 G4 P6", ("1: draft G1", "1: place C1", "1: tool 8")),
}


@pytest.mark.parametrize(("tool", "pool", "moves"), UNDER_WAY.values(), ids=UNDER_WAY)
def test_a_tool_under_way_is_undone(tool: int, pool: str, moves: tuple[str, ...]) -> None:
    """The tokens come back, whatever the tool was waiting for."""
    laid = window("virtus", {"A2": "R5", "B1": "B3", "C2": "R3"})
    state = a_turn(laid, window("virtus"), pool=pool, tools=(tool,), track=("R1",))
    game = submit(at(state), *moves)
    paid = game.state.players[0].favor
    assert default_move(game, 0) == Undo(0)
    for _ in range(10):
        if game.state.active != 0 or game.state.turn_number:
            break
        play_default(game, 0)
    assert game.state.players[0].favor == paid + 1


def test_a_die_drafted_after_a_tool_is_placed() -> None:
    """The tool is done: nothing is saved by undoing the draft."""
    laid = window("virtus", {"A2": "R5", "B1": "B3", "C2": "R3"})
    state = a_turn(laid, window("virtus"), pool="G1", tools=(2,))
    game = submit(at(state), "1: tool 2", "1: lift A2", "1: place D1", "1: draft G1")
    assert isinstance(default_move(game, 0), Place)


def test_a_tool_that_chance_has_answered_is_finished() -> None:
    """RULES 6.7: what was revealed can't be undone."""
    game = at(a_turn(window("virtus"), window("virtus"), pool="G1 R2", tools=(6,)))
    submit(game, "1: draft G1", "1: tool 6")
    assert not game.can_undo(0)
    assert default_move(game, 0) == game.legal(0)[0]


def test_a_value_chosen_after_a_draw_is_not_undone() -> None:
    """RULES tool 11: it would be chosen and undone again, forever, and no token would come back."""
    game = at(a_turn(window("virtus"), window("virtus"), pool="G1 R2", tools=(11,)))
    submit(game, "1: draft G1", "1: tool 11")
    play_default(game, 0)
    assert game.state.stage is Stage.PLACE
    assert game.can_undo(0)
    assert default_move(game, 0) == game.legal(0)[0]


def test_the_second_die_of_tap_wheel_stays() -> None:
    """RULES tool 12: where the first can't be undone any more."""
    laid = window("virtus", {"A2": "R5", "B1": "B3", "C2": "R3"})
    state = a_turn(laid, window("virtus"), pool="G1", tools=(12,), track=("R1",))
    moved = submit(at(state), *TAP_WHEEL).state
    assert moved.stage is Stage.LIFT_OR_STOP
    assert default_move(at(moved), 0) == Stop(0)


def test_a_mistake_is_mended_by_the_first_smallest_set() -> None:
    """RULES 8.1"""
    wrong = window("virtus", {"A2": "R5", "B2": "R4", "C2": "R3"})
    state = a_turn(wrong, window("virtus"), pool="R1", honour=True)
    game = submit(at(state), "2: call 1")
    assert default_move(game, 0) == Remove(0, 6)


def test_on_honour_nothing_wrong_is_placed() -> None:
    """RULES 8.6"""
    state = a_turn(window("virtus"), window("virtus"), pool="G1", honour=True)
    game = submit(at(state), "1: draft G1")
    assert default_move(game, 0) == Place(0, 1)
