"""`python -m sagrada.lab.decision_loss master journeyman` says what bots lose in a turn.

The positions come from games of Master against itself. Each bot plays the same turns, and every
turn is played out to the end of the game by Master's value function, always with the same dice. A
bot loses what its turns bring less than those of the first bot that is named. That takes far fewer
games than a match does, and says in points how far apart two levels are.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.outside import make_bot, parse_spec
from sagrada.bots.spec import SpecError
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.bots.value_bots import TOOL_MARGIN
from sagrada.engine.options import ROUNDS, Setup
from sagrada.engine.view import view
from sagrada.kernel.codes import code_of
from sagrada.kernel.convert import to_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIVE, MOVE_END
from sagrada.kernel.state import State
from sagrada.lab.intervals import mean, mean_text
from sagrada.lab.value_bench.positions import make_chooser
from sagrada.lab.value_bench.siblings import position_in_a_game

POSITIONS = 200
PLAYOUTS = 200
BUDGET = Budget(seconds=60)
ROUNDS_TOGETHER = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (1, 10))


@dataclass(frozen=True)
class JudgedTurn:
    """A turn, as each of the bots played it."""

    round: int
    points: tuple[float, ...]
    """To expect at the end, bot by bot."""


def judged_turns(
    bots: Sequence[Bot], positions: int, playouts: int, seed: int, players: int = 2
) -> Iterator[JudgedTurn]:
    """One turn each of as many games, in rounds 1 to 10 by turns."""
    value_function = learned_value_function()
    chooser = make_chooser(value_function, players)
    judge = Playouts(TurnChooser(value_function, TOOL_MARGIN, samples=4, quick=True), ROUNDS, 0.0)
    for number in range(positions):
        rng = Random(f"turns/{seed}/{number}")
        wanted = 1 + number % ROUNDS
        root = position_in_a_game(
            chooser, players, rng.getrandbits(32), wanted, rng.randrange(2 * players)
        )
        luck, dice = rng.getrandbits(32), rng.getrandbits(32)
        ends = [played_turn(bot, root, players, luck) for bot in bots]
        points: list[float] = []
        for at, end in enumerate(ends):
            first = ends.index(end)  # the same turn needs no second judgment
            points.append(points[first] if first < at else judge.judge(root, end, playouts, dice))
        yield JudgedTurn(wanted, tuple(points))


def played_turn(bot: Bot, root: State, players: int, luck: int) -> State:
    """The state in which a bot ends the turn that begins at `root`."""
    state = root.copy()
    seat = state[ACTIVE]
    generator = Generator(luck)
    rng = Random(luck)
    while True:
        seen = view(to_engine(state, Setup(players=players)), seat)
        move = code_of(bot.choose(seen, BUDGET, rng))
        if move == MOVE_END:
            return state
        state.apply_move(move)
        state.resolve_chance(generator)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.decision_loss", description=__doc__
    )
    parser.add_argument("bots", nargs="+", help="the first is what the others are compared with")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="for each turn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    if len(asked.bots) < 2:
        parser.error("bots: name at least two")
    for option in ("positions", "playouts"):
        if getattr(asked, option) < 1:
            parser.error(f"--{option}: must be at least 1")
    try:
        bots = [make_bot(parse_spec(spec)) for spec in asked.bots]
    except SpecError as error:
        parser.error(str(error))
    turns = list(judged_turns(bots, asked.positions, asked.playouts, asked.seed))
    print(f"Points that a turn loses against {asked.bots[0]}, {len(turns)} turns", "", sep="\n")
    heads = [f"{first}–{last}" for first, last in ROUNDS_TOGETHER]
    print(f"| Bot | same turn | rounds {' | '.join(heads)} |")
    print("| --- |" + " ---: |" * (len(heads) + 1))
    for at, name in enumerate(asked.bots[1:], 1):
        print(f"| {name} | {' | '.join(_row(turns, at))} |")
    return 0


def _row(turns: Sequence[JudgedTurn], at: int) -> Iterator[str]:
    yield f"{100 * mean([each.points[at] == each.points[0] for each in turns]):.0f} %"
    for first, last in ROUNDS_TOGETHER:
        losses = [each.points[0] - each.points[at] for each in turns if first <= each.round <= last]
        yield mean_text(losses)


if __name__ == "__main__":
    sys.exit(main())
