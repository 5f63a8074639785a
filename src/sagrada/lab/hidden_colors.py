"""`python -m sagrada.lab.hidden_colors` says what it would be worth to know the others' colors.

Grandmaster samples the hidden private colors by what each seat's window would be worth with them.
Here the same turns are chosen with such samples and with the true colors, and both choices are
played out to the end of the game with the same dice and the true colors. No way to infer them
better can gain more.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sagrada.bots.search import Proposal, propose
from sagrada.bots.search_bot import PLAYOUT_ROUNDS, UNTIL, WIDTH, WIN_WEIGHT
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.bots.value_bots import TOOL_MARGIN
from sagrada.engine.options import ROUNDS, Setup
from sagrada.engine.view import view
from sagrada.kernel.convert import to_engine
from sagrada.kernel.layout import ACTIVE
from sagrada.kernel.state import State
from sagrada.lab.intervals import mean_text
from sagrada.lab.value_bench.positions import make_chooser
from sagrada.lab.value_bench.siblings import position_in_a_game

POSITIONS = 400
PLAYOUTS = 64
"""For each of the choices that are compared."""
JUDGING = 300


@dataclass(frozen=True)
class Known:
    """What the true colors gain in one turn."""

    same: bool
    points: float
    chance: float


def known_colors(
    positions: int,
    seed: int,
    playouts: int = PLAYOUTS,
    judging: int = JUDGING,
    players: int = 2,
    by_dice: bool = False,
) -> Iterator[Known]:
    """One turn each of as many games, in rounds 1 to 10 by turns.

    `by_dice`: the samples are those of version 1.
    """
    value_function = learned_value_function()
    master = make_chooser(value_function, players)
    inside = TurnChooser(value_function, TOOL_MARGIN, samples=4, quick=True)
    sampled, true = (
        Playouts(
            inside,
            PLAYOUT_ROUNDS,
            0.0,
            face_up=face_up,
            win_weight=WIN_WEIGHT,
            until=UNTIL,
            by_dice=by_dice,
        )
        for face_up in (False, True)
    )
    judge = Playouts(inside, ROUNDS, 0.0, thorough=True, face_up=True)
    for number in range(positions):
        rng = Random(f"colors/{seed}/{number}")
        wanted, turn = 1 + number % ROUNDS, rng.randrange(2 * players)
        root = position_in_a_game(master, players, rng.getrandbits(32), wanted, turn)
        moves = list(view(to_engine(root, Setup(players=players)), root[ACTIVE]).legal)
        proposals = propose(master, root, moves)[:WIDTH]
        luck, dice = rng.getrandbits(32), rng.getrandbits(32)
        guessed, knowing = (
            _best(each, root, proposals, playouts, luck) for each in (sampled, true)
        )
        if guessed == knowing:
            yield Known(True, 0.0, 0.0)
            continue
        judge.begin(root, root[ACTIVE], dice)
        for at, proposal in enumerate((guessed, knowing)):
            judge.add(*proposal.codes)
            judge.play(at, judging)
        (_, points, _, chance), (_, points_knowing, _, chance_knowing) = map(judge.result, (0, 1))
        yield Known(False, points_knowing - points, chance_knowing - chance)


def _best(
    playouts: Playouts, root: State, proposals: Sequence[Proposal], each: int, seed: int
) -> Proposal:
    playouts.begin(root, root[ACTIVE], seed)
    for at, proposal in enumerate(proposals):
        playouts.add(*proposal.codes)
        playouts.play(at, each)
    return proposals[max(range(len(proposals)), key=playouts.utility)]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.hidden_colors", description=__doc__
    )
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--players", type=int, default=2, choices=range(2, 5))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-dice", action="store_true", help="infer them as version 1 did")
    asked = parser.parse_args(argv)
    if asked.positions < 2:
        parser.error("--positions: must be at least 2")
    found = list(
        known_colors(asked.positions, asked.seed, players=asked.players, by_dice=asked.by_dice)
    )
    print(f"{sum(each.same for each in found)} of {len(found)} turns are the same")
    points = [each.points for each in found]
    print(f"points that the true colors gain in a turn: {mean_text(points)}")
    chances = [100 * each.chance for each in found]
    print(f"percentage points of the chance to win: {mean_text(chances)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
