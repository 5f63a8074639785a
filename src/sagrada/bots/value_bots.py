"""Bots that choose a whole turn by the value of the window it leads to."""

from collections.abc import Callable
from random import Random
from typing import ClassVar

from sagrada.bots.bot import Budget, OwnBot
from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.bots.second_turn import evaluate_ahead
from sagrada.bots.spec import FileOption, Option
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import load_value_function
from sagrada.engine.audit import removals
from sagrada.engine.moves import ChoosePattern, Move, Remove
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View
from sagrada.kernel.codes import PATTERN_IDS, code_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.state import State

TOOL_MARGIN = 1.5
"""Points that a tool must bring beyond its price before a bot uses it."""
SOLO_TOOL_MARGIN = 1.0
"""The same in solo, where a tool works once and a die pays for it."""
TOOL_MARGIN_OPTION = Option(
    "tool_margin",
    "points a tool must gain beyond its price",
    0,
    20,
    whole=False,
    aliases=("hurdle",),
)


WEIGHTS_OPTION = FileOption("weights", "a file that sagrada.lab.train_value wrote, or v1")


class RulesBot(OwnBot):
    """The baseline: a quick heuristic, any pattern, no tools, no surprises."""

    def __init__(self) -> None:
        self._chooser = TurnChooser()

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = sample_state(view, rng)
        moves = strict_moves(view, state)
        if view.stage is Stage.PATTERN:
            return rng.choice(moves)
        return best_move(self._chooser, state, moves)


class LearnedBot(OwnBot):
    """Plays each turn for the highest learned value, with all tools; it looks no further ahead."""

    OPTIONS: ClassVar = (
        TOOL_MARGIN_OPTION,
        Option("second_turn", "1: it looks ahead to its second turn in the round", 0, 1),
        WEIGHTS_OPTION,
    )

    def __init__(
        self,
        tool_margin: float = TOOL_MARGIN,
        weights: str | None = None,
        second_turn: int = 1,
    ) -> None:
        self._options = (tool_margin, weights, second_turn)
        self._evaluate = evaluate_ahead if second_turn else TurnChooser.evaluate
        value_function = load_value_function(weights)
        self._chooser = TurnChooser(value_function, tool_margin)
        self._solo_chooser = TurnChooser(value_function, SOLO_TOOL_MARGIN)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = sample_state(view, rng)
        moves = strict_moves(view, state)
        chooser = self._solo_chooser if view.setup.solo else self._chooser
        chooser.seed(rng.getrandbits(32))
        if view.stage is Stage.PATTERN:
            return best_pattern(chooser, state, moves)
        return best_move(chooser, state, moves, self._evaluate)


def best_pattern(chooser: TurnChooser, state: GameState, moves: list[Move]) -> Move:
    """The pattern whose empty window has the highest value, favor tokens included."""
    kernel_state = from_engine(state)

    def value(move: Move) -> float:
        assert isinstance(move, ChoosePattern), "only patterns can be chosen now"
        return chooser.evaluate_pattern(kernel_state, move.seat, PATTERN_IDS.index(move.pattern))

    return max(moves, key=value)


def best_move(
    chooser: TurnChooser,
    state: GameState,
    moves: list[Move],
    evaluate: Callable[[TurnChooser, State], list[tuple[int, float]]] = TurnChooser.evaluate,
) -> Move:
    """The first move of the best turn; among equals the first one."""
    if len(moves) == 1:
        return moves[0]
    if state.mending is not None:
        return best_removal(state, state.mending, moves)
    by_code = {code_of(move): move for move in moves}
    evaluated = [
        (value, code) for code, value in evaluate(chooser, from_engine(state)) if code in by_code
    ]
    if not evaluated:  # RULES 8.4: in a chain begun loosely no strict move may be left
        return moves[0]
    return by_code[max(evaluated, key=lambda each: each[0])[1]]


def best_removal(state: GameState, owner: int, moves: list[Move]) -> Move:
    """RULES 8.1: remove mistakes with as few dice as possible."""
    window = state.players[owner].window
    assert window is not None, "only a window can hold mistakes"
    fewest = removals(window)[0]
    wanted = [move for move in moves if isinstance(move, Remove) and move.space in fewest]
    return wanted[0]
