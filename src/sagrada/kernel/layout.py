"""The block of integers that is a state, and the numbers of stages, moves and tools.

A state is one flat block of C ints. The names below are indexes into it; those of a seat count
from the seat's base, `SEATS + seat * SEAT_SIZE`. The build makes `layout.pxd` from this file, so
that compiled code has the same names as constants.

- A *kind* of die is `6 * colour + value - 1`: 0 … 29, in the order of `engine.dice.ALL_KINDS`.
- A *mask* has bit `s` set for space `s` (20 bits), or bit `k` for kind `k` (30 bits).
- A *multiset* of dice is a few masks of kinds, its planes: the k-th says for which kinds the
  number of dice has its k-th binary digit set (RULES 4.6).
- -1 stands for none wherever 0 has a meaning.
"""

PLANES = 4
"""For pool and track: four planes count to fifteen, more dice of one kind than a pool holds."""
PLANES_OUT = 5

# ---------------------------------------------------------------- stages (engine.state.Stage)

AT_DEAL_PRIVATE = 0
AT_DEAL_CARDS = 1
AT_DEAL_TOOLS = 2
AT_DEAL_PUBLIC = 3
AT_DRAW_START = 4
AT_ROLL = 5
AT_REROLL = 6
AT_REROLL_POOL = 7
AT_DRAW = 8
# The stages above are chance nodes; at those below a seat chooses.
AT_PATTERN = 9
AT_TURN = 10
AT_PAY = 11
AT_PLACE = 12
AT_VALUE = 13
AT_SWAP = 14
AT_LIFT = 15
AT_LIFT_OR_STOP = 16
AT_EXTRA_DRAFT = 17
AT_OVER = 18

# ---------------------------------------------------------------- the block

STAGE = 0
PLAYERS = 1
ACTIVE = 2
TURN_NUMBER = 3
ROUND = 4
START = 5

# Progress of the turn (engine.state.Turn).
DRAFTED = 6
TOOL = 7  # its number; 0: none
HAND = 8
ORIGIN = 9
MOVED = 10
DRAWN = 11
REROLLED = 12  # a multiset
REROLLED_COUNT = REROLLED + PLANES

POOL = REROLLED_COUNT + 1  # a multiset
POOL_COUNT = POOL + PLANES
BAG = POOL_COUNT + 1  # per colour
BAG_COUNT = BAG + 5

TRACK = BAG_COUNT + 1  # a multiset per number, from 1 on
TRACK_LENGTH = TRACK + 10 * PLANES
TRACK_KINDS = TRACK_LENGTH + 1  # the mask of all kinds on it

# The table: what was agreed before the game, and the shared cards.
POOL_SIZE = TRACK_KINDS + 1
PRIVATE_COUNT = POOL_SIZE + 1
PUBLIC_WANTED = PRIVATE_COUNT + 1
TOOLS_WANTED = PUBLIC_WANTED + 1
START_SETTLED = TOOLS_WANTED + 1  # named, drawn, or the only player
FIRST_PRINTING = START_SETTLED + 1
LAST_TIE_BREAK = FIRST_PRINTING + 1
PUBLIC_COUNT = LAST_TIE_BREAK + 1
PUBLIC = PUBLIC_COUNT + 1
TOOL_COUNT = PUBLIC + 3
TOOL_NUMBER = TOOL_COUNT + 1
TOOL_TOKENS = TOOL_NUMBER + 5
TOOL_SPENT = TOOL_TOKENS + 5
TOOL_PAYS = TOOL_SPENT + 5  # solo: the mask of kinds that pay for it
OUT = TOOL_PAYS + 5  # a multiset

# ---------------------------------------------------------------- a seat

OCCUPIED = 0  # the spaces that hold a die
OPEN = 1  # the empty spaces that rules 5.1 to 5.3 allow for the next die
COLOUR = 2  # per color, the spaces that hold it
VALUE = COLOUR + 5  # per value - 1, the spaces that hold it
TAKES_COLOUR = VALUE + 6  # per color, the spaces whose printed restriction allows it
TAKES_VALUE = TAKES_COLOUR + 5
ROOM_COLOUR = TAKES_VALUE + 6  # … and that have no die of that color next to them (RULES 5.4, 5.5)
ROOM_VALUE = ROOM_COLOUR + 5
MARKS = ROOM_VALUE + 6  # per engine.window.Mark, the spaces of the dice that have it
FAVOR = MARKS + 5
SKIPS = FAVOR + 1
PRIVATE = SKIPS + 1  # two colours
CARDS = PRIVATE + 2  # two window cards; 0: none
CHOICE = CARDS + 2  # the pattern chosen and not yet revealed
PATTERN = CHOICE + 1  # in the order of the cards; OWN_PATTERN; -1: none yet
SEAT_SIZE = PATTERN + 1

OWN_PATTERN = 24
"""The number of every window that people drew: what it needs is in `TAKES_COLOUR` and so on."""

SEATS = OUT + PLANES_OUT
SIZE = SEATS + 4 * SEAT_SIZE

COLOUR_WAIVED = MARKS
VALUE_WAIVED = MARKS + 1
TOUCH_WAIVED = MARKS + 2

# ---------------------------------------------------------------- moves

MOVE_END = 0
MOVE_STOP = 1
MOVE_BACK = 2
MOVE_VALUE = 3  # + value - 1
MOVE_TOOL = 8  # + number of the tool
MOVE_PLACE = 21  # + space
MOVE_LIFT = 41  # + space
MOVE_DRAFT = 61  # + kind
MOVE_PAY = 91  # + kind
MOVE_SWAP = 121  # + 30 * (number on the track - 1) + kind
MOVE_PATTERN = 421  # + 24 * seat + pattern, in the order of the cards
MOVES = 517
"""How many moves there are. All but the choice of a pattern belong to the active seat."""

ACTIONS = MOVE_PATTERN + 24
"""How many actions there are for programs that learn: moves without their seat (kernel/arrays)."""

MOST_MOVES = 320
"""More than the legal moves of any state: a swap can have the whole track to choose from."""

MOST_OUTCOMES = 32
MOST_PINS = 64
PINS_SIZE = 3 + 3 * MOST_PINS
"""Perft's pins: the number of rolls, rerolls and draws, then a buffer for each."""

# ---------------------------------------------------------------- tools (engine.tools)

GROZING_PLIERS = 1
EGLOMISE_BRUSH = 2
COPPER_FOIL_BURNISHER = 3
LATHEKIN = 4
LENS_CUTTER = 5
FLUX_BRUSH = 6
GLAZING_HAMMER = 7
RUNNING_PLIERS = 8
CORK_BACKED_STRAIGHTEDGE = 9
GRINDING_STONE = 10
FLUX_REMOVER = 11
TAP_WHEEL = 12
MOVING_TOOLS = 0b1000000011100  # tools that move dice in the window, as a mask of tool numbers
ON_DRAFTED_DIE = 0b111001100010  # RULES 6.3, as a mask of tool numbers

ROUNDS = 10
KINDS = 30
ALL_KINDS = (1 << KINDS) - 1
OF_VALUE_ONE = 0b000001_000001_000001_000001_000001

# The window's spaces as masks.
ALL_SPACES = (1 << 20) - 1
EDGE = 0b11111_10001_10001_11111
FIRST_COLUMN = 0b00001_00001_00001_00001
LAST_COLUMN = 0b10000_10000_10000_10000
FIRST_ROW = 0b11111
NOT_FIRST = ALL_SPACES & ~FIRST_COLUMN
NOT_LAST = ALL_SPACES & ~LAST_COLUMN

# Last tie-breaks (engine.options.LastTieBreak).
LATER_IN_ORDER = 0
LAST_TURN = 1
SHARED = 2
