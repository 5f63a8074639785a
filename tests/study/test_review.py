"""Reviews: repeatable, part by part in any order, and refused where there is nothing to review."""

import pickle
from dataclasses import replace

import pytest

import sagrada
from sagrada.game.game import Game
from sagrada.game.record import Seat
from sagrada.study.review import REVIEW_VERSION, Reviewer, review
from sagrada.study.spans import ReviewError, SpanKind
from tests.study.games import TINY, bot_game, tiny_review


@pytest.mark.parametrize(
    "levels", [("rules",), pytest.param(("apprentice", "rules"), marks=pytest.mark.slow)]
)
def test_the_same_record_gives_the_same_review(levels: tuple[str, ...]) -> None:
    game = bot_game(*levels)
    again = review(sagrada.Record.parse(str(game.record())), TINY)
    assert again.to_json() == tiny_review(*levels).to_json()
    assert again.version == REVIEW_VERSION


def test_parts_can_be_made_in_any_order_and_elsewhere() -> None:
    record = bot_game("apprentice", "rules").record()
    numbers = [*range(len(Reviewer(record, TINY)))]
    parts = [pickle.loads(pickle.dumps(Reviewer(record, TINY).part(n))) for n in numbers[::-9]]
    whole = tiny_review("apprentice", "rules")
    assert parts == [whole.parts[n] for n in numbers[::-9]]
    with pytest.raises(ReviewError, match="each of its parts once"):
        Reviewer(record, TINY).review(parts)


def test_progress_comes_part_by_part() -> None:
    steps = Reviewer(bot_game("rules", "rules"), TINY).run()
    first = next(steps)
    assert (first.done, first.span.number, first.part.number) == (1, 0, 0)
    assert first.total > 50
    assert first.part.judgment is not None


def test_values_follow_the_game() -> None:
    found = tiny_review("apprentice", "rules")
    for span, part in zip(found.spans, found.parts, strict=True):
        open_choice = span.kind is SpanKind.PATTERN and bool(span.after.to_act)
        assert (part.values is None) == open_choice
        assert (part.luck is not None) == span.is_chance
        assert (part.judgment is not None) == span.is_decision
        if part.values:
            assert abs(sum(each.chance.value for each in part.values) - 1) < 1e-9
    last = found.parts[-1].values
    assert last is not None
    assert [each.points.value for each in last] == [seat.score for seat in found.seats]


def test_names_seeds_and_comments_do_not_matter() -> None:
    record = bot_game("rules", "rules").record()
    other = replace(record, seed=None, commitment=None, seats=(Seat(name="Ann"), record.seats[1]))
    number = next(
        span.number for span in Reviewer(record, TINY).game.spans if span.kind is SpanKind.ROLL
    )
    assert Reviewer(record, TINY).part(number) == Reviewer(other, TINY).part(number)


def test_what_cannot_be_reviewed() -> None:
    with pytest.raises(ReviewError, match="isn’t over"):
        review(Game(seed=1))
    with pytest.raises(ReviewError, match="effort: choose one of quick, normal, deep"):
        review(bot_game("rules", "rules"), "endless")


def test_it_is_in_the_library() -> None:
    assert sagrada.review is review
    text = str(tiny_review("apprentice", "rules"))
    assert "Luck-adjusted: " in text
    assert repr(tiny_review("apprentice", "rules")).startswith("<Review: 2 players, ")
