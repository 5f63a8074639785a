"""What a review says about a seat: the ledgers of real games, and the moments that decided them."""

from pathlib import Path

import pytest

from sagrada.game.files import load
from sagrada.study.review import Review, review
from sagrada.study.spans import SpanKind
from tests.study.games import TINY, bot_game, tiny_review

GOLDEN = Path(__file__).parents[1] / "golden"


def check_ledgers(found: Review) -> None:
    for seat in found.seats:
        target = seat.target or 0
        assert seat.points.final == seat.score - target
        assert abs(seat.points.sum - seat.points.final) < 1e-9
        assert abs(seat.chance.sum - seat.chance.final) < 1e-9
        assert seat.chance.final == seat.win_share
        assert seat.points.errors.value <= 0 or found.solo
        assert set(seat.chance.opponents) == set(range(len(found.seats))) - {seat.seat}
        assert seat.adjusted_score == seat.points.adjusted + target
    if not found.solo:
        for part in ("deal", "luck"):
            assert abs(sum(getattr(seat.chance, part).value for seat in found.seats)) < 1e-9
        assert abs(sum(seat.chance.drift for seat in found.seats)) < 1e-9


@pytest.mark.parametrize(
    "levels",
    [
        ("rules",),
        ("apprentice", "rules"),
        pytest.param(("rules", "rules", "apprentice"), marks=pytest.mark.slow),
        pytest.param(("rules", "rules", "rules", "rules"), marks=pytest.mark.slow),
    ],
)
def test_ledgers_add_up(levels: tuple[str, ...]) -> None:
    check_ledgers(tiny_review(*levels))


@pytest.mark.parametrize(
    "name",
    [
        "honour-7-8-9",
        "solo-honour",
        "shared-win",
        pytest.param("tools-6-10-11", marks=pytest.mark.slow),
        pytest.param("honour-1-2-3", marks=pytest.mark.slow),
        pytest.param("trimmed-bag-3", marks=pytest.mark.slow),
    ],
)
def test_ledgers_of_golden_games_add_up(name: str) -> None:
    check_ledgers(review(load(GOLDEN / f"{name}.sagrada"), TINY))


def test_removed_mistakes_have_a_line_of_their_own() -> None:
    found = review(load(GOLDEN / "honour-7-8-9.sagrada"), TINY)
    mended = {span.seat for span in found.spans if span.kind is SpanKind.MENDING}
    assert mended
    for seat in found.seats:
        assert (seat.points.mistakes != 0) == (seat.seat in mended)


def test_what_one_seat_gains_by_an_error_is_in_the_others_ledger() -> None:
    one, other = tiny_review("apprentice", "rules").seats
    assert one.chance.opponents[1].value == pytest.approx(-other.chance.errors.value)
    assert other.chance.opponents[0].value == pytest.approx(-one.chance.errors.value)


def test_the_moments_are_the_largest() -> None:
    found = tiny_review("apprentice", "rules")
    for seat in found.seats:
        assert len(seat.moments) == 3
        sizes = [abs(moment.chance) for moment in seat.moments]
        assert sizes == sorted(sizes, reverse=True)
        rolls = [abs(part.luck.chance[seat.seat].value) for part in found.parts if part.luck]
        assert max(rolls) <= sizes[0]
        for moment in seat.moments:
            assert moment.kind in ("luck", "error")
            assert (moment.by is None) == (moment.kind == "luck")


def test_decisions_are_counted_once() -> None:
    found = tiny_review("apprentice", "rules")
    for seat in found.seats:
        own = [p.judgment for p in found.parts if p.judgment and p.judgment.seat == seat.seat]
        assert seat.decisions == sum(not each.forced for each in own)
        assert seat.errors == sum(each.counts for each in own)
        lost = sum(each.lost_points(seat.seat) for each in own)
        assert abs(seat.left_on_the_table - lost) < 1e-9
    assert found.seats[0].errors > found.seats[1].errors


@pytest.mark.slow
def test_the_ladder_in_small() -> None:
    """A Grandmaster's errors are near 0, an Apprentice's are large."""
    weak = review(bot_game("apprentice", "apprentice", seed=4), "quick").seats
    strong = review(bot_game("grandmaster", "grandmaster", seed=4), "quick").seats
    assert min(seat.error_per_decision.value for seat in weak) > 0.5
    assert max(seat.error_per_decision.value for seat in strong) < 0.3
