"""The learned value function: the points that a seat can expect at the end of the game.

It adds the window's current points and, for each feature (shape.py), a weight for what is still to
come. In solo it is the margin over the target (RULES 9.5), and the dice still in the pool count as
if they went to the round track.
"""

from collections.abc import Iterable

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.features import Features
    from sagrada.bots.value.rich_features import RichFeatures
    from sagrada.bots.value.shape import WEIGHTS
    from sagrada.bots.value.weight_sums import WeightSums
    from sagrada.bots.value.window_memory import WindowMemory
    from sagrada.kernel.bits import Ints, copy_ints, count_bits
    from sagrada.kernel.layout import (
        FAVOR,
        OF_VALUE_ONE,
        PLANES,
        PLAYERS,
        POOL,
        ROUND,
        ROUNDS,
        SEAT_SIZE,
        SEATS,
        SKIPS,
        TURN_NUMBER,
    )
    from sagrada.kernel.scoring import points, target, window_points
    from sagrada.kernel.state import State


def turns_left(s: Ints, number: int) -> int:
    """How many turns a seat still has after its current one."""
    if not s[ROUND]:
        return 2 * ROUNDS
    later = 2 * (ROUNDS - s[ROUND])
    if s[TURN_NUMBER] < s[PLAYERS] and not s[SEATS + number * SEAT_SIZE + SKIPS]:
        return later + 1
    return later


def current_points(s: Ints, number: int) -> int:
    """The points of a seat now; in solo, the margin over the target."""
    return points(s, number) - to_beat(s)


def to_beat(s: Ints) -> int:
    """In solo, the target as if the dice in the pool were on the round track; otherwise 0."""
    if s[PLAYERS] > 1:
        return 0
    pool = 0
    for plane in range(PLANES):
        for value in range(6):
            dice = s[POOL + plane] & OF_VALUE_ONE << value
            pool += (value + 1 << plane) * count_bits(dice)
    return target(s) + pool


class ValueFunction:
    """The weights, and the value that they give a window."""

    def __init__(self, weights: Iterable[float] = (), rich: bool = True) -> None:
        """`rich`: with all features; otherwise with those of version 1 only, which is quicker."""
        if not cython.compiled:
            self.weights: Reals = [0.0] * WEIGHTS
        self.features: Features = RichFeatures() if rich else Features()
        self.memory = WindowMemory()
        self.sums = WeightSums()
        self.remembers = False
        for at in range(WEIGHTS):
            self.weights[at] = 0.0
        for at, weight in enumerate(weights):
            if at >= WEIGHTS:
                raise ValueError(f"weights: there are more than {WEIGHTS}")
            self.weights[at] = weight

    def all_weights(self) -> list[float]:
        """All weights, in the order of shape.py."""
        return self.weights_between(0, WEIGHTS)

    def weights_between(self, start: int, end: int) -> list[float]:
        """Some of the weights."""
        return [self.weights[at] for at in range(start, end)]

    def value(self, s: Ints, number: int, turns: int) -> float:
        """The points that a seat can expect with this many of its turns left."""
        seat = SEATS + number * SEAT_SIZE
        if turns > 0 and self.remembers:
            return self.remembered_value(s, seat, turns)
        total = current_points(s, number) * 1.0
        if turns > 0:
            self.features.extract(s, seat, turns)
            total += self.sum_of_weights()
        return total

    def remember_windows(self) -> None:
        """Keep what windows are worth: the same values, in less time. Not for learning."""
        self.remembers = True

    def forget_windows(self) -> None:
        """Before weights change, or their indexes are asked for."""
        self.memory = WindowMemory()
        self.sums = WeightSums()
        self.remembers = False

    def remembered_value(self, s: Ints, seat: int, turns: int) -> float:
        """The same value; what comes of a known window alone isn't worked out again."""
        self.sums.prepare(self.weights, s, turns)
        self.features.begin(s, turns)
        if not self.memory.finds(s, seat, turns):
            self.features.look_at(s, seat)
            self.features.add_window(s, seat)
            total = window_points(s, seat) + self.sums.of_spaces(self.features, s, seat, turns)
            self.memory.keep(total + self.sum_of_weights(), self.features.dead)
            self.features.begin(s, turns)
        self.features.add_table(s, seat, turns)
        total = self.memory.sum() + s[seat + FAVOR] - to_beat(s) + self.sum_of_weights()
        return total + self.sums.of_tools(self.memory.dead(), s, seat, turns)

    def sum_of_weights(self) -> float:
        """The weights of the latest features. In four sums, which a processor adds up at once.

        Weights from a file have half precision: in doubles they add up exactly, in any order.
        """
        a = b = c = d = 0.0
        count = self.features.count
        in_fours = count - count % 4
        for at in range(0, in_fours, 4):
            a += self.weights[self.features.ids[at]]
            b += self.weights[self.features.ids[at + 1]]
            c += self.weights[self.features.ids[at + 2]]
            d += self.weights[self.features.ids[at + 3]]
        for at in range(in_fours, count):
            a += self.weights[self.features.ids[at]]
        return (a + b) + (c + d)

    def copy_feature_ids(self, ids: Ints) -> int:
        """Write the indexes of the weights in the latest value to `ids`; returns how many.

        If windows are remembered, those of a window aren't all there.
        """
        copy_ints(ids, self.features.ids, self.features.count)
        return self.features.count

    def add_to_weight(self, weight: int, by: float) -> None:
        """For learning; no windows may be remembered."""
        self.weights[weight] += by

    def features_of(self, state: State, seat: int, turns: int) -> list[int]:
        """The indexes of the weights that make up a value."""
        self.features.extract(state.block, SEATS + seat * SEAT_SIZE, turns)
        return [self.features.ids[at] for at in range(self.features.count)]

    def value_of(self, state: State, seat: int, turns: int) -> float:
        """`value`, for a state as an object."""
        return self.value(state.block, seat, turns)
