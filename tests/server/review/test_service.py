"""Reviews on request: made one at a time, told as they grow, kept without names."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from sagrada.engine.options import Setup
from sagrada.game.record import Comment, Record
from sagrada.server.askers import Asker
from sagrada.server.errors import ApiError
from sagrada.server.review import service
from sagrada.server.review.service import MOST_OF_PERSON, Reviews, review_key, review_text
from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate
from sagrada.server.wire.review import ReviewState
from tests.game.games import NAMES, played_game

pytestmark = pytest.mark.anyio

ANN = Asker("ann", "9.0.0.1")
BOB = Asker("bob", "9.0.0.2")
EVE = Asker("eve", "9.0.0.3")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'reviews.db'}")
    await migrate(made)
    yield made
    await made.close()


@pytest.fixture
async def reviews(database: Database) -> AsyncIterator[Reviews]:
    made = Reviews(database, "quick")
    yield made
    await made.stop()


def solo_game(seed: int = 1) -> Record:
    return played_game(Setup(1), seed).record(reveal=True)


async def finished(reviews: Reviews, key: str) -> ReviewState:
    async with asyncio.timeout(300):
        while (state := await reviews.state(key)).seats is None:
            await asyncio.sleep(0.2)
    return state


async def test_a_review_grows_and_is_kept(database: Database, reviews: Reviews) -> None:
    record = solo_game()
    asked = await reviews.ask(ANN, record)
    assert asked.seats is None
    again = await reviews.ask(BOB, replace(record, seed=None))
    assert again.key == asked.key, "the same game is reviewed once"
    state = await finished(reviews, asked.key)
    assert state.done == state.total == len(state.spans) > 20
    assert state.seats is not None
    ledger = state.seats[0].points
    parts = (ledger.deal.value, ledger.luck.value, ledger.errors.value)
    rest = (ledger.found, ledger.mistakes, ledger.others, ledger.drift)
    assert ledger.start + sum(parts) + sum(rest) == pytest.approx(ledger.final)
    later = await reviews.state(asked.key, state.total - 1)
    assert later.spans == state.spans[-1:]

    # Another process finds it in the database, and doesn't make it again.
    other = Reviews(database, "quick")
    assert await other.ask(EVE, record) == state


def test_the_key_is_the_games_alone() -> None:
    record = solo_game()
    text = review_text(record)
    assert not any(name in text for name in NAMES)
    assert "Seed" not in text
    said = replace(record, comments=(Comment(1, "a secret of mine"),), seed=None, commitment=None)
    assert review_text(said) == text
    assert review_key(text, "quick") != review_key(text, "normal")
    assert review_key(review_text(solo_game(2)), "quick") != review_key(text, "quick")


async def test_nobody_fills_the_queue(reviews: Reviews) -> None:
    for seed in range(MOST_OF_PERSON):
        await reviews.ask(ANN, solo_game(seed))
    with pytest.raises(ApiError) as refused:
        await reviews.ask(ANN, solo_game(99))
    assert refused.value.code == "too-many"
    waiting = await reviews.ask(BOB, solo_game(100))
    assert waiting.ahead == MOST_OF_PERSON


async def test_a_review_that_fails_is_gone(
    reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says so and can ask again; the next one in the queue is made."""
    monkeypatch.setattr(service, "make_part", _crash)
    asked = await reviews.ask(ANN, solo_game())
    with pytest.raises(ApiError, match="no such review"):
        await finished(reviews, asked.key)


def _crash(_text: str, _effort: str, _number: int) -> bytes:
    raise RuntimeError("out of glass")


async def test_there_is_no_review_of_what_nobody_asked_for(reviews: Reviews) -> None:
    with pytest.raises(ApiError, match="no such review"):
        await reviews.state("0" * 32)
