"""More features of a half-built window: those of version 1, and pairs of them.

Which of a space's features matter depends on the objectives, on what is empty beside it and on how
much of the window is left. A sum of single features can't say that; a table of pairs can.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.features import Features, capped, highest, own_colour
    from sagrada.bots.value.shape import (
        DEAD,
        FIT_HIGH,
        FIT_NEAR,
        FIT_OBJECTIVE,
        KINDS_EMPTY,
        LINE_HARDEST,
        LINE_OWN,
        LINES_ALIVE,
        OWN_DICE,
        PAIR_EMPTY,
        PATTERN_OBJECTIVE,
        SET_EMPTY,
        TOOL_DEAD,
        TOOL_OBJECTIVE,
    )
    from sagrada.kernel.bits import Ints, count_bits, lowest
    from sagrada.kernel.dice import kinds_in
    from sagrada.kernel.layout import (
        ALL_SPACES,
        COLOUR,
        FAVOR,
        FIRST_COLUMN,
        FIRST_ROW,
        OCCUPIED,
        OPEN,
        OWN_PATTERN,
        PATTERN,
        PLAYERS,
        POOL,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
        ROOM_VALUE,
        TOOL_COUNT,
        TOOL_NUMBER,
        TOOL_PAYS,
        TOOL_SPENT,
        TOOL_TOKENS,
        VALUE,
    )
    from sagrada.kernel.scoring import rarest
    from sagrada.kernel.window import beside


def step_of(kinds: int) -> int:
    """A number of kinds of dice (0 to 30) in eight steps, finer where there are few."""
    if kinds < 3:
        return kinds
    if kinds < 6:
        return 3
    if kinds < 10:
        return 4
    if kinds < 15:
        return 5
    return 6 if kinds < 25 else 7


def highest_on(s: Ints, seat: int, space: int) -> int:
    """The highest value that fits on a space; 0 if none does."""
    for value in range(6):
        if s[seat + ROOM_VALUE + 5 - value] >> space & 1:
            return 6 - value
    return 0


class RichFeatures(Features):
    """A buffer for all features of one window at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.empty = 0
        self.empties = 0

    def add_window(self, s: Ints, seat: int) -> None:
        Features.add_window(self, s, seat)
        self.empty = ALL_SPACES & ~s[seat + OCCUPIED]
        self.empties = count_bits(self.empty)
        self.add_rich_spaces(s, seat)
        add(self, DEAD + capped(self.dead, 6) * 21 + self.empties)
        add(self, KINDS_EMPTY + self.kinds * 21 + self.empties)
        for at in range(s[PUBLIC_COUNT]):
            objective = s[PUBLIC + at]
            if s[seat + PATTERN] < OWN_PATTERN:
                add(self, PATTERN_OBJECTIVE + s[seat + PATTERN] * 10 + objective)
            if 4 <= objective < 8:
                self.add_rich_lines(s, seat, objective)
            elif objective < 9:
                self.add_sets(s, seat, objective)

    def add_table(self, s: Ints, seat: int, turns: int) -> None:
        Features.add_table(self, s, seat, turns)
        self.add_tools(s, seat)

    # ------------------------------------------------------------ spaces

    def add_rich_spaces(self, s: Ints, seat: int) -> None:
        own = own_colour(s, seat)
        self.dead = 0
        mask = self.empty
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            fit = self.fit_colours[space] * 7 + self.fit_values[space]
            if self.fit_colours[space] * self.fit_values[space] == 0:
                self.dead += 1
            near = count_bits(beside(1 << space) & self.empty)
            add(self, FIT_NEAR + fit * 5 + near)
            for at in range(s[PUBLIC_COUNT]):
                add(self, FIT_OBJECTIVE + fit * 10 + s[PUBLIC + at])
            if s[seat + ROOM_COLOUR + own] >> space & 1:
                reached = s[seat + OPEN] >> space & 1
                add(self, FIT_HIGH + highest_on(s, seat, space) * 2 + reached)
        colours = count_bits(s[seat + COLOUR + own])
        near = count_bits(s[seat + ROOM_COLOUR + own] & self.empty)
        add(self, OWN_DICE + capped(colours, 10) * 11 + capped(near, 10))

    # ------------------------------------------------------------ objectives

    def add_sets(self, s: Ints, seat: int, objective: int) -> None:
        """Shades in pairs, and sets of all colors or all shades."""
        if objective < 3:
            fewest = rarest(s, seat + VALUE + 2 * objective, 2)
            lead = count_bits(s[seat + VALUE + 2 * objective])
            lead -= count_bits(s[seat + VALUE + 2 * objective + 1])
            lead = capped(lead if lead > -3 else -3, 3)
            add(self, PAIR_EMPTY + (lead + 3) * 21 + self.empties)
        elif objective == 3:
            fewest = rarest(s, seat + VALUE, 6)
        else:
            fewest = rarest(s, seat + COLOUR, 5)
        place = 4 if objective == 8 else objective
        add(self, SET_EMPTY + (place * 7 + capped(fewest, 6)) * 21 + self.empties)

    def add_rich_lines(self, s: Ints, seat: int, objective: int) -> None:
        """Rows and columns that need different colors or shades."""
        own = s[seat + COLOUR + own_colour(s, seat)]
        rows = objective in (4, 6)
        alive = 0
        for number in range(4 if rows else 5):
            line = FIRST_ROW << 5 * number if rows else FIRST_COLUMN << number
            at = 5 * (objective - 4) + number
            left = count_bits(self.empty & line)
            if self.line_chances[at]:
                alive += 1
            reached = s[seat + OPEN] & line != 0
            hard = step_of(self.line_hardest[at])
            add(self, LINE_HARDEST + (((objective - 4) * 6 + left) * 8 + hard) * 2 + reached)
            dice = (5 if rows else 4) - left
            has_own = own & line != 0
            state = ((objective - 4) * 6 + dice) * 12 + self.line_chances[at]
            add(self, LINE_OWN + state * 2 + has_own)
        add(self, LINES_ALIVE + ((objective - 4) * 6 + alive) * 21 + self.empties)

    # ------------------------------------------------------------ tools

    def add_tools(self, s: Ints, seat: int) -> None:
        tokens = s[seat + FAVOR]
        for slot in range(s[TOOL_COUNT]):
            tool = s[TOOL_NUMBER + slot]
            dear = 1 if s[TOOL_TOKENS + slot] else 0
            uses = 0 if tokens < 1 + dear else capped((tokens + 1 - dear) // 2, 3)
            if s[PLAYERS] == 1:
                dear = s[TOOL_SPENT + slot]
                high = highest(kinds_in(s, POOL) & s[TOOL_PAYS + slot])
                tokens = high - 2 if high > 2 else capped(high, 1)
                uses = 0 if dear else 1
            state = (tool * 2 + dear) * 5 + capped(tokens, 4)
            add(self, TOOL_DEAD + state * 4 + capped(self.dead, 3))
            for at in range(s[PUBLIC_COUNT]):
                add(self, TOOL_OBJECTIVE + (tool * 10 + s[PUBLIC + at]) * 4 + uses)


def add(features: RichFeatures, feature: int) -> None:
    """As in features.py, but in this module, so that a compiler can inline it here too."""
    features.ids[features.count] = features.base + feature
    features.count += 1
