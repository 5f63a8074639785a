"""Games that a value function plays against itself, one turn ahead, and the positions in them."""

from collections.abc import Callable

from sagrada.bots.second_turn import evaluate_ahead, has_another_turn
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.engine.dealing import new_game
from sagrada.engine.options import ROUNDS, Setup
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    AT_PATTERN,
    AT_TURN,
    DRAFTED,
    MOVE_PATTERN,
    ROUND,
    STAGE,
    TOOL,
)
from sagrada.kernel.state import State

SOLO_TOOLS = 3
Evaluate = Callable[[TurnChooser, State], list[tuple[int, float]]]


def make_chooser(value_function: ValueFunction, players: int) -> TurnChooser:
    """What chooses as Master does."""
    return TurnChooser(value_function, SOLO_TOOL_MARGIN if players == 1 else TOOL_MARGIN)


def deal(players: int, generator: Generator, tools: int = SOLO_TOOLS) -> State:
    """A new game, up to the choice of patterns. `tools`: how many in solo."""
    state = from_engine(new_game(Setup(players=players, solo_tools=tools)))
    state.resolve_chance(generator)
    return state


def play_game(
    chooser: TurnChooser,
    state: State,
    generator: Generator,
    look: Callable[[State, int], None] = lambda _state, _move: None,
    ahead: bool = True,
) -> None:
    """Play to the end; `look` sees every state after the patterns with the move chosen there.

    `ahead`: with the second turn in mind, as Master does.
    """
    evaluate = evaluate_ahead if ahead else TurnChooser.evaluate
    while not state.is_over:
        if state[STAGE] == AT_PATTERN:
            move = _best_pattern(chooser, state)
        else:
            move = best_move(chooser, state, evaluate)
            look(state, move)
        state.apply_move(move)
        state.resolve_chance(generator)


def best_move(chooser: TurnChooser, state: State, evaluate: Evaluate = evaluate_ahead) -> int:
    return max(evaluate(chooser, state), key=lambda each: each[1])[0]


def _best_pattern(chooser: TurnChooser, state: State) -> int:
    """The best pattern for the first seat that has none yet."""
    legal = state.legal()
    seat = (legal[0] - MOVE_PATTERN) // 24
    mine = [move for move in legal if (move - MOVE_PATTERN) // 24 == seat]
    return max(
        mine, key=lambda move: chooser.evaluate_pattern(state, seat, (move - MOVE_PATTERN) % 24)
    )


def is_start_of_turn(state: State) -> bool:
    return state[STAGE] == AT_TURN and not state[DRAFTED] and not state[TOOL]


def turns_left(state: State) -> int:
    """How many turns the active seat still has after its current one."""
    return 2 * (ROUNDS - state[ROUND]) + has_another_turn(state)
