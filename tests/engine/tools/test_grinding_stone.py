"""RULES tool 10: turn the drafted die to its opposite face."""

import pytest

from sagrada.engine.events import DieTurned, ToolUsed
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import Stage, Turn
from tests.referee import EMPTY, can, offered, printed, refused
from tests.tabletop import a_turn, choice, play
from tests.windows import die_of, window_with

TWOS = window_with(printed("2" * 20), {})
"""A window that takes twos only."""


@pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_opposite_faces(value: int, opposite: int) -> None:
    # RULES tool 10: 7 − value
    state = a_turn(EMPTY, EMPTY, pool=f"R{value}", tools=(10,))
    state = play(state, f"1: draft R{value}")
    step = apply(state, choice("1: tool 10"))
    turned = die_of(f"R{opposite}")
    assert step.events == (ToolUsed(0, 10, 1), DieTurned(0, die_of(f"R{value}"), turned))
    state = play(step.after, "1: place A1")
    assert state.window(0).die_at(0) == turned
    assert state.turn == Turn(drafted=True, tool=10)


def test_the_turned_die_is_placed_as_it_is_now() -> None:
    # RULES tool 10, 6.7
    window = window_with(printed(".2... 5.... ..... ....."), {"A1": "G1"})
    state = play(a_turn(window, EMPTY, pool="R5", tools=(10,)), "1: draft R5")
    assert offered(state, "place") == ["B1", "B2"]
    state = play(state, "1: tool 10")
    assert state.stage is Stage.PLACE
    assert offered(state) == ["place A2", "place B2"]
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(state, "1: tool 10") is Reason.TOOL_USED


def test_it_cannot_be_started_when_the_result_does_not_fit() -> None:
    # RULES 6.2
    state = play(a_turn(TWOS, EMPTY, pool="R2", tools=(10,)), "1: draft R2")
    assert refused(state, "1: tool 10") is Reason.NO_EFFECT


def test_a_die_may_be_chosen_if_its_opposite_face_fits() -> None:
    # RULES 6.3
    state = a_turn(TWOS, EMPTY, pool="R4 R5", tools=(10,))
    assert offered(state, "draft") == ["R5"]
    assert refused(state, "1: draft R4") is Reason.NOT_PLACEABLE
    state = play(state, "1: draft R5")
    assert offered(state) == ["tool 10"]


def test_but_not_if_it_cannot_be_paid() -> None:
    # RULES 6.3
    state = a_turn(TWOS, EMPTY, pool="R5", tools=(10,), favor=0)
    assert refused(state, "1: draft R5") is Reason.NOT_PLACEABLE
    assert can(a_turn(TWOS, EMPTY, pool="R5", tools=(10,), favor=1), "1: draft R5")


def test_it_works_on_a_die_in_hand() -> None:
    # RULES 6.3
    state = a_turn(EMPTY, EMPTY, pool="R5", tools=(10,))
    assert refused(state, "1: tool 10") is Reason.NEEDS_DRAFTED_DIE
    state = play(state, "1: draft R5", "1: place A1")
    assert refused(state, "1: tool 10") is Reason.NEEDS_DRAFTED_DIE
