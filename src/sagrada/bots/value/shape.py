"""The tables of the learned outlook: which features there are, and where their weights lie.

A feature is a number; each has one weight for every number of own turns left, and there is one
such set of tables for every number of players. The build makes `shape.pxd` from this file.
"""

TURNS = 21
"""A seat has 20 turns; with none left the points are what they are."""

FIT = 0  # an empty space: colours that fit, values that fit, touching a die?, own colour fits?
LINE = FIT + 6 * 7 * 2 * 2  # a line of an objective: which, dice there, how likely it gets whole
PAIR = LINE + 4 * 6 * 12  # light, medium, deep shades: which, how many of the two values
COLOURS = PAIR + 3 * 7 * 7  # colour variety: of the rarest, how many as rare, how many nearly
SHADES = COLOURS + 5 * 6 * 6
NEED = SHADES + 4 * 7 * 7  # spaces left for what a set lacks
OWN = NEED + 8 * 8  # spaces left for the private colour
DIAGONAL_SPACE = OWN + 21  # an empty space: colours that would join a diagonal
DIAGONAL_DIE = DIAGONAL_SPACE + 5  # a die on no diagonal yet: spaces that could join it
EMPTY = DIAGONAL_DIE + 5  # empty spaces
KINDS_FIT = EMPTY + 21  # kinds of die that fit now
POOL_FIT = KINDS_FIT + 31  # kinds of the pool that fit, for the second turn of a round
POOL_HIGH = POOL_FIT + 3 * 7  # the highest value among them
OWN_IN_BAG = POOL_HIGH + 3 * 7  # dice of the private colour in the bag, by twos
TOKENS = OWN_IN_BAG + 10
TOOLS = TOKENS + 7  # a tool: its number, its price, tokens (solo: the value that can pay)
FEATURES = TOOLS + 13 * 2 * 5

SET_SIZE = FEATURES * TURNS
"""Weights for one number of players."""
WEIGHTS = 4 * SET_SIZE

MOST_IDS = 160
"""More features than a window can have at once."""

# For the choice of a turn (turn.py).
DEPTH = 16
"""No chain of choices in a turn is longer."""
BEAM = 4
"""How many moves of a tool that moves dice are followed."""
CANDIDATES = 64
"""Room for the choices among which playouts decide (playouts.py)."""
NOTHING = -1_000_000_000
"""Less than anything is worth."""
