"""The ladder page: made of the rungs, the same again for the same commit."""

import re
from pathlib import Path

import pytest

from sagrada.bots.registry import parse_spec
from sagrada.lab import ladder
from sagrada.lab.arena.plan import Plan
from sagrada.lab.arena.played_game import BotFailure
from sagrada.lab.ladder import RUNGS, Rung, chapters, main

SOME = (
    Rung("random", 9),
    Rung("greedy", 5),
    Rung("rules", 8, solo=6),
    Rung("journeyman", 7),
    Rung("master", 4, fields=3, solo=2),
)


def plans(heading: str) -> list[Plan]:
    return [
        plan for chapter in chapters(SOME) if chapter.heading == heading for plan in chapter.plans
    ]


def test_everybody_meets_the_next_weaker_and_the_baseline() -> None:
    """Each time over the deals that both can afford."""
    duels = [(plan.specs, plan.deals) for plan in plans("Two players")]
    assert duels == [
        (("greedy", "random"), 5),
        (("rules", "greedy"), 5),
        (("rules", "rules"), 8),
        (("journeyman", "rules"), 7),
        (("master", "rules"), 4),
        (("master", "journeyman"), 4),
    ]


@pytest.mark.parametrize(("heading", "players"), [("Three players", 3), ("Four players", 4)])
def test_the_opponents_of_three_and_four_are_the_baseline(heading: str, players: int) -> None:
    found = [(plan.specs, plan.deals) for plan in plans(heading)]
    assert found == [(("master", *["rules"] * (players - 1)), 3)]
    assert {plan.players for plan in plans(heading)} == {players}


def test_solo_has_every_number_of_tools() -> None:
    solo = [(plan.specs[0], plan.tools, plan.deals) for plan in plans("Solo")]
    asked = [("rules", 6), ("master", 2)]
    assert solo == [(spec, tools, deals) for spec, deals in asked for tools in range(1, 6)]


def test_every_rung_is_a_bot() -> None:
    for rung in RUNGS:
        assert str(parse_spec(rung.spec)) == rung.spec


def write(folder: Path, monkeypatch: pytest.MonkeyPatch, commit: str) -> str:
    monkeypatch.setattr(ladder, "RUNGS", (Rung("random", 9, solo=9),))
    monkeypatch.setattr(ladder, "commit", lambda: commit)
    page, kept = folder / "ladder.md", folder / "kept"
    arguments = ["--deals", "2", "--workers", "1", "--page", str(page), "--kept", str(kept)]
    assert main(arguments) == 0
    return page.read_text(encoding="utf-8")


def test_the_page_has_commit_seed_and_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = write(tmp_path, monkeypatch, "abc123")
    assert f"commit `abc123` with seed {ladder.SEED}" in page
    assert re.findall(r"^## (.*)$", page, re.MULTILINE)[-1] == "Solo"
    assert "| Bot | Tools | Games | Points | Target | Wins | ms/choice |" in page
    for tools in range(1, 6):
        assert (
            f"$ sagrada arena random --solo --tools {tools} --deals 2 --seed {ladder.SEED}\n"
            in page
        )
        assert f"| random | {tools} | 2 |" in page


def test_a_commit_that_was_measured_is_not_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = write(tmp_path, monkeypatch, "abc123")
    with monkeypatch.context() as broken:
        broken.delattr("sagrada.lab.arena.workers.play_game")
        assert write(tmp_path, broken, "abc123") == page


def test_changed_code_leaves_nothing_to_go_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, monkeypatch, "abc123-changed")
    assert not (tmp_path / "kept").exists()


def test_a_stopped_ladder_writes_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sagrada.lab.arena.workers.play_game", interrupt)
    page = tmp_path / "ladder.md"
    assert main(["--workers", "1", "--page", str(page), "--kept", str(tmp_path)]) == 130
    assert not page.exists()
    assert "to continue" in capsys.readouterr().err


def test_a_bot_that_fails_ends_it_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise BotFailure("greedy crashed")

    monkeypatch.setattr("sagrada.lab.arena.workers.play_game", fail)
    page = tmp_path / "ladder.md"
    assert main(["--workers", "1", "--page", str(page), "--kept", str(tmp_path)]) == 1
    assert not page.exists()
    assert capsys.readouterr().err.splitlines()[-1] == "greedy crashed"


def test_no_deals(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--deals", "0"])
    assert "at least 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("answers", "commit"),
    [
        ({"rev-parse": "abc"}, "abc"),
        ({"rev-parse": "abc", "status": " M src/x.py"}, "abc-changed"),
        ({}, "unknown"),
    ],
)
def test_the_commit(answers: dict[str, str], commit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "_git", lambda *words: answers.get(words[0], ""))
    assert ladder.commit() == commit
