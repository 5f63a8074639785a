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
    from sagrada.kernel.bits import Ints, count_bits, lowest
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
    for sort in range(sorts):
        alike = s[at + sort] & line
        if alike & (alike - 1):
            return -1
        if not alike:
            missing |= 1 << sort
    return missing


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


def capped(number: int, most: int) -> int:
    return number if number < most else most


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
            self.line_chances: Ints = [0] * 20
            self.line_hardest: Ints = [0] * 20
        self.count = 0
        self.base = 0
        self.hardest = 0
        self.kinds = 0
        self.dead = 0
        for kinds in range(31):  # in bits: how unlikely a die of one of this many kinds is
            self.bits_lost[kinds] = math.log2(30.0 / kinds) if kinds else 1000.0

    def extract(self, s: Ints, seat: int, turns: int) -> None:
        """Collect all features of a seat's window with this many of its turns left."""
        self.begin(s, turns)
        self.add_window(s, seat)
        self.add_table(s, seat, turns)

    def begin(self, s: Ints, turns: int) -> None:
        self.count = 0
        self.base = (s[PLAYERS] - 1) * SET_SIZE + turns * FEATURES

    def add_window(self, s: Ints, seat: int) -> None:
        """What depends on nothing but the window, its objectives and the number of turns: what
        else comes in here must go into the key of window_memory.py too."""
        self.add_spaces(s, seat, own_colour(s, seat))
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

    def add_spaces(self, s: Ints, seat: int, own: int) -> None:
        empty = ALL_SPACES & ~s[seat + OCCUPIED]
        reach = s[seat + OPEN]
        mask = empty
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            self.colours_on[space] = sorts_on(s, seat + ROOM_COLOUR, 5, space)
            self.values_on[space] = sorts_on(s, seat + ROOM_VALUE, 6, space)
            colours = count_bits(self.colours_on[space])
            values = count_bits(self.values_on[space])
            self.fit_colours[space] = colours
            self.fit_values[space] = values
            is_own = self.colours_on[space] >> own & 1
            add(self, FIT + ((colours * 7 + values) * 2 + (reach >> space & 1)) * 2 + is_own)
        add(self, EMPTY + count_bits(empty))
        add(self, OWN + count_bits(s[seat + ROOM_COLOUR + own] & empty))
        kinds = 0
        for colour in range(5):
            colours = s[seat + ROOM_COLOUR + colour] & reach
            for value in range(6):
                if colours & s[seat + ROOM_VALUE + value]:
                    kinds += 1
        self.kinds = kinds
        add(self, KINDS_FIT + kinds)

    def add_pairs(self, s: Ints, seat: int, which: int) -> None:
        """Light, medium and deep shades."""
        empty = ALL_SPACES & ~s[seat + OCCUPIED]
        low = count_bits(s[seat + VALUE + 2 * which])
        high = count_bits(s[seat + VALUE + 2 * which + 1])
        add(self, PAIR + (which * 7 + capped(low, 6)) * 7 + capped(high, 6))
        for value in range(2):
            lead = low - high if value else high - low
            lead = capped(lead if lead > -3 else -3, 2)
            room = count_bits(s[seat + ROOM_VALUE + 2 * which + value] & empty)
            add(self, NEED + (lead + 3) * 8 + capped(room, 7))

    def add_variety(self, s: Ints, seat: int, at: int, room: int, sorts: int) -> None:
        """Sets of all colors or all shades."""
        empty = ALL_SPACES & ~s[seat + OCCUPIED]
        fewest = 20
        for sort in range(sorts):
            fewest = capped(count_bits(s[seat + at + sort]), fewest)
        rare = 0
        nearly = 0
        for sort in range(sorts):
            number = count_bits(s[seat + at + sort])
            if number <= fewest + 1:
                nearly += 1
            if number == fewest:
                rare += 1
                spaces = capped(count_bits(s[seat + room + sort] & empty), 7)
                add(self, NEED + (6 if sorts == 6 else 7) * 8 + spaces)
        if sorts == 6:
            add(self, SHADES + (capped(fewest, 3) * 7 + rare) * 7 + nearly)
        else:
            add(self, COLOURS + (capped(fewest, 4) * 6 + rare) * 6 + nearly)

    def add_lines(self, s: Ints, seat: int, objective: int) -> None:
        """Rows and columns that need different colors or shades."""
        rows = objective in (4, 6)
        for number in range(4 if rows else 5):
            line = FIRST_ROW << 5 * number if rows else FIRST_COLUMN << number
            dice = count_bits(s[seat + OCCUPIED] & line)
            chance = self.line_chance(s, seat, line, objective >= 6)
            self.line_chances[5 * (objective - 4) + number] = chance
            self.line_hardest[5 * (objective - 4) + number] = self.hardest
            add(self, LINE + ((objective - 4) * 6 + dice) * 12 + chance)

    def line_chance(self, s: Ints, seat: int, line: int, by_colour: int) -> int:
        """How likely the line will be completed, in steps: 0 (never) to 11.

        `hardest` is then the number of kinds that help on the space with the fewest of them.
        """
        self.hardest = 30
        if by_colour:
            missing = missing_in(s, seat + COLOUR, 5, line)
        else:
            missing = missing_in(s, seat + VALUE, 6, line)
        if missing < 0:
            self.hardest = 0
            return 0
        lost = 0.0
        mask = line & ~s[seat + OCCUPIED]
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            if by_colour:
                fit = count_bits(self.colours_on[space] & missing) * self.fit_values[space]
            else:
                fit = count_bits(self.values_on[space] & missing) * self.fit_colours[space]
            lost += self.bits_lost[fit]
            self.hardest = capped(fit, self.hardest)
        if lost >= 900:
            return 0
        return 11 - capped(int(lost * 0.75), 10)

    def add_diagonals(self, s: Ints, seat: int) -> None:
        empty = ALL_SPACES & ~s[seat + OCCUPIED]
        mask = empty
        while mask:
            bit = mask & -mask
            mask ^= bit
            joined = 0
            near = diagonal(bit)
            for colour in range(5):
                if s[seat + ROOM_COLOUR + colour] & bit and s[seat + COLOUR + colour] & near:
                    joined += 1
            add(self, DIAGONAL_SPACE + capped(joined, 4))
        for colour in range(5):
            dice = s[seat + COLOUR + colour]
            alone = dice & ~diagonal(dice)
            while alone:
                bit = alone & -alone
                alone ^= bit
                room = s[seat + ROOM_COLOUR + colour] & diagonal(bit) & empty
                add(self, DIAGONAL_DIE + count_bits(room))

    def add_table(self, s: Ints, seat: int, turns: int) -> None:
        """The bag, tokens, tools, and the pool for the second turn of the round."""
        add(self, OWN_IN_BAG + s[BAG + own_colour(s, seat)] // 2)
        tokens = s[seat + FAVOR]
        add(self, TOKENS + capped(tokens, 6))
        for slot in range(s[TOOL_COUNT]):
            dear = 1 if s[TOOL_TOKENS + slot] else 0
            if s[PLAYERS] == 1:
                dear = s[TOOL_SPENT + slot]
                high = highest(kinds_in(s, POOL) & s[TOOL_PAYS + slot])
                tokens = high - 2 if high > 2 else capped(high, 1)
            add(self, TOOLS + (s[TOOL_NUMBER + slot] * 2 + dear) * 5 + capped(tokens, 4))
        if turns & 1 and s[TURN_NUMBER] < s[PLAYERS]:
            between = capped(s[PLAYERS] - 1 - s[TURN_NUMBER], 2)
            fit = fitting(s, seat, kinds_in(s, POOL))
            add(self, POOL_FIT + between * 7 + capped(count_bits(fit), 6))
            add(self, POOL_HIGH + between * 7 + highest(fit))


def add(features: Features, feature: int) -> None:
    """Not a method: a compiler can inline a function of the same module, but no method that a
    subclass could change."""
    features.ids[features.count] = features.base + feature
    features.count += 1
