"""The heuristic of the `rules` bot: a value made by hand from what a window can become.

Each empty space has a chance to be filled, which depends on how many of the thirty kinds of dice
fit there and on the seat's turns left. That gives the number of dice of each color and value at the
end, and what lines, sets, diagonals and the private color will score. The `rules` bot is the
baseline, so the constants stay as they are: other bots are always measured against the same thing.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from math import pow

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.features import diagonal, missing_in, own_colour, sorts_on
    from sagrada.kernel.bits import Ints, count_bits, lowest
    from sagrada.kernel.layout import (
        ALL_SPACES,
        COLOUR,
        FIRST_COLUMN,
        FIRST_ROW,
        OCCUPIED,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
        ROOM_VALUE,
        SEAT_SIZE,
        SEATS,
        VALUE,
    )
    from sagrada.kernel.scoring import points, rarest

DICE_SEEN = 4.0
"""Dice to choose from for the empty spaces, for each turn left."""
SHARE_OF_SETS = 0.6
"""How much of the sets that seem possible is completed."""
OWN_VALUE = 3.5
"""The value of a die of the private color: the mean of the six."""
POINTS_PER_FILLED = 1.0
"""What filling a space scores by itself (RULES 7.5)."""


class Heuristic:
    """Values one window at a time; the buffers belong to the latest one."""

    def __init__(
        self,
        dice_seen: float = DICE_SEEN,
        share_of_sets: float = SHARE_OF_SETS,
        own_value: float = OWN_VALUE,
        points_per_filled: float = POINTS_PER_FILLED,
    ) -> None:
        if not cython.compiled:
            self.filled: Reals = [0.0] * 20
            self.fit_colours: Ints = [0] * 20
            self.fit_values: Ints = [0] * 20
            self.expected: Reals = [0.0] * 11
        self.tries = 0.0
        self.dice_seen = dice_seen
        self.share_of_sets = share_of_sets
        self.own_value = own_value
        self.points_per_filled = points_per_filled

    def value(self, s: Ints, number: int, turns: int) -> float:
        """The points that a seat can expect with this many of its turns left."""
        total = points(s, number) * 1.0
        if turns == 0:
            return total
        seat = SEATS + number * SEAT_SIZE
        total += self.fill(s, seat, turns)
        for at in range(s[PUBLIC_COUNT]):
            objective = s[PUBLIC + at]
            if objective < 3:
                total += 2 * self.sets(s, seat + VALUE + 2 * objective, 5 + 2 * objective, 2)
            elif objective == 3:
                total += 5 * self.sets(s, seat + VALUE, 5, 6)
            elif objective == 8:
                total += 4 * self.sets(s, seat + COLOUR, 0, 5)
            elif objective == 9:
                total += self.diagonals(s, seat)
            else:
                total += self.lines(s, seat, objective)
        return total

    def chance(self, kinds: int) -> float:
        """The chance that a space gets a die of one of this many kinds."""
        return 1 - pow(1 - kinds / 30.0, self.tries)

    def fill(self, s: Ints, seat: int, turns: int) -> float:
        """Expect dice on the empty spaces; returns what they score by themselves and as private."""
        for sort in range(5):
            self.expected[sort] = count_bits(s[seat + COLOUR + sort])
        for sort in range(6):
            self.expected[5 + sort] = count_bits(s[seat + VALUE + sort])
        own = own_colour(s, seat)
        mask = ALL_SPACES & ~s[seat + OCCUPIED]
        self.tries = self.dice_seen * turns / (count_bits(mask) + 1)
        total = 0.0
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            colours = count_bits(sorts_on(s, seat + ROOM_COLOUR, 5, space))
            values = count_bits(sorts_on(s, seat + ROOM_VALUE, 6, space))
            self.fit_colours[space] = colours
            self.fit_values[space] = values
            filled = self.chance(colours * values)
            self.filled[space] = filled
            total += self.points_per_filled * filled
            for sort in range(5):
                if s[seat + ROOM_COLOUR + sort] >> space & 1:
                    self.expected[sort] += filled / colours
            for sort in range(6):
                if s[seat + ROOM_VALUE + sort] >> space & 1:
                    self.expected[5 + sort] += filled / values
            if s[seat + ROOM_COLOUR + own] >> space & 1:
                total += self.own_value * filled / colours
        return total

    def sets(self, s: Ints, at: int, expected: int, sorts: int) -> float:
        """How many more sets to expect."""
        fewest = 20.0
        for sort in range(sorts):
            if self.expected[expected + sort] < fewest:
                fewest = self.expected[expected + sort]
        return self.share_of_sets * (fewest - rarest(s, at, sorts))

    def lines(self, s: Ints, seat: int, objective: int) -> float:
        """What the unfinished lines can be expected to score."""
        rows = objective in (4, 6)
        points_each = 6 if objective == 6 else 4 if objective == 5 else 5
        total = 0.0
        for number in range(4 if rows else 5):
            line = FIRST_ROW << 5 * number if rows else FIRST_COLUMN << number
            if line & ~s[seat + OCCUPIED]:
                total += points_each * self.line(s, seat, line, objective >= 6)
        return total

    def line(self, s: Ints, seat: int, line: int, by_colour: int) -> float:
        """The chance that a line is completed, as a product over its empty spaces."""
        room = seat + (ROOM_COLOUR if by_colour else ROOM_VALUE)
        sorts = 5 if by_colour else 6
        missing = missing_in(s, seat + (COLOUR if by_colour else VALUE), sorts, line)
        if missing < 0:
            return 0.0
        chance = 1.0
        mask = line & ~s[seat + OCCUPIED]
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            fit = count_bits(sorts_on(s, room, sorts, space) & missing)
            fit *= self.fit_values[space] if by_colour else self.fit_colours[space]
            chance *= self.chance(fit)
        return chance

    def diagonals(self, s: Ints, seat: int) -> float:
        """How many dice will join a diagonal."""
        total = 0.0
        mask = ALL_SPACES & ~s[seat + OCCUPIED]
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            near = diagonal(1 << space)
            for colour in range(5):
                if s[seat + ROOM_COLOUR + colour] >> space & 1 and s[seat + COLOUR + colour] & near:
                    total += self.filled[space] / self.fit_colours[space]
        return total
