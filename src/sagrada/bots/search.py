"""Weighing choices: the outlook names the candidates, playouts tell what comes of them."""

import time
from dataclasses import dataclass
from math import sqrt
from random import Random

from sagrada.bots.sampling import imagine, strict_moves
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.shape import NOTHING
from sagrada.bots.value.turn_chooser import Chooser
from sagrada.bots.value.weights import learned_outlook
from sagrada.bots.value_bots import HURDLE, SOLO_HURDLE, mend
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.kernel.codes import code_of, move_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import AT_PATTERN, AT_TURN, MOVE_DRAFT, MOVE_PATTERN, MOVE_PAY, STAGE
from sagrada.kernel.state import State

WARM_UP = 4
"""Playouts of every candidate, from which the pace is taken where only the time is limited."""
TRUST = 8
"""The word of the outlook counts as much as so many playouts."""
FULL_WIDTH = 16
"""With so many candidates all playouts are used; with fewer, the root of the share."""
NO_END = 1 << 30


@dataclass(frozen=True)
class Effort:
    """How long a decision is weighed: until the first of the two is used up."""

    playouts: int = NO_END
    seconds: float = float("inf")

    def __post_init__(self) -> None:
        if self.playouts < 1:
            raise ValueError(f"playouts: at least 1 is needed, not {self.playouts}")
        if not self.seconds > 0:  # so that "not a number" is refused too
            raise ValueError(f"seconds: more than 0 are needed, not {self.seconds}")
        if self.playouts == NO_END and self.seconds == float("inf"):
            raise ValueError("playouts: without a limit of time their number is needed")


@dataclass(frozen=True)
class Weighed:
    """A candidate: a choice, the one after it where that was settled too, and what came of it."""

    moves: tuple[Move, ...]
    playouts: int
    aim: float
    """What the seat strives for, on average: in solo the chance to win, else points."""
    points: float
    """Expected in the end; in solo, above the target."""
    variance: float
    """Of the points from playout to playout."""
    chance: float
    """To win."""


class Foresight:
    """Weighs the choices of a view. It keeps nothing from one view to the next."""

    def __init__(self, width: int, rounds: int, envy: float = 0.0, hurdle: float = HURDLE) -> None:
        outlook = learned_outlook()
        self._width = width
        self._judges = Chooser(outlook, hurdle), Chooser(outlook, SOLO_HURDLE)
        self._playouts = tuple(
            Playouts(Chooser(outlook, each, samples=4, quick=True), rounds, envy)
            for each in (hurdle, SOLO_HURDLE)
        )

    def weigh(self, view: View, effort: Effort, rng: Random) -> list[Weighed]:
        """The candidates, best first. Of a window being mended, the one choice there is."""
        started = time.monotonic()
        imagined = imagine(view, rng)
        moves = strict_moves(view, imagined)
        if view.mending is not None:
            return [_unweighed(mend(imagined, view.mending, moves))]
        assert view.seat is not None, "a spectator has nothing to choose"
        state = from_engine(imagined)
        judge = self._judges[view.setup.solo]
        judge.seed(rng.getrandbits(32))
        candidates = _candidates(judge, state, moves)[: self._width]
        if not candidates:  # RULES 8.4: in a chain begun loosely nothing strict is left
            return [_unweighed(moves[0])]
        playouts = self._playouts[view.setup.solo]
        playouts.begin(state, view.seat, rng.getrandbits(32))
        for candidate in candidates:
            playouts.add(*candidate.codes)
        order = _halve(playouts, candidates, effort, started)
        return [_weighed(playouts, at, candidates[at], view.seat) for at in order]


@dataclass(frozen=True)
class _Candidate:
    codes: tuple[int, ...]
    worth: float
    """By the outlook alone."""


def _candidates(judge: Chooser, state: State, moves: list[Move]) -> list[_Candidate]:
    """The choices that come into question, the most promising first; a die with its space."""
    legal = {code_of(move) for move in moves}
    found: list[_Candidate] = []
    if state[STAGE] == AT_PATTERN:
        for code in legal:
            seat, pattern = divmod(code - MOVE_PATTERN, 24)
            found.append(_Candidate((code,), judge.judge_pattern(state.copy(), seat, pattern)))
    else:
        for code, worth in judge.judge(state):
            if code not in legal:
                continue
            if state[STAGE] == AT_TURN and MOVE_DRAFT <= code < MOVE_PAY:
                drafted = state.copy()
                drafted.apply(code)
                found += [_Candidate((code, second), then) for second, then in judge.judge(drafted)]
            else:
                found.append(_Candidate((code,), worth))
    found.sort(key=lambda each: (-each.worth, each.codes))
    return [each for each in found if each.worth > NOTHING / 2]


def _halve(
    playouts: Playouts, candidates: list[_Candidate], effort: Effort, started: float
) -> list[int]:
    """Sequential halving: each lap plays all that are left, then drops the worse half of them.

    Returns all candidates, best first; those that were dropped early come last.
    """

    def merit(at: int) -> float:
        """How much better than the first candidate it is, as playouts and outlook say together.

        A few playouts alone say little; and only differences can be compared, since what a seat
        strives for need not be points.
        """
        number = playouts.number(at)
        by_playouts = playouts.aim(at) - playouts.aim(0)
        by_outlook = candidates[at].worth - candidates[0].worth
        return (number * by_playouts + TRUST * by_outlook) / (number + TRUST)

    ends = started + effort.seconds
    left = list(range(len(candidates)))
    dropped: list[int] = []
    laps = max(1, (len(candidates) - 1).bit_length())
    # Where there is less to choose, less thought is needed.
    total = int(effort.playouts * min(1.0, sqrt(len(candidates) / FULL_WIDTH)))
    if effort.playouts == NO_END:
        total = _affordable(playouts, len(candidates), ends)
    while True:
        each = max(1, total // (laps * len(left)))
        for at in left:
            if time.monotonic() > ends:
                break
            playouts.play(at, each)
        left.sort(key=merit, reverse=True)
        if len(left) <= 2 or time.monotonic() > ends:
            return left + dropped
        half = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]


def _affordable(playouts: Playouts, count: int, ends: float) -> int:
    """How many playouts there is time for, by the pace of the first few."""
    begun = now = time.monotonic()
    played = 0
    for at in range(count):
        if now > ends:
            break
        playouts.play(at, WARM_UP)
        played += WARM_UP
        now = time.monotonic()
    pace = max(now - begun, 1e-6) / max(played, 1)
    return max(1, int((ends - now) / pace))


def _weighed(playouts: Playouts, at: int, candidate: _Candidate, seat: int) -> Weighed:
    number, points, variance, chance = playouts.outcome(at)
    moves = tuple(move_of(code, seat) for code in candidate.codes)
    return Weighed(moves, number, playouts.aim(at), points, variance, chance)


def _unweighed(move: Move) -> Weighed:
    return Weighed((move,), 0, 0.0, 0.0, 0.0, 0.0)
