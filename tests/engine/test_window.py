import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import COLOURS, VALUES, Die
from sagrada.engine.spaces import ALL, AROUND, EDGE, ORTHOGONAL, SPACES
from sagrada.engine.window import Mark, Window, frozen
from tests.windows import FREE, all_dice, at, die_of, spaces, window_with, windows

DERIVED = (
    "occupied",
    "empty",
    "around",
    "open",
    "takes_colour",
    "takes_value",
    "beside_colour",
    "beside_value",
)


def test_a_new_window_is_empty() -> None:
    window = Window(PATTERNS["virtus"])
    assert window.dice == (None,) * 20
    assert (window.occupied, window.empty, window.around) == (0, ALL, 0)
    assert window.beside_colour == (0,) * 5
    assert window.beside_value == (0,) * 7


def test_placing_makes_a_new_window() -> None:
    before = window_with(FREE, {"A1": "R1"})
    after = before.place(die_of("G2"), at("B2"))
    assert after == window_with(FREE, {"A1": "R1", "B2": "G2"})
    assert before == window_with(FREE, {"A1": "R1"})


def test_what_is_remembered_of_a_die_goes_with_it() -> None:
    # RULES 6.5: until it is moved again
    window = (
        Window(FREE)
        .place(die_of("R1"), at("A1"), (Mark.COLOUR_WAIVED,))
        .place(die_of("G2"), at("D5"), (Mark.TOUCH_BROKEN, Mark.VALUE_WAIVED))
    )
    assert window.has_mark(at("A1"), Mark.COLOUR_WAIVED)
    assert not window.has_mark(at("A1"), Mark.VALUE_WAIVED)
    lifted = window.lift(at("D5"))
    assert lifted.marks == {(at("A1"), Mark.COLOUR_WAIVED)}
    assert lifted.lift(at("A1")) == Window(FREE)


@given(windows(most=15), all_dice, spaces)
def test_lift_undoes_place(window: Window, die: Die, space: int) -> None:
    empty = window.lift(space)
    assert empty.dice[space] is None
    marked = empty.place(die, space, (Mark.TOUCH_WAIVED,))
    assert marked.dice[space] == die
    assert marked.lift(space) == empty


@given(windows(most=15), all_dice, spaces)
def test_what_is_derived_does_not_depend_on_how_the_window_came_about(
    window: Window, die: Die, space: int
) -> None:
    # RULES 5.1 to 5.5: placed on, or made of the same dice at once
    lifted = window.lift(space)
    _ = lifted.beside_colour, lifted.beside_value  # asked for before, and not to be kept
    placed = lifted.place(die, space, (Mark.TOUCH_WAIVED,))
    made = Window(placed.pattern, placed.dice, placed.marks)
    assert made == placed
    assert hash(made) == hash(placed)
    for name in DERIVED:
        assert getattr(made, name) == getattr(placed, name), name


@given(windows(), st.sampled_from(SPACES))
def test_the_masks_say_the_same_as_the_dice(window: Window, space: int) -> None:
    # RULES 5.1, 5.3, 5.5
    beside = [die for near in ORTHOGONAL[space] if (die := window.dice[near])]
    touches = any(window.dice[near] for near in AROUND[space])
    assert bool(window.occupied >> space & 1) == (window.dice[space] is not None)
    assert bool(window.empty >> space & 1) == (window.dice[space] is None)
    assert bool(window.around >> space & 1) == touches
    next_die_may = window.dice[space] is None and (touches if any(window.dice) else space in EDGE)
    assert bool(window.open >> space & 1) == next_die_may
    for colour in COLOURS:
        has_colour = colour in [die.colour for die in beside]
        asked = window.pattern.colour_at(space) in (None, colour)
        assert bool(window.beside_colour[colour] >> space & 1) == has_colour
        assert bool(window.takes_colour[colour] >> space & 1) == (asked and not has_colour)
    for value in VALUES:
        has_value = value in [die.value for die in beside]
        asked = window.pattern.value_at(space) in (None, value)
        assert bool(window.beside_value[value] >> space & 1) == has_value
        assert bool(window.takes_value[value] >> space & 1) == (asked and not has_value)


# ---------------------------------------------------------------- made without the constructor


@dataclasses.dataclass(frozen=True)
class Pane:
    colour: str
    value: int = 1


def test_a_frozen_value_is_made_of_its_fields() -> None:
    pane = frozen(Pane, colour="red", value=3)
    assert pane == Pane("red", 3)
    assert hash(pane) == hash(Pane("red", 3))
    assert repr(pane) == repr(Pane("red", 3))


def test_it_is_frozen() -> None:
    pane = frozen(Pane, colour="red", value=3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        pane.__setattr__("value", 4)
    with pytest.raises(dataclasses.FrozenInstanceError):
        del pane.value
