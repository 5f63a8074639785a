"""How uncertain a lead is: fits the curve from values to a chance to win (bots/value/playouts.py).

At the end of every round all seats have a value. If what is still to come varies by a Gumbel
distribution of some scale, the chances to win are e^(value / scale), made to add up to 1. The scale
is fitted to who won: a constant, and a part for the square root of the turns that are left. In solo
the margin that wins half of the games is fitted too.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random

from sagrada.bots.value.value_function import ValueFunction
from sagrada.engine.options import ROUNDS
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIVE, MOVE_END, ROUND
from sagrada.kernel.state import State
from sagrada.lab.value_bench.positions import deal, make_chooser, play_game, turns_left

NO_LEAN = (0.0,)
SOLO_LEANS = (-0.5, 0.0, 0.5, 1.0, 1.5)


@dataclass(frozen=True)
class RoundValues:
    """The values of all seats at the end of a round, and the seats that won."""

    turns: int
    values: tuple[float, ...]
    """In solo, the target's too: 0, as values are margins over it."""
    winners: tuple[int, ...]


def round_ends(
    value_function: ValueFunction, players: int, games: int, seed: int
) -> Iterator[RoundValues]:
    """The ends of rounds 1 to 9 in games of a value function against itself."""
    chooser = make_chooser(value_function, players)
    for game in range(games):
        rng = Random(f"win curve/{seed}/{game}")
        generator = Generator(rng.getrandbits(32))
        chooser.seed(rng.getrandbits(32))
        tools = 1 + game % 5
        state = deal(players, generator, tools)
        values: dict[int, list[float]] = {number: [0.0] * players for number in range(1, ROUNDS)}

        def look(seen: State, move: int, values: dict[int, list[float]] = values) -> None:
            if move == MOVE_END and seen[ROUND] < ROUNDS:  # a seat may skip its second turn
                found = value_function.value_of(seen, seen[ACTIVE], turns_left(seen))
                values[seen[ROUND]][seen[ACTIVE]] = found

        play_game(chooser, state, generator, look)
        winners = state.winners()
        for number, found in values.items():
            turns = 2 * (ROUNDS - number)
            if players == 1:
                yield RoundValues(turns, (found[0], 0.0), (0,) if winners else (1,))
            else:
                yield RoundValues(turns, tuple(found), winners)


@dataclass(frozen=True, order=True)
class Curve:
    """The scale of the chance to win, and what is added to the first seat's value (in solo)."""

    constant: float
    by_turns: float
    lean: float = 0.0


def loss(ends: Iterable[RoundValues], curve: Curve) -> float:
    """The mean surprise (in nats) at who won."""
    total, count = 0.0, 0
    for each in ends:
        scale = curve.constant + curve.by_turns * sqrt(each.turns)
        values = (each.values[0] + curve.lean, *each.values[1:])
        highest = max(values)
        shares = [exp((value - highest) / scale) for value in values]
        won = sum(shares[seat] for seat in each.winners) / len(each.winners)
        total -= log(max(won / sum(shares), 1e-9))
        count += 1
    return total / count


def fit(ends: Sequence[RoundValues], leans: Sequence[float] = NO_LEAN) -> Curve:
    """The curve that surprises least, on a grid of tenths."""
    grid = [(base / 10, part / 10) for base in range(-10, 61, 2) for part in range(3, 31)]
    possible = [(base, part) for base, part in grid if base + part * sqrt(2) > 0.2]
    curves = (Curve(*scale, lean) for scale in possible for lean in leans)
    return min(curves, key=lambda curve: loss(ends, curve))
