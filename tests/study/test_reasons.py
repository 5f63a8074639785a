"""Why the best choice is better: the parts in which the two windows differ."""

from sagrada.engine.cards import PUBLIC_OBJECTIVES
from sagrada.engine.spaces import NAMES
from sagrada.engine.view import view
from sagrada.study.evaluator import Evaluator
from sagrada.study.reasons import MOST, SMALLEST, reasons
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


def test_a_pattern_has_no_parts() -> None:
    evaluator = Evaluator(solo=False)
    span = cut(bot_game("rules", "rules").full_record()).spans[0]
    seen = view(span.before, span.seat)
    best, other, *_ = proposals(seen, evaluator, 6, 1)
    assert reasons(seen, best, other) == ()
