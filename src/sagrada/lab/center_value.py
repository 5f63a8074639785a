"""`python -m sagrada.lab.center_value` takes the bias out of a trained value function.

Training plays random patterns, and looks at tools more quickly than Master does, so Master's games
end with more points than its values say. What is missing on average is added, turn by turn. It is
the same for all choices of a turn, so it changes figures and hardly any choice. Training ends with
this; the command does it again, with more games.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from sagrada.bots.value.shape import TOKENS, TOOLS, first_weight
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import NAME, command_of, format_weights, learned_value_function
from sagrada.engine.options import ROUNDS
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIVE, MOVE_END, ROUND, TURN_NUMBER
from sagrada.kernel.state import State
from sagrada.lab.intervals import mean
from sagrada.lab.training_progress import OutputError, check_output, replace
from sagrada.lab.value_bench.positions import deal, make_chooser, play_game, turns_left

OUT = Path("src/sagrada/bots/data") / NAME
CENTERING_SEATS = 12_000
"""Windows that are looked at, for each number of players."""


def centered(weights: list[float], seats: int, sizes: Iterable[int]) -> list[float]:
    """The weights, with values that are right on average in games against itself.

    `seats`: the windows that are looked at, for each number of players in `sizes`.
    """
    found = list(weights)
    for players in sizes:
        for turns, missing in _missing(ValueFunction(weights), players, seats // players).items():
            for feature in range(TOKENS, TOOLS):  # every window has exactly one of these
                found[first_weight(players, turns) + feature] += missing
    return found


def _missing(value_function: ValueFunction, players: int, games: int) -> dict[int, float]:
    """By turns left, how much more than its value a window brings on average."""
    chooser = make_chooser(value_function, players)
    missing: dict[int, list[float]] = defaultdict(list)
    for game in range(games):
        rng = Random(f"center/{players}/{game}")
        generator = Generator(rng.getrandbits(32))
        chooser.seed(rng.getrandbits(32))
        state = deal(players, generator, tools=1 + game % 5)
        values: list[tuple[int, int, float]] = []

        def look(seen: State, move: int, values: list[tuple[int, int, float]] = values) -> None:
            if not values and (seen[ROUND], seen[TURN_NUMBER]) == (1, 0):
                all_turns = 2 * ROUNDS
                values += [
                    (seat, all_turns, value_function.value_of(seen, seat, all_turns))
                    for seat in range(players)
                ]
            turns = turns_left(seen)
            if move == MOVE_END and turns:
                seat = seen[ACTIVE]
                values.append((seat, turns, value_function.value_of(seen, seat, turns)))

        play_game(chooser, state, generator, look)
        target = state.target() if players == 1 else 0
        for seat, turns, value in values:
            missing[turns].append(state.score(seat) - target - value)
    return {turns: mean(each) for turns, each in missing.items()}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.center_value", description=__doc__)
    parser.add_argument(
        "--seats",
        type=int,
        default=CENTERING_SEATS,
        help="windows to look at, for each number of players",
    )
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4], choices=range(1, 5))
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the weights")
    asked = parser.parse_args(argv)
    sizes = sorted(set(asked.players))
    if asked.seats < max(sizes):
        parser.error(f"--seats: must be at least {max(sizes)}")
    try:
        check_output(asked.out)
    except OutputError as error:
        parser.error(str(error))
    weights = centered(learned_value_function().all_weights(), asked.seats, sizes)
    command = f"python -m sagrada.lab.center_value --seats {asked.seats}"
    if sizes != [1, 2, 3, 4]:
        command += f" --players {' '.join(map(str, sizes))}"
    replace(asked.out, format_weights(weights, f"{command_of(None)} && {command}"))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
