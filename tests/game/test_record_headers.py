"""The headers of a record: seats and results."""

import pytest

from sagrada.engine.options import Setup
from sagrada.game.record import OPEN_SEAT, Record, Result, Seat
from sagrada.game.record_headers import format_result, parse_result
from sagrada.game.record_text import format_record, parse_record


def test_an_open_seat_has_no_name() -> None:
    record = Record(Setup(), (OPEN_SEAT, Seat()))
    text = format_record(record)
    assert '[Kind1 "open"]\n[Player2 ""]\n' in text
    assert parse_record(text) == record


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Result((40, -3), (0,)), "40 -3, won by 1"),
        (Result((40, 40, 2), (0, 1)), "40 40 2, won by 1 2"),
        (Result((40,), (0,), 34), "40 against 34, won"),
        (Result((-9,), (), 34), "-9 against 34, lost"),
    ],
)
def test_results(result: Result, text: str) -> None:
    """RULES 7.6, 7.7, 9.6, 10.3"""
    assert format_result(result) == text
    assert parse_result(text) == result
