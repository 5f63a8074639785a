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
    Rung("rules", 8, solo=(6,) * 5),
    Rung("journeyman", 7),
    Rung("master", 4, fields=3, solo=(2, 1, 2), before="master:v1", before_fields=1),
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


def test_a_new_version_meets_the_one_before_at_every_table() -> None:
    found = [(plan.specs, plan.deals) for plan in plans("Against the version before")]
    assert found == [
        (("master", *["master:v1"] * others), deals) for others, deals in ((1, 4), (2, 1), (3, 1))
    ]


def test_solo_has_as_many_games_as_a_rung_says() -> None:
    solo = [(plan.specs[0], plan.tools, plan.deals) for plan in plans("Solo")]
    rules = [("rules", tools, 6) for tools in range(1, 6)]
    assert solo == [*rules, ("master", 1, 2), ("master", 2, 1), ("master", 3, 2)]


def test_every_rung_is_a_bot() -> None:
    for rung in RUNGS:
        for spec in filter(None, (rung.spec, rung.before)):
            assert str(parse_spec(spec)) == spec


def write(folder: Path, monkeypatch: pytest.MonkeyPatch, commit: str, *words: str) -> str:
    monkeypatch.setattr(ladder, "RUNGS", (Rung("random", 2, solo=(2,) * 5),))
    monkeypatch.setattr(ladder, "commit", lambda: commit)
    monkeypatch.setattr(ladder, "commit_date", lambda: "2026-11-18")
    page = folder / "ladder.md"
    assert main(["--workers", "1", *files(folder), *words]) == 0
    return page.read_text(encoding="utf-8")


def files(folder: Path) -> list[str]:
    names = {"page": "ladder.md", "results": "ladder.json", "kept": "kept"}
    return [word for option, name in names.items() for word in (f"--{option}", str(folder / name))]


def test_the_page_has_seed_commands_and_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = write(tmp_path, monkeypatch, "abc123")
    assert f"with seed\n{ladder.SEED}, " in page
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == ["Solo"]
    assert "| Bot | Tools | Games | Points | Target | Wins | Measured at | ms/choice |" in page
    for tools in range(1, 6):
        assert (
            f"$ sagrada arena random --solo --tools {tools} --deals 2 --seed {ladder.SEED}\n"
            in page
        )
        assert re.search(
            rf"^\| random \| {tools} \| 2 \| .* \| `abc123`, 2026-11-18 \|", page, re.M
        )


def test_a_finished_match_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even at another commit: each match says at which it was played."""
    page = write(tmp_path, monkeypatch, "abc123")
    with monkeypatch.context() as broken:
        broken.delattr("sagrada.lab.arena.workers.play_game")
        assert write(tmp_path, broken, "def456") == page


def test_matches_are_played_again_if_their_bot_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, monkeypatch, "abc123")
    assert "def456" not in write(tmp_path, monkeypatch, "def456", "--again", "greedy")
    page = write(tmp_path, monkeypatch, "def456", "--again", "greedy", "random")
    assert page.count("`def456`") == 5
    assert "abc123" not in page


def test_the_matches_of_a_slow_bot_can_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = write(tmp_path, monkeypatch, "abc123", "--without", "random")
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == ["Not played yet"]
    assert page.count("$ sagrada arena random --solo") == 5


def test_a_quick_look_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, monkeypatch, "abc123", "--deals", "1")
    assert not (tmp_path / "ladder.json").exists()


def test_what_changed_code_has_played_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, monkeypatch, "abc123-changed")
    assert not (tmp_path / "kept").exists()
    assert not (tmp_path / "ladder.json").exists()


def test_a_stopped_ladder_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sagrada.lab.arena.workers.play_game", interrupt)
    assert main(["--workers", "1", *files(tmp_path)]) == 130
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == ["Not played yet"]
    assert "to continue" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "[]", '{"sagrada arena a b": {"commit": "abc"}}'])
def test_a_file_of_something_else_is_refused(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "ladder.json").write_text(content, encoding="utf-8")
    assert main(["--workers", "1", *files(tmp_path)]) == 1
    assert "the file holds no results of a ladder" in capsys.readouterr().err
    assert (tmp_path / "ladder.json").read_text(encoding="utf-8") == content


def test_a_bot_that_fails_ends_it_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise BotFailure("greedy crashed")

    monkeypatch.setattr("sagrada.lab.arena.workers.play_game", fail)
    page = tmp_path / "ladder.md"
    assert main(["--workers", "1", *files(tmp_path)]) == 1
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
