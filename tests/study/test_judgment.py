"""Judging decisions: planted blunders are found, planted equals aren't, and secrets stay secret."""

from dataclasses import replace
from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.moves import Draft, EndTurn, Move, Place
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.state import GameState
from sagrada.engine.view import view
from sagrada.game.game import Game
from sagrada.study.evaluator import EFFORTS
from sagrada.study.judgment import Judgment
from sagrada.study.review import Reviewer
from sagrada.study.spans import Span, SpanKind
from tests.study.games import TINY, bot_game, other_secrets

QUICK = EFFORTS["quick"]


def with_blunder(seed: int, number: int) -> Game:
    """Two Masters, but seat 1 passes its first turn of a round although dice fit."""
    game = Game(2, seed=seed)
    bot, rng = make_bot("master"), Random(seed)
    while game.turn is not None:
        state = game.state
        blunders = (
            game.turn == 0
            and game.round == number
            and not state.is_second_turn
            and not state.turn.drafted
            and state.turn.hand is None
        )
        if blunders:
            assert any(isinstance(move, Draft) for move in game.legal_moves)
            game.push("end")
        else:
            game.push(bot.choose(game.view(), Budget(60), rng))
    return game


@pytest.mark.parametrize(("seed", "number"), [(1, 2), (2, 5), (3, 8)])
def test_a_planted_blunder_is_found(seed: int, number: int) -> None:
    reviewer = Reviewer(with_blunder(seed, number), QUICK)
    (span,) = [
        each
        for each in reviewer.game.spans
        if each.kind is SpanKind.CHOICE
        and (each.seat, each.round, each.before.is_second_turn) == (0, number, False)
    ]
    judgment, because = reviewer.judge(span)
    assert judgment.counts
    assert judgment.measured.value > 0.5
    assert isinstance(judgment.best[0], Draft) or judgment.best[0] != span.moves[0]
    assert because


def last_turns(state: GameState, seat: int) -> list[tuple[int, tuple[Move, ...]]]:
    """Every die and space of a seat's very last turn, with the points that it ends with."""
    passing: tuple[Move, ...] = (EndTurn(seat),)
    found = [(sheet(state, seat).total, passing)]
    for draft in state.view(seat).legal:
        if isinstance(draft, Draft):
            drafted = apply(state, draft).after
            for place in drafted.view(seat).legal:
                if isinstance(place, Place):
                    after = apply(drafted, place).after
                    found.append((sheet(after, seat).total, (draft, place, EndTurn(seat))))
    return found


def judge_instead(reviewer: Reviewer, span: Span, moves: tuple[Move, ...]) -> Judgment:
    """What the review would have said about these moves."""
    states = [span.before]
    for move in moves:
        states.append(apply(states[-1], move).after)
    other = replace(span, moves=moves, before_last=states[-2], after=states[-1])
    return reviewer.judge(other)[0]


def test_equals_are_equal_and_less_is_an_error() -> None:
    """On the very last turn every choice is worth exactly what the score sheet says."""
    equals = errors = 0
    for seed in range(1, 17):
        reviewer = Reviewer(bot_game("random", "random", seed=seed), QUICK)
        span = reviewer.game.spans[-1]
        assert span.seat is not None
        ways = last_turns(span.before, span.seat)
        most = max(points for points, _ in ways)
        for points, moves in ways:
            judgment = judge_instead(reviewer, span, moves)
            if judgment.forced or any(str(move).count("tool") for move in judgment.best):
                continue
            assert judgment.measured.value == most - points
            assert judgment.counts == (points < most)
            equals += points == most and moves != span.moves
            errors += points < most
    assert equals > 2
    assert errors > 3


@pytest.mark.parametrize(
    "levels",
    [("rules", "rules"), pytest.param(("rules", "rules", "rules"), marks=pytest.mark.slow)],
)
def test_other_secrets_behind_the_same_view_change_nothing(levels: tuple[str, ...]) -> None:
    reviewer = Reviewer(bot_game(*levels), TINY)
    looked_at = 0
    for span in reviewer.game.spans[::6]:
        if span.seat is None or not span.is_decision or span.after.is_over:
            continue
        twin = replace(
            span,
            before=other_secrets(span.before, span.seat),
            before_last=other_secrets(span.before_last, span.seat),
            after=other_secrets(span.after, span.seat),
        )
        assert twin.before != span.before
        assert view(twin.before, span.seat) == view(span.before, span.seat)
        assert reviewer.judge(twin) == reviewer.judge(span)
        looked_at += 1
    assert looked_at >= 5


def test_what_is_forced_does_not_count() -> None:
    reviewer = Reviewer(bot_game("rules", "rules"), TINY)
    alone = [
        span
        for span in reviewer.game.spans
        if span.kind is SpanKind.CHOICE and span.seat is not None
        if len(view(span.before, span.seat).legal) == 1
    ]
    for span in alone:
        judgment, because = reviewer.judge(span)
        assert judgment.forced
        assert not judgment.counts
        assert not because


def test_what_one_seat_loses_the_others_gain() -> None:
    reviewer = Reviewer(bot_game("apprentice", "rules", "rules"), TINY)
    lost = 0
    for span in reviewer.game.spans[4:16]:
        if span.is_decision:
            judgment, _ = reviewer.judge(span)
            assert abs(sum(each.value for each in judgment.chance)) < 1e-9
            lost += judgment.chance[judgment.seat].value > 0
    assert lost
