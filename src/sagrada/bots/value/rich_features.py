"""More features of a half-built window: those of version 1, and pairs of them.

Which of a space's features matter depends on the objectives, on what is empty beside it and on how
much of the window is left. A sum of single features can't say that; a table of pairs can.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.features import Features, tokens_for, tool_is_dear, tool_uses
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
    from sagrada.kernel.bits import Ints, bit_length, count_bits, lowest
    from sagrada.kernel.layout import (
        COLOUR,
        FIRST_COLUMN,
        FIRST_ROW,
        OPEN,
        OWN_PATTERN,
        PATTERN,
        PLAYERS,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
        TOOL_COUNT,
        TOOL_NUMBER,
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


class RichFeatures(Features):
    """A buffer for all features of one window at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.empties = 0

    def add_spaces(self, s: Ints, seat: int) -> None:
        Features.add_spaces(self, s, seat)
        mask = self.empty
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            fit = self.fit_colours[space] * 7 + self.fit_values[space]
            near = count_bits(beside(1 << space) & self.empty)
            add(self, FIT_NEAR + fit * 5 + near)
            for at in range(s[PUBLIC_COUNT]):
                add(self, FIT_OBJECTIVE + fit * 10 + s[PUBLIC + at])

    def add_window(self, s: Ints, seat: int) -> None:
        Features.add_window(self, s, seat)
        self.empties = count_bits(self.empty)
        self.add_own(s, seat)
        add(self, DEAD + min(self.dead, 6) * 21 + self.empties)
        add(self, KINDS_EMPTY + self.kinds * 21 + self.empties)
        for at in range(s[PUBLIC_COUNT]):
            objective = s[PUBLIC + at]
            if s[seat + PATTERN] < OWN_PATTERN:
                add(self, PATTERN_OBJECTIVE + s[seat + PATTERN] * 10 + objective)
            if 4 <= objective < 8:
                self.add_rich_lines(s, seat, objective)
            elif objective < 9:
                self.add_sets(s, seat, objective)

    # ------------------------------------------------------------ the private color

    def add_own(self, s: Ints, seat: int) -> None:
        room = s[seat + ROOM_COLOUR + self.own] & self.empty
        mask = room
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            highest_value = bit_length(self.values_on[space])
            add(self, FIT_HIGH + highest_value * 2 + (s[seat + OPEN] >> space & 1))
        dice = count_bits(s[seat + COLOUR + self.own])
        add(self, OWN_DICE + min(dice, 10) * 11 + min(count_bits(room), 10))

    # ------------------------------------------------------------ objectives

    def add_sets(self, s: Ints, seat: int, objective: int) -> None:
        """Shades in pairs, and sets of all colors or all shades."""
        if objective < 3:
            fewest = rarest(s, seat + VALUE + 2 * objective, 2)
            lead = count_bits(s[seat + VALUE + 2 * objective])
            lead -= count_bits(s[seat + VALUE + 2 * objective + 1])
            lead = min(lead if lead > -3 else -3, 3)
            add(self, PAIR_EMPTY + (lead + 3) * 21 + self.empties)
        elif objective == 3:
            fewest = rarest(s, seat + VALUE, 6)
        else:
            fewest = rarest(s, seat + COLOUR, 5)
        place = 4 if objective == 8 else objective
        add(self, SET_EMPTY + (place * 7 + min(fewest, 6)) * 21 + self.empties)

    def add_rich_lines(self, s: Ints, seat: int, objective: int) -> None:
        """Rows and columns that need different colors or shades."""
        own = s[seat + COLOUR + self.own]
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
        Features.add_tools(self, s, seat)
        for slot in range(s[TOOL_COUNT]):
            tool = s[TOOL_NUMBER + slot]
            dear = tool_is_dear(s, slot)
            tokens = tokens_for(s, seat, slot)
            uses = tool_uses(s[PLAYERS], dear, tokens)
            state = (tool * 2 + dear) * 5 + min(tokens, 4)
            add(self, TOOL_DEAD + state * 4 + min(self.dead, 3))
            for at in range(s[PUBLIC_COUNT]):
                add(self, TOOL_OBJECTIVE + (tool * 10 + s[PUBLIC + at]) * 4 + uses)


def add(features: RichFeatures, feature: int) -> None:
    """As in features.py, but in this module, so that a compiler can inline it here too."""
    features.ids[features.count] = features.base + feature
    features.count += 1
