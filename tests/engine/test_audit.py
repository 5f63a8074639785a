from itertools import chain, combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sagrada.engine.audit import Mistake, mistakes, removals, warnings
from sagrada.engine.cards import Pattern
from sagrada.engine.dice import Die
from sagrada.engine.placement import Waiver, marks_for, refusal
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import COUNT, SPACES
from sagrada.engine.window import Mark, Window
from tests.windows import (
    FREE,
    all_dice,
    at,
    die_of,
    patterns,
    spaces,
    window_of,
    window_with,
    windows,
)


def on(names: str) -> tuple[int, ...]:
    return tuple(at(name) for name in names.split())


def found(window: Window) -> list[tuple[Reason, tuple[int, ...]]]:
    return [(mistake.reason, mistake.spaces) for mistake in mistakes(window)]


# ---------------------------------------------------------------- mistakes


def test_an_empty_window_has_none() -> None:
    assert mistakes(Window(FREE)) == warnings(Window(FREE)) == ()
    assert removals(Window(FREE)) == ()


def test_the_print_of_a_space() -> None:
    # RULES 8.3, 5.4: A4 asks for yellow, A5 for a six
    window = window_with("fractal-drops", {"A4": "R3", "A5": "G2"})
    assert found(window) == [(Reason.WRONG_COLOUR, on("A4")), (Reason.WRONG_VALUE, on("A5"))]


@pytest.mark.parametrize(
    ("mark", "left"),
    [
        (Mark.COLOUR_WAIVED, [Reason.WRONG_VALUE]),
        (Mark.VALUE_WAIVED, [Reason.WRONG_COLOUR]),
        (Mark.TOUCH_WAIVED, [Reason.WRONG_COLOUR, Reason.WRONG_VALUE]),
    ],
)
def test_a_waiver_covers_its_own_restriction(mark: Mark, left: list[Reason]) -> None:
    # RULES 6.5, 8.3
    dice = ".. .. .. R3 G2 " + ".. " * 15
    window = window_of("fractal-drops", dice, {"A4": mark, "A5": mark})
    assert [reason for reason, _ in found(window)] == left


def test_a_waiver_covers_no_neighbour() -> None:
    # RULES 6.5, 5.5
    window = window_of("fractal-drops", ".. .. .. R3 R2 " + ".. " * 15, {"A4": Mark.COLOUR_WAIVED})
    assert (Reason.SAME_COLOUR, on("A4 A5")) in found(window)


def test_orthogonal_equals_are_pairs() -> None:
    # RULES 8.3, 5.5: each pair once, colour before value
    window = window_with(FREE, {"A1": "R1", "A2": "R1", "B1": "G1", "B2": "R4"})
    assert found(window) == [
        (Reason.SAME_COLOUR, on("A1 A2")),
        (Reason.SAME_VALUE, on("A1 A2")),
        (Reason.SAME_VALUE, on("A1 B1")),
        (Reason.SAME_COLOUR, on("A2 B2")),
    ]


def test_diagonal_equals_and_the_ends_of_rows_are_fine() -> None:
    # RULES 5.5
    assert mistakes(window_with(FREE, {"A5": "R1", "B1": "R1", "B4": "R1"})) == ()


def test_a_die_placed_against_5_2_or_5_3_stays_a_mistake() -> None:
    # RULES 8.3: even when later dice touch it
    window = window_of(
        FREE,
        ".. .. .. .. .. .. R1 G2 .. .. " + ".. .. .. .. Y3 .. .. .. .. ..",
        {"B2": Mark.EDGE_BROKEN, "C5": Mark.TOUCH_BROKEN},
    )
    assert found(window) == [(Reason.NOT_ON_EDGE, on("B2")), (Reason.NOT_TOUCHING, on("C5"))]
    assert removals(window) == (on("B2 C5"),)


def test_mistakes_come_in_the_order_of_the_rules() -> None:
    window = window_of(
        "fractal-drops",
        "R1 R1 .. .. .. G2 .. .. .. .. .. .. .. .. .. .. .. .. .. R6",
        {"D5": Mark.TOUCH_BROKEN},
    )
    assert found(window) == [
        (Reason.NOT_TOUCHING, on("D5")),  # 5.3
        (Reason.WRONG_VALUE, on("A2")),  # 5.4
        (Reason.WRONG_COLOUR, on("B1")),
        (Reason.SAME_COLOUR, on("A1 A2")),  # 5.5
        (Reason.SAME_VALUE, on("A1 A2")),
    ]


def test_the_scoring_example_holds_one_mistake_unless_it_was_waived() -> None:
    # RULES 11.1, 6.5: C5 holds a red 3 on a space for a 1
    dice = ".. G4 R2 Y5 P6 R3 B1 .. G1 Y2 P5 G6 .. P6 R3 B4 Y3 G4 B2 G4"
    example = window_of("fractal-drops", dice)
    assert found(example) == [(Reason.WRONG_VALUE, on("C5"))]
    assert removals(example) == (on("C5"),)
    assert mistakes(window_of("fractal-drops", dice, {"C5": Mark.VALUE_WAIVED})) == ()


# ---------------------------------------------------------------- removals


def test_of_a_pair_either_die_may_go() -> None:
    # RULES 8.1
    assert removals(window_with(FREE, {"A1": "R1", "A2": "R2"})) == (on("A1"), on("A2"))


def test_a_die_that_has_to_go_anyway_settles_its_pairs() -> None:
    # RULES 8.1: the red die on A4 goes for its print, and then A3 may stay
    window = window_with("fractal-drops", {"A3": "R1", "A4": "R3"})
    assert removals(window) == (on("A4"),)


def test_one_die_between_two_equals_is_the_smallest_set() -> None:
    # RULES 8.1
    assert removals(window_with(FREE, {"A1": "R1", "A2": "R2", "A3": "R3"})) == (on("A2"),)


def test_twenty_equal_dice_leave_one_colour_of_a_chessboard() -> None:
    window = Window(FREE, (die_of("R1"),) * COUNT)
    light = tuple(space for space in SPACES if space % 2 == 0)
    dark = tuple(space for space in SPACES if space % 2 == 1)
    assert removals(window) == (light, dark)


def test_ten_separate_pairs_give_every_choice() -> None:
    # The most smallest sets that a window can have: two for each pair.
    window = window_of(FREE, "Y5 Y5 P3 P3 R5 B3 B3 G2 G2 R5 G1 G1 R6 R6 Y1 R3 R3 P4 P4 Y1")
    pairs = {mistake.spaces for mistake in mistakes(window)}
    assert len(pairs) == 10
    sets = removals(window)
    assert len(sets) == len(set(sets)) == 1_024
    assert all(len(set(one).intersection(pair)) == 1 for one in sets for pair in pairs)


@given(windows(most=9))
def test_removals_are_all_the_smallest_sets(window: Window) -> None:
    # RULES 8.1: compared with trying every set of dice, the smallest first
    dice = [space for space in SPACES if window.dice[space] is not None]
    assume(mistakes(window))
    every_set = chain.from_iterable(combinations(dice, size) for size in range(len(dice) + 1))
    mending = [gone for gone in every_set if not mistakes(without(window, gone))]
    fewest = len(mending[0])
    assert removals(window) == tuple(gone for gone in mending if len(gone) == fewest)


@given(windows())
def test_a_removal_mends_a_full_window_too(window: Window) -> None:
    # RULES 8.1, 8.3: and no die of it could stay
    for gone in removals(window):
        assert mistakes(without(window, gone)) == ()
        for kept in gone:
            assert mistakes(without(window, tuple(space for space in gone if space != kept)))


def without(window: Window, gone: tuple[int, ...]) -> Window:
    for space in gone:
        window = window.lift(space)
    return window


# ---------------------------------------------------------------- audit and placement agree


@given(patterns, st.lists(st.tuples(all_dice, spaces, st.sampled_from(Waiver)), max_size=12))
def test_a_placed_die_is_a_mistake_just_when_it_would_be_refused(
    pattern: Pattern, placements: list[tuple[Die, int, Waiver]]
) -> None:
    # RULES 5.2, 5.3, 5.4, 5.5, 6.5, 8.3
    window = Window(pattern)
    for die, space, waiver in placements:
        reason = refusal(window, die, space, waiver)
        if reason in (Reason.OCCUPIED, Reason.NOT_ALONE):
            continue  # refereed also at honour tables (RULES 8.4)
        window = window.place(die, space, marks_for(window, die, space, waiver))
        blamed = [mistake.reason for mistake in mistakes(window) if space in mistake.spaces]
        if reason is None:
            assert blamed == []
        else:
            assert reason in blamed
            assert blamed[0].rule == reason.rule


# ---------------------------------------------------------------- warnings


def test_no_die_on_the_edge_is_a_warning() -> None:
    # RULES 5.2: there must have been a first die, but it may have been moved
    inside = window_with(FREE, {"B2": "R1", "C3": "G2"})
    assert warnings(inside) == (Mistake(Reason.NOT_ON_EDGE, on("B2 C3")),)
    assert mistakes(inside) == ()
    assert warnings(window_with(FREE, {"B2": "R1", "C3": "G2", "D4": "R1"})) == ()


def test_a_single_die_is_not_isolated() -> None:
    # RULES 5.2, 5.3
    assert warnings(window_with(FREE, {"A1": "R1"})) == ()
    assert warnings(window_with(FREE, {"B2": "R1"})) == (Mistake(Reason.NOT_ON_EDGE, on("B2")),)


def test_isolated_dice_are_warnings() -> None:
    # RULES 5.3
    window = window_with(FREE, {"A1": "R1", "A3": "G2", "B4": "Y3", "D1": "B4"})
    assert warnings(window) == (
        Mistake(Reason.NOT_TOUCHING, on("A1")),
        Mistake(Reason.NOT_TOUCHING, on("D1")),
    )


def test_a_die_laid_with_the_straightedge_is_no_warning() -> None:
    # RULES tool 9, 6.5
    dice = "R1 .. .. .. .. " + ".. " * 14 + "G2"
    assert warnings(window_of(FREE, dice, {"D5": Mark.TOUCH_WAIVED})) == (
        Mistake(Reason.NOT_TOUCHING, on("A1")),
    )
