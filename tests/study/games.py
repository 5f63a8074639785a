"""Bot games to review, made once, and an effort that is quick enough for tests."""

from functools import cache
from random import Random

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.dice import COLOURS
from sagrada.engine.state import GameState
from sagrada.game.game import Game
from sagrada.study.evaluator import Effort
from sagrada.study.review import Review, review

TINY = Effort("tiny", check=12, value=8, find=24)


@cache
def bot_game(*levels: str, seed: int = 1) -> Game:
    """A finished game, with a bot of each of these levels."""
    game = Game(len(levels), seed=seed)
    bots = [make_bot(level) for level in levels]
    rng = Random(seed)
    while game.turn is not None:
        game.push(bots[game.turn].choose(game.view(), Budget(60), rng))
    return game


@cache
def tiny_review(*levels: str, seed: int = 1) -> Review:
    return review(bot_game(*levels, seed=seed), TINY)


def other_secrets(state: GameState, seat: int) -> GameState:
    """A state that looks the same to a seat: the others hold other private objectives."""
    own = state.players[seat].private
    others = [player for at, player in enumerate(state.players) if at != seat]
    free = [colour for colour in COLOURS if colour not in own]
    used = [colour for player in others for colour in player.private]
    moved = {colour: free[(free.index(colour) + 1) % len(free)] for colour in used}
    players = tuple(
        player
        if at == seat
        else player.replace(private=tuple(moved[colour] for colour in player.private))
        for at, player in enumerate(state.players)
    )
    return state.replace(players=players)
