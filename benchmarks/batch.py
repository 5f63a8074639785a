"""Steps a second of `lab.Batch`: masked random choices, without and with observations.

    python -m benchmarks.batch [--games 1024] [--seconds 3] [--runs 5] [--threads 1] [--compare]

One core (but for `--threads`), processor time. `--compare` steps pgx's backgammon in the same run,
on the same core: the public vectorised environment that is nearest (dice, a mask of legal actions,
observations). It needs `pip install pgx`, in an environment of your own: pgx isn't one of the
project's requirements.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

from sagrada.lab.environments.batch import Batch

GOALS = {False: 2_000_000, True: 500_000}


def rate(step: Callable[[], object], games: int, seconds: float) -> float:
    """Steps a second of processor time."""
    step()
    began, steps = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        step()
        steps += games
    return steps / spent


def our_step(games: int, players: int, observe: bool, threads: int) -> Callable[[], object]:
    batch = Batch(games, players, observe=observe, threads=threads)

    def step() -> None:
        batch.choose()
        batch.step()
        assert not batch.faults.any()

    return step


def pgx_step(games: int) -> Callable[[], object]:
    """A random legal move of pgx's backgammon in each game, with auto-reset, compiled by JAX."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    make = jax.jit(jax.vmap(env.init))
    play = auto_reset(env.step, env.init)

    @jax.jit  # type: ignore[untyped-decorator]  # it isn't one of our requirements
    def step(state: Any, key: Any) -> Any:
        key, chosen, rolled = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return jax.vmap(play)(state, actions, jax.random.split(rolled, games)), key

    held = [make(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)]

    def go_on() -> None:
        held[0], held[1] = step(held[0], held[1])
        held[0].observation.block_until_ready()

    return go_on


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--compare", action="store_true")
    options = parser.parse_args()
    if options.threads == 1:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ways: dict[str, tuple[Callable[[], object], int | None]] = {}
    for players in (1, 2, 3, 4):
        for observe, goal in GOALS.items():
            name = f"{players} players, {'with' if observe else 'no'} observations"
            ways[name] = our_step(options.games, players, observe, options.threads), goal
    if options.compare:
        ways["pgx backgammon, with observations"] = pgx_step(options.games), None
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(options.runs):  # in turns, so that slow spells hit all alike
        for name, (step, _) in ways.items():
            rates[name].append(rate(step, options.games, options.seconds))
    for name, (_, aim) in ways.items():
        median = statistics.median(rates[name])
        spread = f"{min(rates[name]):,.0f} to {max(rates[name]):,.0f}"
        said = "" if aim is None else f"; goal {aim:,}: {median / aim:.2f} ×"
        print(f"{name}: {median:,.0f} steps/s (median of {options.runs}; {spread}){said}")


if __name__ == "__main__":
    main()
