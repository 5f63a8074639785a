"""Fields: each value knows its line."""

import pytest

from sagrada.engine.notation import NotationError, parse_die, parse_seat
from sagrada.engine.notation.fields import Fields


@pytest.fixture
def found() -> Fields:
    fields = Fields(("Hand", "start"))
    fields.add("HAND", "R3", 4)
    return fields


def test_values_are_read_under_their_keys(found: Fields) -> None:
    assert str(found.need("Hand", parse_die)) == "R3"
    assert found.read("start", parse_seat, 7) == 7
    assert "Hand" in found
    assert "start" not in found


def test_a_value_that_cannot_be_read_is_named_with_line_and_key(found: Fields) -> None:
    found.add("start", "9", 5)
    with pytest.raises(NotationError, match=r'^line 5: start: "9" isn’t a seat') as caught:
        found.read("start", parse_seat, 0)
    assert caught.value.line == 5


def test_a_missing_key_is_named(found: Fields) -> None:
    with pytest.raises(NotationError, match=r"^start is missing; add a line for it$"):
        found.need("start", parse_seat)


def test_an_unknown_key_is_named_with_the_known_ones(found: Fields) -> None:
    with pytest.raises(NotationError, match=r'^line 9: "foot" isn’t known here; .*Hand, start$'):
        found.add("foot", "", 9)


def test_a_key_stands_only_once(found: Fields) -> None:
    with pytest.raises(NotationError, match=r"^line 6: Hand is listed twice, first on line 4"):
        found.add("hand", "R4", 6)


def test_an_error_of_a_reader_names_the_line_if_there_is_one(found: Fields) -> None:
    assert str(found.error("Hand", "too many")) == "line 4: Hand: too many"
    assert str(found.error("start", "too few")) == "start: too few"
