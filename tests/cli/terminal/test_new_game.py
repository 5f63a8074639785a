"""Who plays, and by which rules: questions and options."""

from pathlib import Path

import pytest

from sagrada.engine.options import Referee, StartPlayer
from sagrada.game.record_text import parse_record
from tests.cli.games import play
from tests.cli.running import assert_refused, sagrada


def test_the_questions_lead_to_every_kind_of_game(kept: Path) -> None:
    ran = play(kept, typed="Anna,,Bea\nAnna, Bea\nwhat\nrandom,greedy\nmaybe\nhonour\n")
    assert "a name is missing" in ran.out
    assert 'there’s no bot "what"' in ran.out
    assert "answer strict or honor" in ran.out
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


@pytest.mark.parametrize(
    ("edition", "levels"),
    [
        ("en", "1 (most challenging) to 5 (easiest)"),
        ("it", "1 (extreme) to 5 (easy)"),
        ("es", "1 (extreme) to 5 (very easy)"),
        ("pt-BR", "1 (extreme) to 5 (easy)"),
    ],
)
def test_the_levels_of_solo_have_the_names_of_the_edition(
    kept: Path, edition: str, levels: str
) -> None:
    assert levels in play(kept, "--edition", edition, typed="Anna\nnone\n3\n").out


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


@pytest.mark.parametrize("edition", ["nl", "es"])
def test_an_edition_that_names_the_start_player_asks_who_it_is(kept: Path, edition: str) -> None:
    # RULES 10.5
    ran = play(kept, "--players", "Anna,Bea", "--edition", edition, typed="Cleo\n2\n")
    assert "Who’s the start player?" in ran.out
    assert 'there’s no player or seat "Cleo"' in ran.out
    assert parse_record(kept.read_text(encoding="utf-8")).setup.start == 1


def test_the_start_player_is_asked_for_after_who_plays(kept: Path) -> None:
    play(kept, "--edition", "nl", typed="Anna,Bea\nnone\nstrict\nrandom\n")
    setup = parse_record(kept.read_text(encoding="utf-8")).setup
    assert (setup.start, setup.options.start_player) == (None, StartPlayer.RANDOM)


@pytest.mark.parametrize(
    ("argv", "typed"),
    [
        (("--players", "Anna,Bea"), "yes\n"),
        (("--players", "Anna,Bea,Cleo"), "maybe\ny\n"),
        (("--players", "Anna,Bea", "--trimmed-bag"), ""),
    ],
)
def test_the_italian_edition_suggests_a_smaller_bag(
    kept: Path, argv: tuple[str, ...], typed: str
) -> None:
    # RULES 10.1
    ran = play(kept, "--edition", "it", *argv, typed=typed)
    assert ("suggests a smaller bag" in ran.out) == bool(typed)
    assert parse_record(kept.read_text(encoding="utf-8")).setup.options.trimmed_bag


@pytest.mark.parametrize(
    ("argv", "asked"),
    [
        (("--edition", "it", "--players", "Anna,Bea"), True),
        (("--edition", "it", "--players", "Anna,Bea", "--full-bag"), False),
        (("--edition", "it", "--players", "Anna,Bea,Cleo,Dan"), False),
        (("--edition", "it", "--solo"), False),
        (("--edition", "nl", "--solo"), False),
        (("--edition", "es", "--players", "bot:random,bot:random"), False),
        (("--players", "Anna,Bea"), False),
    ],
)
def test_nothing_is_asked_that_does_not_apply(
    kept: Path, argv: tuple[str, ...], asked: bool
) -> None:
    ran = play(kept, *argv, typed="\n")
    assert ("smaller bag" in ran.out) == asked
    assert "Who’s the start player?" not in ran.out
    assert not parse_record(kept.read_text(encoding="utf-8")).setup.options.trimmed_bag


def test_names_of_bots_never_clash(kept: Path) -> None:
    play(kept, "--players", "journeyman,bot,bot:journeyman", typed="")
    record = parse_record(kept.read_text(encoding="utf-8"))
    assert [seat.name for seat in record.seats] == ["journeyman", "Journeyman 2", "Journeyman 3"]
