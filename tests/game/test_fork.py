"""Playing on from a moment of another game: the past is taken over, the future is its own."""

import random
from dataclasses import replace

import pytest

from sagrada.engine.options import Setup
from sagrada.game.fork import fork_game
from sagrada.game.game import Game, GameError
from sagrada.game.record import Fork, Record, RecordError
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.replay import moments, replay
from sagrada.game.verify import verify
from tests.game.games import HONOUR, play_on, played_game, seed_number


def finished(setup: Setup | None = None) -> Record:
    return played_game(setup).record(reveal=True)


def middle(record: Record) -> int:
    """The version of a moment in the middle."""
    found = moments(replay(record))
    return found[len(found) // 2].version


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(3, HONOUR), Setup(4)])
def test_the_past_is_the_same_and_the_future_is_fresh(setup: Setup) -> None:
    source = finished(setup)
    version = middle(source)
    fork = fork_game(source, version, seed=seed_number(7), source="aB3")
    assert fork.full_record().entries[:version] == source.entries[:version]
    record = play_on(fork, 10_000, random.Random(2)).record(reveal=True)
    assert record.fork == Fork(version, "aB3")
    assert record.entries != source.entries
    checked = verify(record)
    assert checked.is_good
    assert checked.taken_over > 0
    assert "weren’t checked" in str(checked)


def test_the_same_seed_brings_the_same_dice() -> None:
    source = finished()
    version = middle(source)
    fork = fork_game(source, version, seed=source.seed)
    for entry in source.entries[version:]:
        if fork.version < len(source.entries) and not fork.is_over:
            assert source.entries[: fork.version] == fork.full_record().entries
        if hasattr(entry, "seat"):
            if type(entry).__name__ == "Undo":
                fork.undo(entry.seat)
            else:
                fork.push(entry)  # type: ignore[arg-type]
    assert fork.full_record().entries == source.entries


def test_its_record_is_read_as_it_was_written() -> None:
    source = finished()
    fork = play_on(fork_game(source, middle(source), source="x-1"), 10_000, random.Random(3))
    record = fork.record(reveal=True)
    text = format_record(record)
    assert f'[Fork "{middle(source)} x-1"]' in text
    assert parse_record(text) == record
    again = Game.from_record(record)
    assert again.full_record() == record


def test_a_roll_of_its_own_is_checked_against_its_seed() -> None:
    source = finished()
    record = play_on(fork_game(source, middle(source)), 10_000, random.Random(3)).record(True)
    assert record.fork is not None
    honest = verify(record)
    taken_from_elsewhere = verify(replace(record, fork=None))
    assert honest.is_good
    assert len(taken_from_elsewhere.findings) > 10, "the earlier rolls aren’t this seed’s"


@pytest.mark.parametrize("version", [-1, 0, 10_000])
def test_there_is_no_such_moment(version: int) -> None:
    with pytest.raises(GameError, match=f"no moment {version}"):
        fork_game(finished(), version)


def test_a_finished_game_has_nothing_left_to_play() -> None:
    source = finished()
    with pytest.raises(GameError, match="nothing left"):
        fork_game(source, len(source.entries))


@pytest.mark.parametrize("header", ["0", "-3", "12 a b", "many", "12 ü", ""])
def test_a_wrong_header_is_refused(header: str) -> None:
    text = format_record(finished())
    with pytest.raises(ValueError, match=r"Fork|entries"):
        parse_record(f'[Fork "{header}"]\n{text}')


def test_a_fork_needs_as_many_entries_as_it_claims() -> None:
    source = finished()
    with pytest.raises(RecordError, match="only"):
        replace(source, fork=Fork(len(source.entries) + 1))
