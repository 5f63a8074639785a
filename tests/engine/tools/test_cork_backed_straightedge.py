"""RULES tool 9: place the drafted die where no die is near."""

from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Turn
from sagrada.engine.window import Mark
from tests.referee import EMPTY, EVERYWHERE, can, offered, printed, refused
from tests.tabletop import a_turn, play
from tests.windows import FREE, at, window_with

CORNER = window_with(FREE, {"A1": "Y1"})
FAR = window_with(printed("BBBBB BBBBB BBBBB BBBBR"), {"A1": "B1"})
"""A red die fits on D5 only, far from the die on A1."""


def with_cork(pool: str = "R3 P6", favor: int = 3) -> GameState:
    return a_turn(CORNER, EMPTY, pool=pool, tools=(9, 2), favor=favor)


def test_every_space_without_a_die_around_it() -> None:
    # RULES tool 9: inner spaces too
    state = play(with_cork(), "1: draft R3", "1: tool 9")
    near = ["A1", "A2", "B1", "B2"]
    assert offered(state, "place") == [name for name in EVERYWHERE if name not in near]
    assert offered(state) == [f"place {name}" for name in offered(state, "place")]


def test_not_where_a_die_is_near() -> None:
    # RULES tool 9: neither beside nor corner to corner
    state = play(with_cork(), "1: draft R3", "1: tool 9")
    for name in ("A2", "B1", "B2"):
        assert refused(state, f"1: place {name}") is Reason.NOT_ALONE
    assert refused(state, "1: place A1") is Reason.OCCUPIED


def test_the_print_still_binds() -> None:
    # RULES tool 9: obeying the rest
    window = window_with(printed("..... ..... ....G ...5R"), {"A1": "Y1"})
    state = play(a_turn(window, EMPTY, pool="R3", tools=(9,)), "1: draft R3", "1: tool 9")
    assert refused(state, "1: place C5") is Reason.WRONG_COLOUR
    assert refused(state, "1: place D4") is Reason.WRONG_VALUE
    assert can(state, "1: place D5")


def test_the_die_lies_rightly_and_that_is_remembered() -> None:
    # RULES 6.5
    state = play(with_cork(), "1: draft R3", "1: tool 9", "1: place C3")
    assert state.window(0).marks == {(at("C3"), Mark.TOUCH_WAIVED)}
    assert state.turn == Turn(drafted=True, tool=9)


def test_until_it_is_moved_again() -> None:
    # RULES 6.5
    state = play(with_cork(), "1: draft R3", "1: tool 9", "1: place C3")
    state = play(state, "1: end", "2: end", "2: end", "1: tool 2", "1: lift C3")
    assert state.window(0).marks == frozenset()
    assert offered(state, "place") == ["A2", "B1", "B2"], "a moved die touches again"


def test_other_dice_may_be_placed_near_it_later() -> None:
    # RULES 5.3
    state = play(with_cork(), "1: draft R3", "1: tool 9", "1: place D5")
    state = play(state, "1: end", "2: end", "2: end", "1: draft P6")
    assert set(offered(state, "place")) == {"A2", "B1", "B2", "C4", "C5", "D4"}


def test_not_with_an_empty_window() -> None:
    # RULES tool 9: 5.2 would hold, so it would change nothing
    state = play(a_turn(EMPTY, EMPTY, pool="R3", tools=(9,)), "1: draft R3")
    assert refused(state, "1: tool 9") is Reason.NO_EFFECT


def test_not_without_a_lonely_space() -> None:
    # RULES 6.2
    dice = {"B2": "R1", "B4": "G2", "C2": "Y3", "C4": "P4"}
    state = play(a_turn(window_with(FREE, dice), EMPTY, pool="B6", tools=(9,)), "1: draft B6")
    assert refused(state, "1: tool 9") is Reason.NO_EFFECT


def test_a_die_may_be_chosen_if_it_fits_only_far_away() -> None:
    # RULES 6.3
    state = a_turn(FAR, EMPTY, pool="R3", tools=(9,))
    assert offered(state, "draft") == ["R3"]
    state = play(state, "1: draft R3")
    assert offered(state) == ["tool 9"]
    assert offered(play(state, "1: tool 9")) == ["place D5"]


def test_but_not_if_it_cannot_be_paid() -> None:
    # RULES 6.3
    state = a_turn(FAR, EMPTY, pool="R3", tools=(9,), favor=0)
    assert refused(state, "1: draft R3") is Reason.NOT_PLACEABLE


def test_a_chosen_die_may_touch_as_long_as_the_tool_is_not_used() -> None:
    # RULES 6.3
    state = play(with_cork(), "1: draft R3")
    assert offered(state) == ["place A2", "place B1", "place B2", "tool 9"]


def test_it_works_on_a_die_in_hand() -> None:
    # RULES 6.3
    state = with_cork()
    assert refused(state, "1: tool 9") is Reason.NEEDS_DRAFTED_DIE
    state = play(state, "1: draft R3", "1: place A2")
    assert refused(state, "1: tool 9") is Reason.NEEDS_DRAFTED_DIE
