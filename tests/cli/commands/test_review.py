"""`sagrada review`: for people, as JSON, and what it refuses."""

from pathlib import Path

import pytest

from tests.cli.games import finished
from tests.cli.running import assert_refused, sagrada

GOLDEN = Path(__file__).parents[2] / "golden"
UNFINISHED = """\
[Player1 "Ann"]
[Player2 "Bob"]

*: private 1 purple, private 2 blue
"""


@pytest.mark.slow
def test_a_review_for_people() -> None:
    ran = sagrada("review", "-", "--effort", "quick", stdin=finished())
    assert (ran.code, ran.err) == (0, "")
    for words in (
        "Anna: ",
        "Bea: ",
        "Luck of the dice",
        "Bea’s errors",
        "Drift",
        "What decided it",
        "Clear errors",
        "Better: ",
    ):
        assert words in ran.out
    assert sagrada("review", "-", "--effort", "quick", stdin=finished()) == ran
    assert max(map(len, ran.out.splitlines())) <= 80


def test_one_seat_alone() -> None:
    path = GOLDEN / "solo-3.sagrada"
    alone = sagrada("review", str(path), "--effort", "quick", "--seat", "1")
    assert (alone.code, alone.err) == (0, "")
    for words in ("Above target", "Luck of the dice", "Drift", "What decided it"):
        assert words in alone.out


@pytest.mark.slow
def test_one_of_two_seats() -> None:
    ran = sagrada("review", "-", "--effort", "quick", "--seat", "2", stdin=finished())
    assert "Anna: " not in ran.out
    assert "Bea: " in ran.out


def test_json() -> None:
    path = GOLDEN / "solo-3.sagrada"
    ran = sagrada("review", str(path), "--effort", "quick", "--json")
    assert ran.json["format"] == "sagrada-review"
    assert ran.json["solo"] is True
    assert len(ran.json["seats"]) == 1


@pytest.mark.parametrize(
    ("arguments", "text", "words"),
    [
        (("-",), UNFINISHED, "the game isn’t over"),
        (("-", "--effort", "endless"), UNFINISHED, "choose one of quick, normal, deep"),
        (("-", "--seat", "3"), UNFINISHED, "give a seat from 1 to 2, not 3"),
        (("-",), f"{UNFINISHED}1: draft R3\n", "line 5"),
        (("nowhere.sagrada",), "", "can’t read it"),
    ],
)
def test_what_is_refused(arguments: tuple[str, ...], text: str, words: str) -> None:
    assert_refused(sagrada("review", *arguments, stdin=text), words)
