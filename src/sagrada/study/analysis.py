"""The best choices in a position, with what to expect after each and how sure that is."""

from dataclasses import dataclass

from sagrada.bots.search_bot import WIDTH
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.kernel.convert import STAGES
from sagrada.study.evaluator import Effort, Evaluator
from sagrada.study.judgment import OTHER_DICE, Judgment, find_best, judge, seed_of
from sagrada.study.measured import Measured, measured
from sagrada.study.position import PlayedTurn
from sagrada.study.reasons import Because, reasons, why_better
from sagrada.study.spans import ReviewError
from sagrada.study.whole_choice import choice_made, proposals

SHOWN = 6
"""Choices that are measured and shown."""


@dataclass(frozen=True)
class AnalyzedChoice:
    """A choice, what to expect after it, and how far it is behind the best."""

    moves: tuple[Move, ...]
    points: Measured
    """At the end; in solo, above the target."""
    chance: Measured
    """To win."""
    points_behind: Measured
    """Measured on the same dice as the best choice, so it's surer than the two figures are."""
    chance_behind: Measured
    because: tuple[Because, ...]
    """What the best choice gains over it."""


def analyze(evaluator: Evaluator, view: View, effort: Effort) -> tuple[AnalyzedChoice, ...]:
    """The best few choices of the view's seat, the best first.

    They are found on some playouts and measured on others, so none looks better than it is because
    it was lucky.
    """
    seat = _need_seat(view)
    seed = seed_of(view)
    choices = proposals(view, evaluator, WIDTH, seed)
    if len(choices) > 1:
        found = find_best(evaluator, choices, seat, effort.find, seed)
        choices = [choice for choice, _ in found[:SHOWN]]
    rows = [
        evaluator.from_view(choice.state, choice.last, seat, seed + OTHER_DICE, effort.check)
        for choice in choices
    ]
    order = sorted(
        range(len(choices)),
        key=lambda at: -sum(evaluator.result(row, seat) for row in rows[at]),
    )
    best = order[0]

    def mean(at: int, part: int) -> Measured:
        return measured([row[seat][part] for row in rows[at]])

    def behind(at: int, part: int) -> Measured:
        pairs = zip(rows[best], rows[at], strict=True)
        return measured([better[seat][part] - row[seat][part] for better, row in pairs])

    return tuple(
        AnalyzedChoice(
            moves=choices[at].moves,
            points=mean(at, 0),
            chance=mean(at, 1),
            points_behind=behind(at, 0),
            chance_behind=behind(at, 1),
            because=() if at == best else reasons(view, choices[best], choices[at]),
        )
        for at in order
    )


def judge_turn(
    evaluator: Evaluator, turn: PlayedTurn, effort: Effort
) -> tuple[Judgment, tuple[Because, ...]]:
    """Judge the first decision of a turn, as a review would; for an error also why."""
    steps = turn.decision
    seat = turn.position.seat
    view = turn.position.view
    _need_seat(view)
    moves = tuple(entry for entry in turn.entries[: len(steps)] if isinstance(entry, Move))
    made = choice_made(steps[-1].before.view(seat), steps[-1].after.view(seat), moves)
    judged = judge(evaluator, view, made, moves, effort)
    return judged.judgment, why_better(view, judged)


def _need_seat(view: View) -> int:
    if view.stage not in STAGES:
        raise ReviewError("a window is being mended: that can’t be analyzed")
    assert view.seat is not None, "a spectator has nothing to choose"
    return view.seat
