"""RULES tool 1: the drafted die goes up or down by one."""

import pytest

from sagrada.engine.events import DieTurned, ToolUsed
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, can, offered, printed, refused
from tests.tabletop import a_turn, choice, play
from tests.windows import die_of, window_with

TWOS = window_with(printed("2" * 20), {})
"""A window that takes twos only."""
THREES = window_with(printed("3" * 20), {})


def with_pliers(pool: str, favor: int = 3) -> GameState:
    """A table where only the pliers lie, and no space forbids a value."""
    return a_turn(EMPTY, EMPTY, pool=pool, tools=(1,), favor=favor)


@pytest.mark.parametrize(
    ("value", "results"),
    [(1, "2"), (2, "1 3"), (3, "2 4"), (4, "3 5"), (5, "4 6"), (6, "5")],
)
def test_up_or_down_by_one(value: int, results: str) -> None:
    # RULES tool 1: a 6 never becomes a 1, nor a 1 a 6
    state = play(with_pliers(f"R{value}"), f"1: draft R{value}", "1: tool 1")
    assert offered(state) == [f"value {result}" for result in results.split()]
    for other in set(range(1, 7)) - {int(result) for result in results.split()}:
        assert refused(state, f"1: value {other}") is Reason.ONE_STEP


def test_the_die_is_placed_with_its_new_value() -> None:
    # RULES tool 1, 6.3: part of the one draft of the turn
    state = play(with_pliers("R3 B5"), "1: draft R3", "1: tool 1", "1: value 4", "1: place B1")
    assert state.window(0).die_at(5) == die_of("R4")
    assert state.turn == Turn(drafted=True, tool=1)
    assert offered(state) == ["end"]


def test_what_happens_is_told() -> None:
    # RULES tool 1
    state = play(with_pliers("R3"), "1: draft R3")
    used = apply(state, choice("1: tool 1"))
    assert used.events == (ToolUsed(0, 1, 1),)
    turned = apply(used.after, choice("1: value 2"))
    assert turned.events == (DieTurned(0, die_of("R3"), die_of("R2")),)


def test_only_results_that_can_be_placed_are_offered() -> None:
    # RULES 6.2
    state = play(a_turn(TWOS, EMPTY, pool="R3", tools=(1,)), "1: draft R3", "1: tool 1")
    assert offered(state) == ["value 2"]
    assert refused(state, "1: value 4") is Reason.NOT_PLACEABLE


def test_it_may_be_used_also_where_the_die_fits_as_it_is() -> None:
    # RULES 6.3
    state = play(with_pliers("R3"), "1: draft R3")
    assert can(state, "1: tool 1")
    assert can(state, "1: place A1")


def test_it_cannot_be_started_when_no_result_fits() -> None:
    # RULES 6.2: nobody pays for nothing
    state = play(a_turn(THREES, EMPTY, pool="R3", tools=(1,)), "1: draft R3")
    assert refused(state, "1: tool 1") is Reason.NO_EFFECT


def test_a_die_may_be_chosen_if_the_pliers_make_it_fit() -> None:
    # RULES 6.3: a three or a one can become a two, a four can not
    state = a_turn(TWOS, EMPTY, pool="R1 R3 R4", tools=(1,))
    assert offered(state, "draft") == ["R1", "R3"]
    assert refused(state, "1: draft R4") is Reason.NOT_PLACEABLE
    state = play(state, "1: draft R3")
    assert offered(state) == ["tool 1"], "the die cannot go anywhere as it is"


def test_a_die_may_not_be_chosen_if_the_pliers_cannot_be_paid() -> None:
    # RULES 6.3, 6.1
    state = a_turn(TWOS, EMPTY, pool="R3", tools=(1,), favor=0)
    assert refused(state, "1: draft R3") is Reason.NOT_PLACEABLE
    state = a_turn(TWOS, EMPTY, pool="R3", tools=(1,), favor=1)
    used_before = state.replace(tools=play(with_pliers("R3"), "1: draft R3", "1: tool 1").tools)
    assert can(state, "1: draft R3")
    assert refused(used_before, "1: draft R3") is Reason.NOT_PLACEABLE, "it costs two by now"


def test_a_die_may_not_be_chosen_if_the_tool_of_the_turn_is_used() -> None:
    # RULES 6.3, 4.2
    window = window_with(printed("2" * 20), {"A1": "G2"})
    state = a_turn(window, EMPTY, pool="R3", tools=(1, 2))
    assert can(state, "1: draft R3")
    state = play(state, "1: tool 2", "1: lift A1", "1: place A2")
    assert refused(state, "1: draft R3") is Reason.NOT_PLACEABLE


def test_once_turned_the_die_is_placed() -> None:
    # RULES 6.7
    state = play(with_pliers("R3"), "1: draft R3", "1: tool 1")
    assert refused(state, "1: place A1") is Reason.FINISH_FIRST
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    state = play(state, "1: value 2")
    assert state.stage is Stage.PLACE
    assert refused(state, "1: back") is Reason.FINISH_FIRST
    assert refused(state, "1: tool 1") is Reason.TOOL_USED
    assert {text.split()[0] for text in offered(state)} == {"place"}
