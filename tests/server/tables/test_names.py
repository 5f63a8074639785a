"""Names of people."""

import unicodedata

import pytest

from sagrada.server.errors import ApiError
from sagrada.server.tables.names import clean_name, is_readable


def test_any_script_on_one_line() -> None:
    assert clean_name("  Zoë \t 王小明  ", "name") == "Zoë 王小明"
    assert clean_name("e\u0301", "name") == "\u00e9"
    assert clean_name("<b>", "name") == "<b>", "shown as text, so it does no harm"


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 31, "a\u200bb", "a\u202eb", "\x07"),
        *("\u3164", "\u2800\u2800", "\u115f \u1160", "\u200d", "\u0301", "\ufe0f"),
        "a" + "\u0335" * 20,
        "An\u200cn",  # looks like Ann
        "Ann\u3164",
        "Ann\u200d",
        "\U000e0041\U000e006e\U000e006e",  # tags without a flag
    ],
)
def test_invisible_empty_and_endless_names_are_refused(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        clean_name(name, "seats.1.name")
    assert (refused.value.code, refused.value.field) == ("bad-request", "seats.1.name")


@pytest.mark.parametrize(
    "text",
    [
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",  # علی‌رضا, with its non-joiner
        "\u0915\u094d\u200d\u0937",  # क्‍ष
        "\U0001f469\u200d\U0001f680",  # an astronaut
        "\U0001f468\U0001f3fd\u200d\U0001f680",  # with a color of skin
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # the rainbow flag
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland
        "1\ufe0f\u20e3",  # a keycap
        "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",  # Hebrew with vowels
        "Vi\u1ec7t Nam",
        "\u0e01\u0e35\u0e49",  # Thai, two marks
    ],
)
def test_joiners_and_marks_that_belong_there_pass(text: str) -> None:
    assert is_readable(text)
    assert clean_name(text, "name") == unicodedata.normalize("NFC", text)
