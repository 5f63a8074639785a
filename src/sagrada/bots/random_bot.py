"""The bot that knows the rules and nothing else."""

from random import Random

from sagrada.bots.bot import Budget, OwnBot
from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.engine.moves import Move
from sagrada.engine.view import View


class RandomBot(OwnBot):
    """Every strictly legal choice is equally likely."""

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        return rng.choice(strict_moves(view, sample_state(view, rng)))
