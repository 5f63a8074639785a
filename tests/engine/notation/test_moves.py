"""Notation of single things, moves and outcomes: read back as written, refused in a sentence."""

import re
import string
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sagrada.engine.dice import ALL_KINDS, COLOURS, Colour, Die
from sagrada.engine.moves import Draft, EndTurn, Move, Place, Remove, Swap
from sagrada.engine.notation import (
    NotationError,
    can_share_entry,
    format_cell,
    format_chance,
    format_choice,
    format_colour,
    format_dice,
    format_die,
    format_move,
    format_outcome,
    format_seat,
    format_space,
    format_window_dice,
    parse_card,
    parse_cell,
    parse_chance,
    parse_choice,
    parse_colour,
    parse_dice,
    parse_die,
    parse_move,
    parse_outcome,
    parse_pattern,
    parse_public,
    parse_round,
    parse_seat,
    parse_space,
    parse_tool,
    parse_value,
    parse_window_dice,
    quoted,
)
from sagrada.engine.outcomes import (
    PrivateDealt,
    Rerolled,
    Rolled,
    ToolDealt,
)
from sagrada.engine.spaces import SPACES
from tests.entries import MOVES, OUTCOMES, SEATS

# ---------------------------------------------------------------- read back as written


def test_dice_spaces_colours_and_seats() -> None:
    """RULES 1.1, 1.2: every die and every space has one name."""
    assert [parse_die(format_die(die)) for die in ALL_KINDS] == list(ALL_KINDS)
    assert [parse_space(format_space(space)) for space in SPACES] == list(SPACES)
    assert [parse_colour(format_colour(colour)) for colour in COLOURS] == list(COLOURS)
    assert [parse_seat(format_seat(seat)) for seat in SEATS] == list(SEATS)
    assert (parse_die("R3"), parse_space("B2")) == (Die(Colour.RED, 3), 6)
    assert (parse_space("A1"), parse_space("D5"), parse_seat("1")) == (0, 19, 0)


def test_letter_case_and_blanks_do_no_harm() -> None:
    assert parse_die(" r3 ") == parse_die("R3")
    assert parse_space("b2 ") == parse_space("B2")
    assert parse_pattern(" Fractal-Drops") == "fractal-drops"
    assert parse_public("LIGHT-shades") == "light-shades"
    assert parse_move("  2 :  Draft   g4 ") == Draft(1, Die(Colour.GREEN, 4))
    assert parse_outcome("* :ROLL y1") == Rolled(Die(Colour.YELLOW, 1))
    for name in ("purple", "P", "p", "Shades-of-Purple"):
        assert parse_colour(name) is Colour.PURPLE


def test_every_move_reads_back() -> None:
    """RULES 4.1: over the whole alphabet, and no two moves are written alike."""
    texts = [format_move(move) for move in MOVES]
    assert [parse_move(text) for text in texts] == MOVES
    assert len(set(texts)) == len(MOVES)


def test_every_outcome_reads_back() -> None:
    """RULES 2.1, 2.4, 3.1: over all that chance can answer."""
    texts = [format_outcome(outcome) for outcome in OUTCOMES]
    assert [parse_outcome(text) for text in texts] == OUTCOMES
    assert len(set(texts)) == len(OUTCOMES)


def test_moves_are_written_as_documented() -> None:
    assert format_move(Draft(0, Die(Colour.RED, 3))) == "1: draft R3"
    assert format_move(Swap(3, 10, Die(Colour.BLUE, 6))) == "4: swap 10 B6"
    assert format_choice(EndTurn(2)) == "end"
    assert parse_choice(2, "end") == EndTurn(2)
    assert format_outcome(PrivateDealt(0, Colour.RED)) == "*: private 1 red"


def test_a_space_that_does_not_exist_can_be_named_but_not_read() -> None:
    assert format_move(Place(0, 20)) == "1: place space 20"
    assert format_move(Remove(0, -1)) == "1: remove space -1"
    with pytest.raises(NotationError):
        parse_move(format_move(Place(0, 20)))


def test_rolls_may_share_an_entry() -> None:
    """RULES 3.1, tool 7: `roll` and `reroll` may name several outcomes."""
    rolls = (Rolled(Die(Colour.RED, 3)), Rolled(Die(Colour.YELLOW, 4)))
    assert format_chance(rolls) == "roll R3 Y4"
    assert parse_chance("roll R3 Y4") == rolls
    assert parse_chance("reroll 2 5") == (Rerolled(2), Rerolled(5))
    assert can_share_entry(*rolls)
    assert not can_share_entry(rolls[0], Rerolled(3))
    assert not can_share_entry(ToolDealt(1), ToolDealt(2))


@given(st.lists(st.sampled_from(ALL_KINDS)))
def test_dice_read_back(dice: list[Die]) -> None:
    assert parse_dice(format_dice(dice)) == tuple(dice)


@given(st.lists(st.none() | st.sampled_from(ALL_KINDS), min_size=20, max_size=20))
def test_window_dice_read_back(dice: list[Die | None]) -> None:
    text = format_window_dice(dice)
    assert parse_window_dice(text) == tuple(dice)
    assert parse_window_dice(text.replace("/", "\n")) == tuple(dice)
    assert parse_window_dice([format_cell(die) for die in dice]) == tuple(dice)


def test_a_window_is_written_row_by_row() -> None:
    cells = ["..", "R3", *[".."] * 17, "P6"]
    text = ".. R3 .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. P6"
    assert format_window_dice([parse_cell(cell) for cell in cells]) == text


# ---------------------------------------------------------------- refused in a sentence

REFUSED: list[tuple[Callable[[str], object], str, str]] = [
    (parse_die, "R7", '"R7" isn’t a die; expected a color (R Y G B P) and a value (1 to 6)'),
    (parse_die, "", '"" isn’t a die'),
    (parse_die, "3R", '"3R" isn’t a die'),
    (parse_die, "R٣", "isn’t a die"),
    (parse_cell, "...", '"..." isn’t a die'),
    (parse_space, "E1", '"E1" isn’t a space; expected a row (A to D from the top)'),
    (parse_space, "A6", '"A6" isn’t a space'),
    (parse_colour, "orange", '"orange" isn’t a color; expected one of red, yellow, green'),
    (parse_seat, "0", '"0" isn’t a seat; expected a whole number from 1 to 4'),
    (parse_seat, "5", '"5" isn’t a seat'),
    (parse_seat, "1.0", '"1.0" isn’t a seat'),
    (parse_value, "7", '"7" isn’t a value; expected a whole number from 1 to 6'),
    (parse_tool, "13", '"13" isn’t a tool; expected a whole number from 1 to 12'),
    (parse_tool, "9" * 5000, "isn’t a tool"),
    (parse_card, "0", '"0" isn’t a window card; expected a whole number from 1 to 12'),
    (parse_round, "11", '"11" isn’t a number on the round track; expected a whole number from 1'),
    (parse_pattern, "fractal", '"fractal" isn’t a pattern; expected the id of one of the 24'),
    (parse_public, "light", '"light" isn’t a public objective; expected one of light-shades,'),
    (parse_dice, "R3 R9", '"R9" isn’t a die'),
    (parse_window_dice, "R3 ..", "a window has 20 spaces, not 2; list them row by row, with"),
    (parse_window_dice, ".. .. / ..", 'expected 4 rows of 5 spaces, or no "/" at all'),
    (parse_window_dice, " ".join(["xx"] * 20), '"xx" isn’t a die'),
    (parse_move, "draft R3", "isn’t a move; expected a seat, a colon and a choice, like"),
    (parse_move, "*: roll R3", '"*" isn’t a seat'),
    (parse_move, "1: ", '"" isn’t a choice; expected one of pattern, draft, place'),
    (parse_move, "1: drfat R3", '"drfat R3" isn’t a choice'),
    (parse_move, "1: draft", '"draft" can’t be read: "draft" takes a die, like "draft R3"'),
    (parse_move, "1: draft R3 R4", '"draft" takes a die, like "draft R3"'),
    (
        parse_move,
        "1: swap R5",
        '"swap" takes a number on the round track and a die, like "swap 3 R5"',
    ),
    (parse_move, "1: end now", '"end" takes nothing after it'),
    (parse_move, "1: roll R3", '"roll R3" isn’t a choice'),
    (parse_outcome, "1: roll R3", "isn’t an outcome; expected an asterisk, a colon and an outcome"),
    (parse_outcome, "* roll R3", "isn’t an outcome"),
    (parse_outcome, "*: roll", '"roll" takes a die, like "roll R3"'),
    (parse_outcome, "*: roll R3 Y4", "isn’t a single outcome; expected just one here"),
    (parse_outcome, "*: draw R3", '"R3" isn’t a color'),
    (parse_outcome, "*: end", '"end" isn’t an outcome of chance; expected one of private, card'),
]


@pytest.mark.parametrize(("parse", "text", "message"), REFUSED)
def test_what_cannot_be_read_is_named(
    parse: Callable[[str], object], text: str, message: str
) -> None:
    with pytest.raises(NotationError, match=re.escape(message)) as caught:
        parse(text)
    assert len(str(caught.value)) < 400
    assert caught.value.line is None


def test_an_error_may_name_its_line() -> None:
    error = NotationError('"R7" isn’t a die', 41)
    assert (str(error), error.message, error.line) == (
        'line 41: "R7" isn’t a die',
        '"R7" isn’t a die',
        41,
    )


def test_long_and_unprintable_text_is_shown_short_and_printable() -> None:
    assert quoted("\x1b[31m") == r'"\u001b[31m"'
    assert quoted('Zoë "Z"') == r'"Zoë \"Z\""'
    assert len(quoted("x" * 1000)) == 62


# ---------------------------------------------------------------- garbage

PARSERS: tuple[Callable[[str], object], ...] = (
    *(parse_die, parse_cell, parse_space, parse_colour, parse_seat, parse_value, parse_tool),
    *(parse_card, parse_round, parse_pattern, parse_public, parse_dice, parse_window_dice),
    *(parse_move, parse_outcome, parse_chance, lambda text: parse_choice(0, text)),
)
TEXTS = [format_move(move) for move in MOVES] + [format_outcome(o) for o in OUTCOMES]
garbage = st.text() | st.text(alphabet="RYGBPABCD0123456789.:*,/ -#", max_size=12)


@given(garbage)
@example("İ")
@example("1:\x00")
@example("²")
def test_garbage_is_refused_and_nothing_else_happens(text: str) -> None:
    for parse in PARSERS:
        with suppress(NotationError):
            parse(text)


@given(
    st.sampled_from(TEXTS),
    st.integers(0, 30),
    st.sampled_from(["", *string.printable]),
)
def test_a_slip_gives_another_move_or_a_refusal(text: str, at: int, slip: str) -> None:
    """One character replaced or left out: whatever still reads is written and read again."""
    slipped = text[:at] + slip + text[at + 1 :]
    try:
        move: Move = parse_move(slipped)
    except NotationError:
        return
    assert parse_move(format_move(move)) == move
