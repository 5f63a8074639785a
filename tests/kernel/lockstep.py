"""Engine and kernel, step by step: the same legal moves, the same states, the same scores.

`python -m tests.kernel.lockstep N` plays N random games over all setups, on all cores, and stops
at the first difference with the position and the choices that led to it (`make lockstep N=…`).
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from sagrada.engine.chance import outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.notation import format_move, format_outcome
from sagrada.engine.notation.position import format_position
from sagrada.engine.options import PRESETS, LastTieBreak, Options, Setup, SoloPayment, StartPlayer
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import final_standings, sheet, target
from sagrada.engine.state import GameState
from sagrada.extras import MissingPackages
from sagrada.kernel.codes import code_of, code_of_outcome, move_of, outcome_of
from sagrada.kernel.convert import from_engine, to_engine
from sagrada.kernel.state import COMPILED, State
from sagrada.lab.cluster import ClusterError, run_tasks

BACK_EVERY = 16
"""Converting back to the engine is slow and hides no difference; so it is done now and then."""


class Difference(AssertionError):
    """Engine and kernel disagree."""


def all_setups() -> tuple[Setup, ...]:
    """Every number of players, every level of solo, every option and preset (RULES 9.1, 10)."""
    solo = [
        Setup(1, Options(solo_payment=payment, solo_private=private), tools)
        for tools in range(1, 6)
        for payment, private in (
            (SoloPayment.COLOUR, 2),
            (SoloPayment.FIRST_PRINTING, 1),
        )
    ]
    trimmed = [Setup(players, Options(trimmed_bag=True)) for players in (2, 3)]
    shared = [
        Setup(players, Options(last_tie_break=rule))
        for players in (2, 3, 4)
        for rule in (LastTieBreak.LAST_TURN, LastTieBreak.SHARED)
    ]
    presets = [
        _preset(options, players) for options in PRESETS.values() for players in (1, 2, 3, 4)
    ]
    own = [Setup(players, window="own-5-RRR..1.1...YG..56BP.") for players in (1, 2, 3, 4)]
    return tuple(dict.fromkeys([*solo, *trimmed, *shared, *presets, *own]))


def _preset(options: Options, players: int) -> Setup:
    named = options.start_player is StartPlayer.NAMED
    return Setup(players, options, start=players - 1 if named else None)


def compare(state: GameState, kernel: State, back: bool = True) -> None:
    """Hold a state of the engine against the kernel's; raises `Difference`."""
    if from_engine(state) != kernel:
        pairs = zip(from_engine(state).cells(), kernel.cells(), strict=True)
        cells = [f"{at}: {a} / {b}" for at, (a, b) in enumerate(pairs) if a != b]
        raise Difference(f"cells (engine / kernel): {', '.join(cells)}")
    if back and to_engine(kernel, state.setup) != state:
        raise Difference(f"converted back:\n{to_engine(kernel, state.setup)}\nis not\n{state}")
    moves = list(legal_moves(state))
    codes = kernel.legal()
    if sorted(map(code_of, moves)) != sorted(codes):
        wrong = set(map(code_of, moves)).symmetric_difference(codes)
        texts = [format_move(move_of(code, state.active)) for code in sorted(wrong)]
        raise Difference(f"legal moves: one of the two lacks, or repeats, {texts}")
    if [(code_of_outcome(o), weight) for o, weight in outcomes(state)] != kernel.outcomes():
        raise Difference(f"outcomes: {outcomes(state)} / {kernel.outcomes()}")
    if state.round and (state.is_over or back):
        compare_scores(state, kernel)


def compare_scores(state: GameState, kernel: State) -> None:
    """The points of every seat, who is ahead, and the target of a solo game."""
    ours = [kernel.score(seat) for seat in range(state.setup.players)]
    theirs = [sheet(state, seat).total for seat in range(state.setup.players)]
    if ours != theirs:
        raise Difference(f"scores: {theirs} / {ours}")
    if final_standings(state).winners != kernel.winners():
        raise Difference(f"winners: {final_standings(state).winners} / {kernel.winners()}")
    if state.setup.solo and target(state) != kernel.target():
        raise Difference(f"target: {target(state)} / {kernel.target()}")


def follow(kernel: State, choice: Move | Outcome) -> None:
    """Make the engine's choice in the kernel."""
    if isinstance(choice, Outcome):
        assert outcome_of(kernel, code_of_outcome(choice)) == choice
        kernel.apply_outcome(code_of_outcome(choice))
    else:
        assert move_of(code_of(choice), choice.seat) == choice
        kernel.apply_move(code_of(choice))


def pick(state: GameState, rng: random.Random, eager: bool) -> Move | Outcome:
    """Any outcome by weight, or any legal move; the eager seldom end a turn, so windows fill."""
    if state.is_chance:
        possible, weights = zip(*outcomes(state), strict=True)
        outcome: Outcome = rng.choices(possible, weights)[0]
        return outcome
    moves = list(legal_moves(state))
    if eager and len(moves) > 1 and rng.random() < 0.95:
        moves = [move for move in moves if not isinstance(move, EndTurn)]
    return rng.choice(moves)


def play(setup: Setup, seed: str, back_every: int = BACK_EVERY) -> int:
    """A random game in both; how many steps it had. A difference tells where it is."""
    rng = random.Random(seed)
    eager = rng.random() < 0.6
    state = before = new_game(setup)
    kernel = from_engine(state)
    choices: list[Move | Outcome] = []
    try:
        compare(state, kernel)
        while not state.is_over:
            choices.append(pick(state, rng, eager))
            before = state
            state = apply(state, choices[-1]).after
            follow(kernel, choices[-1])
            compare(state, kernel, len(choices) % back_every == 0)
    except (AssertionError, ValueError) as error:
        raise Difference(report(setup, seed, before, choices, error)) from error
    return len(choices)


def report(
    setup: Setup, seed: str, before: GameState, choices: list[Move | Outcome], error: Exception
) -> str:
    lines = [
        format_outcome(choice) if isinstance(choice, Outcome) else format_move(choice)
        for choice in choices
    ]
    return "\n".join(
        [
            f"game {seed!r} of {setup}",
            *lines,
            "the last of these was made here:",
            format_position(before),
            str(error),
        ]
    )


# ---------------------------------------------------------------- millions


def _batch(first: int, games: int) -> tuple[int, int, str]:
    """Games `first` … : how many were played, how many steps they had, and what went wrong."""
    setups = all_setups()
    steps = 0
    for number in range(first, first + games):
        try:
            steps += play(setups[number % len(setups)], f"lockstep {number}")
        except Difference as difference:
            return number - first, steps, str(difference)
    return games, steps, ""


def _batches(games: int, first: int, size: int = 100) -> Iterator[tuple[int, int]]:
    for begin in range(first, first + games, size):
        yield begin, min(size, first + games - begin)


def _played(
    batches: Iterator[tuple[int, int]], jobs: int, cluster: str | None
) -> Iterator[tuple[int, int, str]]:
    """What each batch found, as they end: on the cores of this machine, or on a cluster."""
    if cluster is not None:
        yield from run_tasks(cluster, _batch, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for batch in as_completed([pool.submit(_batch, *each) for each in batches]):
            yield batch.result()
            if batch.result()[2]:
                pool.shutdown(cancel_futures=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games in engine and kernel, in lockstep.")
    parser.add_argument("games", type=int, nargs="?", default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", help="play on a Ray cluster: ray://host:port, or local")
    arguments = parser.parse_args()
    begun = time.monotonic()
    games = steps = 0
    print(f"kernel {'compiled' if COMPILED else 'uncompiled'}, {len(all_setups())} setups")
    batches = _batches(arguments.games, arguments.first)
    try:
        for played, taken, difference in _played(batches, arguments.jobs, arguments.cluster):
            games, steps = games + played, steps + taken
            if difference:
                print(f"\nDIFFERENCE after {games:,} games\n{difference}")
                return 1
            rate = games / (time.monotonic() - begun)
            print(f"\r{games:,} games, {steps:,} steps, {rate:.0f} games/s", end="", flush=True)
    except (ClusterError, MissingPackages) as error:
        parser.error(str(error))
    print("\nno difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
