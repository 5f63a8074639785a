"""Earlier versions of the strongest levels, kept as opponents: `master:v1`, `grandmaster:v1`.

Progress can be measured only against something that stands still. So each kept version has its own
file of weights (`value/weights.py`), and says every constant here that a later version may change.
"""

from sagrada.bots.bot import Bot
from sagrada.bots.search_bot import SearchBot
from sagrada.bots.value_bots import LearnedBot


def master_v1() -> Bot:
    """The Master of version 0.1."""
    return LearnedBot(tool_margin=1.5, weights="v1", second_turn=0)


def grandmaster_v1() -> Bot:
    """The Grandmaster of version 0.1."""
    return SearchBot(
        playouts=320,
        width=16,
        rounds=2,
        opponent_weight=0.2,
        tool_margin=1.5,
        weights="v1",
        win_weight=0.0,
        sharp_end=0,
        growth=1.0,
        until=0,
        by_dice=1,
    )
