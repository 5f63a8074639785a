"""`sagrada audit`."""

import json
from typing import Any

import pytest

from tests.cli.running import ask, assert_refused, assert_speaks_json, sagrada

ROWS = ".. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4"
EXAMPLE: dict[str, Any] = {"window": "fractal-drops", "dice": ROWS.replace("/", "").split()}
OPTIONS = ("audit", "--window", "fractal-drops", "--dice", ROWS)
C5_IS_WRONG = {
    "mistakes": [{"rule": "5.4", "reason": "wrong-value", "cells": ["C5"]}],
    "removals": [["C5"]],
    "warnings": [],
}
NOTHING: dict[str, object] = {"mistakes": [], "removals": [], "warnings": []}


def few(**dice: str) -> list[str]:
    return [dice.get(f"{row}{column}", "..") for row in "ABCD" for column in range(1, 6)]


def test_the_scoring_example_holds_one_mistake_unless_it_was_waived() -> None:
    # RULES 8.3, 6.5
    ran = sagrada("audit", "--jsonl", stdin=json.dumps(EXAMPLE))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == json.dumps(C5_IS_WRONG, separators=(",", ":")) + "\n"
    assert ask("audit", {**EXAMPLE, "waived": ["C5"]}) == [NOTHING]


def test_orthogonal_equals_are_pairs_and_every_smallest_removal_is_named() -> None:
    # RULES 5.5, 8.1
    [answer] = ask("audit", {"window": "batllo", "dice": few(A1="R1", A2="R2")})
    assert answer == {
        "mistakes": [{"rule": "5.5", "reason": "same-colour", "cells": ["A1", "A2"]}],
        "removals": [["A1"], ["A2"]],
        "warnings": [],
    }


def test_without_a_history_the_edge_and_the_touch_give_warnings() -> None:
    # RULES 5.2, 5.3
    inside, alone, waived = ask(
        "audit",
        {"window": "batllo", "dice": few(B2="R5", B3="B4")},
        {"window": "batllo", "dice": few(A1="R5", A4="B4")},
        {"window": "batllo", "dice": few(A1="R5", A4="B4"), "waived": ["A4", "A1"]},
    )
    assert inside["warnings"] == [{"rule": "5.2", "reason": "not-on-edge", "cells": ["B2", "B3"]}]
    assert alone["warnings"] == [
        {"rule": "5.3", "reason": "not-touching", "cells": ["A1"]},
        {"rule": "5.3", "reason": "not-touching", "cells": ["A4"]},
    ]
    assert waived == NOTHING


def test_the_example_as_json() -> None:
    assert sagrada(*OPTIONS, "--json").json == C5_IS_WRONG
    assert sagrada(*OPTIONS, "--waived", "c5", "--json").json == NOTHING


def test_for_people() -> None:
    ran = sagrada(*OPTIONS)
    assert (ran.code, ran.err) == (0, "")
    assert "C │ P5  G6  r·  P6 !R3 │" in ran.out
    assert "1 mistake:\n! 5.4  C5 R3  This space needs a 1.\n" in ran.out
    assert "To fix the window, remove:\n  C5 R3\n" in ran.out
    assert "No mistakes." in sagrada(*OPTIONS, "--waived", "C5").out


def test_equals_and_warnings_for_people() -> None:
    ran = sagrada("audit", "-w", "fractal-drops", "-d", "B2=B1 B3=B1 D5=G6 C4=B6")
    assert "4 mistakes:" in ran.out
    assert "! 5.4  C4 B6  This space needs purple." in ran.out
    assert "! 5.5  B2 B1  B3 B1  These dice are side by side and share a color." in ran.out
    assert "! 5.5  B2 B1  B3 B1  These dice are side by side and share a value." in ran.out
    assert "To fix the window, remove:\n  B3 B1  C4 B6\n" in ran.out
    inside = sagrada("audit", "-w", "batllo", "-d", "B2=R5 C4=P4 B4=B4")
    assert "? 5.2  There’s no die on the edge" in inside.out
    alone = sagrada("audit", "-w", "batllo", "-d", "A1=R5 A4=B4")
    assert "? 5.3  A1 R5  This die doesn’t touch any other die." in alone.out
    assert "A │?R5  ··  ·6 ?B4  ·· │" in alone.out


def test_of_hundreds_of_removals_a_dozen_is_shown() -> None:
    pairs = "A1=R1 A2=R4 A4=Y1 A5=Y6 B4=B2 B5=B3 C1=G1 C2=G2 D3=P1 D4=P2 D1=B3 D2=Y3"
    ran = sagrada("audit", "-w", "fractal-drops", "-d", pairs)
    assert "6 mistakes:" in ran.out
    assert "To fix the window, remove one of these sets of dice:" in ran.out
    assert "… or one of 52 other sets of the same size" in ran.out  # 2 ** 6 - 12


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"waived": "C5"}, "waived"),
        ({"waived": ["C6"]}, "waived[0]"),
        ({"waived": ["C5", 3]}, "waived[1]"),
        ({"waived": ["C5", "C5"]}, "waived[1]"),
        ({"waived": ["C5", "A1"]}, "waived[1]"),  # no die lies there
        ({"dice": [[]] * 20}, "dice[0]"),
        ({"die": "R1"}, "die"),
    ],
)
def test_a_bad_request_names_its_field(change: dict[str, object], field: str) -> None:
    [answer] = ask("audit", {**EXAMPLE, **change})
    assert answer["error"]["field"] == field
    assert_speaks_json(answer["error"]["message"])


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--dice", ROWS), ("window", "missing")),
        (("--window", "batllo"), ("dice", "missing")),
        (("--window", "batllo", "--dice", ROWS, "--waived", "A1"), ("waived[0]", "A1")),
        (("--jsonl", "--waived", "A1"), ("--jsonl", "--waived")),
    ],
)
def test_options_that_cannot_be_used_get_one_sentence(
    argv: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(sagrada("audit", *argv), *words)
