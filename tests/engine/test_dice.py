import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.dice import (
    ALL_KINDS,
    COLOURS,
    DICE,
    DICE_IN_ALL,
    DICE_PER_COLOUR,
    VALUES,
    Colour,
    Die,
    add,
    take,
)
from tests.windows import all_dice, die_of

multisets = st.lists(all_dice, max_size=9).map(sorted).map(tuple)


def test_ninety_dice_of_five_colours() -> None:
    # RULES 1.1
    assert [colour.word for colour in COLOURS] == ["red", "yellow", "green", "blue", "purple"]
    assert [colour.letter for colour in COLOURS] == ["R", "Y", "G", "B", "P"]
    assert VALUES == (1, 2, 3, 4, 5, 6)
    assert (DICE_PER_COLOUR, DICE_IN_ALL) == (18, 90)


def test_thirty_kinds_of_die() -> None:
    # RULES 1.1
    assert len(set(ALL_KINDS)) == 30
    for colour in COLOURS:
        for value in VALUES:
            assert DICE[colour][value - 1] == Die(colour, value)
            assert Die(colour, value) in ALL_KINDS


def test_a_die_is_written_in_two_characters() -> None:
    assert str(Die(Colour.PURPLE, 6)) == "P6"
    assert [str(die_of(str(die))) for die in ALL_KINDS] == [str(die) for die in ALL_KINDS]


def test_a_color_can_be_spelled_both_ways() -> None:
    assert all(die.color is die.colour for die in ALL_KINDS)


def test_turning_a_die_keeps_its_colour() -> None:
    for die in ALL_KINDS:
        for value in VALUES:
            assert die.showing(value) == Die(die.colour, value)


def test_equal_colours_hash_alike() -> None:
    assert {hash(colour) for colour in COLOURS} == {hash(int(colour)) for colour in COLOURS}


def test_a_multiset_is_sorted_by_colour_and_value() -> None:
    # RULES 4.6
    pool = (die_of("R5"), die_of("G2"))
    assert add(pool, die_of("G1")) == (die_of("R5"), die_of("G1"), die_of("G2"))
    assert add((), die_of("G1")) == (die_of("G1"),)


def test_of_equal_dice_one_is_taken() -> None:
    # RULES 4.6
    pool = (die_of("R5"), die_of("R5"), die_of("G2"))
    assert take(pool, die_of("R5")) == (die_of("R5"), die_of("G2"))


def test_a_die_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError):
        take((die_of("R5"),), die_of("R4"))


@given(multisets, all_dice)
def test_take_undoes_add(pool: tuple[Die, ...], die: Die) -> None:
    # RULES 4.6
    more = add(pool, die)
    assert list(more) == sorted([*pool, die])
    assert take(more, die) == pool
