"""Records: what they can hold, and results."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from sagrada.engine.options import Setup
from sagrada.game.record import (
    OPEN_SEAT,
    Comment,
    Record,
    RecordError,
    Result,
    Seat,
    SeatKind,
    result_of,
    seat_names,
)
from tests.game.games import played_game, seats
from tests.game.test_record_text import A_RECORD

NO_RECORDS: list[tuple[Callable[[], Any], str]] = [
    (lambda: Seat(name=" Ann"), "name: a name must be one line"),
    (lambda: Seat(SeatKind.BOT, bot="two words"), "bot: a bot’s name must be one word"),
    (lambda: Seat(SeatKind.HUMAN, bot="greedy"), "bot: only a bot’s seat can name a bot"),
    (lambda: Comment(0, "two\nlines"), "comments: a comment must be one line"),
    (lambda: Comment(0, "--- round 3 ---"), "would be read as the heading of a round"),
    (lambda: Record(Setup(), seats(3)), "seats: expected 2, got 3"),
    (lambda: Record(Setup(), seats(2), edition="fr"), "edition: expected one of en, it"),
    (lambda: Record(Setup(), seats(2), commitment="A" * 64), "commitment: expected 64"),
    (lambda: Record(Setup(), seats(2), seed=b"short"), "seed: expected 32 bytes"),
    (lambda: Record(Setup(), seats(2), preface=("\r",)), "comments: a comment must be one line"),
    (lambda: Record(Setup(), seats(2), result=Result((1, 2), ())), "result: the winners"),
    (
        lambda: Record(Setup(), seats(2), result=Result((1, 2), (0,), 3)),
        "result: a solo game has a target score",
    ),
    (lambda: Record(Setup(), seats(2), comments=(Comment(1, "x"),)), "comments: each must come"),
    (
        lambda: replace(A_RECORD, comments=(Comment(2, "x"), Comment(1, "y"))),
        "comments: each must come after an entry of the record, in order",
    ),
    (
        lambda: replace(A_RECORD, comments=(Comment(0, "x", trailing=True),)),
        "comments: only the first comment after an entry can share its line",
    ),
    (
        lambda: replace(A_RECORD, comments=(Comment(1, "x"), Comment(1, "y", trailing=True))),
        "comments: only the first comment after an entry can share its line",
    ),
]


@pytest.mark.parametrize(("make", "message"), NO_RECORDS)
def test_a_record_that_would_not_read_back_cannot_be_made(
    make: Callable[[], Any], message: str
) -> None:
    with pytest.raises(RecordError, match=re.escape(message)):
        make()


def test_the_result_of_a_game() -> None:
    """RULES 7.6, 9.5, 9.6"""
    game = played_game(Setup(2))
    result = result_of(game.state)
    assert len(result.scores) == 2
    assert result.winners
    assert result.target is None
    solo = result_of(played_game(Setup(1), seed=2).state)
    assert solo.target is not None
    assert solo.winners == ((0,) if solo.scores[0] > solo.target else ())


def test_every_seat_has_a_name() -> None:
    assert seat_names((Seat(name="Ann"), OPEN_SEAT, Seat())) == ["Ann", "Seat 2", "Seat 3"]
