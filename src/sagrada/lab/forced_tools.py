"""`python -m sagrada.lab.forced_tools` looks for tools that a bot uses too seldom.

At turns in which the bot could use a tool and doesn't, the best turn with that tool is played too,
as the value function sees it. Both turns are played out to the end of the game with the same dice.
If the tool then brings points where the value function saw a loss, the bot has a blind spot.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sagrada.bots.bot import Bot
from sagrada.bots.outside import make_bot, parse_spec
from sagrada.bots.spec import SpecError
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.bots.value_bots import TOOL_MARGIN
from sagrada.engine.cards import TOOLS
from sagrada.engine.options import ROUNDS
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    DRAFTED,
    MOVE_DRAFT,
    MOVE_END,
    MOVE_LIFT,
    MOVE_PAY,
    MOVE_PLACE,
    MOVE_TOOL,
    TOOL,
    TOOL_COUNT,
    TOOL_NUMBER,
)
from sagrada.kernel.state import State
from sagrada.lab.decision_loss import played_turn
from sagrada.lab.intervals import mean, mean_text
from sagrada.lab.value_bench.positions import make_chooser
from sagrada.lab.value_bench.siblings import position_in_a_game

POSITIONS = 400
PLAYOUTS = 200
PLACEMENTS = 4
"""How many placements of each die are followed by the tool: the best ones."""
CLOSE = -1.0
"""Above this, the value function nearly prefers the turn with the tool."""

Turn = tuple[int, ...]


@dataclass(frozen=True)
class ForcedTurn:
    """A turn in which a tool could be used."""

    tool: int
    used: bool
    """Whether the bot used it by itself; the rest is 0 then."""
    expected: float = 0.0
    """What the value function sees in the best turn with the tool, above the best of all turns."""
    judged: float = 0.0
    """Points that this turn brings above the bot's own turn."""


def forced_turns(
    bot: Bot, positions: int, playouts: int, seed: int, players: int = 2
) -> Iterator[ForcedTurn]:
    """One turn each of as many games, in rounds 1 to 10 by turns, with each tool it can use."""
    value_function = learned_value_function()
    master = make_chooser(value_function, players)
    chooser = TurnChooser(value_function, tool_margin=0.0)
    plays_out = TurnChooser(value_function, TOOL_MARGIN, samples=4, quick=True)
    # Thorough: what is saved for a tool now must be worth something later.
    judge = Playouts(plays_out, ROUNDS, 0.0, thorough=True)
    for number in range(positions):
        rng = Random(f"tools/{seed}/{number}")
        wanted, turn = 1 + number % ROUNDS, rng.randrange(2 * players)
        root = position_in_a_game(master, players, rng.getrandbits(32), wanted, turn)
        luck, dice = rng.getrandbits(32), rng.getrandbits(32)
        free = played_turn(bot, root, players, luck)
        for slot in range(root[TOOL_COUNT]):
            tool = root[TOOL_NUMBER + slot]
            beginnings = sorted(_beginnings(chooser, root, tool), key=lambda each: -each[1])
            if not beginnings:
                continue
            if free[TOOL] == tool:
                yield ForcedTurn(tool, used=True)
                continue
            begun, value = beginnings[0]
            forced = _finished(chooser, root, begun, Generator(luck))
            best = max(value for _, value in chooser.evaluate(root))
            judged = [judge.judge(root, end, playouts, dice) for end in (forced, free)]
            yield ForcedTurn(tool, False, value - best, judged[0] - judged[1])


def _beginnings(chooser: TurnChooser, root: State, tool: int) -> Iterator[tuple[Turn, float]]:
    """The ways to get to the tool, with their values: at once, with a die in hand, or after it."""
    for move, value in chooser.evaluate(root):
        if move == MOVE_TOOL + tool:
            yield (move,), value
        elif MOVE_DRAFT <= move < MOVE_PAY:
            drafted = root.copy()
            drafted.apply_move(move)
            placements = []
            for then, its_value in chooser.evaluate(drafted):
                if then == MOVE_TOOL + tool:
                    yield (move, then), its_value
                elif MOVE_PLACE <= then < MOVE_LIFT:
                    placements.append((its_value, then))
            for _, place in sorted(placements, reverse=True)[:PLACEMENTS]:
                placed = drafted.copy()
                placed.apply_move(place)
                if not placed[DRAFTED]:
                    continue
                for then, its_value in chooser.evaluate(placed):
                    if then == MOVE_TOOL + tool:
                        yield (move, place, then), its_value


def _finished(chooser: TurnChooser, root: State, begun: Turn, generator: Generator) -> State:
    """The state in which a turn that has begun so ends, if the value function plays on."""
    state = root.copy()
    moves = list(begun)
    while True:
        move = moves.pop(0) if moves else max(chooser.evaluate(state), key=lambda each: each[1])[0]
        if move == MOVE_END:
            return state
        state.apply_move(move)
        state.resolve_chance(generator)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.forced_tools", description=__doc__)
    parser.add_argument("bot", nargs="?", default="grandmaster")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="for each turn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    for option in ("positions", "playouts"):
        if getattr(asked, option) < 1:
            parser.error(f"--{option}: must be at least 1")
    try:
        bot = make_bot(parse_spec(asked.bot))
    except SpecError as error:
        parser.error(str(error))
    turns = list(forced_turns(bot, asked.positions, asked.playouts, asked.seed))
    print(f"Tools that {asked.bot} could use, in {asked.positions} turns", "", sep="\n")
    print("| Tool | could | used | expected | judged | close ones | judged |")
    print("| --- |" + " ---: |" * 6)
    for number, tool in enumerate(TOOLS.values(), 1):
        print(_row(tool.name, [each for each in turns if each.tool == number]))
    print(_row("all", turns))
    return 0


def _row(name: str, turns: Sequence[ForcedTurn]) -> str:
    forced = [each for each in turns if not each.used]
    close = [each for each in forced if each.expected > CLOSE]
    cells = [name, str(len(turns)), str(len(turns) - len(forced))]
    cells += [f"{mean([each.expected for each in forced]):.2f}" if forced else ""]
    cells += [mean_text([each.judged for each in forced])]
    cells += [str(len(close)), mean_text([each.judged for each in close])]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
