"""`python -m sagrada.lab.last_turn grandmaster` says what bots lose in the last turn of a game.

There nothing has to be guessed: a full search knows the best total, unless a tool that rolls or
draws dice can be used (study/puzzles/exact.py). The positions come from games of Master against
itself. Bots that play to win may leave points that don't decide the game.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random

from sagrada.bots.bot import Bot
from sagrada.bots.outside import make_bot, parse_spec
from sagrada.bots.spec import SpecError
from sagrada.bots.value.weights import learned_value_function
from sagrada.engine.options import ROUNDS, Setup
from sagrada.kernel.convert import to_engine
from sagrada.kernel.layout import ACTIVE, MOVE_END, PLAYERS
from sagrada.kernel.state import State
from sagrada.lab.decision_loss import played_turn
from sagrada.lab.intervals import mean_text
from sagrada.lab.value_bench.positions import make_chooser
from sagrada.lab.value_bench.siblings import position_in_a_game
from sagrada.study.puzzles.exact import NotExact, solve

POSITIONS = 500


def losses(
    bots: Sequence[Bot], positions: int, seed: int, players: int = 2
) -> Iterator[tuple[int, ...]]:
    """Bot by bot, how many points less than possible; only where the best total is proven."""
    chooser = make_chooser(learned_value_function(), players)
    for number in range(positions):
        rng = Random(f"last/{seed}/{number}")
        turn = players + rng.randrange(players)
        root = position_in_a_game(chooser, players, rng.getrandbits(32), ROUNDS, turn)
        try:
            best = solve(to_engine(root, Setup(players=players))).best
        except NotExact:
            continue
        luck = rng.getrandbits(32)
        ends = [played_turn(bot, root, players, luck) for bot in bots]
        yield tuple(best - _total(end) for end in ends)


def _total(state: State) -> int:
    """What the turn's seat has if it ends its turn here; in solo, the points above the target."""
    seat = state[ACTIVE]
    after = state.copy()
    after.apply_move(MOVE_END)
    return after.score(seat) - (after.target() if after[PLAYERS] == 1 else 0)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.last_turn", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--players", type=int, default=2, choices=range(1, 5))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    if asked.positions < 1:
        parser.error("--positions: must be at least 1")
    try:
        bots = [make_bot(parse_spec(spec)) for spec in asked.bots]
    except SpecError as error:
        parser.error(str(error))
    found = list(losses(bots, asked.positions, asked.seed, asked.players))
    print(f"{len(found)} of {asked.positions} last turns are proven", "", sep="\n")
    print("| Bot | points lost | best turns |")
    print("| --- | ---: | ---: |")
    for name, lost in zip(asked.bots, zip(*found, strict=True), strict=False):
        best = sum(points == 0 for points in lost)
        print(f"| {name} | {mean_text(lost)} | {best} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
