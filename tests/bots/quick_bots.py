"""Every bot by a spec that answers quickly (`search` gets few playouts), and games of one bot."""

import random

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.registry import BOTS
from sagrada.engine.dealing import new_game
from sagrada.engine.moves import Move
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import GameState
from sagrada.engine.view import view
from tests.tabletop import random_choice

BUDGET = Budget(seconds=1)
SLOW = "grandmaster"
"""It is `search` with many playouts; a test marked as long asks it itself."""
QUICK_BOTS = tuple(
    "search:playouts=4,width=4" if name == "search" else name for name in BOTS if name != SLOW
)


def choices(bot: Bot, setup: Setup, seed: int) -> tuple[list[tuple[GameState, Move]], GameState]:
    """A game of one bot at every seat: each state with what was chosen in it, and the last."""
    rng = random.Random(seed)
    state = new_game(setup)
    chosen = []
    while not state.is_over:
        if state.is_chance:
            state = apply(state, random_choice(state, rng)).after
            continue
        move = bot.choose(view(state, state.to_act[0]), BUDGET, rng)
        chosen.append((state, move))
        state = apply(state, move).after
    return chosen, state
