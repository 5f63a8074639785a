"""A game in spans: whole turns, chance between them, and nothing that was undone."""

from pathlib import Path

import pytest

from sagrada.engine.moves import Call, EndTurn, Move
from sagrada.engine.outcomes import Outcome
from sagrada.game.files import load_record
from sagrada.game.game import Game
from sagrada.game.record import Undo
from sagrada.study.spans import ReviewError, SpanKind, cut
from tests.study.games import bot_game

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_turn_is_one_span() -> None:
    game = cut(bot_game("rules", "rules").full_record())
    kinds = [span.kind for span in game.spans]
    assert kinds[:3] == [SpanKind.PATTERN, SpanKind.PATTERN, SpanKind.ROLL]
    assert kinds.count(SpanKind.ROLL) == 10
    turns = [span for span in game.spans if span.kind is SpanKind.CHOICE]
    assert len(turns) == 40
    assert all(isinstance(span.moves[-1], EndTurn) for span in turns)
    assert all({move.seat for move in span.moves} == {span.seat} for span in turns)
    assert [span.number for span in game.spans] == [*range(len(game.spans))]
    assert game.spans[-1].after == game.final


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.sagrada")), ids=lambda path: path.stem)
def test_every_choice_that_stood_is_in_one_span(path: Path) -> None:
    record = load_record(path)
    game = cut(record)
    kept: list[Move] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            last = max(
                n for n, each in enumerate(kept) if getattr(each, "seat", None) == entry.seat
            )
            del kept[last]
        elif not isinstance(entry, Outcome):
            kept.append(entry)
    moves = [move for span in game.spans for move in span.moves]
    assert moves == [move for move in kept if not isinstance(move, Call)]
    for span in game.spans:
        assert span.is_decision == (span.kind in ("pattern", "choice"))
        if span.is_chance:
            assert not span.moves
            assert span.before.is_chance


def test_chance_cuts_a_turn_in_two() -> None:
    game = cut(load_record(GOLDEN / "tools-6-10-11.sagrada"))
    kinds = {span.kind for span in game.spans}
    assert {SpanKind.REROLL, SpanKind.DRAW} <= kinds
    for before, span in zip(game.spans, game.spans[1:], strict=False):
        if span.kind in (SpanKind.REROLL, SpanKind.DRAW):
            assert before.seat == span.seat
            assert before.kind is SpanKind.CHOICE


def test_mending_is_apart() -> None:
    game = cut(load_record(GOLDEN / "honour-1-2-3.sagrada"))
    assert SpanKind.MENDING in {span.kind for span in game.spans}


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(ReviewError, match="the game isn’t over: its record ends in round 0"):
        cut(Game(seed=1).full_record())
