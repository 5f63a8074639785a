"""`sagrada legal`."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import PATTERNS, Pattern
from sagrada.engine.dice import Die
from sagrada.engine.placement import refusal
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import NAMES, SPACES
from sagrada.engine.window import Window
from tests.cli.running import ask, assert_refused, assert_speaks_json, sagrada
from tests.windows import all_dice, windows

SPARSE = "B4=G1 C4=P6 C5=R3 D4=B2"
LAID = dict(pair.split("=") for pair in SPARSE.split())
EXAMPLE: dict[str, Any] = {
    "window": "fractal-drops",
    "dice": [LAID.get(name, "..") for name in NAMES],
    "die": "R2",
}
OPTIONS = ("legal", "--window", "fractal-drops", "--dice", SPARSE, "--die", "R2")
REFUSED = {
    **dict.fromkeys(("A1", "A2"), "not-touching"),
    "A4": "wrong-colour",
    "A5": "wrong-value",
    **dict.fromkeys(("B1", "B2"), "not-touching"),
    "B4": "occupied",
    "B5": "same-colour",
    **dict.fromkeys(("C1", "C2"), "not-touching"),
    **dict.fromkeys(("C4", "C5"), "occupied"),
    **dict.fromkeys(("D1", "D2"), "not-touching"),
    "D3": "same-value",
    "D4": "occupied",
    "D5": "same-colour",
}


def test_the_example_of_the_rulebook_has_three_spaces() -> None:
    # RULES 11.2, 5.1, 5.2, 5.3, 5.4, 5.5
    ran = sagrada("legal", "--jsonl", stdin=json.dumps(EXAMPLE))
    assert (ran.code, ran.err) == (0, "")
    expected = {"cells": ["A3", "B3", "C3"], "refused": REFUSED}
    assert ran.out == json.dumps(expected, separators=(",", ":")) + "\n"


def test_the_example_as_json() -> None:
    assert sagrada(*OPTIONS, "--json").json == {"cells": ["A3", "B3", "C3"], "refused": REFUSED}


def test_the_example_for_people() -> None:
    ran = sagrada(*OPTIONS)
    assert (ran.code, ran.err) == (0, "")
    assert "A │ ··  ·4 ✓··  y·  ·6 │" in ran.out
    assert "C │ ··  ·· ✓r·  P6  R3 │" in ran.out
    assert "R2 can go on A3, B3, C3." in ran.out
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "A1 A2 B1 B2 C1 C2 D1 D2 5.3 The die must touch another die, orthogonally or" in lines
    assert "B4 C4 C5 D4 5.1 There’s already a die on that space." in lines


def test_without_dice_the_window_is_empty() -> None:
    # RULES 5.2
    ran = sagrada("legal", "-w", "batllo", "--die", "r5")
    assert "R5 can go on A1, A2, A4, A5, B1, B5, D3, D4." in ran.out
    assert Reason.NOT_ON_EDGE.sentence in " ".join(ran.out.split())


def test_a_die_that_fits_nowhere() -> None:
    ran = sagrada(*OPTIONS[:3], "--dice", " ".join(["R1"] * 18 + ["B1"] * 2), "--die", "R2")
    assert "R2 can’t go anywhere." in ran.out


@pytest.mark.parametrize(
    ("tool", "space", "reason"),
    [
        # RULES 6.5, tool 2, tool 3, tool 9
        (None, "A4", "wrong-colour"),
        (2, "A4", None),
        (3, "A4", "wrong-colour"),
        (None, "A5", "wrong-value"),
        (3, "A5", None),
        (None, "A1", "not-touching"),
        (9, "A1", None),
        (9, "A3", "not-alone"),
    ],
)
def test_a_tool_waives_one_restriction(tool: int | None, space: str, reason: str | None) -> None:
    request = EXAMPLE if tool is None else {**EXAMPLE, "tool": tool}
    [answer] = ask("legal", request)
    assert answer["refused"].get(space) == reason
    assert (space in answer["cells"]) == (reason is None)


def test_a_tool_for_people() -> None:
    ran = sagrada(*OPTIONS, "--tool", "2")
    assert "With Eglomise Brush, R2 can go on A3, A4, B3, C3." in ran.out


def test_tool_9_does_nothing_in_an_empty_window() -> None:
    # RULES tool 9
    empty = {"window": "batllo", "dice": [".."] * 20, "die": "R5", "tool": 9}
    [answer] = ask("legal", empty)
    assert answer == {"cells": [], "refused": dict.fromkeys(NAMES, "no-effect")}
    ran = sagrada("legal", "-w", "batllo", "--die", "R5", "--tool", "9")
    assert "You can’t use Cork-backed Straightedge in an empty window" in ran.out


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"die": "R7"}, "die"),
        ({"die": ".."}, "die"),
        ({"die": 3}, "die"),
        ({"tool": 4}, "tool"),
        ({"tool": True}, "tool"),
        ({"tool": [2]}, "tool"),
        ({"dice": []}, "dice"),
        ({"window": 1}, "window"),
        ({"favor": 1}, "favor"),
    ],
)
def test_a_bad_request_names_its_field(change: dict[str, object], field: str) -> None:
    [answer] = ask("legal", {**EXAMPLE, **change})
    assert answer["error"]["field"] == field
    assert_speaks_json(answer["error"]["message"])


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--die", "R2"), ("window", "missing")),
        (("--window", "batllo"), ("die", "missing")),
        (("--window", "batllo", "--die", "R9"), ("die", "R9")),
        (("--window", "batllo", "--die", "R2", "--tool", "4"), ("tool", "2, 3 and 9")),
        (("--jsonl", "--die", "R2"), ("--jsonl", "--die")),
    ],
)
def test_options_that_cannot_be_used_get_one_sentence(
    argv: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(sagrada("legal", *argv), *words)


@given(window=windows(most=18), die=all_dice, pattern=st.sampled_from(list(PATTERNS.values())))
def test_every_space_is_answered_once_in_reading_order(
    window: Window, die: Die, pattern: Pattern
) -> None:
    laid = Window(pattern, window.dice)
    dice = [".." if each is None else str(each) for each in laid.dice]
    [answer] = ask("legal", {"window": pattern.id, "dice": dice, "die": str(die)})
    reasons = {NAMES[space]: refusal(laid, die, space) for space in SPACES}
    assert answer["cells"] == [name for name, reason in reasons.items() if reason is None]
    assert list(answer["refused"].items()) == [
        (name, reason.id) for name, reason in reasons.items() if reason
    ]
