"""The shape of the value function's tables: which features there are, and where their weights are.

A feature is a number. It has a weight for each number of turns that the seat has left, and each
number of players has its own set of tables. The build makes `shape.pxd` from this file.
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
FEATURES = TOOLS + 13 * 2 * 5

SET_SIZE = FEATURES * TURNS
"""Weights for one number of players."""
WEIGHTS = 4 * SET_SIZE

MOST_IDS = 160
"""More features than a window can have at once."""

# For the choice of a turn (turn_chooser.py).
DEPTH = 16
"""No chain of choices in a turn is longer."""
BEAM = 4
"""How many moves of a tool that moves dice are searched further."""
CANDIDATES = 64
"""How many choices playouts can decide between (playouts.py)."""
MINUS_INFINITY = -1_000_000_000
"""Lower than any value; the value of a move that is not considered."""
