"""Judgment puzzles: positions in the middle of a game with one choice clearly better.

Every choice is measured by the Grandmaster's playouts from the seat's own view. All choices meet
the same dice, so what counts is the difference between two of them, playout by playout. Playouts
find the best choice in steps; then fresh ones, which had no part in finding it, measure by how much
it is better. Last, playouts with another value function must come to the same.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from sagrada.bots.sampling import sample_state
from sagrada.bots.search import Search, SearchBudget
from sagrada.bots.search_bot import PLAYOUT_ROUNDS
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.shape import CANDIDATES
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import load_value_function
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.kernel.codes import code_of, move_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import MOVE_DRAFT, MOVE_PAY, PLAYERS
from sagrada.kernel.state import State
from sagrada.study.puzzles.proof import JudgmentProof, PuzzleChoice
from sagrada.study.puzzles.verdict import format_chosen, parse

CLEAR_POINTS = 1.0
CLEAR_ERRORS = 4.0
"""A choice is clearly worse if it loses at least so many points and so many standard errors."""
SAME_ERRORS = 2.0
SAME_POINTS = 0.25
"""A choice is as good if it loses at most so many standard errors or points."""
MOST_GOOD = 3
FEWEST_CHOICES = 4
STEPS = (16, 48, 144)
"""Playouts of each choice that is still in question, added up."""
FRESH = 960
SOLO_WINS = 0.02
"""In solo, more points must not mean a smaller chance to win, apart from so much noise."""
LOOK = 128
LOOK_POINTS = 1.0
"""A first look: so many playouts, and the least lead that they must show."""
CONTENDERS = 4
"""At least so many choices are measured with fresh playouts."""
SECOND_OPINION = "v1"
"""The value function that must agree: it never changes, and was trained apart from the latest."""
SECOND_POINTS = 0.5
"""To agree is to see every other choice lose at least so many points, and clear of the noise."""


class NotClear(Exception):
    """No choice, or no small group of choices, is clearly better than all others."""


def measure(view: View, seed: int, fresh: int = FRESH) -> JudgmentProof:
    """Measure every choice of the view; raises `NotClear`."""
    assert view.seat is not None, "a spectator has nothing to choose"
    state = from_engine(sample_state(view, Random(seed)))
    codes = choices_of(state)
    if not FEWEST_CHOICES <= len(codes) <= CANDIDATES:
        raise NotClear(f"{len(codes)} choices")
    rng = Random(seed)
    first = _Sample(state, view.seat, codes, rng.getrandbits(32))
    left = _find_contenders(first)
    order = sorted(range(len(codes)), key=first.mean, reverse=True)
    best = order[0]
    asked = [
        at
        for at in order
        if at in left or at in order[:CONTENDERS] or not _is_clear(*first.loss(best, at))
    ]
    again = _Sample(state, view.seat, codes, rng.getrandbits(32))
    good: set[int] = set()
    for playouts in (fresh // 4, fresh):  # a quarter of them shows that most positions aren't clear
        for at in asked:
            again.play(at, playouts)
        good = _good_choices(again, best, asked, early=playouts < fresh)
    losses = {at: first.loss(best, at)[0] for at in order}
    losses |= {at: again.loss(best, at)[0] for at in asked}
    order.sort(key=lambda at: (at != best, at not in good, losses[at], codes[at]))
    gap, error = min(again.loss(best, at) for at in asked if at not in good)
    seat = view.seat
    return JudgmentProof(
        choices=tuple(
            PuzzleChoice(
                format_chosen([move_of(code, seat) for code in codes[at]]),
                max(0.0, round(losses[at], 1)),
            )
            for at in order
        ),
        good=len(good),
        gap=round(gap, 2),
        error=round(error, 2),
        points=round(again.mean(best), 1),
        playouts=fresh,
    )


def confirm(view: View, proof: JudgmentProof, seed: int) -> JudgmentProof:
    """Ask the other value function; raises `NotClear` if it doesn't agree.

    It takes as many playouts, and fewer for choices that are clear early.
    Between the good choices it may see a difference: all of them are accepted.
    """
    assert view.seat is not None, "a spectator has nothing to choose"
    state = from_engine(sample_state(view, Random(seed)))
    codes = [
        tuple(map(code_of, parse(choice.text.split(", "), view.seat))) for choice in proof.choices
    ]
    sample = _Sample(state, view.seat, codes, seed, SECOND_OPINION)
    left = list(range(proof.good, len(codes)))
    lost: dict[int, tuple[float, float]] = {}
    for playouts in (*STEPS, proof.playouts):
        for at in (0, *left):
            sample.play(at, playouts)
        lost |= {at: sample.loss(0, at) for at in left}
        left = [at for at in left if not _is_clear(*lost[at])]
        if any(lost[at][0] + SAME_ERRORS * lost[at][1] < SECOND_POINTS for at in left):
            break  # more playouts wouldn't help
    if any(loss < SECOND_POINTS or loss <= CLEAR_ERRORS * error for loss, error in lost.values()):
        raise NotClear("the other value function doesn’t agree")
    gap, error = min(lost.values())
    return replace(proof, second_gap=round(gap, 2), second_error=round(error, 2))


def _find_contenders(sample: "_Sample") -> list[int]:
    """Play step by step, and drop what is clearly worse than the leader."""
    left = list(range(len(sample.points)))
    for step in STEPS:
        for at in left:
            sample.play(at, step)
        leader = max(left, key=sample.mean)
        lost = {at: sample.loss(leader, at) for at in left}
        left = [at for at, (loss, error) in lost.items() if not _is_clear(loss, error)]
        close = [at for at in left if lost[at][0] < CLEAR_POINTS / 2]
        if len(close) > 2 * MOST_GOOD or (step == STEPS[-1] and len(close) > MOST_GOOD):
            raise NotClear("too many choices are good")
    return left


def _is_clear(loss: float, error: float) -> bool:
    return loss >= CLEAR_POINTS + CLEAR_ERRORS * error


def _good_choices(sample: "_Sample", best: int, asked: Sequence[int], early: bool) -> set[int]:
    """The best choice and those that are as good; raises `NotClear` if one is in between."""
    good = {best}
    for at in asked:
        if at == best:
            continue
        loss, error = sample.loss(best, at)
        if loss < -SAME_ERRORS * error:
            raise NotClear("another choice is better")
        if loss <= max(SAME_POINTS, SAME_ERRORS * error):
            good.add(at)
        elif loss < CLEAR_POINTS or loss <= CLEAR_ERRORS * error:
            # With few playouts the errors are large: go on unless it is most likely in between.
            if not early or loss + SAME_ERRORS * error < CLEAR_POINTS:
                raise NotClear("a choice is neither as good nor clearly worse")
        elif sample.utility(at) > sample.utility(best) + SOLO_WINS:
            raise NotClear("more points, but fewer wins")
    if not early and (len(good) > MOST_GOOD or len(good) == len(asked)):
        raise NotClear("too many choices are good")
    return good


def compare(
    view: View,
    better: Sequence[Move],
    other: Sequence[Move],
    playouts: int,
    seed: int,
    weights: str | None = None,
) -> tuple[float, float]:
    """By how many points a choice is better than another, and the standard error.

    `weights` name a value function (bots/value/weights.py); None is the latest.
    """
    assert view.seat is not None, "a spectator has nothing to choose"
    state = from_engine(sample_state(view, Random(seed)))
    codes = [tuple(map(code_of, moves)) for moves in (better, other)]
    sample = _Sample(state, view.seat, codes, seed, weights)
    for at in range(2):
        sample.play(at, playouts)
    return sample.loss(0, 1)


def looks_clear(view: View, seed: int) -> bool:
    """A quick look, to leave out most positions that `measure` would refuse."""
    search = Search(CANDIDATES, PLAYOUT_ROUNDS, thorough=True)
    found = search.evaluate(view, SearchBudget(LOOK), Random(seed))
    return len(found) > 1 and found[0].points - found[1].points >= LOOK_POINTS


def choices_of(state: State) -> list[tuple[int, ...]]:
    """Every choice in the kernel's numbers: a draft comes with the move that follows it."""
    choices: list[tuple[int, ...]] = []
    for move in state.legal():
        if MOVE_DRAFT <= move < MOVE_PAY:
            drafted = state.copy()
            drafted.apply_move(move)
            choices += [(move, then) for then in drafted.legal()]
        else:
            choices.append((move,))
    return choices


class _Sample:
    """The points of every playout, by choice; the n-th playouts of all choices have equal dice."""

    def __init__(
        self,
        state: State,
        seat: int,
        codes: Iterable[Sequence[int]],
        seed: int,
        weights: str | None = None,
    ) -> None:
        margin = SOLO_TOOL_MARGIN if state[PLAYERS] == 1 else TOOL_MARGIN
        chooser = TurnChooser(load_value_function(weights), margin, samples=4, quick=True)
        self._playouts = Playouts(chooser, PLAYOUT_ROUNDS, 0.0, True)
        self._playouts.begin(state, seat, seed)
        self.points: list[list[float]] = []
        for each in codes:
            self._playouts.add(*each)
            self.points.append([])

    def play(self, at: int, number: int) -> None:
        """Play until a choice has had so many playouts."""
        points = self.points[at]
        before = sum(points)
        while len(points) < number:
            self._playouts.play(at, 1)
            played, mean, _, _ = self._playouts.result(at)
            points.append(played * mean - before)
            before = played * mean

    def mean(self, at: int) -> float:
        return fmean(self.points[at])

    def utility(self, at: int) -> float:
        return self._playouts.utility(at)

    def loss(self, best: int, at: int) -> tuple[float, float]:
        """How many points a choice loses compared with the best one, and the standard error."""
        pairs = zip(self.points[best], self.points[at], strict=False)
        differences = [one - other for one, other in pairs]
        return fmean(differences), stdev(differences) / sqrt(len(differences))
