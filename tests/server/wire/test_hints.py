"""The engine's hints on the wire. What they say is tested in tests/engine/test_hints.py."""

from sagrada.engine.dice import COLOURS, Colour
from sagrada.engine.notation import parse_die
from sagrada.engine.placement import refusal
from sagrada.engine.reasons import Reason
from sagrada.server.wire.choices import choices_of
from sagrada.server.wire.hints import DeadSpace, DeadSpaceWarning
from tests.tabletop import a_turn, window


def test_a_dead_space_names_what_is_in_the_way() -> None:
    # Fractal Drops prints a yellow on A4 and a red on B1.
    state = a_turn(window("fractal-drops", {"A3": "Y3", "A1": "R5"}), pool="B3")
    found = choices_of(state, 0, can_undo=False, hints=True)
    assert found is not None
    assert refusal(state.window(0), parse_die("Y4"), 3) is Reason.SAME_COLOUR
    assert found.dead_spaces == [DeadSpace(3, "same-colour", [2]), DeadSpace(5, "same-colour", [0])]


def test_a_space_whose_colour_has_run_out_says_so() -> None:
    # Fractal Drops prints a yellow on A4 and on D2; a yellow die lies beside the latter.
    state = a_turn(window("fractal-drops", {"D3": "Y3"}), pool="B3")
    bag = tuple(0 if colour is Colour.YELLOW else 3 for colour in COLOURS)
    found = choices_of(state.replace(bag=bag), 0, can_undo=False, hints=True)
    assert found is not None
    assert found.dead_spaces == [DeadSpace(3, "none-left", []), DeadSpace(16, "same-colour", [17])]


def test_a_space_for_any_die_says_what_lies_beside_it() -> None:
    # Only yellow dice are left, and a yellow one lies beside A3, which asks for nothing.
    state = a_turn(window("fractal-drops", {"A2": "Y3"}), pool="Y4")
    bag = tuple(3 if colour is Colour.YELLOW else 0 for colour in COLOURS)
    found = choices_of(state.replace(bag=bag), 0, can_undo=False, hints=True)
    assert found is not None
    assert DeadSpace(2, "none-left", [1]) in found.dead_spaces


def test_nobody_is_told_where_there_are_no_hints() -> None:
    state = a_turn(window("fractal-drops", {"A3": "Y3"}), pool="Y3 B3")
    found = choices_of(state, 0, can_undo=False, hints=False)
    assert found is not None
    assert found.dead_spaces == []
    assert [fit.warnings for fit in found.fits] == [[], []]
    assert found.fits[0].spaces


def test_a_placement_that_endangers_a_space_is_told_before() -> None:
    state = a_turn(window("fractal-drops", {"B4": "G1"}), pool="Y3 B3")
    found = choices_of(state, 0, can_undo=False, hints=True)
    assert found is not None
    yellow, blue = found.fits
    assert DeadSpaceWarning(2, [3]) in yellow.warnings
    assert DeadSpaceWarning(2, [3]) not in blue.warnings
