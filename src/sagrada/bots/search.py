"""Search: the value function proposes candidates, and playouts decide between them."""

import time
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Protocol

from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.bots.second_turn import has_another_turn
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.shape import MINUS_INFINITY
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import load_value_function
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN, best_removal
from sagrada.engine.moves import Move
from sagrada.engine.options import ROUNDS
from sagrada.engine.view import View
from sagrada.kernel.codes import code_of, move_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import AT_PATTERN, AT_TURN, MOVE_DRAFT, MOVE_PATTERN, MOVE_PAY, STAGE
from sagrada.kernel.state import State

WARM_UP = 4
"""Playouts of each candidate that measure the speed when only the time is limited."""
PRIOR_WEIGHT = 8
"""The value function's estimate counts as much as this many playouts."""
FULL_WIDTH = 16
"""With this many candidates all playouts are used; with fewer, the square root of the share."""
UNLIMITED = 1 << 30


@dataclass(frozen=True)
class SearchBudget:
    """What one decision may cost: the search stops at whichever limit it reaches first."""

    playouts: int = UNLIMITED
    seconds: float = float("inf")

    def __post_init__(self) -> None:
        if self.playouts < 1:
            raise ValueError(f"playouts: must be at least 1, got {self.playouts}")
        if not self.seconds > 0:  # so that "not a number" is refused too
            raise ValueError(f"seconds: must be more than 0, got {self.seconds}")
        if self.playouts == UNLIMITED and self.seconds == float("inf"):
            raise ValueError("playouts: give a number, or a time limit")


@dataclass(frozen=True)
class Candidate:
    """A choice, the next one too if that is settled with it, and what its playouts came to."""

    moves: tuple[Move, ...]
    playouts: int
    utility: float
    """The mean of what the seat maximizes: in solo the chance to win, otherwise points."""
    points: float
    """Expected at the end; in solo, points above the target."""
    variance: float
    """Of the points, from playout to playout."""
    win_chance: float
    """The chance to win."""


class Search:
    """Evaluates the choices of a view. It keeps nothing from one view to the next."""

    def __init__(
        self,
        width: int,
        rounds: int,
        opponent_weight: float = 0.0,
        tool_margin: float = TOOL_MARGIN,
        weights: str | None = None,
        thorough: bool = False,
        win_weight: float = 0.0,
        sharp_end: bool = True,
        until: int = 0,
        by_dice: bool = False,
    ) -> None:
        """`thorough`: truer figures, in about twice the time (value/playouts.py).

        `sharp_end`: in the last round it looks at every way to use a tool. `until`: early in a
        game, playouts go on to the end of this round. `by_dice`: infer hidden colors as version 1.
        """
        value_function = load_value_function(weights)
        self._width = width
        # Two of each, indexed by whether it is a solo game.
        margins = (tool_margin, SOLO_TOOL_MARGIN)
        self._choosers = tuple(TurnChooser(value_function, margin) for margin in margins)
        self._at_the_end = TurnChooser(value_function, 0.0) if sharp_end else None
        self._playouts = tuple(
            Playouts(
                TurnChooser(value_function, margin, samples=4, quick=True),
                rounds,
                opponent_weight,
                thorough,
                win_weight=win_weight,
                sharp_end=sharp_end,
                until=until,
                by_dice=by_dice,
            )
            for margin in margins
        )

    def evaluate(self, view: View, budget: SearchBudget, rng: Random) -> list[Candidate]:
        """The candidates, best first. When a mistake must be removed, only the one best choice."""
        started = time.monotonic()
        sampled = sample_state(view, rng)
        moves = strict_moves(view, sampled)
        if view.mending is not None:
            return [_without_playouts(best_removal(sampled, view.mending, moves))]
        assert view.seat is not None, "a spectator has nothing to choose"
        state = from_engine(sampled)
        chooser = self._choosers[view.setup.solo]
        if self._at_the_end and view.round == ROUNDS and not has_another_turn(state):
            chooser = self._at_the_end  # there is nothing to save a tool for
        chooser.seed(rng.getrandbits(32))
        proposals = propose(chooser, state, moves)[: self._width]
        if not proposals:  # RULES 8.4: in a chain begun loosely no strict move may be left
            return [_without_playouts(moves[0])]
        playouts = self._playouts[view.setup.solo]
        playouts.begin(state, view.seat, rng.getrandbits(32))
        for proposal in proposals:
            playouts.add(*proposal.codes)
        order = sequential_halving(playouts, proposals, budget, started)
        return [_candidate(playouts, at, proposals[at], view.seat) for at in order]


@dataclass(frozen=True)
class Proposal:
    """A candidate before its playouts, in the kernel's numbers."""

    codes: tuple[int, ...]
    prior: float
    """Its value by the value function alone."""


def propose(chooser: TurnChooser, state: State, moves: list[Move]) -> list[Proposal]:
    """The choices worth considering, the most promising first; a die comes with its space."""
    legal = {code_of(move) for move in moves}
    found: list[Proposal] = []
    if state[STAGE] == AT_PATTERN:
        for code in legal:
            seat, pattern = divmod(code - MOVE_PATTERN, 24)
            found.append(Proposal((code,), chooser.evaluate_pattern(state.copy(), seat, pattern)))
    else:
        for code, prior in chooser.evaluate(state):
            if code not in legal:
                continue
            if state[STAGE] == AT_TURN and MOVE_DRAFT <= code < MOVE_PAY:
                drafted = state.copy()
                drafted.apply_move(code)
                places = chooser.evaluate(drafted)
                found += [Proposal((code, place), value) for place, value in places]
            else:
                found.append(Proposal((code,), prior))
    found.sort(key=lambda proposal: (-proposal.prior, proposal.codes))
    return [proposal for proposal in found if proposal.prior > MINUS_INFINITY / 2]


class CandidatePlayouts(Protocol):
    """What a search needs of playouts."""

    def play(self, at: int, number: int, /) -> None: ...
    def visits(self, at: int, /) -> int: ...
    def utility(self, at: int, /) -> float: ...


def sequential_halving(
    playouts: CandidatePlayouts, proposals: list[Proposal], budget: SearchBudget, started: float
) -> list[int]:
    """Each lap plays all candidates that are left, then drops the worse half of them.

    Returns all candidates, best first. Those dropped early come last.
    """

    def estimate(at: int) -> float:
        """How much better than the first candidate it is, by playouts and prior together.

        A few playouts alone say little. Only differences can be compared, because a seat's utility
        isn't always in points.
        """
        visits = playouts.visits(at)
        by_playouts = playouts.utility(at) - playouts.utility(0)
        by_prior = proposals[at].prior - proposals[0].prior
        return (visits * by_playouts + PRIOR_WEIGHT * by_prior) / (visits + PRIOR_WEIGHT)

    ends = started + budget.seconds
    left = list(range(len(proposals)))
    dropped: list[int] = []
    laps = max(1, (len(proposals) - 1).bit_length())
    # A choice between fewer candidates needs fewer playouts.
    total = int(budget.playouts * min(1.0, sqrt(len(proposals) / FULL_WIDTH)))
    if budget.playouts == UNLIMITED:
        total = _affordable(playouts, len(proposals), ends)
    while True:
        each = max(1, total // (laps * len(left)))
        # One playout each with the same dice meets many of the same windows, which the value
        # function still remembers.
        for at in left * each:
            if time.monotonic() > ends:
                break
            playouts.play(at, 1)
        left.sort(key=estimate, reverse=True)
        if len(left) <= 2 or time.monotonic() > ends:
            return left + dropped
        half = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]


def _affordable(playouts: CandidatePlayouts, count: int, ends: float) -> int:
    """How many playouts there is time for, judging by the speed of the first few."""
    begun = now = time.monotonic()
    played = 0
    for at in range(count):
        if now > ends:
            break
        playouts.play(at, WARM_UP)
        played += WARM_UP
        now = time.monotonic()
    seconds_each = max(now - begun, 1e-6) / max(played, 1)
    return max(1, int((ends - now) / seconds_each))


def _candidate(playouts: Playouts, at: int, proposal: Proposal, seat: int) -> Candidate:
    visits, points, variance, win_chance = playouts.result(at)
    moves = tuple(move_of(code, seat) for code in proposal.codes)
    return Candidate(moves, visits, playouts.utility(at), points, variance, win_chance)


def _without_playouts(move: Move) -> Candidate:
    return Candidate((move,), 0, 0.0, 0.0, 0.0, 0.0)
