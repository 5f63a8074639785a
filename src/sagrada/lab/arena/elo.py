"""Elo ratings that explain who finished ahead of whom, with intervals over deals.

A game with three or four players counts as one comparison for each pair at the table; a shared win
counts half for both. The ratings are the Bradley–Terry fit to all comparisons. So that a bot that
always wins does not get an infinite rating, each pair gets one extra draw (Jeffreys' prior). Only
differences have a meaning; the mean is set to 1500.

The intervals come from the Bayesian bootstrap (Rubin 1981): the fit is repeated with a random
weight for each deal, exponential with mean 1, and for each half of the extra draws. So even a bot
that won every game gets an honest, wide interval.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from sagrada.lab.arena.played_game import PlayedGame
from sagrada.lab.intervals import Interval

CENTRE = 1500.0
RESAMPLES = 400
_HALF_A_DRAW = 0.5
_LEAST = 1e-9
"""A weight is never exactly 0, which would give an infinite rating again."""
_ENOUGH = 1e-5
_STEPS = 1000

Comparisons = Mapping[tuple[int, int], float]
"""(a, b) -> how often a finished ahead of b; each pair that met is there in both orders."""


def comparisons(games: Sequence[PlayedGame]) -> dict[tuple[int, int], float]:
    """The comparisons in these games; players are numbered as in the plan."""
    ahead: dict[tuple[int, int], float] = {}
    for game in games:
        for seat, player in enumerate(game.fixture.seats):
            for other_seat, other in enumerate(game.fixture.seats):
                if seat != other_seat:
                    won = game.duel(seat, other_seat)
                    ahead[player, other] = ahead.get((player, other), 0.0) + won
    return ahead


def bradley_terry(ahead: Comparisons, players: int) -> list[float]:
    """The rating of each player that explains the comparisons best; all must be above 0."""
    wins = [0.0] * players
    met: list[list[tuple[int, float]]] = [[] for _ in range(players)]
    for (player, other), won in ahead.items():
        wins[player] += won
        met[player].append((other, won + ahead[other, player]))
    # Hunter's minorize-maximize steps: each strength in turn is set so that it explains its wins.
    strengths = [1.0] * players
    for _ in range(_STEPS):
        before = list(strengths)
        for player, others in enumerate(met):
            mine = strengths[player]
            expected = sum(games / (mine + strengths[other]) for other, games in others)
            strengths[player] = wins[player] / expected
        scale = math.exp(math.fsum(map(math.log, strengths)) / players)
        strengths = [strength / scale for strength in strengths]
        if max(abs(a / b - 1) for a, b in zip(strengths, before, strict=True)) < _ENOUGH:
            break
    return [CENTRE + 400 * math.log10(strength) for strength in strengths]


def elo(games: Sequence[PlayedGame], players: int) -> list[float]:
    """The rating of each player."""
    ahead = {pair: won + _HALF_A_DRAW for pair, won in comparisons(games).items()}
    return bradley_terry(ahead, players)


def elo_intervals(
    deals: Sequence[Sequence[PlayedGame]], players: int, seed: int
) -> list[Interval] | None:
    """95 % intervals of the ratings; None for a single deal."""
    if len(deals) < 2:
        return None
    rng = Random(f"elo/{seed}")
    # Equal deals share one weight: a sum of exponential weights has a gamma distribution.
    alike = Counter(tuple(sorted(comparisons(games).items())) for games in deals)
    found = []
    for _ in range(RESAMPLES):
        ahead: dict[tuple[int, int], float] = {}
        for drawn, times in alike.items():
            weight = rng.gammavariate(times, 1)
            for pair, won in drawn:
                ahead[pair] = ahead.get(pair, 0.0) + weight * won
        for pair in ahead:
            ahead[pair] += max(rng.gammavariate(_HALF_A_DRAW, 1), _LEAST)
        found.append(bradley_terry(ahead, players))
    return [_middle([ratings[player] for ratings in found]) for player in range(players)]


def _middle(ratings: list[float]) -> Interval:
    """The range without the lowest and the highest 2.5 %."""
    ratings.sort()
    cut = round(0.025 * len(ratings))
    return ratings[cut], ratings[-1 - cut]
