"""Why a choice is good: the part of the value function in which it gains most."""

from random import Random

import pytest

from sagrada.bots import explanation
from sagrada.bots.advice import advise
from sagrada.bots.explanation import Why, explain
from sagrada.bots.sampling import sample_state
from sagrada.bots.value import shape
from sagrada.engine.cards import PUBLIC_OBJECTIVES
from sagrada.engine.dice import Colour
from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.notation import parse_move
from sagrada.engine.view import View, view
from tests.game.games import open_game
from tests.tabletop import a_turn, window

RED, BLUE = Colour.RED, Colour.BLUE


def choices(*texts: str) -> list[tuple[Move, ...]]:
    return [tuple(parse_move(f"1: {each}") for each in text.split(", ")) for text in texts]


def turn(round: int = 4, turn_number: int = 0) -> View:
    state = a_turn(
        window("virtus", {"A2": "G1"}),
        window("virtus"),
        pool="R6 R1 Y1 B6",
        tools=(1, 4),
        round=round,
        turn_number=turn_number,
        private=(RED, BLUE),
        public=("deep-shades",),
    )
    return view(state, 0)


def test_a_high_die_of_the_private_color_is_good_for_the_private_objective() -> None:
    both = choices("draft R6, place B2", "draft B6, place B2")
    assert explain(turn(round=10, turn_number=3), both, best=1) == [Why("private")]


def test_a_tool_and_a_pass_have_their_own_reasons() -> None:
    some = [*choices("tool 1", "draft R6, place B2"), (EndTurn(0),)]
    reasons = explain(turn(), some, best=3)
    assert reasons[0] == Why("tool")
    assert reasons[2] == Why("wait")


def test_nothing_is_said_where_the_outcome_is_open() -> None:
    assert explain(turn(), choices("draft R6", "draft B6"), best=2) == [None, None]


def test_a_pattern_has_no_reason_yet() -> None:
    found = advise(open_game().view(0), playouts=20)
    assert found
    assert {each.why for each in found} == {None}


def test_a_row_that_is_completed_is_named() -> None:
    mine = window("virtus", {"A1": "R4", "A2": "Y1", "A3": "B2", "A4": "P5"})
    public = ("row-color-variety",)
    last = a_turn(mine, window("virtus"), pool="G6", round=10, turn_number=3, public=public)
    alone = choices("draft G6, place A5")
    assert explain(view(last, 0), alone, best=1) == [Why("complete", "A")]
    early = a_turn(mine, window("virtus"), pool="G6", round=5, public=public)
    both = choices("draft G6, place A5", "draft G6, place B4")
    assert explain(view(early, 0), both, best=1) == [Why("complete", "A")]


def test_reasons_do_not_depend_on_what_the_seat_cannot_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever is dealt for the hidden cards, the reasons are the same."""
    some = choices("draft R6, place B2", "draft B6, place B2", "draft Y1, place B1")
    expected = explain(turn(), some, best=3)
    for seed in range(20):
        monkeypatch.setattr(
            explanation, "sample_state", lambda seen, _, seed=seed: sample_state(seen, Random(seed))
        )
        assert explain(turn(), some, best=3) == expected


def test_every_feature_belongs_to_a_reason() -> None:
    known = {"private", "room", "tokens", *PUBLIC_OBJECTIVES}
    for feature in range(shape.FEATURES):
        reasons, lines = explanation._reasons([feature])
        assert reasons[0] in known
        has_line = (
            shape.LINE <= feature < shape.PAIR or shape.LINE_HARDEST <= feature < shape.LINES_ALIVE
        )
        assert bool(lines[0]) == has_line


@pytest.mark.parametrize("seed", range(3))
def test_advice_says_why(seed: int) -> None:
    best = advise(turn(round=3), playouts=20, seed=seed)
    assert all(each.why is None or each.why.kind in KINDS for each in best)
    assert any(each.why is not None for each in best)


KINDS = {"private", "objective", "line", "complete", "room", "tokens", "tool", "wait"}
