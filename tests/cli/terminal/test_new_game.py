"""Who plays, and by which rules: questions and options."""

from pathlib import Path

import pytest

from sagrada.engine.options import Referee
from sagrada.game.record_text import parse_record
from tests.cli.games import play
from tests.cli.running import assert_refused, sagrada


def test_the_questions_lead_to_every_kind_of_game(kept: Path) -> None:
    ran = play(kept, typed="Anna,,Bea\nAnna, Bea\nwhat\nrandom,greedy\nmaybe\nhonour\n")
    assert "a name is missing" in ran.out
    assert 'there is no bot "what"' in ran.out
    assert "answer strict or honour" in ran.out
    record = parse_record(kept.read_text(encoding="utf-8"))
    assert [seat.name for seat in record.seats] == ["Anna", "Bea", "Random", "Greedy"]
    assert record.setup.options.referee is Referee.HONOUR


def test_four_people_on_their_honour_are_asked_no_more(kept: Path) -> None:
    ran = play(kept, "--honor", typed="Anna,Bea,Cleo,Dan\n")
    assert "Which bots" not in ran.out
    assert "Who minds" not in ran.out
    assert parse_record(kept.read_text(encoding="utf-8")).setup.players == 4


def test_the_questions_lead_to_solo(kept: Path) -> None:
    ran = play(kept, "--edition", "nl", typed="Anna\nnone\n9\n5\n")
    assert "from 1 (very hard) to 5 (easy)" in ran.out
    assert "give a number from 1 to 5" in ran.out
    assert parse_record(kept.read_text(encoding="utf-8")).setup.solo_tools == 5


def test_leaving_at_the_questions_leaves_nothing(kept: Path) -> None:
    ran = play(kept)
    assert (ran.code, ran.err) == (0, "")
    assert not kept.exists()


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--players", "Anna,Bea,Cleo,Dan,Eve"), ("--players", "1 to 4", "5")),
        (("--players", "Anna,anna"), ("--players", "two players")),
        (("--players", "Anna,"), ("--players", "missing")),
        (("--players", "A" * 17), ("--players", "too long")),
        (("--players", "An\tna"), ("--players", "one line")),
        (("--players", "bot:gredy"), ("--players", "gredy", "did you mean greedy")),
        (("--solo", "--players", "Anna,Bea"), ("--solo",)),
        (("--tools", "3"), ("--tools", "--solo")),
        (("--solo", "--tools", "6"), ("--tools", "1 to 5")),
        (("--solo", "--trimmed-bag"), ("--trimmed-bag", "2 or 3")),
        (("--edition", "fr"), ("--edition", '"fr"', "pt-BR")),
        (("--players", "Anna,Bea", "--start", "Cleo"), ("--start", '"Cleo"')),
        (("--solo", "--seed", "xyz"), ("--seed", "hexadecimal")),
        (("--solo", "--seed", "0" * 65), ("--seed", "64")),
        (("--solo", "--record", "/no/such/folder/x"), ("/no/such/folder/x", "can’t write")),
        (("--solo", "--record", "."), ("--record", "already exists", "--resume")),
        (("--solo", "--record", "x" * 5000), ("--record", "isn’t a file name")),
        (("--resume", "/no/such/file"), ("/no/such/file", "No such file")),
        (("--resume", "x", "--honor"), ("--resume", "--honor")),
        (("--resume", "x", "--honour"), ("--resume", "--honor")),
        (("--resume", "."), ("can’t read it",)),
    ],
)
def test_bad_options_are_refused_before_anything_begins(
    argv: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(sagrada("play", *argv), *words)


@pytest.mark.parametrize(
    ("argv", "start"),
    [
        (("--edition", "nl"), 0),  # this rulebook names the start player: the first who sat down
        (("--edition", "nl", "--start", "random"), None),
        (("--start", "2"), 1),
        (("--start", "bea"), 1),
        ((), None),
    ],
)
def test_the_start_player(kept: Path, argv: tuple[str, ...], start: int | None) -> None:
    # RULES 2.5
    play(kept, "--players", "Anna,Bea", *argv, typed="\n")
    assert parse_record(kept.read_text(encoding="utf-8")).setup.start == start


def test_names_of_bots_never_clash(kept: Path) -> None:
    play(kept, "--players", "journeyman,bot,bot:journeyman", typed="")
    record = parse_record(kept.read_text(encoding="utf-8"))
    assert [seat.name for seat in record.seats] == ["journeyman", "Journeyman 2", "Journeyman 3"]
