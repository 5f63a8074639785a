"""`sagrada arena`: tables, JSON, Markdown, refusals, and an end at any time."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sagrada as package
from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.random_bot import RandomBot
from sagrada.cli.app import INTERRUPTED
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from tests.cli.running import assert_refused, sagrada

QUICK = ("--deals", "2", "--workers", "1")
HERE = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parent.parent)}
TIMES = ("ms_per_decision", "ms_95", "ms_max")


def timeless(answer: Any) -> Any:
    """The object without what depends on the machine."""
    players = [{k: v for k, v in p.items() if k not in TIMES} for p in answer["players"]]
    return {**answer, "players": players}


def test_a_duel() -> None:
    ran = sagrada("arena", "greedy", "random", *QUICK)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("2 players: greedy, random\n")
    assert "greedy – random" in ran.out
    assert "2 deals, each played in all 2 seat rotations" in ran.out
    assert "…" not in ran.out


def test_a_bot_of_your_own_keeps_its_name_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a terminal 80 columns wide, as in docs/first-bot.md."""
    lines = ("import sagrada", "class Own:", "    def choose(self, view, budget, rng):")
    program = "\n".join((*lines, "        return view.legal[0]", ""))
    (tmp_path / "ownbot.py").write_text(program, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    ran = sagrada("arena", "ownbot:Own", "random", *QUICK)
    assert (ran.code, ran.err) == (0, "")
    assert "\nownbot:Own  " in ran.out


def test_json_has_the_object_as_its_last_line() -> None:
    ran = sagrada("arena", "Greedy", "random", *QUICK, "--seed", "7", "--json")
    answer = json.loads(ran.out.splitlines()[-1])
    assert ran.code == 0
    assert [player["spec"] for player in answer["players"]] == ["greedy", "random"]
    for player in answer["players"]:
        assert player["games"] == 4
        low, high = player["mean_ci"]
        assert low < player["mean"] < high
        low, high = player["win_ci"]
        assert 0 <= low <= player["win_rate"] <= high <= 1
        assert player["ms_per_decision"] > 0
        low, high = player["elo_ci"]
        assert low < player["elo"] < high
    assert answer["complete"] is True
    assert answer["command"] == "sagrada arena greedy random --deals 2 --seed 7"


def test_the_same_command_gives_the_same_numbers() -> None:
    """In processes of their own, so with other hashes, and however many play at once."""
    command = ["arena", "greedy", "random", "random", "--players", "2", "--deals", "1", "--json"]
    answers = []
    for workers, hashes in (("1", "1"), ("2", "2")):
        ran = subprocess.run(
            [sys.executable, "-m", "sagrada", *command, "--workers", workers],
            env={**HERE, "PYTHONHASHSEED": hashes},
            capture_output=True,
            check=True,
        )
        assert ran.stderr == b""
        answers.append(timeless(json.loads(ran.stdout)))
    assert answers[0] == answers[1]


def test_solo() -> None:
    ran = sagrada("arena", "random", "--solo", "--tools", "1", *QUICK, "--json")
    assert ran.json["target_mean"] > ran.json["players"][0]["mean"]
    assert ran.json["players"][0]["target_mean"] == ran.json["target_mean"]
    assert ran.json["players"][0]["games"] == 2
    table = sagrada("arena", "random", "--solo", *QUICK).out
    assert table.startswith("Solo with 3 tools: random\n")
    assert "Target" in table
    page = sagrada("arena", "random", "--solo", *QUICK, "--markdown").out
    assert page.startswith("| Bot | Games | Points | Target | Wins | ms/choice |")
    assert "Lead" not in page


def test_markdown() -> None:
    ran = sagrada("arena", "random", "random", "random", *QUICK, "--markdown")
    assert ran.out.startswith("| Bot | Games |")
    assert "| random #2 | 6 |" in ran.out
    assert "$ sagrada arena random random random --deals 2 --seed 1" in ran.out


def test_an_edition() -> None:
    ran = sagrada("arena", "random", "random", *QUICK, "--edition", "es", "--json")
    assert ran.json["edition"] == "es"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ((), ("SPEC", "name the bots")),
        (("greedy",), ("SPEC", "--solo")),
        (("greedy", "stockfish"), ("SPEC", 'no bot "stockfish"', "random, greedy")),
        (("greedy", "random:x=1"), ("SPEC", "random has no options")),
        (("greedy", "random", "--deals", "0"), ("--deals", "at least 1")),
        (("greedy", "random", "--deals", "few"), ("--deals", "integer")),
        (("greedy", "random", "--solo"), ("--solo", "single spec, not 2")),
        (("greedy", "--solo", "--tools", "9"), ("--tools", "1 to 5 tools, not 9")),
        (("greedy", "random", "--tools", "3"), ("--tools", "only solo")),
        (("greedy", "random", "--players", "3"), ("--players", "each of the 3 seats")),
        (("random",) * 5, ("--players", "at most 4")),
        (("greedy", "random", "--edition", "fr"), ("--edition", "en, it, nl, es, pt-BR")),
        (("greedy", "random", "--ms", "0"), ("--ms", "at least 1")),
        (("greedy", "random", "--workers", "0"), ("--workers", "at least 1")),
        (("greedy", "random", "--json", "--markdown"), ("--json", "--markdown")),
        (("greedy", "random", "--out", "/nowhere/at/all.jsonl"), ("--out", "can’t use")),
    ],
)
def test_bad_input(argv: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert_refused(sagrada("arena", *argv), "sagrada arena:", *words)


class Crashes(RandomBot):
    def choose(self, _view: View, _budget: Budget, _rng: Random, /) -> Move:
        raise RuntimeError("no idea")


def test_a_bot_that_crashes_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "crashes", Crashes)
    ran = sagrada("arena", "random", "crashes", *QUICK)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == (
        "sagrada arena: crashes crashed with RuntimeError: no idea (deal 1, rotation 0, seat 2)\n"
    )


# ---------------------------------------------------------------- stopped


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    out = str(tmp_path / "run.jsonl")
    command = ("arena", "random", "--solo", "--workers", "1", "--json", "--out", out)
    first = sagrada(*command, "--deals", "2")
    before = Path(out).read_bytes()
    assert sagrada(*command, "--deals", "2").out == first.out  # times and all
    assert Path(out).read_bytes() == before
    more = sagrada(*command, "--deals", "4")
    assert more.json["players"][0]["games"] == 4
    assert Path(out).read_bytes().startswith(before)
    assert_refused(sagrada(*command, "--seed", "9"), "--out", "holds a different run")


def start(out: Path, *more: str) -> "subprocess.Popen[bytes]":
    """An endless run, once it has finished some games."""
    command = ("arena", "random", "--solo", "--deals", "100000", "--workers", "2")
    process = subprocess.Popen(
        [sys.executable, "-m", "sagrada", *command, "--out", str(out), *more],
        env=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # like a terminal, it can be interrupted as a whole
    )
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.02)
    return process


def games_in(out: Path) -> int:
    return out.read_bytes().count(b"\n") - 1


def test_ctrl_c_keeps_the_games_and_tells_the_figures_so_far(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    process = start(out, "--json")
    os.killpg(process.pid, signal.SIGINT)
    said, complained = process.communicate()  # ends only when the workers have gone too
    assert (process.returncode, complained) == (INTERRUPTED, b"")
    answer = json.loads(said)
    assert answer["complete"] is False
    assert 3 <= answer["deals"] == answer["players"][0]["games"] == games_in(out)


def test_a_run_that_is_killed_keeps_the_games_and_leaves_nobody_behind(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    process = start(out)
    process.kill()
    process.communicate()  # ends only when the workers have gone too
    kept = games_in(out)
    assert kept >= 3
    deals = str(kept + 5)
    ran = sagrada("arena", "random", "--solo", "--deals", deals, "--out", str(out), "--json")
    assert ran.json["players"][0]["games"] == kept + 5
    undisturbed = sagrada("arena", "random", "--solo", "--deals", deals, "--workers", "1", "--json")
    assert timeless(ran.json) == timeless(undisturbed.json)


def test_stopped_before_the_first_deal_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sagrada.lab.arena.workers.play_game", interrupt)
    ran = sagrada("arena", "random", "random", *QUICK)
    assert (ran.code, ran.out) == (INTERRUPTED, "")
    assert ran.err == "sagrada arena: stopped before the first deal was finished\n"
