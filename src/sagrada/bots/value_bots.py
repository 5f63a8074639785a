"""Bots that choose a turn by the outlook of their own window."""

from random import Random
from typing import ClassVar

from sagrada.bots.bot import Budget
from sagrada.bots.sampling import imagine, strict_moves
from sagrada.bots.spec import Option
from sagrada.bots.value.turn_chooser import Chooser
from sagrada.bots.value.weights import learned_outlook
from sagrada.engine.audit import removals
from sagrada.engine.moves import ChoosePattern, Move, Remove
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View
from sagrada.kernel.codes import PATTERN_IDS, code_of
from sagrada.kernel.convert import from_engine

HURDLE = 1.5
"""Points that a tool must bring more than it costs."""
SOLO_HURDLE = 1.0
"""In solo, where a tool works once and is paid with a die."""


class RulesBot:
    """The yardstick: a quick hand-made outlook, any pattern, no tools, no surprises."""

    def __init__(self) -> None:
        self._chooser = Chooser()

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = imagine(view, rng)
        moves = strict_moves(view, state)
        if view.stage is Stage.PATTERN:
            return rng.choice(moves)
        return best_move(self._chooser, state, moves)


class LearnedBot:
    """Plays every turn for the best learned outlook, with all tools; it does not look further."""

    OPTIONS: ClassVar = (
        Option("hurdle", "points a tool must bring beyond its price", 0, 20, whole=False),
    )

    def __init__(self, hurdle: float = HURDLE) -> None:
        self._chooser = Chooser(learned_outlook(), hurdle)
        self._solo = Chooser(learned_outlook(), SOLO_HURDLE)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = imagine(view, rng)
        moves = strict_moves(view, state)
        chooser = self._solo if view.setup.solo else self._chooser
        chooser.seed(rng.getrandbits(32))
        if view.stage is Stage.PATTERN:
            return best_pattern(chooser, state, moves)
        return best_move(chooser, state, moves)


def best_pattern(chooser: Chooser, state: GameState, moves: list[Move]) -> Move:
    """The pattern whose empty window promises most, tokens counted."""
    kernel = from_engine(state)

    def worth(move: Move) -> float:
        assert isinstance(move, ChoosePattern), "only patterns are chosen now"
        return chooser.judge_pattern(kernel, move.seat, PATTERN_IDS.index(move.pattern))

    return max(moves, key=worth)


def best_move(chooser: Chooser, state: GameState, moves: list[Move]) -> Move:
    """The move of the best turn; of equals the first."""
    if len(moves) == 1:
        return moves[0]
    if state.mending is not None:
        return mend(state, state.mending, moves)
    by_code = {code_of(move): move for move in moves}
    judged = [(worth, code) for code, worth in chooser.judge(from_engine(state)) if code in by_code]
    if not judged:  # RULES 8.4: in a chain that somebody began loosely nothing strict is left
        return moves[0]
    return by_code[max(judged, key=lambda each: each[0])[1]]


def mend(state: GameState, owner: int, moves: list[Move]) -> Move:
    """RULES 8.1: take as few dice as possible out of the window."""
    window = state.players[owner].window
    assert window is not None, "only a window that is there has mistakes"
    fewest = removals(window)[0]
    wanted = [move for move in moves if isinstance(move, Remove) and move.space in fewest]
    return wanted[0]
