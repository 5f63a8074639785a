"""Make the perft files anew: `python -m tests.perft.make_perft` (only when the rules change).

Each file starts where its tool can be used, so that the chains of every tool are counted.
"""

import random
from pathlib import Path

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import COLOURS, DICE, VALUES
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import UseTool
from sagrada.engine.notation.perft_file import PerftCase, format_perft
from sagrada.engine.options import Options, Referee, Setup, SoloPayment
from sagrada.engine.perft import Pins, perft
from sagrada.engine.state import GameState, Stage
from tests.tabletop import random_steps

HERE = Path(__file__).parent
MOST_LEAVES = 12_000
DEEPEST = 6


def make() -> None:
    for number, tool in TOOLS.items():
        others = [other for other in TOOLS if other != number]
        tools = (number, others[number % 11], others[(number + 5) % 11])
        for players in (2, 3, 4):
            if (number + players) % 2 or players == 2:
                setup = Setup(players=players, tools=tools)
                write(f"{tool.id}-{players}", *with_tool(setup, number))
        write(f"{tool.id}-solo", *with_tool(Setup(players=1, tools=tools), number))
    first_printing = Options(solo_payment=SoloPayment.FIRST_PRINTING, solo_private=1)
    write("first-printing", *with_tool(Setup(1, first_printing, 5, tools=(1, 2, 3, 8, 11)), 2))
    trimmed = Options(trimmed_bag=True)
    write("trimmed-bag-2", *with_stage(Setup(2, trimmed), Stage.TURN, 10))
    write("trimmed-bag-3", *with_stage(Setup(3, trimmed), Stage.TURN, 9))
    write("patterns-2", *with_stage(Setup(2), Stage.PATTERN, 0))
    write("last-round-4", *with_stage(Setup(4), Stage.TURN, 10))
    honour = Options(referee=Referee.HONOUR)
    write("honour-turn", *with_stage(Setup(2, honour), Stage.TURN, 6))
    write("honour-mend", *with_stage(Setup(2, honour), Stage.MEND, 5))


def with_tool(setup: Setup, tool: int) -> tuple[GameState, random.Random]:
    """A state from the middle of a random game in which the tool can be begun."""
    for seed in range(1000):
        rng = random.Random(f"{setup.players} {tool} {seed}")
        for step in random_steps(setup, rng):
            after = step.after
            usable = any(isinstance(m, UseTool) and m.tool == tool for m in legal_moves(after))
            if usable and after.round >= 3 + seed % 4:
                return after, rng
    raise AssertionError(f"no position for tool {tool}")


def with_stage(setup: Setup, stage: Stage, round: int) -> tuple[GameState, random.Random]:
    """The first state of a random game at a stage of a round."""
    for seed in range(1000):
        rng = random.Random(f"{setup.players} {stage} {round} {seed}")
        for step in random_steps(setup, rng):
            if step.after.stage is stage and step.after.round == round:
                return step.after, rng
    raise AssertionError(f"no position at {stage}")


def write(name: str, state: GameState, rng: random.Random) -> None:
    kinds = [die for row in DICE for die in row]
    pins = Pins(
        roll=tuple(rng.choices(kinds, k=12)),
        reroll=tuple(rng.choices(VALUES, k=7)),
        draw=tuple(rng.sample(COLOURS, k=5)),
    )
    counts: list[tuple[int, int]] = []
    for depth in range(1, DEEPEST + 1):
        count = perft(state, depth, pins)
        if count > MOST_LEAVES and counts:
            break
        counts.append((depth, count))
    case = PerftCase(state, pins, tuple(counts))
    (HERE / f"{name}.perft").write_text(format_perft(case), encoding="utf-8")


if __name__ == "__main__":
    make()
