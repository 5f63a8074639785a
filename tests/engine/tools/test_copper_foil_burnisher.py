"""RULES tool 3: move one die, ignoring the printed value.

How a die is moved at all is tested with the Eglomise Brush.
"""

from sagrada.engine.cards import Pattern
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Turn
from sagrada.engine.window import Mark
from tests.referee import EDGE, EMPTY, offered, printed, refused
from tests.tabletop import a_turn, play
from tests.windows import FREE, at, die_of, window_with

PRINT = printed(".5R.. ..... ..... .....")
"""A2 asks for a five, A3 for red."""


def with_burnisher(pattern: Pattern, dice: dict[str, str]) -> GameState:
    return a_turn(window_with(pattern, dice), EMPTY, pool="P6", tools=(3,))


def test_the_printed_value_does_not_bind() -> None:
    # RULES tool 3
    state = with_burnisher(PRINT, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 3", "1: lift B1")
    assert offered(state) == ["place A2", "place B2"]
    state = play(state, "1: place A2")
    assert state.window(0) == window_with(PRINT, {"A1": "Y1"}).place(
        die_of("G3"), at("A2"), (Mark.VALUE_WAIVED,)
    )


def test_the_printed_colour_still_binds() -> None:
    # RULES tool 3
    state = with_burnisher(PRINT, {"A1": "Y1", "A2": "R5", "B1": "G3"})
    state = play(state, "1: tool 3", "1: lift B1")
    assert refused(state, "1: place A3") is Reason.WRONG_COLOUR
    assert offered(state, "place") == ["B2", "B3"]


def test_touching_and_neighbours_still_bind() -> None:
    # RULES tool 3, 5.3, 5.5
    state = with_burnisher(PRINT, {"A1": "G1", "B1": "Y4", "C1": "G3"})
    state = play(state, "1: tool 3", "1: lift C1")
    assert refused(state, "1: place A4") is Reason.NOT_TOUCHING
    assert refused(state, "1: place A2") is Reason.SAME_COLOUR
    state = with_burnisher(PRINT, {"A1": "Y3", "B1": "P4", "C1": "G3"})
    state = play(state, "1: tool 3", "1: lift C1")
    assert refused(state, "1: place A2") is Reason.SAME_VALUE


def test_it_may_be_used_where_the_waiver_is_not_needed() -> None:
    # RULES tool 3, 6.5
    state = with_burnisher(FREE, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 3", "1: lift B1", "1: place B2")
    assert state.window(0).marks == frozenset()
    assert state.turn == Turn(tool=3)


def test_the_only_die_goes_to_the_edge_whatever_is_printed_there() -> None:
    # RULES 6.4, 5.2: the edge rule is not waived, the printed value is
    grid = printed(".2222 2...2 2...2 22222")
    state = play(with_burnisher(grid, {"A1": "Y1"}), "1: tool 3", "1: lift A1")
    assert offered(state, "place") == EDGE[1:]
    assert refused(state, "1: place B2") is Reason.NOT_ON_EDGE


def test_the_waiver_is_remembered_until_the_die_is_moved_again() -> None:
    # RULES 6.5: it may move from waived space to waived space
    grid = printed(".55.. ..... ..... .....")
    state = with_burnisher(grid, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 3", "1: lift B1", "1: place A2", "1: end", "2: end", "2: end")
    assert state.window(0).marks == {(at("A2"), Mark.VALUE_WAIVED)}
    state = play(state, "1: tool 3", "1: lift A1", "1: place A3")
    marks = {(at("A2"), Mark.VALUE_WAIVED), (at("A3"), Mark.VALUE_WAIVED)}
    assert state.window(0).marks == marks


def test_it_needs_a_die_that_can_move() -> None:
    # RULES 6.2
    assert refused(with_burnisher(FREE, {}), "1: tool 3") is Reason.NO_EFFECT
    red = printed(".RRRR RRRRR RRRRR RRRRR")
    assert refused(with_burnisher(red, {"A1": "Y1"}), "1: tool 3") is Reason.NO_EFFECT
