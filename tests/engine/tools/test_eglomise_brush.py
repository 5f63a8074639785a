"""RULES tool 2: move one die, ignoring the printed colour."""

import pytest

from sagrada.engine.cards import Pattern
from sagrada.engine.events import DieLifted, DiePlaced
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Turn
from sagrada.engine.window import Mark
from tests.referee import EDGE, EMPTY, can, offered, printed, refused
from tests.tabletop import a_turn, choice, play
from tests.windows import FREE, at, die_of, window_with

PRINT = printed(".R5.. ..... ..... .....")
"""A2 asks for red, A3 for a five."""


def with_brush(pattern: Pattern, dice: dict[str, str], pool: str = "P6") -> GameState:
    return a_turn(window_with(pattern, dice), EMPTY, pool=pool, tools=(2,))


def test_the_printed_colour_does_not_bind() -> None:
    # RULES tool 2
    state = with_brush(PRINT, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 2", "1: lift B1")
    assert offered(state) == ["place A2", "place B2"]
    state = play(state, "1: place A2")
    assert state.window(0) == window_with(PRINT, {"A1": "Y1"}).place(
        die_of("G3"), at("A2"), (Mark.COLOUR_WAIVED,)
    )


def test_the_printed_value_still_binds() -> None:
    # RULES tool 2
    state = with_brush(PRINT, {"A1": "Y1", "A2": "R2", "B1": "G3"})
    state = play(state, "1: tool 2", "1: lift B1")
    assert refused(state, "1: place A3") is Reason.WRONG_VALUE
    assert offered(state, "place") == ["B2", "B3"]


def test_touching_and_neighbours_still_bind() -> None:
    # RULES tool 2, 5.3, 5.5
    state = with_brush(PRINT, {"A1": "G1", "B1": "Y4", "C1": "G3"})
    state = play(state, "1: tool 2", "1: lift C1")
    assert refused(state, "1: place A4") is Reason.NOT_TOUCHING
    assert refused(state, "1: place A2") is Reason.SAME_COLOUR
    assert refused(state, "1: place B1") is Reason.OCCUPIED
    state = with_brush(PRINT, {"A1": "Y3", "B1": "P4", "C1": "G3"})
    state = play(state, "1: tool 2", "1: lift C1")
    assert refused(state, "1: place A2") is Reason.SAME_VALUE


def test_it_may_be_used_where_the_waiver_is_not_needed() -> None:
    # RULES tool 3: 2 and 3 may be used also where nothing is waived; 6.5: nothing to remember then
    state = with_brush(FREE, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 2", "1: lift B1", "1: place B2")
    assert state.window(0).marks == frozenset()
    assert state.turn == Turn(tool=2)


def test_the_die_goes_to_a_different_space() -> None:
    # RULES 6.4
    state = with_brush(FREE, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 2", "1: lift B1")
    assert refused(state, "1: place B1") is Reason.SAME_SPACE


def test_the_only_die_goes_to_the_edge_again() -> None:
    # RULES 6.4, 5.2
    state = play(with_brush(FREE, {"A1": "Y1"}), "1: tool 2", "1: lift A1")
    assert offered(state, "place") == EDGE[1:]
    assert refused(state, "1: place B2") is Reason.NOT_ON_EDGE
    centre = play(with_brush(FREE, {"B2": "Y1"}), "1: tool 2", "1: lift B2")
    assert offered(centre, "place") == EDGE


def test_dice_left_behind_are_not_checked_again() -> None:
    # RULES 6.4
    state = with_brush(FREE, {"A1": "Y1", "A2": "G3", "A3": "B5"})
    state = play(state, "1: tool 2", "1: lift A2", "1: place B4")
    assert offered(state, "draft") == ["P6"], "the turn goes on"
    assert state.window(0) == window_with(FREE, {"A1": "Y1", "A3": "B5", "B4": "G3"})


def test_only_dice_with_another_space_are_lifted() -> None:
    # RULES 6.2, 6.7: green is asked for where it lies; the other print takes twos
    state = with_brush(printed("..222 22222 22222 22222"), {"A1": "Y2", "A2": "G3"})
    state = play(state, "1: tool 2")
    assert offered(state) == ["lift A1"]
    assert refused(state, "1: lift A2") is Reason.NO_PLACE_TO_GO
    assert refused(state, "1: lift C3") is Reason.NOTHING_THERE


@pytest.mark.parametrize(
    ("pattern", "dice"),
    [(FREE, {}), (printed(".1111 11111 11111 11111"), {"A1": "Y2"})],
)
def test_it_needs_a_die_that_can_move(pattern: Pattern, dice: dict[str, str]) -> None:
    # RULES 6.2
    assert refused(with_brush(pattern, dice), "1: tool 2") is Reason.NO_EFFECT


def test_it_stands_beside_the_draft() -> None:
    # RULES 6.3, 4.1: before choosing a die or after placing it, not with a die in hand
    state = with_brush(FREE, {"A1": "Y1"})
    in_hand = play(state, "1: draft P6")
    assert refused(in_hand, "1: tool 2") is Reason.DIE_IN_HAND
    after = play(in_hand, "1: place B2", "1: tool 2", "1: lift B2", "1: place A2")
    assert after.turn == Turn(drafted=True, tool=2)
    before = play(state, "1: tool 2", "1: lift A1", "1: place A2", "1: draft P6", "1: place A1")
    assert before.turn == Turn(drafted=True, tool=2)


def test_exactly_one_die_moves() -> None:
    # RULES tool 2, 4.2: also where Tap Wheel could move another of the same colour
    window = window_with(FREE, {"A1": "Y1", "A2": "G3", "B2": "Y5"})
    state = play(a_turn(window, EMPTY, pool="P6", tools=(2,), track=("Y1",)), "1: tool 2")
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(state, "1: stop") is Reason.FINISH_FIRST
    state = play(state, "1: lift A1", "1: place C1")
    assert refused(state, "1: lift A2") is Reason.NOT_ASKED
    assert refused(state, "1: tool 2") is Reason.TOOL_USED


def test_the_waiver_is_remembered_until_the_die_is_moved_again() -> None:
    # RULES 6.5
    state = with_brush(PRINT, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 2", "1: lift B1", "1: place A2", "1: end")
    assert state.window(0).has_mark(at("A2"), Mark.COLOUR_WAIVED)
    state = play(state, "2: end", "2: end", "1: tool 2", "1: lift A2")
    assert state.window(0).marks == frozenset()
    state = play(state, "1: place B2")
    assert state.window(0).marks == frozenset()


def test_moving_another_die_keeps_the_waiver() -> None:
    # RULES 6.5
    state = with_brush(PRINT, {"A1": "Y1", "B1": "G3"})
    state = play(state, "1: tool 2", "1: lift B1", "1: place A2", "1: end", "2: end", "2: end")
    state = play(state, "1: tool 2", "1: lift A1", "1: place B1")
    assert state.window(0).marks == {(at("A2"), Mark.COLOUR_WAIVED)}


def test_what_happens_is_told() -> None:
    # RULES 6.4
    state = play(with_brush(FREE, {"A1": "Y1"}), "1: tool 2")
    lifted = apply(state, choice("1: lift A1"))
    assert lifted.events == (DieLifted(0, die_of("Y1"), at("A1")),)
    placed = apply(lifted.after, choice("1: place D5"))
    assert placed.events == (DiePlaced(0, die_of("Y1"), at("D5")),)


def test_a_move_does_not_use_up_the_draft() -> None:
    # RULES 4.1
    state = with_brush(FREE, {"A1": "Y1"})
    state = play(state, "1: tool 2", "1: lift A1", "1: place A2")
    assert not state.turn.drafted
    assert can(state, "1: draft P6")
