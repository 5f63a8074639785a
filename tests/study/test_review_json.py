"""The JSON form: whole, plain, and its ledgers add up as they are written."""

import json
from math import fsum
from typing import Any

import pytest

from sagrada.engine.moves import Move
from sagrada.study.review_json import span_json
from tests.study.games import tiny_review


@pytest.mark.parametrize("levels", [("rules",), ("apprentice", "rules")])
def test_it_is_json_and_adds_up(levels: tuple[str, ...]) -> None:
    found = tiny_review(*levels)
    text = json.dumps(found.to_json(), allow_nan=False)
    told: Any = json.loads(text)
    assert (told["format"], told["version"]) == ("sagrada-review", 5)
    assert told["players"] == len(levels)
    assert [seat["seat"] for seat in told["seats"]] == [*range(len(levels))]
    for seat in told["seats"]:
        for ledger in (seat["points"], seat["chance"]):
            lines = [ledger[name] for name in ledger if name not in ("final", "opponents")]
            lines += ledger.get("opponents", [])
            numbers = [line["value"] if isinstance(line, dict) else line for line in lines]
            assert abs(fsum(numbers) - ledger["final"]) < 1e-9
        for moment in seat["moments"]:
            assert told["spans"][moment["span"]]["span"] == moment["span"]


def test_a_decision_tells_its_choices() -> None:
    told: Any = tiny_review("apprentice", "rules").to_json()
    judged = [span for span in told["spans"] if span["decision"]]
    assert judged
    for span in judged:
        decision = span["decision"]
        for moves in (span["moves"], decision["best"]):
            assert [str(Move.parse(move)) for move in moves] == moves
        assert sum(each["made"] for each in decision["alternatives"]) <= 1
        assert decision["error"] == {
            "points": decision["lost"][span["seat"]]["points"],
            "chance": decision["lost"][span["seat"]]["chance"],
        }
        assert bool(decision["because"]) <= decision["counts"]
    rolls = [span for span in told["spans"] if span["kind"] == "roll"]
    assert [len(span["pool"]) for span in rolls] == [5] * 10
    assert all(len(span["luck"]["points"]) == 2 for span in rolls)


def test_a_span_can_be_sent_before_the_rest() -> None:
    found = tiny_review("apprentice", "rules")
    told: Any = found.to_json()
    assert span_json(found.spans[5], found.parts[5]) == told["spans"][5]
