"""Where each field of an observation begins. The build makes `fields.pxd` from this file.

An observation is a row of small integers (`signed char`): what one seat can know, and no more. A
*one-hot* field has a 1 at one place and 0 elsewhere, or only zeros for none. Counts are numbers of
dice. Seats are relative: 0 is the observer, 1 the next clockwise, and so on; seats that the table
doesn't have are all zeros. Kinds of die, patterns and objectives have the kernel's order
(layout.py). `sagrada.lab.environments.describe` names the fields and prints them.

If anything changes here, raise OBSERVATION_VERSION: trained players depend on it.
"""

OBSERVATION_VERSION = 1

# ---------------------------------------------------------------- the table

F_STAGE = (
    0  # one-hot: pattern, turn, pay, place, value, swap, lift, lift or stop, extra draft, over
)
F_PLAYERS = F_STAGE + 10  # one-hot: 1 to 4
F_ROUND = F_PLAYERS + 4  # one-hot: 1 to 10
F_TURN = (
    F_ROUND + 10
)  # one-hot: the turn of the round, 0 to 7; none before the first and after the last
F_ACTIVE = F_TURN + 8  # one-hot: whose turn it is; likewise none
F_START = F_ACTIVE + 4  # one-hot: the start player
F_DRAFTED = F_START + 4  # 1 if the active player has drafted
F_TOOL = F_DRAFTED + 1  # one-hot: the tool in use
F_HAND = F_TOOL + 12  # one-hot: the kind of the die in hand
F_ORIGIN = F_HAND + 30  # one-hot: the space from which it was lifted
F_MOVED = F_ORIGIN + 20  # one-hot: the space of the die that the tool has moved before
F_DRAWN = F_MOVED + 20  # one-hot: the color drawn with Flux Remover
F_REROLLED = F_DRAWN + 5  # counts by kind: what Glazing Hammer has rolled so far
F_POOL = F_REROLLED + 30  # counts by kind
F_BAG = F_POOL + 30  # counts by color
F_TRACK = F_BAG + 5  # for each round, counts by kind
F_OUT = F_TRACK + 300  # counts by kind: dice that are out of the game
F_TOOLS = F_OUT + 30  # for each tool: 1 if it's on the table
F_TOOL_TOKENS = F_TOOLS + 12  # for each tool: the favor tokens on it
F_TOOL_SPENT = F_TOOL_TOKENS + 12  # for each tool: 1 if it's used up (solo)
F_PUBLIC = F_TOOL_SPENT + 12  # for each public objective: 1 if it's on the table
F_FIRST_PRINTING = F_PUBLIC + 10  # 1 if solo payment follows the first printing
F_TIE_BREAK = F_FIRST_PRINTING + 1  # one-hot: later in order, last turn, shared

# ---------------------------------------------------------------- what only this seat knows

F_PRIVATE = F_TIE_BREAK + 3  # for each color: 1 if it's mine
F_OFFERED = F_PRIVATE + 5  # for each pattern: 1 if I can choose it
F_CHOICE = F_OFFERED + 24  # one-hot: the pattern I have chosen, before all are revealed

# ---------------------------------------------------------------- each seat, the observer first

F_SEATS = F_CHOICE + 24

G_PRESENT = 0
G_HAS_CHOSEN = G_PRESENT + 1
G_PATTERN = G_HAS_CHOSEN + 1  # one-hot
G_COLOUR = G_PATTERN + 24  # for each color, the 20 spaces: 1 where a die of it lies
G_VALUE = G_COLOUR + 100  # for each value, the 20 spaces
G_ROOM_COLOUR = G_VALUE + 120  # for each color: 1 where print and neighbors allow it
G_ROOM_VALUE = G_ROOM_COLOUR + 100
G_OPEN = G_ROOM_VALUE + 120  # the spaces that the next die can go to, as far as place matters
G_FAVOR = G_OPEN + 20
G_SKIPS = G_FAVOR + 1  # 1 if this player's second turn of the round is skipped
G_SIZE = G_SKIPS + 1

OBSERVATION_SIZE = F_SEATS + 4 * G_SIZE
