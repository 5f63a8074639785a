"""Why the best choice is better: the parts in which the two windows differ."""

import pytest

from sagrada.bots.explanation import parts_of
from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.moves import ChoosePattern
from sagrada.engine.spaces import NAMES
from sagrada.engine.view import view
from sagrada.kernel.layout import MOVE_PATTERN
from sagrada.study.evaluator import Evaluator
from sagrada.study.reasons import MOST, SMALLEST, reasons, with_pattern
from sagrada.study.spans import SpanKind, cut
from sagrada.study.whole_choice import proposals
from tests.study.games import bot_game

KINDS = {"objective", "private", "room", "tokens", "tools", "filled", "dead", "tool", "pass"}


def test_reasons_name_what_is_on_the_table() -> None:
    evaluator = Evaluator(solo=False)
    game = cut(bot_game("rules", "rules").full_record())
    named = set()
    for span in game.spans[4::5]:
        if span.kind is not SpanKind.CHOICE or span.seat is None:
            continue
        seen = view(span.before, span.seat)
        best, *others = proposals(seen, evaluator, 6, 1)
        for other in others:
            found = reasons(seen, best, other)
            backward = reasons(seen, other, best)
            parts = [each for each in found if each.points]
            assert len(parts) <= MOST
            assert all(abs(each.points) >= SMALLEST for each in parts)
            assert [each.kind for each in found if each.kind not in KINDS] == []
            if best.ends_turn and other.ends_turn:
                mirrored = {(each.kind, each.about): each.points for each in backward}
                for each in parts:
                    assert mirrored[each.kind, each.about] == -each.points
            for each in found:
                named.add(each.kind)
                if each.kind == "objective":
                    assert each.about in game.final.public
                    assert each.about in PUBLIC_OBJECTIVES
                if each.kind == "dead":
                    assert set(each.where) <= set(NAMES)
    assert {"objective", "room"} <= named


def test_patterns_are_compared_by_the_same_parts() -> None:
    """What the parts of two patterns differ by is what the value function sees in them."""
    evaluator = Evaluator(solo=False)
    span = cut(bot_game("rules", "rules").full_record()).spans[0]
    assert span.kind is SpanKind.PATTERN
    assert span.seat is not None
    seen = view(span.before, span.seat)
    best, *others = proposals(seen, evaluator, 6, 1)
    chooser = evaluator.chooser(best.state)
    parts = [
        parts_of(with_pattern(span.before, each.moves[0]), span.seat) for each in (best, *others)
    ]
    values = []
    for choice, part in zip((best, *others), parts, strict=True):
        pattern = (choice.last - MOVE_PATTERN) % 24
        value = chooser.evaluate_pattern(choice.state.copy(), span.seat, pattern)
        move = choice.moves[0]
        assert isinstance(move, ChoosePattern)
        tokens = PATTERNS[move.pattern].difficulty
        values.append(value - sum(part.by_reason.values()) - tokens)
    assert values == pytest.approx([values[0]] * len(values), abs=0.01)
    worst = others[-1]
    found = {(each.kind, each.about): each.points for each in reasons(seen, best, worst)}
    assert found
    assert {kind for kind, _ in found} <= KINDS
    backward = {(each.kind, each.about): each.points for each in reasons(seen, worst, best)}
    assert found == {key: -points for key, points in backward.items()}
