"""`python -m sagrada.lab.playout_lengths` says how far playouts should go.

The positions come from rounds 1 to 7 of games of Master against itself; later, playouts end with
the game anyway. Every candidate of a turn is played out to different rounds. What searches with
these playouts choose is judged by other playouts: thorough ones, to the end of the game.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sagrada.bots.search import SearchBudget, sequential_halving
from sagrada.bots.search_bot import PLAYOUT_ROUNDS, WIN_WEIGHT
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.engine.options import ROUNDS
from sagrada.lab.intervals import mean, mean_text
from sagrada.lab.playout_numbers import Half, SampledTurn, choices, played_turn
from sagrada.lab.value_bench.positions import make_chooser

POSITIONS = 140
NUMBERS = (400, 800, 1600, 3200)
STOPS = (0, 6, 8, 10)
"""Rounds that playouts go on to, at least; 0: two rounds more, like the first."""
PLAYOUTS = 800
"""For each candidate and each of the stops."""
JUDGING = 1000
SHUFFLES = 8
LAST_ROUND = 7
ROUNDS_TOGETHER = ((1, 2), (3, 4), (5, 7), (1, 7))


@dataclass(frozen=True)
class StoppedTurn:
    """What a turn's playouts came to that stop here or there, and what the choices are worth."""

    turns: tuple[SampledTurn, ...]
    microseconds: tuple[float, ...]
    """That a playout took."""
    worth: list[float]

    @property
    def round(self) -> int:
        return self.turns[0].round


def judged_turns(
    positions: int, seed: int, playouts: int, judging: int, players: int
) -> Iterator[StoppedTurn]:
    """One turn each of as many games."""
    value_function = learned_value_function()
    margin = SOLO_TOOL_MARGIN if players == 1 else TOOL_MARGIN
    inside = TurnChooser(value_function, margin, samples=4, quick=True)
    playing = [Playouts(inside, PLAYOUT_ROUNDS, 0.0, sharp_end=True, until=stop) for stop in STOPS]
    judge = Playouts(inside, ROUNDS, 0.0, thorough=True, sharp_end=True)
    chooser = make_chooser(value_function, players)
    for choice in choices(chooser, positions, seed, players, LAST_ROUND):
        turns, took = [], []
        for each in playing:
            began = time.process_time()
            turns.append(played_turn(each, choice, playouts))
            took.append((time.process_time() - began) * 1e6 / (playouts * len(choice.proposals)))
        judge.begin(choice.root, choice.seat, choice.seed + 1)
        worth = []
        for proposal in choice.proposals:
            at = judge.add(*proposal.codes)
            judge.play(at, judging)
            _, points, _, chance = judge.result(at)
            worth.append(chance if players == 1 else points + WIN_WEIGHT * chance)
        yield StoppedTurn(tuple(turns), tuple(took), worth)


def chosen_worth(judged: StoppedTurn, stop: int, number: int, seed: int) -> float:
    """What searches with this many playouts choose, on average."""
    rng = Random(seed)
    turn = judged.turns[stop]
    numbers = list(range(len(turn.points[0])))
    found = []
    for _ in range(SHUFFLES):
        rng.shuffle(numbers)
        seen = Half(turn, numbers, WIN_WEIGHT)
        best = sequential_halving(seen, turn.proposals, SearchBudget(number), 0.0)[0]
        found.append(judged.worth[best])
    return mean(found)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.playout_lengths", description=__doc__
    )
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="for each candidate")
    parser.add_argument("--judging", type=int, default=JUDGING, help="playouts that judge each")
    parser.add_argument("--players", type=int, default=2, choices=range(1, 5))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    for option in ("positions", "playouts", "judging"):
        if getattr(asked, option) < 2:
            parser.error(f"--{option}: must be at least 2")
    judged = list(
        judged_turns(asked.positions, asked.seed, asked.playouts, asked.judging, asked.players)
    )
    aim = "chance to win, %" if asked.players == 1 else f"points, {WIN_WEIGHT:g} for a certain win"
    print(f"What longer playouts gain in a turn ({aim}), {len(judged)} turns", "", sep="\n")
    heads = [f"rounds {first}–{last}" for first, last in ROUNDS_TOGETHER]
    print(f"| Playouts | to round | µs each | {' | '.join(heads)} |")
    print("| ---: | ---: | ---: |" + " ---: |" * len(heads))
    scale = 100 if asked.players == 1 else 1
    for number in NUMBERS:
        before = [chosen_worth(each, 0, number, asked.seed) for each in judged]
        for at, stop in enumerate(STOPS):
            gains = [
                (each.round, scale * (chosen_worth(each, at, number, asked.seed) - base))
                for each, base in zip(judged, before, strict=True)
            ]
            cells = (
                mean_text([gain for round_, gain in gains if first <= round_ <= last])
                for first, last in ROUNDS_TOGETHER
            )
            took = mean([each.microseconds[at] for each in judged])
            print(f"| {number} | {stop or 'two more'} | {took:.0f} | {' | '.join(cells)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
