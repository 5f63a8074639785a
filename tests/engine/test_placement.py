import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.dice import Die
from sagrada.engine.placement import Waiver, marks_for, refusal, spaces_for
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import AROUND, EDGE, NAMES, SPACES, members
from sagrada.engine.window import Mark, Window
from tests.windows import FREE, all_dice, at, die_of, patterns, spaces, window_with, windows

waivers = st.sampled_from(Waiver)


def refused(window: Window, die: str, space: str, waiver: Waiver = Waiver.NONE) -> Reason | None:
    return refusal(window, die_of(die), at(space), waiver)


def marked(window: Window, die: str, space: str, waiver: Waiver = Waiver.NONE) -> tuple[Mark, ...]:
    return marks_for(window, die_of(die), at(space), waiver)


# ---------------------------------------------------------------- RULES 11.2: the worked example


def test_the_placement_example_of_the_rulebook() -> None:
    # RULES 11.2, 5.1, 5.3, 5.4, 5.5
    example = window_with("fractal-drops", {"B4": "G1", "C4": "P6", "C5": "R3", "D4": "B2"})
    assert {name: refused(example, "R2", name) for name in NAMES} == {
        **dict.fromkeys(("A3", "B3", "C3")),
        **dict.fromkeys(("B4", "C4", "C5", "D4"), Reason.OCCUPIED),
        **dict.fromkeys(("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"), Reason.NOT_TOUCHING),
        "A4": Reason.WRONG_COLOUR,
        "A5": Reason.WRONG_VALUE,
        "B5": Reason.SAME_COLOUR,
        "D3": Reason.SAME_VALUE,
        "D5": Reason.SAME_COLOUR,
    }
    legal = members(spaces_for(example, die_of("R2")))
    assert [NAMES[space] for space in legal] == ["A3", "B3", "C3"]


# ---------------------------------------------------------------- RULES 5, one by one


def test_a_die_goes_on_an_empty_space() -> None:
    # RULES 5.1
    window = window_with(FREE, {"A1": "R1"})
    assert refused(window, "G2", "A1") is Reason.OCCUPIED
    assert refused(window, "G2", "A2") is None


def test_the_first_die_goes_on_an_edge() -> None:
    # RULES 5.2
    inside = {"B2", "B3", "B4", "C2", "C3", "C4"}
    for name in NAMES:
        reason = refused(Window(FREE), "R1", name)
        assert reason is (Reason.NOT_ON_EDGE if name in inside else None)


def test_the_edge_is_only_for_the_first_die() -> None:
    # RULES 5.2
    assert refused(window_with(FREE, {"A1": "R1"}), "G2", "B2") is None


def test_every_later_die_touches_another() -> None:
    # RULES 5.3: orthogonally or diagonally; the end of a row does not touch the next row
    window = window_with(FREE, {"B5": "R1"})
    near = {"A4", "A5", "B4", "C4", "C5"}
    for name in NAMES:
        if name != "B5":
            reason = refused(window, "G2", name)
            assert reason is (None if name in near else Reason.NOT_TOUCHING)


@pytest.mark.parametrize(
    ("die", "space", "reason"),
    [
        ("Y1", "A4", None),
        ("R1", "A4", Reason.WRONG_COLOUR),
        ("R6", "A5", None),
        ("R1", "A5", Reason.WRONG_VALUE),
        ("R1", "A3", None),
        ("P6", "A3", None),
    ],
)
def test_a_die_matches_the_space(die: str, space: str, reason: Reason | None) -> None:
    # RULES 5.4: A4 asks for yellow, A5 for a six, A3 for nothing
    assert refused(Window(window_with("fractal-drops", {}).pattern), die, space) is reason


def test_never_beside_an_equal() -> None:
    # RULES 5.5
    window = window_with(FREE, {"B2": "R1"})
    for beside in ("A2", "B1", "B3", "C2"):
        assert refused(window, "R2", beside) is Reason.SAME_COLOUR
        assert refused(window, "G1", beside) is Reason.SAME_VALUE
        assert refused(window, "G2", beside) is None


def test_diagonal_equals_are_fine() -> None:
    # RULES 5.5
    window = window_with(FREE, {"B2": "R1"})
    for corner in ("A1", "A3", "C1", "C3"):
        assert refused(window, "R1", corner) is None


def test_the_first_broken_rule_is_the_reason() -> None:
    # RULES 5.1, 5.2, 5.3, 5.4, 5.5: each window breaks one rule less than the one before
    drops = "fractal-drops"
    assert refused(window_with(drops, {"C4": "R6", "C3": "R6"}), "R6", "C4") is Reason.OCCUPIED
    assert refused(window_with(drops, {}), "R6", "C4") is Reason.NOT_ON_EDGE
    assert refused(window_with(drops, {"A1": "R6"}), "R6", "C4") is Reason.NOT_TOUCHING
    assert refused(window_with(drops, {"C3": "R6"}), "R6", "C4") is Reason.WRONG_COLOUR
    assert refused(window_with(drops, {"C4": "R6"}), "R6", "C5") is Reason.WRONG_VALUE
    assert refused(window_with(drops, {"C4": "P6"}), "P6", "B4") is Reason.SAME_COLOUR
    assert refused(window_with(drops, {"C4": "P6"}), "R6", "B4") is Reason.SAME_VALUE


def test_colour_comes_before_value_among_all_neighbours() -> None:
    # RULES 5.5: the die met first shares the value, a later one the colour
    window = window_with(FREE, {"A2": "G1", "C2": "R4"})
    assert refused(window, "R1", "B2") is Reason.SAME_COLOUR


# ---------------------------------------------------------------- what tools waive


def test_eglomise_brush_ignores_the_printed_colour_only() -> None:
    # RULES tool 2
    window = window_with("fractal-drops", {"B4": "G1"})
    assert refused(window, "R3", "A4") is Reason.WRONG_COLOUR
    assert refused(window, "R3", "A4", Waiver.COLOUR) is None
    assert refused(window, "R3", "A5", Waiver.COLOUR) is Reason.WRONG_VALUE
    assert refused(window, "R3", "B1", Waiver.COLOUR) is Reason.NOT_TOUCHING
    assert refused(window, "G3", "A4", Waiver.COLOUR) is Reason.SAME_COLOUR
    assert refused(window, "R1", "A4", Waiver.COLOUR) is Reason.SAME_VALUE


def test_copper_foil_burnisher_ignores_the_printed_value_only() -> None:
    # RULES tool 3
    window = window_with("fractal-drops", {"A4": "Y1"})
    assert refused(window, "R3", "A5") is Reason.WRONG_VALUE
    assert refused(window, "R3", "A5", Waiver.VALUE) is None
    assert refused(window, "R3", "B3", Waiver.VALUE) is None
    assert refused(window_with("fractal-drops", {"B4": "G1"}), "R3", "A4", Waiver.VALUE) is (
        Reason.WRONG_COLOUR
    )
    assert refused(window, "R3", "C5", Waiver.VALUE) is Reason.NOT_TOUCHING
    assert refused(window, "Y3", "A5", Waiver.VALUE) is Reason.SAME_COLOUR
    assert refused(window, "R1", "A5", Waiver.VALUE) is Reason.SAME_VALUE


def test_the_straightedge_asks_for_a_lonely_space() -> None:
    # RULES tool 9
    window = window_with("fractal-drops", {"A1": "R3"})
    assert refused(window, "G2", "B2", Waiver.TOUCH) is Reason.NOT_ALONE
    assert refused(window, "G2", "A3", Waiver.TOUCH) is None
    assert refused(window, "G2", "A1", Waiver.TOUCH) is Reason.OCCUPIED
    assert refused(window, "G2", "A4", Waiver.TOUCH) is Reason.WRONG_COLOUR
    assert refused(window, "G2", "A5", Waiver.TOUCH) is Reason.WRONG_VALUE


def test_for_an_empty_window_the_edge_rule_holds_with_any_waiver() -> None:
    # RULES 5.2, tool 9
    for waiver in Waiver:
        assert refused(Window(FREE), "R1", "B2", waiver) is Reason.NOT_ON_EDGE
        assert refused(Window(FREE), "R1", "A1", waiver) is None
        assert set(members(spaces_for(Window(FREE), die_of("R1"), waiver))) == set(EDGE)


def test_honour_loosens_all_but_the_empty_space() -> None:
    # RULES 8.4, 5.1
    window = window_with("fractal-drops", {"B4": "G1"})
    for name in NAMES:
        reason = refusal(window, die_of("G1"), at(name), honour=True)
        assert reason is (Reason.OCCUPIED if name == "B4" else None)
    assert refusal(Window(FREE), die_of("G1"), at("B2"), honour=True) is None


def test_honour_keeps_the_lonely_space_of_the_straightedge() -> None:
    # RULES 8.4, tool 9
    window = window_with("fractal-drops", {"A1": "R3"})
    for space, reason in (("B2", Reason.NOT_ALONE), ("A3", None), ("A4", None), ("A5", None)):
        assert refusal(window, die_of("R3"), at(space), Waiver.TOUCH, honour=True) is reason


# ---------------------------------------------------------------- what is remembered


def test_a_waiver_is_remembered_where_it_was_needed() -> None:
    # RULES 6.5
    window = window_with("fractal-drops", {"B4": "G1"})
    assert marked(window, "R3", "A4", Waiver.COLOUR) == (Mark.COLOUR_WAIVED,)
    assert marked(window, "Y3", "A4", Waiver.COLOUR) == ()
    assert marked(window, "R3", "A3", Waiver.COLOUR) == ()
    assert marked(window, "R3", "A5", Waiver.VALUE) == (Mark.VALUE_WAIVED,)
    assert marked(window, "R6", "A5", Waiver.VALUE) == ()
    assert marked(window, "R3", "D3", Waiver.TOUCH) == (Mark.TOUCH_WAIVED,)


def test_a_mistake_of_5_2_or_5_3_is_remembered() -> None:
    # RULES 8.3
    assert marked(Window(FREE), "R3", "B2") == (Mark.EDGE_BROKEN,)
    assert marked(Window(FREE), "R3", "A2") == ()
    window = window_with("fractal-drops", {"A1": "G1"})
    assert marked(window, "R3", "D5") == (Mark.TOUCH_BROKEN,)
    assert marked(window, "R3", "B2") == ()


def test_a_waiver_and_a_mistake_are_remembered_together() -> None:
    # RULES 6.5, 8.3
    window = window_with("fractal-drops", {"A1": "G1"})
    both = marked(window, "R3", "A4", Waiver.COLOUR)
    assert both == (Mark.TOUCH_BROKEN, Mark.COLOUR_WAIVED)


def test_a_mistake_that_can_be_seen_is_not_remembered() -> None:
    # RULES 8.3: print and equals are judged by what lies there
    window = window_with("fractal-drops", {"B4": "G1"})
    assert marked(window, "R3", "A4") == marked(window, "R3", "A5") == ()
    assert marked(window, "R3", "A4", Waiver.VALUE) == ()
    assert marked(window, "R3", "A5", Waiver.COLOUR) == ()
    assert marked(window, "G1", "B5") == ()


@given(windows(), all_dice, spaces, waivers)
def test_marks_are_what_connection_and_print_say(
    window: Window, die: Die, space: int, waiver: Waiver
) -> None:
    # RULES 6.5, 8.3
    window = window.lift(space)
    marks = marks_for(window, die, space, waiver)
    touches = any(window.dice[near] for near in AROUND[space])
    assert (Mark.EDGE_BROKEN in marks) == (not any(window.dice) and space not in EDGE)
    assert (Mark.TOUCH_BROKEN in marks) == (
        any(window.dice) and not touches and waiver is not Waiver.TOUCH
    )
    assert (Mark.COLOUR_WAIVED in marks) == (
        waiver is Waiver.COLOUR and window.pattern.colour_at(space) not in (None, die.colour)
    )
    assert (Mark.VALUE_WAIVED in marks) == (
        waiver is Waiver.VALUE and window.pattern.value_at(space) not in (None, die.value)
    )
    if Mark.TOUCH_WAIVED in marks:
        assert waiver is Waiver.TOUCH


# ---------------------------------------------------------------- the law and its quick form


@given(windows() | patterns.map(Window), all_dice, waivers, st.booleans())
def test_the_law_and_its_quick_form_agree(
    window: Window, die: Die, waiver: Waiver, honour: bool
) -> None:
    # RULES 5.1, 5.2, 5.3, 5.4, 5.5, 8.4
    by_law = tuple(s for s in SPACES if refusal(window, die, s, waiver, honour) is None)
    assert members(spaces_for(window, die, waiver, honour)) == by_law
