"""Work on a Ray cluster. The real one needs Ray and a network namespace (`make heavy`)."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import pairwise

import pytest

from sagrada.bots.outside import give_bot
from sagrada.cli.app import run
from sagrada.engine.moves import Move
from sagrada.extras import MissingPackages
from sagrada.lab.arena.on_cluster import GAMES_PER_TASK, chunks, play_chunk
from sagrada.lab.arena.plan import make_plan
from sagrada.lab.arena.played_game import BotFailure, PlayedGame
from sagrada.lab.arena.run import play
from sagrada.lab.cluster import ClusterError, check_address
from tests.citations import ROOT

HAS_RAY = find_spec("ray") is not None
SPACE = f"sagrada-{os.getpid()}"


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sagrada.lab.cluster.need_extra", lambda _extra: None)
    for address in ("local", "ray://head:10001", "10.1.2.3:6379"):
        assert check_address(address) == address
    for address in ("", "head", "http://head:1", "ray://head", "local:x"):
        with pytest.raises(ClusterError, match="expected local, ray://host:port or host:port"):
            check_address(address)


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_a_sentence_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(MissingPackages, match=r'--cluster needs .*"sagrada-game\[ray\]"'):
        check_address("local")
    assert run(["arena", "random", "greedy", "--cluster", "local"]) == 1
    assert "sagrada-game[ray]" in capsys.readouterr().err


def test_bad_addresses_and_workers_get_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "random", "greedy", "--cluster", "nowhere"]) == 2
    assert "--cluster: expected local, ray://host:port" in capsys.readouterr().err
    assert run(["arena", "random", "greedy", "--cluster", "local", "--workers", "2"]) == 2
    assert "--workers: a cluster has its own" in capsys.readouterr().err


def test_tasks_are_whole_deals() -> None:
    plan = make_plan(["random", "random", "greedy"], players=2, deals=10)
    found = list(chunks(plan.fixtures()))
    assert [fixture for chunk in found for fixture in chunk] == list(plan.fixtures())
    deals = [{fixture.deal for fixture in chunk} for chunk in found]
    assert all(not one & other for one, other in pairwise(deals))
    assert all(len(chunk) >= GAMES_PER_TASK for chunk in found[:-1])


def test_a_task_plays_what_one_process_plays() -> None:
    plan = make_plan(["random", "greedy"], deals=4, seed=3)
    games = [
        game for chunk in chunks(plan.fixtures()) for game in played(play_chunk(plan, chunk, False))
    ]
    ours = play(plan, workers=1).games
    assert [(g.fixture, g.scores) for g in games] == [(g.fixture, g.scores) for g in ours]


def played(answer: list[PlayedGame] | BotFailure) -> list[PlayedGame]:
    assert isinstance(answer, list)
    return answer


class Crasher:
    def choose(self, *_seen: object) -> Move:
        raise RuntimeError("no idea")


def test_a_failure_comes_back_as_an_answer() -> None:
    plan = make_plan([give_bot(Crasher), "random"], deals=1)
    answer = play_chunk(plan, list(plan.fixtures()), False)
    assert isinstance(answer, BotFailure)
    assert "crashed with RuntimeError: no idea" in str(answer)


# ---------------------------------------------------------------- a real cluster


@pytest.fixture
def namespace() -> Iterator[list[str]]:
    """The words before a command that run it where there is no network but the loopback."""
    ip = shutil.which("ip") or "/usr/sbin/ip"
    if os.getuid() != 0 or not os.access(ip, os.X_OK):
        pytest.skip("only root can make a network namespace")
    subprocess.run([ip, "netns", "add", SPACE], check=True)
    try:
        inside = [ip, "netns", "exec", SPACE]
        subprocess.run([*inside, ip, "link", "set", "lo", "up"], check=True)
        yield inside
    finally:
        subprocess.run([ip, "netns", "del", SPACE], check=True)


@pytest.mark.skipif(not HAS_RAY, reason="Ray isn't installed (make heavy)")
def test_two_nodes_one_of_which_is_killed(namespace: list[str]) -> None:
    ran = subprocess.run(
        [*namespace, sys.executable, "-m", "tests.lab.two_nodes"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        timeout=1500,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    results = json.loads(ran.stdout.splitlines()[-1])
    assert len(results) == 7
    assert all(results.values()), results
