"""The shape of the value function's tables: which features there are, and where their weights are.

A feature is a number. It has a weight for each number of turns that the seat has left, and each
number of players has its own set of tables. All weights for one number of turns lie together: a
decision needs only those of a few. The build makes `shape.pxd` from this file.

A new feature goes to the end: those of an earlier version keep their numbers then, and a feature
that its weights don't know has none.
"""

TURNS = 21
"""A seat has 20 turns, so 0 to 20 of them are left."""

FIT = 0  # an empty space: colors that fit, values that fit, touches a die?, private color fits?
LINE = FIT + 6 * 7 * 2 * 2  # an objective's line: which, its dice, how likely it is completed
PAIR = LINE + 4 * 6 * 12  # light, medium, deep shades: which, how many of the two values
COLOURS = PAIR + 3 * 7 * 7  # color variety: number of the rarest, how many as rare, how many nearly
SHADES = COLOURS + 5 * 6 * 6
NEED = SHADES + 4 * 7 * 7  # spaces left for what a set lacks
OWN = NEED + 8 * 8  # spaces left for the private color
DIAGONAL_SPACE = OWN + 21  # an empty space: colors that would join a diagonal
DIAGONAL_DIE = DIAGONAL_SPACE + 5  # a die on no diagonal yet: spaces whose die could join it
EMPTY = DIAGONAL_DIE + 5  # empty spaces
KINDS_FIT = EMPTY + 21  # kinds of dice that fit now
POOL_FIT = KINDS_FIT + 31  # kinds in the pool that fit, for the second turn of a round
POOL_HIGH = POOL_FIT + 3 * 7  # the highest value among them
OWN_IN_BAG = POOL_HIGH + 3 * 7  # dice of the private color in the bag, by twos
TOKENS = OWN_IN_BAG + 10
TOOLS = TOKENS + 7  # a tool: its number, its price, tokens (solo: the value that can pay)
FEATURES_V1 = TOOLS + 13 * 2 * 5
"""The features of version 1 end here."""

# Pairs of the above: what one of them is worth depends on the other (rich_features.py).
FIT_NEAR = FEATURES_V1  # an empty space: colors and values that fit, empty spaces beside it
FIT_OBJECTIVE = FIT_NEAR + 6 * 7 * 5  # … and each public objective
FIT_HIGH = FIT_OBJECTIVE + 6 * 7 * 10  # … the highest value that fits with the private color
DEAD = FIT_HIGH + 7 * 2  # spaces on which nothing fits, empty spaces
KINDS_EMPTY = DEAD + 7 * 21  # kinds of dice that fit now, empty spaces
OWN_DICE = KINDS_EMPTY + 31 * 21  # dice of the private color, spaces left for it
LINE_HARDEST = OWN_DICE + 11 * 11  # a line: which, its empty spaces, the hardest one, reached?
LINE_OWN = LINE_HARDEST + 4 * 6 * 8 * 2  # a line: as LINE, and is the private color in it?
LINES_ALIVE = LINE_OWN + 4 * 6 * 12 * 2  # an objective: lines that can be completed, empty spaces
SET_EMPTY = LINES_ALIVE + 4 * 6 * 21  # a set objective: complete sets, empty spaces
PAIR_EMPTY = SET_EMPTY + 5 * 7 * 21  # light, medium, deep: which value leads, empty spaces
TOOL_DEAD = PAIR_EMPTY + 7 * 21  # a tool: as TOOLS, and spaces on which nothing fits
TOOL_OBJECTIVE = TOOL_DEAD + 13 * 2 * 5 * 4  # a tool and an objective: how many uses it can afford
PATTERN_OBJECTIVE = TOOL_OBJECTIVE + 13 * 10 * 4
FEATURES = PATTERN_OBJECTIVE + 24 * 10

SET_SIZE = FEATURES * TURNS
"""Weights for one number of players."""
WEIGHTS = 4 * SET_SIZE

MOST_IDS = 320
"""More features than a window can have at once."""

# For sums of weights (weight_sums.py).
FITS = 6 * 7
"""What fits on a space: how many colors, how many values."""
SPACE_STATES = FITS * 2 * 2 * 5
"""States of an empty space that weights can tell apart."""
MOST_TOOLS = 5
MOST_TOKENS = 6
"""More tokens make no difference."""
TOOL_STATES = 2 * (MOST_TOKENS + 1) * 4
"""States of a tool: its price, what can pay it, spaces on which nothing fits."""

# For the choice of a turn (turn_chooser.py).
DEPTH = 16
"""No chain of choices in a turn is longer."""
BEAM = 4
"""How many moves of a tool that moves dice are searched further."""
CANDIDATES = 64
"""How many choices playouts can decide between (playouts.py)."""
SIBLINGS = 16
"""How many choices of a turn are compared when their differences are learned
(sibling_learning.py)."""
MEMORY = 1 << 15
"""How many windows a value function remembers (window_memory.py); a power of two."""
MINUS_INFINITY = -1_000_000_000
"""Lower than any value; the value of a move that is not considered."""


def first_weight(players: int, turns: int) -> int:
    """Where the weights for this many players and turns begin, one for each feature."""
    return (players - 1) * SET_SIZE + turns * FEATURES
