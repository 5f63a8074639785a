"""`sagrada play`: whole games through a pipe, as people would type them."""

import re
from pathlib import Path

import pytest

from sagrada.bots.registry import BOTS
from sagrada.cli.terminal.autosave import NOTICE
from tests.cli.games import ANNA, TWO, entries, fixed, guesser, play
from tests.cli.running import answered, sagrada

# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    "argv",
    [
        ("--solo", "--tools", "5"),
        ("--solo", "--edition", "es", "--auto-end"),
        ANNA,
        ("--players", "Anna,Bea,bot:random,bot:greedy"),
        ("--players", "Anna,bot:greedy", "--honour", "--trimmed-bag", "--edition", "it"),
    ],
    ids=["solo", "solo-es", "two", "four", "honour"],
)
def test_a_whole_game(kept: Path, argv: tuple[str, ...]) -> None:
    ran = answered(guesser(3), *fixed(kept), *argv)
    assert (ran.code, ran.err) == (0, "")
    assert "rolls, draws and deals." in ran.out
    assert ran.out.rstrip().endswith(f"The record is in {kept}")
    assert ran.out.count("Total ") == (1 if "--solo" in argv else argv[1].count(",") + 1)
    assert ("the target of" if "--solo" in argv else " wins ") in ran.out
    boxes = [line for line in ran.out.splitlines() if not line.startswith(("Commitment", "The "))]
    assert max(map(len, boxes)) <= 80
    assert sagrada("verify", str(kept)).code == 0
    assert NOTICE[0] not in kept.read_text(encoding="utf-8")


def test_bots_among_themselves_need_nobody(kept: Path) -> None:
    ran = play(kept, "--players", "bot:random,bot")
    assert ran.code == 0
    assert ran.out.count("Draft pool ") == 10  # the table is shown after every round
    assert "wins" in ran.out
    assert sagrada("verify", str(kept)).code == 0


def test_three_times_enter_and_the_game_is_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    ran = sagrada("play", stdin="\n\n\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Player" in ran.out
    assert "Journeyman" in ran.out
    assert "Draft pool" in ran.out
    sagrada("play", stdin="\n\n\n1\n")  # within the same second, it has a file of its own
    files = list(tmp_path.rglob("*.sagrada"))
    assert len(files) == 2
    assert str(files[0].parent) in ran.out
    assert not list(tmp_path.rglob("*.sagrada.*"))  # nothing half written is left


# ---------------------------------------------------------------- choosing


def test_choices_by_number_in_notation_and_bare(kept: Path) -> None:
    typed = "lux astram\n1\nD1\nend\ndraft P3\nplace D2\npass\n"
    ran = play(kept, *ANNA, typed=typed)
    assert ran.code == 0
    assert "Refused" not in ran.out
    lines = [line for line in entries(kept) if line.startswith("1:")]
    assert lines[0] == "1: pattern lux-astram"
    assert lines[1:] == ["1: draft Y4, place D1, end", "1: draft P3, place D2, end"]


def test_several_choices_on_one_line(kept: Path) -> None:
    play(kept, *ANNA, typed="1\nY4, D1, end\n")
    assert "1: draft Y4, place D1, end" in entries(kept)


def test_what_follows_a_refusal_or_the_end_of_a_turn_is_forgotten(kept: Path) -> None:
    play(kept, *ANNA, typed="1\nY4, A2, D1\nD1, end, 1, 1\n")
    lines = entries(kept)
    assert "1: draft Y4, place D1, end" in lines
    assert lines[-1].startswith("2:")


def test_enter_takes_the_only_choice_and_else_draws_again(kept: Path) -> None:
    ran = play(kept, *ANNA, typed="1\n\nend\nP3, D2\n\n")
    assert ran.out.count("Anna's first turn  then Greedy, Greedy, Anna") == 2
    assert "Nothing is left to do but to end the turn.  Enter takes the only choice" in ran.out
    assert "1: draft P3, place D2, end" in entries(kept)


def test_the_turn_ends_by_itself_if_one_wants_it(kept: Path) -> None:
    # RULES 4.5
    play(kept, *ANNA, "--auto-end", typed="1\nY4, D1\n")
    assert "1: draft Y4, place D1" in entries(kept)  # Running Pliers could still be used
    kept.unlink()
    play(kept, *ANNA, "--auto-end", typed="1\nY4, D1\ntool 8, G5, D2\n")
    assert any(line.endswith("place D2, end") for line in entries(kept))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("R3", "Refused: That die isn’t in the draft pool. (rule 4.1)"),
        (
            "tool 6",
            "Refused: Use that tool after you choose a die and before you place it. (rule 6.3)",
        ),
        ("tool 9", "Refused: That tool isn’t part of this game. (rule 2.4)"),
        ("place B2", "Refused: You can’t choose that right now. (rule 4.1)"),
        (
            "call 2",
            "Refused: There’s nothing to call: this table doesn’t allow mistakes. (rule 8.2)",
        ),
        ("2: end", "Only a call can be made for another seat; you are seat 1."),
        ("2: call 1", "Bots do not call."),
        ("2: undo", "A bot takes nothing back."),
        ("draft Z9", "'Z9' is not a die"),
        ("99", "There is no choice 99 here; choose 1 to 6."),
        ("\x1b[A", "is no choice here"),
        ("undo", "There is no choice since the last time something was revealed."),
        ("Y4\nA2", "Refused: That space needs a different value. A2 asks for 1. (rule 5.4)"),
        (
            "Y4\nB3",
            "Refused: The first die in a window must go on an edge or corner space. (rule 5.2)",
        ),
        ("Y4\nend", "Refused: Finish what you’ve started first. (rule 6.7)"),
    ],
)
def test_a_refusal_says_why_and_asks_again(kept: Path, typed: str, answer: str) -> None:
    ran = play(kept, *ANNA, typed=f"1\n{typed}\n")
    assert answer in " ".join(ran.out.split())
    assert ran.out.count("Anna ▸") == 3 + typed.count("\n")
    assert ran.code == 0


# ---------------------------------------------------------------- taking back


def test_undo(kept: Path) -> None:
    ran = play(kept, *ANNA, typed="1\nY4\nundo\nP3\nD3\nu\nD1\n")
    assert "1: draft Y4, takeback, draft P3, place D3, takeback, place D1" in entries(kept)
    assert "Anna takes that back." in ran.out


def test_undo_after_a_bot_has_chosen_is_refused(kept: Path) -> None:
    ran = play(kept, *ANNA, typed="1\nend\nundo\n")
    assert "The latest choice is seat 2's." in ran.out


def test_undo_at_the_handover_and_for_another_seat(kept: Path) -> None:
    typed = [
        *("", "1", "undo", "2"),  # Anna thinks again before Bea looks
        *("", "1"),
        *("", "pass", "what?", "undo", "pass"),  # Anna passes, thinks again, passes
        *("", "undo", "1: undo"),  # Bea has the keyboard, and Anna asks to have it back
    ]
    ran = play(kept, *TWO, typed="\n".join(typed) + "\n")
    lines = entries(kept)
    assert "1: pattern lux-astram, takeback, pattern lux-mundi" in lines
    assert lines[-3:] == ["1: end", "1: takeback, end", "1: takeback"]
    assert "Only Enter goes on here" in ran.out
    assert "The latest choice is Anna's; '1: undo' takes it back." in ran.out
    assert ran.out.rstrip().splitlines()[-2].startswith("Anna, press Enter.")


# ---------------------------------------------------------------- secrets


def test_nobody_sees_what_another_keeps_secret(kept: Path) -> None:
    # RULES 2.1, 2.7
    ran = answered(guesser(5, stop=80), *fixed(kept), *TWO)
    before, *screens = ran.out.split("The keyboard goes to ")
    assert "Shades of" not in before
    assert len(screens) > 6
    colours = {"Anna": "Red", "Bea": "Green"}
    for screen in screens:
        name, _, shown = screen.partition(".")
        assert set(re.findall(r"Shades of (\w+)", shown)) <= {colours[name]}
    assert "Shades of Green" in ran.out
    offers = screens[1]
    assert offers.startswith("Bea")
    assert "Lux" not in offers
    assert "Anna chooses a pattern." in offers


def test_one_person_among_bots_needs_no_handover(kept: Path) -> None:
    ran = play(kept, "--players", "bot,Anna,bot", typed="1\n1\n1\nend\n")
    assert "The keyboard goes" not in ran.out


# ---------------------------------------------------------------- honour


def test_a_mistake_is_called_and_mended(kept: Path) -> None:
    # RULES 8.1, 8.2
    typed = "\n1\n\n1\n\nY4, A2\n2: call 1\nB1\nA2\nend\n"
    ran = play(kept, *TWO, "--honour", typed=typed)
    assert "✓" not in ran.out.partition("Where does")[2].partition("▸")[0]
    assert "Bea calls a mistake in Anna's window." in ran.out
    assert "Anna's window holds 1 mistake." in ran.out
    assert "! 5.4  A2 Y4  lies on a space for the value 1" in ran.out
    assert "Refused: That die isn’t part of a mistake. (rule 8.5)" in ran.out
    assert entries(kept)[-3:] == ["1: draft Y4, place A2", "2: call 1", "1: remove A2, end"]


def test_mending_another_window_hands_the_keyboard_over(kept: Path) -> None:
    typed = "\n1\n\n1\n\nY4, A2, end\n\ncall 1\n\nA2\n\n"
    ran = play(kept, *TWO, "--honour", typed=typed)
    assert "1: remove A2" in entries(kept)
    hands = re.findall(r"The keyboard goes to (\w+)", ran.out)
    assert hands == ["Anna", "Bea", "Anna", "Bea", "Anna", "Bea"]


# ---------------------------------------------------------------- help, score, save


def test_help_says_what_is_asked_and_why_tools_wait(kept: Path) -> None:
    ran = play(kept, *ANNA, typed="1\n?\n? 4\ntool? 8\n? lihgt-shades\nhelp deep shades\n")
    told = " ".join(ran.out.split())
    assert "A turn is one draft and one tool" in told
    assert (
        "Not now: tool 6 Flux Brush. Use that tool after you choose a die and before you place it."
        in told
    )
    assert "4. Lathekin" in told
    assert "8. Running Pliers" in told
    assert 'There is no card "lihgt-shades" (did you mean light-shades?)' in told
    assert "Deep Shades: 2 points each" in told
    assert "call 2" not in told


def test_score_shows_the_sheet_as_it_stands(kept: Path) -> None:
    ran = play(kept, *ANNA, typed="score\n1\nscore\n")
    assert "There is no window to score yet." in ran.out
    assert "Empty spaces           -20" in ran.out
    kept.unlink()
    assert "the target of 0" in play(kept, "--solo", typed="1\nscore\n").out


def test_the_help_names_every_bot() -> None:
    said = " ".join(sagrada("play", "--help").out.split())
    *others, last = BOTS
    assert f"bots are {', '.join(others)} and {last}." in said
