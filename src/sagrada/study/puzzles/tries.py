"""How weaker levels do on a puzzle, and what they lose."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from statistics import fmean

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.moves import Move
from sagrada.engine.play import apply
from sagrada.engine.state import GameState
from sagrada.study.puzzles.difficulty import LEVEL_RATINGS, RANDOM
from sagrada.study.puzzles.proof import ExactProof, JudgmentProof
from sagrada.study.puzzles.verdict import (
    choice_length,
    final_lines,
    format_chosen,
)

TRIES = 3
_SPECS = {"master": "master:v1"}
"""The scale must not move when Master gets stronger, so the kept one tries. (The others stay.)"""
_BUDGET = Budget(3600)


def try_exact(state: GameState, seat: int, proof: ExactProof) -> dict[str, list[float]]:
    """What each level loses in each of its tries."""
    return {
        level: [float(proof.best - _total(state, seat, bot, rng)) for rng in rngs]
        for level, bot, rngs in _bots()
    }


def try_choice(state: GameState, seat: int, proof: JudgmentProof) -> dict[str, list[float]]:
    """The same for a judgment puzzle; choices as good as the best lose nothing."""
    losses = {choice.text: choice.loss for choice in proof.choices}
    losses |= dict.fromkeys([choice.text for choice in proof.choices[: proof.good]], 0.0)
    return {
        level: [losses[_choice(state, seat, bot, rng)] for rng in rngs]
        for level, bot, rngs in _bots()
    }


def mean_losses(tried: Mapping[str, Sequence[float]], random_loss: float) -> dict[str, float]:
    """By level, and of a random choice."""
    means = {level: round(fmean(lost), 1) for level, lost in tried.items()}
    return {RANDOM: round(random_loss, 1)} | means


def _bots() -> Iterator[tuple[str, Bot, list[Random]]]:
    for level in LEVEL_RATINGS:
        yield level, _bot(level), [Random(seed) for seed in range(TRIES)]


@cache
def _bot(level: str) -> Bot:
    """Bots keep nothing from one choice to the next, and some take long to make."""
    return make_bot(_SPECS.get(level, level))


def _total(state: GameState, seat: int, bot: Bot, rng: Random) -> int:
    """What the bot's own moves to the end come to; chance and other seats have no part in them."""
    while state.to_act == (seat,):
        state = apply(state, bot.choose(state.view(seat), _BUDGET, rng)).after
    return sum(final_lines(state, seat).values())


def _choice(state: GameState, seat: int, bot: Bot, rng: Random) -> str:
    moves: list[Move] = []
    while not moves or len(moves) < choice_length(moves):
        moves.append(bot.choose(state.view(seat), _BUDGET, rng))
        state = apply(state, moves[-1]).after
    return format_chosen(moves)
