"""Whole choices: everything that a seat decides in one go, up to the end of its turn or to chance.

A die comes with its space, and with the tool that follows. The value function completes what it
proposes, so that every choice can be shown, explained and compared with the one that was made.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random

from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.bots.search import propose
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.engine.moves import Move
from sagrada.engine.state import Stage
from sagrada.engine.view import View
from sagrada.kernel.codes import code_of, move_of
from sagrada.kernel.convert import STAGES, from_engine
from sagrada.kernel.layout import AT_PATTERN, MOVE_END, STAGE
from sagrada.kernel.state import State
from sagrada.study.evaluator import NO_MOVE, Evaluator

_LONGEST = 12
"""No turn has more choices between two answers of chance."""


@dataclass(frozen=True, repr=False)
class WholeChoice:
    """Some moves of a seat, as a position and the last of them."""

    moves: tuple[Move, ...]
    state: State
    """Before the last move, with what the seat can't know sampled."""
    last: int
    """The kernel's number of the last move; NO_MOVE if the kernel doesn't know it."""

    @property
    def ends_turn(self) -> bool:
        return self.last == MOVE_END

    @property
    def leads_to(self) -> tuple[int, ...]:
        """Equal for choices that lead to the same position."""
        if self.last in (MOVE_END, NO_MOVE) or self.state[STAGE] == AT_PATTERN:
            return (self.last, *self.state.cells())
        after = self.state.copy()
        after.apply_move(self.last)
        return (NO_MOVE, *after.cells())

    def __repr__(self) -> str:
        return f"<WholeChoice: {', '.join(map(str, self.moves))}>"


def kernel_state(view: View) -> State:
    """The view as the kernel's state. What the seat can't know is dealt the same way every time."""
    return from_engine(sample_state(view, Random(0)))


def choice_made(before_last: View, after: View, moves: tuple[Move, ...]) -> WholeChoice | None:
    """The choice of a record; None if the strict kernel can't go on from it.

    At an honor table the last move may be one that a strict referee refuses. Then the position
    after it counts.
    """
    if before_last.stage in STAGES:
        state = kernel_state(before_last)
        last = code_of(moves[-1])
        if last in state.legal():
            return WholeChoice(moves, state, last)
    if after.stage in STAGES and after.stage is not Stage.OVER:
        return WholeChoice(moves, kernel_state(after), NO_MOVE)
    return None


def proposals(view: View, evaluator: Evaluator, width: int, seed: int) -> list[WholeChoice]:
    """The choices worth comparing, the most promising first; no two lead to the same position."""
    assert view.seat is not None, "a spectator has nothing to choose"
    sampled = sample_state(view, Random(0))
    state = from_engine(sampled)
    chooser = evaluator.chooser(state)
    chooser.seed(seed)
    found: dict[tuple[int, ...], WholeChoice] = {}
    for proposal in propose(chooser, state, strict_moves(view, sampled))[:width]:
        before, codes = _completed(chooser, state.copy(), proposal.codes)
        moves = tuple(move_of(code, view.seat) for code in codes)
        choice = WholeChoice(moves, before, codes[-1])
        found.setdefault(choice.leads_to, choice)
    return list(found.values())


def _completed(
    chooser: TurnChooser, state: State, codes: tuple[int, ...]
) -> tuple[State, list[int]]:
    """The state before the last move, and all moves up to the end of the turn or to chance."""
    made: list[int] = []
    before = state
    for code in chain(codes, _going_on(chooser, state)):
        made.append(code)
        before = state.copy()
        state.apply_move(code)
        if code == MOVE_END or state.is_chance or before[STAGE] == AT_PATTERN:
            return before, made
        if len(made) == _LONGEST:
            break
    return before, made


def _going_on(chooser: TurnChooser, state: State) -> Iterator[int]:
    """The best move of each state that the caller brings about."""
    while True:
        yield max(chooser.evaluate(state), key=lambda each: each[1])[0]
