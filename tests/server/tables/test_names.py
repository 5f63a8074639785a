"""Names of people."""

import pytest

from sagrada.server.errors import ApiError
from sagrada.server.tables.names import clean_name


def test_any_script_on_one_line() -> None:
    assert clean_name("  Zoë \t 王小明  ", "name") == "Zoë 王小明"
    assert clean_name("e\u0301", "name") == "\u00e9"
    assert clean_name("<b>", "name") == "<b>", "shown as text, so it does no harm"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u200bb", "a\u202eb", "\x07"])
def test_invisible_empty_and_endless_names_are_refused(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        clean_name(name, "seats.1.name")
    assert (refused.value.code, refused.value.field) == ("bad-request", "seats.1.name")
