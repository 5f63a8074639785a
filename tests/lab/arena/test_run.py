"""Runs: the same numbers however many play at once, and nothing finished is ever lost."""

import multiprocessing
from pathlib import Path
from random import Random

import pytest

from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.random_bot import RandomBot
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.lab.arena.plan import Plan, make_plan
from sagrada.lab.arena.played_game import BotFailure
from sagrada.lab.arena.run import Run, play
from sagrada.lab.arena.workers import available_cores

SOLO = make_plan(["random"], solo=True, deals=6)
DUEL = make_plan(["random", "random"], deals=3)


def numbers(run: Run) -> list[tuple[object, ...]]:
    """All of it but the times."""
    return [(g.fixture, g.scores, g.winners, g.ranking, g.target) for g in run.games]


@pytest.mark.parametrize("plan", [SOLO, DUEL])
def test_the_number_of_workers_changes_nothing(plan: Plan) -> None:
    one, two = (play(plan, workers=workers) for workers in (1, 2))
    assert one.is_complete
    assert [g.fixture for g in one.games] == list(plan.fixtures())
    assert numbers(one) == numbers(two)


def test_more_workers_than_games() -> None:
    plan = make_plan(["random"], solo=True, deals=2)
    assert numbers(play(plan, workers=16)) == numbers(play(plan, workers=1))


def test_other_seeds_are_other_games() -> None:
    other = make_plan(["random"], solo=True, deals=6, seed=2)
    assert numbers(play(other, workers=1)) != numbers(play(SOLO, workers=1))


def test_progress_is_told() -> None:
    told: list[int] = []
    play(SOLO, workers=1, tell=told.append)
    assert told == list(range(7))


def test_there_is_a_core() -> None:
    assert available_cores() >= 1


# ---------------------------------------------------------------- stopped


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stopped_run_keeps_what_is_finished_and_goes_on(tmp_path: Path, workers: int) -> None:
    out = tmp_path / "run.jsonl"

    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    stopped = play(DUEL, workers=workers, out=out, tell=stop)
    assert not stopped.is_complete
    assert len(stopped.games) == 3
    assert len(out.read_text().splitlines()) == 4

    told: list[int] = []
    resumed = play(DUEL, workers=workers, out=out, tell=told.append)
    assert told == [3, 4, 5, 6]
    assert numbers(resumed) == numbers(play(DUEL, workers=1))
    assert set(stopped.games) <= set(resumed.games)

    again = play(DUEL, workers=workers, out=out)
    assert again == resumed  # times and all: nothing is played twice


def test_whole_deals() -> None:
    run = play(DUEL, workers=1)
    assert [len(games) for games in run.whole_deals] == [2, 2, 2]
    partly = Run(DUEL, (*run.games[:3], run.games[5]))
    assert partly.whole_deals == [list(run.games[:2])]


# ---------------------------------------------------------------- failing


class Fails(RandomBot):
    """Plays one game and gives up in the second."""

    games = 0

    def __init__(self) -> None:
        Fails.games += 1

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        if Fails.games > 2:  # the plan makes one to see whether it can be made
            raise RuntimeError("enough")
        return super().choose(view, budget, rng)


def test_a_bot_that_fails_ends_the_run_but_not_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Fails.games = 0
    monkeypatch.setitem(registry._BOTS, "fails", Fails)
    out = tmp_path / "run.jsonl"
    with pytest.raises(BotFailure, match="fails crashed with RuntimeError: enough"):
        play(make_plan(["fails"], solo=True), workers=1, out=out)
    assert len(out.read_text().splitlines()) == 2


def test_a_worker_that_dies_ends_the_run() -> None:
    def kill(done: int) -> None:
        for child in multiprocessing.active_children() if done else ():
            child.kill()

    with pytest.raises(BotFailure, match="a worker process died"):
        play(make_plan(["random"], solo=True, deals=500), workers=2, tell=kill)
    assert multiprocessing.active_children() == []
