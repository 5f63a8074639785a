"""Whole choices: complete, different from each other, and equal if they lead to the same."""

from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.view import view
from sagrada.kernel.layout import MOVE_END
from sagrada.study.evaluator import Evaluator
from sagrada.study.spans import Span, SpanKind, cut
from sagrada.study.whole_choice import WholeChoice, choice_made, proposals
from tests.study.games import bot_game


def made_in(span: Span) -> WholeChoice:
    before_last, after = view(span.before_last, span.seat), view(span.after, span.seat)
    made = choice_made(before_last, after, span.moves)
    assert made is not None
    return made


def test_every_proposal_ends_the_turn_or_asks_chance() -> None:
    evaluator = Evaluator(solo=False)
    spans = cut(bot_game("master", "master").full_record()).spans
    for span in spans[3::7]:
        if span.seat is None or not span.is_decision:
            continue
        found = proposals(view(span.before, span.seat), evaluator, 16, 1)
        assert found
        assert len({choice.leads_to for choice in found}) == len(found)
        for choice in found:
            after = choice.state.copy()
            after.apply_move(choice.last)
            assert choice.last == MOVE_END or after.is_chance


def test_the_choice_made_is_found_among_the_proposals() -> None:
    """Master plays the turn that the value function likes best."""
    evaluator = Evaluator(solo=False)
    spans = [each for each in cut(bot_game("master", "master").full_record()).spans if each.moves]
    found = 0
    turns = [each for each in spans if each.kind is SpanKind.CHOICE][4:24]
    for span in turns:
        assert span.seat is not None
        made = choice_made(
            view(span.before_last, span.seat), view(span.after, span.seat), span.moves
        )
        assert made is not None
        choices = proposals(view(span.before, span.seat), evaluator, 16, 1)
        found += made.leads_to in [choice.leads_to for choice in choices]
    assert found >= len(turns) - 1


def test_the_same_position_by_another_order_is_the_same_choice() -> None:
    spans = cut(bot_game("master", "master").full_record()).spans
    span = next(each for each in spans if each.kind is SpanKind.CHOICE and len(each.moves) == 3)
    assert span.seat is not None
    made = made_in(span)
    assert made.ends_turn
    fewer: tuple[Move, ...] = (EndTurn(span.seat),)
    passed = choice_made(view(span.before, span.seat), view(span.after, span.seat), fewer)
    assert passed is not None
    assert passed.leads_to != made.leads_to
