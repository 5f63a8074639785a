"""The features of a half-built window (shape.py), as indexes of weights."""

import math

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.shape import (
        COLOURS,
        DIAGONAL_DIE,
        DIAGONAL_SPACE,
        EMPTY,
        FEATURES,
        FIT,
        KINDS_FIT,
        LINE,
        MOST_IDS,
        NEED,
        OWN,
        OWN_IN_BAG,
        PAIR,
        POOL_FIT,
        POOL_HIGH,
        SET_SIZE,
        SHADES,
        TOKENS,
        TOOLS,
    )
    from sagrada.kernel.bits import Ints, Words, count_bits, lowest
    from sagrada.kernel.dice import kinds_in
    from sagrada.kernel.layout import (
        ALL_SPACES,
        BAG,
        COLOUR,
        FAVOR,
        FIRST_COLUMN,
        FIRST_ROW,
        NOT_FIRST,
        NOT_LAST,
        OCCUPIED,
        OF_VALUE_ONE,
        OPEN,
        PLAYERS,
        POOL,
        PRIVATE,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
        ROOM_VALUE,
        TOOL_COUNT,
        TOOL_NUMBER,
        TOOL_PAYS,
        TOOL_SPENT,
        TOOL_TOKENS,
        TURN_NUMBER,
        VALUE,
    )
    from sagrada.kernel.scoring import colour_points
    from sagrada.kernel.window import fitting


def diagonal(mask: int) -> int:
    """The spaces diagonally next to those in the mask."""
    right = mask << 1 & NOT_FIRST
    left = mask >> 1 & NOT_LAST
    return (right << 5 | right >> 5 | left << 5 | left >> 5) & ALL_SPACES


def own_colour(s: Ints, seat: int) -> int:
    """The private color; of two, the one that scores more so far."""
    first = s[seat + PRIVATE]
    second = s[seat + PRIVATE + 1]
    if second >= 0 and colour_points(s, seat, second) > colour_points(s, seat, first):
        return second
    return first


def missing_in(s: Ints, at: int, sorts: int, line: int) -> int:
    """The mask of the sorts that a line lacks; -1 if it has one of them twice.

    A sort is a color or a value; the masks of their dice begin at `at`.
    """
    missing = 0
    twice = 0
    for sort in range(sorts):  # to the end: a processor can't foresee where it could stop
        alike = s[at + sort] & line
        twice |= alike & (alike - 1)
        missing |= (0 if alike else 1) << sort
    return -1 if twice else missing


def sorts_on(s: Ints, room: int, sorts: int, space: int) -> int:
    """The mask of the sorts that fit on a space."""
    mask = 0
    for sort in range(sorts):
        mask |= (s[room + sort] >> space & 1) << sort
    return mask


def highest(kinds: int) -> int:
    """The highest value among kinds of dice; 0 if there are none."""
    for value in range(6):
        if kinds & OF_VALUE_ONE << 5 - value:
            return 6 - value
    return 0


def tool_is_dear(s: Ints, slot: int) -> int:
    """1 if a tool costs two tokens; in solo, if it is spent."""
    if s[PLAYERS] == 1:
        return s[TOOL_SPENT + slot]
    return 1 if s[TOOL_TOKENS + slot] else 0


def tokens_for(s: Ints, seat: int, slot: int) -> int:
    """The tokens that can pay for a tool; in solo, 0 to 4 by the best die that can."""
    if s[PLAYERS] > 1:
        return s[seat + FAVOR]
    high = highest(kinds_in(s, POOL) & s[TOOL_PAYS + slot])
    return high - 2 if high > 2 else min(high, 1)


def tool_uses(players: int, dear: int, tokens: int) -> int:
    """How often a tool can be used, 0 to 3; in solo, whether it isn't spent."""
    if players == 1:
        return 1 - dear
    return 0 if tokens < 1 + dear else min((tokens + 1 - dear) // 2, 3)


class Features:
    """A buffer for the features of one window at a time."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.ids: Ints = [0] * MOST_IDS
            self.colours_on: Ints = [0] * 20
            self.values_on: Ints = [0] * 20
            self.fit_colours: Ints = [0] * 20
            self.fit_values: Ints = [0] * 20
            self.bits_lost: Reals = [0.0] * 31
            self.in_bytes: Words = [0] * 32
            self.line_chances: Ints = [0] * 20
            self.line_hardest: Ints = [0] * 20
        self.count = 0
        self.base = 0
        self.empty = 0
        self.own = 0
        self.hardest = 0
        self.kinds = 0
        self.dead = 0
        for kinds in range(31):  # in bits: how unlikely a die of one of this many kinds is
            self.bits_lost[kinds] = math.log2(30.0 / kinds) if kinds else 1000.0
        for bits in range(32):  # the five bits of a row, each in a byte of its own
            self.in_bytes[bits] = sum((bits >> bit & 1) << 8 * bit for bit in range(5))

    def extract(self, s: Ints, seat: int, turns: int) -> None:
        """Collect all features of a seat's window with this many of its turns left."""
        self.begin(s, turns)
        self.look_at(s, seat)
        self.add_spaces(s, seat)
        self.add_window(s, seat)
        self.add_table(s, seat, turns)
        self.add_tools(s, seat)

    def begin(self, s: Ints, turns: int) -> None:
        self.count = 0
        self.base = (s[PLAYERS] - 1) * SET_SIZE + turns * FEATURES

    def look_at(self, s: Ints, seat: int) -> None:
        """Note which colors and values fit on each space, and what else features have in common.

        The masks of spaces are turned around, a row at a time: a byte for each of its spaces.
        """
        for row in range(4):
            first = 5 * row
            colours = values = 0
            for sort in range(5):
                colours |= self.in_bytes[s[seat + ROOM_COLOUR + sort] >> first & 31] << sort
            for sort in range(6):
                values |= self.in_bytes[s[seat + ROOM_VALUE + sort] >> first & 31] << sort
            for space in range(first, first + 5):
                self.colours_on[space] = colours & 255
                self.values_on[space] = values & 255
                self.fit_colours[space] = count_bits(self.colours_on[space])
                self.fit_values[space] = count_bits(self.values_on[space])
                colours >>= 8
                values >>= 8
        self.empty = ALL_SPACES & ~s[seat + OCCUPIED]
        self.own = own_colour(s, seat)
        kinds = 0
        some_colour = some_value = 0
        for value in range(6):
            some_value |= s[seat + ROOM_VALUE + value]
        for colour in range(5):
            colours_room = s[seat + ROOM_COLOUR + colour]
            some_colour |= colours_room
            colours_room &= s[seat + OPEN]
            for value in range(6):
                kinds += 1 if colours_room & s[seat + ROOM_VALUE + value] else 0
        self.kinds = kinds
        self.dead = count_bits(self.empty & ~(some_colour & some_value))

    def add_spaces(self, s: Ints, seat: int) -> None:
        """What each empty space adds: what else comes in here must go into weight_sums.py too."""
        reach = s[seat + OPEN]
        own_room = s[seat + ROOM_COLOUR + self.own]
        mask = self.empty
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            fit = self.fit_colours[space] * 7 + self.fit_values[space]
            add(self, FIT + (fit * 2 + (reach >> space & 1)) * 2 + (own_room >> space & 1))

    def add_window(self, s: Ints, seat: int) -> None:
        """What else depends on nothing but the window, its objectives and the number of turns: what
        comes in here must go into the key of window_memory.py too."""
        add(self, EMPTY + count_bits(self.empty))
        add(self, OWN + count_bits(s[seat + ROOM_COLOUR + self.own] & self.empty))
        add(self, KINDS_FIT + self.kinds)
        for at in range(s[PUBLIC_COUNT]):
            objective = s[PUBLIC + at]
            if objective < 3:
                self.add_pairs(s, seat, objective)
            elif objective == 3:
                self.add_variety(s, seat, VALUE, ROOM_VALUE, 6)
            elif objective < 8:
                self.add_lines(s, seat, objective)
            elif objective == 8:
                self.add_variety(s, seat, COLOUR, ROOM_COLOUR, 5)
            else:
                self.add_diagonals(s, seat)

    def add_pairs(self, s: Ints, seat: int, which: int) -> None:
        """Light, medium and deep shades."""
        low = count_bits(s[seat + VALUE + 2 * which])
        high = count_bits(s[seat + VALUE + 2 * which + 1])
        add(self, PAIR + (which * 7 + min(low, 6)) * 7 + min(high, 6))
        for value in range(2):
            lead = low - high if value else high - low
            lead = min(lead if lead > -3 else -3, 2)
            room = count_bits(s[seat + ROOM_VALUE + 2 * which + value] & self.empty)
            add(self, NEED + (lead + 3) * 8 + min(room, 7))

    def add_variety(self, s: Ints, seat: int, at: int, room: int, sorts: int) -> None:
        """Sets of all colors or all shades."""
        fewest = 20
        for sort in range(sorts):
            fewest = min(count_bits(s[seat + at + sort]), fewest)
        rare = 0
        nearly = 0
        for sort in range(sorts):
            number = count_bits(s[seat + at + sort])
            if number <= fewest + 1:
                nearly += 1
            if number == fewest:
                rare += 1
                spaces = min(count_bits(s[seat + room + sort] & self.empty), 7)
                add(self, NEED + (6 if sorts == 6 else 7) * 8 + spaces)
        if sorts == 6:
            add(self, SHADES + (min(fewest, 3) * 7 + rare) * 7 + nearly)
        else:
            add(self, COLOURS + (min(fewest, 4) * 6 + rare) * 6 + nearly)

    def add_lines(self, s: Ints, seat: int, objective: int) -> None:
        """Rows and columns that need different colors or shades."""
        rows = objective in (4, 6)
        for number in range(4 if rows else 5):
            line = FIRST_ROW << 5 * number if rows else FIRST_COLUMN << number
            if objective >= 6:
                missing = missing_in(s, seat + COLOUR, 5, line)
            else:
                missing = missing_in(s, seat + VALUE, 6, line)
            dice = count_bits(s[seat + OCCUPIED] & line)
            at = 5 * (objective - 4) + number
            self.line_chances[at] = self.line_chance(objective, number, missing)
            self.line_hardest[at] = self.hardest
            add(self, LINE + ((objective - 4) * 6 + dice) * 12 + self.line_chances[at])

    def line_chance(self, objective: int, number: int, missing: int) -> int:
        """How likely the line will be completed, in steps: 0 (never) to 11.

        `hardest` is then the number of kinds that help on the space with the fewest of them.

        There's a reason for so few branches: a processor can't foresee where these would go.
        """
        rows = objective in (4, 6)
        space = 5 * number if rows else number
        hardest = 0 if missing < 0 else 30
        lost = self.bits_lost[hardest]
        for _ in range(5 if rows else 4):
            if objective >= 6:
                fit = count_bits(self.colours_on[space] & missing) * self.fit_values[space]
            else:
                fit = count_bits(self.values_on[space] & missing) * self.fit_colours[space]
            fit = fit if self.empty >> space & 1 else 30  # a space that is filled loses nothing
            lost += self.bits_lost[fit]
            hardest = min(fit, hardest)
            space += 1 if rows else 5
        self.hardest = hardest
        steps = int(lost * 0.75)
        return 0 if steps > 600 else 11 - min(steps, 10)

    def add_diagonals(self, s: Ints, seat: int) -> None:
        mask = self.empty
        while mask:
            bit = mask & -mask
            mask ^= bit
            joined = 0
            near = diagonal(bit)
            for colour in range(5):
                if s[seat + ROOM_COLOUR + colour] & bit and s[seat + COLOUR + colour] & near:
                    joined += 1
            add(self, DIAGONAL_SPACE + min(joined, 4))
        for colour in range(5):
            dice = s[seat + COLOUR + colour]
            alone = dice & ~diagonal(dice)
            while alone:
                bit = alone & -alone
                alone ^= bit
                room = s[seat + ROOM_COLOUR + colour] & diagonal(bit) & self.empty
                add(self, DIAGONAL_DIE + count_bits(room))

    def add_table(self, s: Ints, seat: int, turns: int) -> None:
        """The bag, tokens, and the pool for the second turn of the round."""
        add(self, OWN_IN_BAG + s[BAG + own_colour(s, seat)] // 2)
        add(self, TOKENS + min(s[seat + FAVOR], 6))
        if turns & 1 and s[TURN_NUMBER] < s[PLAYERS]:
            between = min(s[PLAYERS] - 1 - s[TURN_NUMBER], 2)
            fit = fitting(s, seat, kinds_in(s, POOL))
            add(self, POOL_FIT + between * 7 + min(count_bits(fit), 6))
            add(self, POOL_HIGH + between * 7 + highest(fit))

    def add_tools(self, s: Ints, seat: int) -> None:
        """What each tool adds: what comes in here must go into weight_sums.py too."""
        for slot in range(s[TOOL_COUNT]):
            state = s[TOOL_NUMBER + slot] * 2 + tool_is_dear(s, slot)
            add(self, TOOLS + state * 5 + min(tokens_for(s, seat, slot), 4))


def add(features: Features, feature: int) -> None:
    """Not a method: a compiler can inline a function of the same module, but no method that a
    subclass could change."""
    features.ids[features.count] = features.base + feature
    features.count += 1
