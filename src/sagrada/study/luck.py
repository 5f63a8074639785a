"""The luck of a roll: what it is worth, less the mean over many others from the same bag.

The others are stratified. Their colors come from dealing out the whole bag, again and again; their
values show each face equally often at each place. Every single one of them is still a fair roll.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from sagrada.kernel.layout import (
    AT_DRAW,
    AT_REROLL,
    AT_REROLL_POOL,
    AT_ROLL,
    BAG,
    POOL_COUNT,
    POOL_SIZE,
    STAGE,
)
from sagrada.kernel.state import State
from sagrada.study.evaluator import NO_MOVE, Evaluator, Row
from sagrada.study.measured import Measured, measured


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance did for each seat."""

    points: tuple[Measured, ...]
    chance: tuple[Measured, ...]
    mean_points: tuple[float, ...]
    """What each seat could expect just before, over many rolls."""
    mean_chance: tuple[float, ...]


def luck_of(evaluator: Evaluator, before: State, after: list[Row], seed: int) -> Luck:
    """The luck at a chance node, from the playouts after it: as many other rolls as playouts."""
    rows = [
        evaluator.face_up(state, NO_MOVE, seed, 1, first=number)[0]
        for number, state in enumerate(other_answers(before, len(after), Random(seed)))
    ]
    pairs = list(zip(after, rows, strict=True))
    seats = range(len(after[0]))

    def parts(part: int) -> tuple[tuple[Measured, ...], tuple[float, ...]]:
        luck = tuple(measured([a[seat][part] - b[seat][part] for a, b in pairs]) for seat in seats)
        means = tuple(measured([row[seat][part] for row in rows]).value for seat in seats)
        return luck, means

    points, mean_points = parts(0)
    chance, mean_chance = parts(1)
    return Luck(points, chance, mean_points, mean_chance)


def other_answers(before: State, number: int, rng: Random) -> Iterator[State]:
    """What else chance could have answered, each a fair sample, together stratified."""
    stage = before[STAGE]
    if stage == AT_ROLL:
        answers = _rolls(before, number, rng)
    elif stage == AT_REROLL_POOL:
        answers = _rerolled_pools(before, number, rng)
    else:
        assert stage in (AT_REROLL, AT_DRAW), "only these are left after the deal"
        answers = ((outcome,) for outcome in _systematic(before.outcomes(), number, rng))
    for outcomes in answers:
        state = before.copy()
        for outcome in outcomes:
            state.apply_outcome(outcome)
        yield state


def _rolls(before: State, number: int, rng: Random) -> Iterator[tuple[int, ...]]:
    """Pools as kinds of dice."""
    size = before[POOL_SIZE] - before[POOL_COUNT]
    bag = [colour for colour in range(5) for _ in range(before[BAG + colour])]
    faces = [_balanced(number, rng) for _ in range(size)]
    dealt: list[int] = []
    for at in range(number):
        if len(dealt) < size:
            dealt = rng.sample(bag, len(bag))
        yield tuple(6 * dealt.pop() + faces[place][at] for place in range(size))


def _rerolled_pools(before: State, number: int, rng: Random) -> Iterator[tuple[int, ...]]:
    """The new values of all dice in the pool."""
    faces = [_balanced(number, rng) for _ in range(before[POOL_COUNT])]
    for at in range(number):
        yield tuple(values[at] for values in faces)


def _balanced(number: int, rng: Random) -> list[int]:
    """A value (less 1) for each of some rolls: all six equally often, as far as possible."""
    values = [at % 6 for at in range(number - number % 6)]
    values += rng.sample(range(6), number % 6)
    rng.shuffle(values)
    return values


def _systematic(outcomes: list[tuple[int, int]], number: int, rng: Random) -> list[int]:
    """Outcomes as often as their weights say: each at regular steps from a random start."""
    weights = sum(weight for _, weight in outcomes)
    begin = rng.random()
    bounds = list(accumulate(weight for _, weight in outcomes))
    places = ((at + begin) / number * weights for at in range(number))
    drawn = [outcomes[bisect_right(bounds, place)][0] for place in places]
    rng.shuffle(drawn)
    return drawn
