"""Games that bots of several levels play with each other: where puzzles come from."""

from collections.abc import Iterator
from functools import cache
from random import Random

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.options import Setup
from sagrada.engine.state import NO_TURN, GameState, Stage
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind

PLAYERS = (1, 2, 2, 3, 4)
"""How many play, all equally likely: two players most often, as at most tables."""
LEVELS = ("apprentice", "journeyman", "master:v1", "master:v1")
"""Who sits at a seat, all equally likely. None of them changes, so the games stay the same."""
SOLO_TOOLS = (1, 2, 3, 4, 5)
_BUDGET = Budget(3600)


CHANCE_TOOLS = frozenset({6, 7, 11})
"""Flux Brush, Glazing Hammer, Flux Remover: they roll or draw dice."""


def turns_of_game(rng: Random, chance_tools: bool = True) -> Iterator[GameState]:
    """The state at the beginning of every turn of a game. The same `rng` plays the same game.

    Without `chance_tools`, cards are dealt until none of them is on the table.
    """
    players, tools = rng.choice(PLAYERS), rng.choice(SOLO_TOOLS)
    setup = Setup(players, solo_tools=tools) if players == 1 else Setup(players)
    specs = [rng.choice(LEVELS) for _ in range(setup.players)]
    seats = tuple(Seat(SeatKind.BOT, f"{spec} {at}", spec) for at, spec in enumerate(specs, 1))
    bots = [_bot(spec) for spec in specs]
    game = Game.open(setup, seats, rng.randbytes(32), keep_steps=False)
    while not chance_tools and any(tool.number in CHANCE_TOOLS for tool in game.state.tools):
        game = Game.open(setup, seats, rng.randbytes(32), keep_steps=False)
    while not game.is_over:
        state = game.state
        if state.stage is Stage.TURN and state.turn == NO_TURN:
            yield state
        seat = state.to_act[0]
        game.submit(seat, bots[seat].choose(game.view(seat), _BUDGET, rng))


@cache
def _bot(spec: str) -> Bot:
    """Bots keep nothing from one choice to the next, and some take long to make."""
    return make_bot(spec)
