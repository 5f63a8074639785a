"""`python -m sagrada.lab.playout_numbers` says what a search loses with few playouts, round by
round, and what it trades for the chance to win.

The positions come from games of Master against itself. Every candidate of a turn gets many
playouts. Half of them, in a random order, are what searches with other settings would have seen;
the other half judges what they chose. So hundreds of searches cost as much as one.
"""

import argparse
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sagrada.bots.search import Proposal, SearchBudget, propose, sequential_halving
from sagrada.bots.search_bot import PLAYOUT_ROUNDS, UNTIL, WIDTH, WIN_WEIGHT
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.engine.options import ROUNDS, Setup
from sagrada.engine.view import view
from sagrada.kernel.convert import to_engine
from sagrada.kernel.layout import ACTIVE, PLAYERS
from sagrada.kernel.state import State
from sagrada.lab.intervals import mean, mean_text
from sagrada.lab.value_bench.positions import make_chooser
from sagrada.lab.value_bench.siblings import position_in_a_game

POSITIONS = 120
PLAYOUTS = 2400
"""For each candidate."""
NUMBERS = (160, 320, 640, 1280, 2560)
WIN_WEIGHTS = (5.0, 10.0, 15.0, 20.0, 30.0, 60.0)
SHUFFLES = 10
"""How often the playouts of a turn are split into two halves."""
ROUNDS_TOGETHER = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (1, 10))


@dataclass(frozen=True)
class SampledTurn:
    """The candidates of a turn, and what every playout of each came to."""

    round: int
    solo: bool
    proposals: list[Proposal]
    points: list[Sequence[float]]
    chances: list[Sequence[float]]

    def utility(self, at: int, number: int, win_weight: float) -> float:
        """What a seat maximizes: in solo only the chance to win."""
        if self.solo:
            return self.chances[at][number]
        return self.points[at][number] + win_weight * self.chances[at][number]


class Half:
    """Half of a turn's playouts, which a search sees as its own."""

    def __init__(self, turn: SampledTurn, numbers: Sequence[int], win_weight: float) -> None:
        self._utilities = [
            [turn.utility(at, number, win_weight) for number in numbers]
            for at in range(len(turn.proposals))
        ]
        self._visits = [0] * len(turn.proposals)

    def play(self, at: int, number: int) -> None:
        self._visits[at] = min(self._visits[at] + number, len(self._utilities[at]))

    def visits(self, at: int) -> int:
        return self._visits[at]

    def utility(self, at: int) -> float:
        return mean(self._utilities[at][: self._visits[at]]) if self._visits[at] else 0.0

    def best(self) -> int:
        """The best candidate by the whole half."""
        return max(range(len(self._utilities)), key=lambda at: mean(self._utilities[at]))


@dataclass(frozen=True)
class Choice:
    """A turn of a game, and its candidates."""

    root: State
    round: int
    seat: int
    proposals: list[Proposal]
    seed: int


def choices(
    chooser: TurnChooser, positions: int, seed: int, players: int, last_round: int = ROUNDS
) -> Iterator[Choice]:
    """One turn each of as many games, in rounds 1 to the last by turns, unless nothing can be
    chosen."""
    for number in range(positions):
        rng = Random(f"numbers/{seed}/{number}")
        wanted, turn = 1 + number % last_round, rng.randrange(2 * players)
        root = position_in_a_game(chooser, players, rng.getrandbits(32), wanted, turn)
        seat = root[ACTIVE]
        moves = list(view(to_engine(root, Setup(players=players)), seat).legal)
        proposals = propose(chooser, root, moves)[:WIDTH]
        if len(proposals) > 1:
            yield Choice(root, wanted, seat, proposals, rng.getrandbits(32))


def played_turns(
    positions: int, seed: int, playouts: int = PLAYOUTS, players: int = 2
) -> Iterator[SampledTurn]:
    """What every playout of each candidate came to, where Grandmaster's playouts stop."""
    value_function = learned_value_function()
    margin = SOLO_TOOL_MARGIN if players == 1 else TOOL_MARGIN
    inside = TurnChooser(value_function, margin, samples=4, quick=True)
    playing = Playouts(inside, PLAYOUT_ROUNDS, 0.0, sharp_end=True, until=UNTIL)
    chooser = make_chooser(value_function, players)
    for choice in choices(chooser, positions, seed, players):
        yield played_turn(playing, choice, playouts)


def played_turn(playing: Playouts, choice: Choice, playouts: int) -> SampledTurn:
    """What every playout of each candidate came to."""
    playing.begin(choice.root, choice.seat, choice.seed)
    points: list[Sequence[float]] = []
    chances: list[Sequence[float]] = []
    for proposal in choice.proposals:
        at = playing.add(*proposal.codes)
        rows = []
        for _ in range(playouts):
            playing.play(at, 1)
            rows.append(playing.latest()[choice.seat])
        points.append(array("d", [row[0] for row in rows]))
        chances.append(array("d", [row[1] for row in rows]))
    is_solo = choice.root[PLAYERS] == 1
    return SampledTurn(choice.round, is_solo, choice.proposals, points, chances)


def loss(turn: SampledTurn, number: int, seed: int) -> float:
    """What Grandmaster's aim loses by a search with this many playouts."""
    lost = []
    for seen, judging in _halves(turn, seed):
        half = Half(turn, seen, WIN_WEIGHT)
        found = sequential_halving(half, turn.proposals, SearchBudget(number), 0.0)[0]
        best, worth = half.best(), Half(turn, judging, WIN_WEIGHT)
        for at in (best, found):
            worth.play(at, len(judging))
        lost.append(worth.utility(best) - worth.utility(found))
    return mean(lost)


def result(turn: SampledTurn, win_weight: float, seed: int) -> tuple[float, float]:
    """The points and the chance to win of the choice that is best with this weight."""
    points, chances = [], []
    for seen, judging in _halves(turn, seed):
        best = Half(turn, seen, win_weight).best()
        points.append(mean([turn.points[best][number] for number in judging]))
        chances.append(mean([turn.chances[best][number] for number in judging]))
    return mean(points), mean(chances)


def _halves(turn: SampledTurn, seed: int) -> Iterator[tuple[list[int], list[int]]]:
    rng = Random(seed)
    numbers = list(range(len(turn.points[0])))
    for _ in range(SHUFFLES):
        rng.shuffle(numbers)
        middle = len(numbers) // 2
        yield numbers[:middle], numbers[middle:]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.playout_numbers", description=__doc__
    )
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="for each candidate")
    parser.add_argument("--players", type=int, default=2, choices=range(1, 5))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    for option in ("positions", "playouts"):
        if getattr(asked, option) < 2:
            parser.error(f"--{option}: must be at least 2")
    turns = list(played_turns(asked.positions, asked.seed, asked.playouts, asked.players))
    aim = "chance to win, %" if asked.players == 1 else f"points, {WIN_WEIGHT:g} for a certain win"
    print(f"What few playouts lose in a turn ({aim}), {len(turns)} turns", "", sep="\n")
    heads = [f"{first}–{last}" for first, last in ROUNDS_TOGETHER]
    print(f"| Playouts | rounds {' | '.join(heads)} |")
    print("| --- |" + " ---: |" * len(heads))
    scale = 100 if asked.players == 1 else 1
    for number in NUMBERS:
        lost = [(turn.round, scale * loss(turn, number, asked.seed)) for turn in turns]
        cells = (
            mean_text([each for round_, each in lost if first <= round_ <= last])
            for first, last in ROUNDS_TOGETHER
        )
        print(f"| {number} | {' | '.join(cells)} |", flush=True)
    if asked.players > 1:
        print(*_aims(turns, asked.seed), sep="\n")
    return 0


def _aims(turns: Sequence[SampledTurn], seed: int) -> Iterator[str]:
    yield from ("", "What a turn trades for the chance to win", "")
    yield "| What a win is worth | points | chance to win, % |"
    yield "| --- | ---: | ---: |"
    first = [result(turn, 0.0, seed) for turn in turns]
    for weight in WIN_WEIGHTS:
        found = [result(turn, weight, seed) for turn in turns]
        points = [now[0] - before[0] for now, before in zip(found, first, strict=True)]
        chances = [100 * (now[1] - before[1]) for now, before in zip(found, first, strict=True)]
        yield f"| {weight:g} | {mean_text(points)} | {mean_text(chances)} |"


if __name__ == "__main__":
    sys.exit(main())
