"""Moves a second: random games through the pure engine, on one core.

Counted are the moves alone (intent); dealing and rolling is done besides, in the same time.
"""

import random
import time

from benchmarks.measuring import report
from sagrada.engine.chance import outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import COLOURS, DICE
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import Setup
from sagrada.engine.outcomes import Outcome, Rolled
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage

GAMES = 25
GOAL = 20_000


def draw(state: GameState, rng: random.Random) -> Outcome:
    """An outcome by its weight; for the many rolls without listing all that might be."""
    if state.stage is Stage.ROLL:
        return Rolled(DICE[rng.choices(COLOURS, state.bag)[0]][rng.randrange(6)])
    possible, weights = zip(*outcomes(state), strict=True)
    outcome: Outcome = rng.choices(possible, weights)[0]
    return outcome


def moves_per_second() -> float:
    """Random games for two, three and four players; every choice is judged and applied."""
    rng = random.Random(2024)
    moves = 0
    # The processor time of this process: the other work on a shared machine is not ours.
    start = time.process_time()
    for number in range(GAMES):
        state = new_game(Setup(players=2 + number % 3))
        while not state.is_over:
            if state.is_chance:
                state = apply(state, draw(state, rng)).after
            else:
                state = apply(state, rng.choice(legal_moves(state))).after
                moves += 1
    return moves / (time.process_time() - start)


if __name__ == "__main__":
    report("engine, random games", "moves/s", GOAL, moves_per_second, at_most=False)
