"""Every bot by a spec that answers quickly: the one that searches gets few playouts."""

from sagrada.bots.registry import BOTS

SLOW = "grandmaster"
"""It is `search` with many playouts; a test marked as long asks it itself."""
QUICK_BOTS = tuple(
    "search:playouts=4,width=4" if name == "search" else name for name in BOTS if name != SLOW
)
