"""Every move and every outcome that can be written and read."""

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.dice import ALL_KINDS, COLOURS, VALUES
from sagrada.engine.moves import Swap, UseTool
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.outcomes import (
    CardDealt,
    Drawn,
    Outcome,
    PrivateDealt,
    PublicDealt,
    Rerolled,
    Rolled,
    StartDrawn,
    ToolDealt,
)
from tests.alphabet import alphabet

SEATS = range(MAX_PLAYERS)
MOVES = [
    move
    for move in alphabet(MAX_PLAYERS - 1)
    if not (isinstance(move, UseTool) and move.tool not in TOOLS)
    and not (isinstance(move, Swap) and move.round == 0)
]
OUTCOMES: list[Outcome] = [
    *(PrivateDealt(seat, colour) for seat in SEATS for colour in COLOURS),
    *(CardDealt(seat, card) for seat in SEATS for card in WINDOW_CARDS),
    *(ToolDealt(tool) for tool in TOOLS),
    *(PublicDealt(objective) for objective in PUBLIC_OBJECTIVES),
    *(StartDrawn(seat) for seat in SEATS),
    *(Rolled(die) for die in ALL_KINDS),
    *(Rerolled(value) for value in VALUES),
    *(Drawn(colour) for colour in COLOURS),
]
