"""The file of a game: private while it runs, never lost, and enough to go on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sagrada.cli.terminal.autosave import NOTICE
from sagrada.engine.reasons import Reason
from sagrada.game.record import Undo
from sagrada.game.record_text import parse_record
from tests.cli.games import ANNA, TWO, play
from tests.cli.running import assert_refused, sagrada


def test_the_file_says_that_it_is_private_while_the_game_runs(kept: Path) -> None:
    play(kept, *ANNA, typed="1\n")
    text = kept.read_text(encoding="utf-8")
    assert text.startswith(f"# {NOTICE[0]}\n# {NOTICE[1]}\n")
    assert "[Seed " in text
    assert kept.stat().st_mode & 0o077 == 0


def test_save(kept: Path, tmp_path: Path) -> None:
    copy, taken = tmp_path / "a, b.sagrada", tmp_path / "taken"
    taken.write_text("mine")
    lines = ["save", f"save {taken}", f"save {copy}", "1", f"save {copy}", "save /no/such/x"]
    ran = play(kept, *ANNA, typed="\n".join(lines))
    assert "Name a file: save FILE" in ran.out
    assert f"{taken} already exists" in ran.out
    assert taken.read_text() == "mine"
    assert ran.out.count(f"Saved to {copy}") == 2
    assert "Can’t write /no/such/x: No such file" in ran.out
    assert copy.read_bytes() == kept.read_bytes()


def test_a_disk_that_fails_is_told_of_and_does_not_end_the_game(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = 0

    def fail(path: Path, text: str) -> None:
        nonlocal writes
        writes += 1
        if writes > 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("sagrada.cli.terminal.autosave.write_text", fail)
    ran = play(kept, *ANNA, typed="1\nY4\n")
    assert 'No space left on device. Type "save FILE".' in ran.out
    assert "Anna drafts Y4." in ran.out
    assert ran.out.rstrip().endswith("No space left on device.")
    writes = 0
    ran = play(kept, "--solo", typed="1\n" + "pass\n" * 20)
    assert "rolls, draws and deals." in ran.out
    assert ran.out.rstrip().endswith("No space left on device.")


def test_without_a_folder_for_games_a_file_must_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("HOME", str(in_the_way))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(in_the_way))
    monkeypatch.setattr("typer.get_app_dir", lambda name: str(in_the_way / name))
    assert_refused(sagrada("play", "--solo"), "can’t save games there", "--record")


# ---------------------------------------------------------------- leaving and going on


@pytest.mark.parametrize("last", ["", "quit\n"])
def test_leaving_says_how_to_go_on(kept: Path, last: str) -> None:
    ran = play(kept, *TWO, typed=f"\n1\n{last}")
    assert ran.code == 0
    assert ran.out.rstrip().endswith(f"Game saved. Resume with: sagrada play --resume {kept}")


def test_a_game_cut_short_goes_on_to_the_same_end(kept: Path, tmp_path: Path) -> None:
    solo = ("--solo", "--tools", "2")
    lines = ["1, 1, 1", "1", "1"] * 60
    whole = play(kept, *solo, typed="\n".join(lines))
    other = tmp_path / "cut.sagrada"
    play(other, *solo, typed="\n".join(lines[:15]))
    assert "[Result" not in other.read_text(encoding="utf-8")
    rest = sagrada("play", "--resume", str(other), stdin="\n".join(lines[15:]))
    assert rest.code == 0
    assert other.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
    again = sagrada("play", "--resume", str(other))  # it is over: the sheets once more
    assert again.code == 0
    assert again.out.splitlines()[-8:-1] == whole.out.splitlines()[-8:-1]


def test_dice_that_the_seed_did_not_roll_are_found_out(kept: Path) -> None:
    play(kept, "--solo", typed="1\n")
    text = kept.read_text(encoding="utf-8")
    assert "roll Y4 " in text
    kept.write_text(text.replace("roll Y4 ", "roll Y5 "), encoding="utf-8")
    ran = sagrada("play", "--resume", str(kept), stdin="pass\n" * 20)
    assert ran.code == 0
    assert 'the record says "*: roll Y5", but the seed gives "*: roll Y4".' in ran.out
    assert "Verified" not in ran.out


def test_take_backs_and_comments_outlive_a_break(kept: Path) -> None:
    play(kept, *ANNA, typed="1\nY4\n")
    text = kept.read_text(encoding="utf-8")
    kept.write_text("# A rainy Saturday.\n" + text, encoding="utf-8")
    sagrada("play", "--resume", str(kept), stdin="undo\n")
    text = kept.read_text(encoding="utf-8")
    assert text.count(NOTICE[0]) == 1
    assert "# A rainy Saturday." in text
    record = parse_record(text)
    assert isinstance(record.entries[-1], Undo)


def test_a_game_of_an_earlier_version_loses_its_notice_too(kept: Path) -> None:
    play(kept, "--solo", typed="1\n")
    old = (
        "# A game under way: this file holds the dealer's seed and what every seat keeps secret.\n"
        "# Do not look into it before the game is over. Go on with: sagrada play --resume FILE\n"
    )
    text = kept.read_text(encoding="utf-8")
    kept.write_text(old + text.partition(NOTICE[1] + "\n")[2], encoding="utf-8")
    sagrada("play", "--resume", str(kept), stdin="pass\n")
    assert kept.read_text(encoding="utf-8").startswith(f"# {NOTICE[0]}\n# {NOTICE[1]}\n[")
    sagrada("play", "--resume", str(kept), stdin="pass\n" * 20)
    assert kept.read_text(encoding="utf-8").startswith("[")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[: text.index("lux-astram") + 3], ("line 1", '"lux"', "pattern")),
        (lambda text: text.replace('[Seed "', '# [Seed "'), ("seed",)),
        (lambda text: text.replace('"bot greedy"', '"bot clever"'), ("clever", "greedy")),
        (lambda text: text.replace('"bot greedy"', '"open"').replace(
            '[Player2 "Greedy"]\n', ""), ("seat 2",)),
        (lambda text: text.replace("draft Y4", "draft R1"), ("line", Reason.NOT_IN_POOL.sentence)),
        (lambda text: text.replace('0007"]', '0008"]'), ("commitment",)),
        (lambda text: text + "\0\1\2", ("isn’t a text file",)),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_gone_on_with(
    kept: Path, change: Callable[[str], str], words: tuple[str, ...]
) -> None:
    play(kept, *ANNA, typed="1\nY4\n")
    changed = change(kept.read_text(encoding="utf-8"))
    kept.write_text(changed, encoding="utf-8")
    assert_refused(sagrada("play", "--resume", str(kept)), str(kept), *words)
    assert kept.read_text(encoding="utf-8") == changed
