"""Weights that always come together, added up beforehand: those of empty spaces and of tools.

Together they are most of the weights of a value. Those of an empty space depend on its state alone:
what fits, whether it touches a die, whether the private color fits, and the empty spaces beside it.
Those of a tool depend on its price, on what can pay it, and on the spaces on which nothing fits.
So for each number of turns, tables have the sum for every state.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.features import Features, tokens_for, tool_is_dear, tool_uses
    from sagrada.bots.value.shape import (
        FEATURES,
        FIT,
        FIT_NEAR,
        FIT_OBJECTIVE,
        FITS,
        MOST_TOKENS,
        MOST_TOOLS,
        SET_SIZE,
        SPACE_STATES,
        TOOL_DEAD,
        TOOL_OBJECTIVE,
        TOOL_STATES,
        TOOLS,
        TURNS,
    )
    from sagrada.kernel.bits import Ints, Words, count_bits, lowest
    from sagrada.kernel.layout import (
        OPEN,
        PLAYERS,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
        TOOL_COUNT,
        TOOL_NUMBER,
    )
    from sagrada.kernel.window import beside


class WeightSums:
    """The tables for one number of players and one set of cards at a time.

    The sums are exact (`sum_of_weights`): they're the same as those of the single features.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.space_sums: Reals = [0.0] * (TURNS * SPACE_STATES)
            self.tool_sums: Reals = [0.0] * (TURNS * MOST_TOOLS * TOOL_STATES)
            self.made_for: Words = [0] * TURNS
        for turns in range(TURNS):
            self.made_for[turns] = 0

    def of_spaces(self, features: Features, s: Ints, seat: int, turns: int) -> float:
        """The weights of `Features.add_spaces`, after `look_at`."""
        first = turns * SPACE_STATES
        reach = s[seat + OPEN]
        own_room = s[seat + ROOM_COLOUR + features.own]
        empty = features.empty
        total = 0.0
        mask = empty
        while mask:
            space = lowest(mask)
            mask &= mask - 1
            fit = features.fit_colours[space] * 7 + features.fit_values[space]
            state = (fit * 2 + (reach >> space & 1)) * 2 + (own_room >> space & 1)
            total += self.space_sums[first + state * 5 + count_bits(beside(1 << space) & empty)]
        return total

    def of_tools(self, dead: int, s: Ints, seat: int, turns: int) -> float:
        """The weights of `Features.add_tools`, with this many spaces on which nothing fits."""
        first = turns * MOST_TOOLS * TOOL_STATES + min(dead, 3)
        total = 0.0
        for slot in range(s[TOOL_COUNT]):
            tokens = min(tokens_for(s, seat, slot), MOST_TOKENS)
            state = tool_is_dear(s, slot) * (MOST_TOKENS + 1) + tokens
            total += self.tool_sums[first + slot * TOOL_STATES + state * 4]
        return total

    def prepare(self, weights: Reals, s: Ints, turns: int) -> None:
        """Make the tables for this number of turns, unless they're there."""
        key = s[PLAYERS]
        for at in range(s[PUBLIC_COUNT]):
            key = key * 16 + s[PUBLIC + at] + 1
        key *= 16  # no card has the number 0, so it tells objectives from tools
        for slot in range(s[TOOL_COUNT]):
            key = key * 16 + s[TOOL_NUMBER + slot]
        if self.made_for[turns] != key:
            self.made_for[turns] = key
            self.add_up_spaces(weights, s, turns)
            self.add_up_tools(weights, s, turns)

    def add_up_spaces(self, weights: Reals, s: Ints, turns: int) -> None:
        base = (s[PLAYERS] - 1) * SET_SIZE + turns * FEATURES
        for fit in range(FITS):
            shared = 0.0
            for at in range(s[PUBLIC_COUNT]):
                shared += weights[base + FIT_OBJECTIVE + fit * 10 + s[PUBLIC + at]]
            for state in range(4 * fit, 4 * fit + 4):
                for near in range(5):
                    total = shared + weights[base + FIT + state]
                    total += weights[base + FIT_NEAR + fit * 5 + near]
                    self.space_sums[turns * SPACE_STATES + state * 5 + near] = total

    def add_up_tools(self, weights: Reals, s: Ints, turns: int) -> None:
        base = (s[PLAYERS] - 1) * SET_SIZE + turns * FEATURES
        for slot in range(s[TOOL_COUNT]):
            tool = s[TOOL_NUMBER + slot]
            first = (turns * MOST_TOOLS + slot) * TOOL_STATES
            for paying in range(2 * (MOST_TOKENS + 1)):  # its price, and what can pay it
                dear = paying // (MOST_TOKENS + 1)
                tokens = paying % (MOST_TOKENS + 1)
                uses = tool_uses(s[PLAYERS], dear, tokens)
                state = (tool * 2 + dear) * 5 + min(tokens, 4)
                shared = weights[base + TOOLS + state]
                for at in range(s[PUBLIC_COUNT]):
                    place = (tool * 10 + s[PUBLIC + at]) * 4 + uses
                    shared += weights[base + TOOL_OBJECTIVE + place]
                for dead in range(4):
                    total = shared + weights[base + TOOL_DEAD + state * 4 + dead]
                    self.tool_sums[first + paying * 4 + dead] = total
