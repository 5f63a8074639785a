"""Every example of docs/notation.md is read, written again and, if it is a game, replayed."""

import re
from pathlib import Path

import pytest

from sagrada.engine.notation import (
    NotationError,
    format_dice,
    format_move,
    format_outcome,
    format_window_dice,
    parse_dice,
    parse_move,
    parse_outcome,
    parse_window_dice,
)
from sagrada.engine.notation.perft_file import format_perft, parse_perft
from sagrada.engine.notation.position import POSITION_KEYS, format_position, parse_position
from sagrada.engine.perft import perft
from sagrada.engine.state import Stage
from sagrada.game.record_headers import HEADER_KEYS
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.replay import ReplayError, replay
from tests.entries import MOVES, OUTCOMES

PAGE = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def blocks(tag: str) -> list[str]:
    found = [text for kind, text in BLOCKS if kind == tag]
    assert found, f"the page has no block tagged {tag}"
    return found


def lines(tag: str) -> list[str]:
    """The lines of all blocks with this tag, without comments."""
    return [line.partition("#")[0].strip() for text in blocks(tag) for line in text.splitlines()]


def test_every_block_is_of_a_known_kind() -> None:
    kinds = {"dice", "window", "move", "outcome", "refused", "record", "position", "perft", "text"}
    assert {kind for kind, _ in BLOCKS} == kinds
    assert PAGE.count("```") == 2 * len(BLOCKS)


def test_dice_and_windows() -> None:
    assert [format_dice(parse_dice(line)) for line in lines("dice")] == lines("dice")
    windows = lines("window")
    assert [format_window_dice(parse_window_dice(line)) for line in windows] == windows


def test_perft_files() -> None:
    for text in blocks("perft"):
        case = parse_perft(text)
        assert format_perft(case) == re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
        for depth, count in case.counts:
            assert perft(case.state, depth, case.pins) == count


def test_moves() -> None:
    """The page shows each kind of move."""
    moves = [parse_move(line) for line in lines("move")]
    assert [format_move(move) for move in moves] == lines("move")
    assert {type(move) for move in moves} == {type(move) for move in MOVES}


def test_outcomes() -> None:
    """The page shows each kind of outcome."""
    outcomes = [parse_outcome(line) for line in lines("outcome")]
    assert [format_outcome(outcome) for outcome in outcomes] == lines("outcome")
    assert {type(outcome) for outcome in outcomes} == {type(outcome) for outcome in OUTCOMES}


def test_refusals() -> None:
    for line in lines("refused"):
        text, _, message = line.partition(" -> ")
        with pytest.raises(NotationError) as caught:
            parse_move(text)
        assert str(caught.value) == message


@pytest.mark.parametrize("text", blocks("record"))
def test_records(text: str) -> None:
    """They are written as the project writes them, and they replay."""
    record = parse_record(text)
    assert format_record(record) == text
    assert replay(record).entries == list(record.entries)


def test_the_refused_entry() -> None:
    (message,) = lines("text")
    with pytest.raises(ReplayError) as caught:
        replay(parse_record(blocks("record")[0] + "1: draft R5\n"))
    assert str(caught.value) == message


@pytest.mark.parametrize("text", blocks("position"))
def test_positions(text: str) -> None:
    state = parse_position(text)
    written = format_position(state)
    assert parse_position(written) == state
    said = [line for line in text.splitlines() if not line.startswith("#")]
    assert set(said) <= set(written.splitlines())


def test_the_position_is_the_one_of_the_record() -> None:
    history = replay(parse_record(blocks("record")[0]))
    assert format_position(history.steps[-1].before) == blocks("position")[0]


def test_every_header_key_and_stage_is_explained() -> None:
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`([^`]+)`", prose))
    keys = {key for key in POSITION_KEYS if not key[-1].isdigit() or key.endswith(" 1")}
    headers = {key for key in HEADER_KEYS if not key.endswith(("2", "3"))}
    assert keys | headers | set(Stage) <= named
