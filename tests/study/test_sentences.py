"""A review in English."""

import pytest

from sagrada.engine.moves import Move
from sagrada.study.reasons import Because
from sagrada.study.sentences import (
    say_because,
    say_chance,
    say_grade,
    say_moves,
    say_points,
    summary,
)
from tests.study.games import tiny_review


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("1: draft R3", "1: place B2", "1: end"), "draft R3, place it on B2"),
        (("1: end",), "pass"),
        (("2: pattern gravitas",), "choose Gravitas"),
        (("1: draft R3", "1: tool 6"), "draft R3, use Flux Brush"),
        (("1: tool 2", "1: lift A1", "1: place C2", "1: end"), None),
        (("1: value 4", "1: place A1", "1: end"), "set it to 4, place it on A1"),
    ],
)
def test_moves_in_words(moves: tuple[str, ...], said: str | None) -> None:
    found = say_moves([Move.parse(move) for move in moves])
    assert found == (said or "use Eglomise Brush, lift the die on A1, place it on C2")


def test_reasons_in_words() -> None:
    because = (
        Because("objective", "row-color-variety", ("B",), 1.75),
        Because("tokens", points=-1.0),
        Because("dead", where=("A2", "C4")),
        Because("tool", "11"),
    )
    assert say_because(because) == (
        "It gains 1.8 in Row Color Variety (row B), and costs 1.0 in favor tokens. "
        "A2 and C4 can still be filled."
    )
    assert say_because(()) == ""
    assert say_because((Because("tools", points=1.7),)) == "It gains 1.7 in tools that are left."
    assert say_because((Because("pass"),)) == "It keeps the space for a better die."


def test_numbers_have_a_sign() -> None:
    assert (say_points(1.26), say_points(-0.5)) == ("+1.3", "−0.5")
    assert (say_chance(0.123), say_chance(-0.2)) == ("+12 %", "−20 %")
    assert (say_chance(-0.001), say_points(0.01)) == ("0 %", "0.0")


@pytest.mark.parametrize("levels", [("rules",), ("apprentice", "rules")])
def test_a_summary_tells_the_moments(levels: tuple[str, ...]) -> None:
    found = tiny_review(*levels)
    for seat in found.seats:
        lines = list(summary(found, seat.seat))
        assert lines[0].startswith(f"{seat.name}: {seat.score} points")
        assert len(lines) == 5 + len(seat.moments)
        assert "per decision" in say_grade(seat)
