"""Whole games in one call; and the uncompiled kernel plays the same."""

import json
import os
import shutil
import subprocess
import sys
import threading

import pytest

from sagrada.kernel.convert import from_engine
from sagrada.kernel.games import placement_games, random_games, simulate
from sagrada.kernel.generator import Generator
from sagrada.kernel.state import COMPILED
from tests.game.games import random_game

PROBE = """
import json
from sagrada.kernel.games import placement_games, random_games, simulate
from sagrada.kernel.state import COMPILED
print(json.dumps([COMPILED, *(random_games(3, n, 5) for n in (1, 2, 3, 4)), placement_games(3)]))
"""


def test_the_sources_play_as_the_extensions_do() -> None:
    """Without a C compiler the kernel is slower, not another one."""
    found = []
    for wish in ("", "1"):
        environment = {**os.environ, "SAGRADA_UNCOMPILED": wish}
        command = [sys.executable, "-c", PROBE]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        found.append(json.loads(done.stdout))
    extensions, sources = found
    assert sources[0] is False
    assert extensions[1:] == sources[1:]


def test_the_kernel_is_compiled_unless_asked_otherwise() -> None:
    """Where there is a C compiler; or slow tests would be the only sign that it was not used."""
    asked = bool(os.environ.get("SAGRADA_UNCOMPILED"))
    at_hand = shutil.which("cc") or shutil.which("gcc")
    assert not COMPILED if asked else COMPILED or not at_hand


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_of_a_seed(players: int) -> None:
    tally = random_games(20, players, seed=3)
    assert tally == random_games(20, players, seed=3)
    assert tally != random_games(20, players, seed=4)
    assert tally.games == 20
    assert tally.moves > 20 * 20 * players
    assert len(tally.points) == len(tally.wins) == players
    if players > 1:
        assert sum(tally.wins) >= 20
    else:
        assert sum(tally.wins) < 20  # RULES 9.6: random play seldom beats the round track


@pytest.mark.parametrize("players", [1, 2, 4])
def test_single_games_add_up_to_the_tally(players: int) -> None:
    games = simulate(30, players, seed=3)
    tally = random_games(30, players, seed=3)
    assert len(games) == tally.games
    assert sum(game.moves for game in games) == tally.moves
    for seat in range(players):
        assert sum(game.scores[seat] for game in games) == tally.points[seat]
        assert sum(seat in game.winners for game in games) == tally.wins[seat]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_games_can_go_on_from_a_position(players: int) -> None:
    """As a loop over the moves of a `State` would play them."""
    start = random_game(seed=7, players=players, until_round=8).state
    state, generator, moves = from_engine(start), Generator(5), 0
    while not state.is_over:
        legal = state.legal()
        state.apply_move(legal[generator.number(len(legal))])
        state.resolve_chance(generator)
        moves += 1
    games = simulate(50, seed=5, start=start)
    scores = tuple(state.score(seat) for seat in range(players))
    assert games[0] == (scores, state.winners(), moves)
    assert len({game.scores for game in games}) > 5, "other dice each time"
    assert max(game.moves for game in games) < 30 * players, "three rounds are left"
    assert games == simulate(50, seed=5, start=start)


def test_a_game_that_is_over_cannot_go_on() -> None:
    game = random_game(seed=7)
    (same,) = simulate(1, start=game.state)
    assert (same.scores, same.winners, same.moves) == (game.scores, game.winners, 0)


def test_tools_may_be_given() -> None:
    assert random_games(20, 2, 1, tools=(4, 5, 6)) != random_games(20, 2, 1, tools=(6, 7, 8))
    assert random_games(20, 1, 1, tools=(12,)).games == 20


def test_without_tools_windows_fill() -> None:
    """As benchmarks/floor.c plays: place if possible; on average well above random full rules."""
    placed, full = placement_games(200, 2, 9), random_games(200, 2, 9)
    assert sum(placed.points) > sum(full.points) + 200 * 2 * 5
    assert 200 * 25 < placed.moves < 200 * 42


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((-1,), "n: "),
        ((1, 5), "players: a game has 1 to 4 players, not 5"),
        ((1, 2, 1, (13, 1, 2)), "tools: there’s no card 13"),
        ((1, 2, 1, (1, 2)), "tools: expected 3, got 2"),
        ((1, 2, 1, (1, 1, 2)), "tools: card 1 is listed twice"),
        ((1, 1, 1, (1, 2, 3, 4, 5, 6)), "tools: 1 to 5"),
    ],
)
def test_bad_requests_are_refused(
    arguments: tuple[int, int, int, tuple[int, ...]], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        random_games(*arguments)


@pytest.mark.skipif(not COMPILED, reason="only compiled code releases the GIL")
def test_other_threads_run_meanwhile() -> None:
    """The long calls release the GIL: two threads, and a third that goes on counting."""
    results: list[int] = []
    threads = [
        threading.Thread(target=lambda seed=seed: results.append(random_games(3000, 2, seed).games))
        for seed in (1, 2)
    ]
    for thread in threads:
        thread.start()
    counted = 0
    while any(thread.is_alive() for thread in threads):
        counted += 1
    for thread in threads:
        thread.join()
    assert results == [3000, 3000]
    assert counted > 100
