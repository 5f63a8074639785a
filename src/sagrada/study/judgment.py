"""Judging a decision: the best choice, and by how much the one made falls short of it.

The best choice is found on some playouts, and the error measured on others, so it isn't larger
because a lucky choice looked best. Both choices meet the same dice. Everything comes from the
seat's view: other secrets behind the same view give the same judgment.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import fsum, sqrt

from sagrada.bots.search import FULL_WIDTH
from sagrada.bots.search_bot import WIDTH
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.study.evaluator import Effort, Evaluator, Row
from sagrada.study.measured import NOTHING, Measured, measured
from sagrada.study.whole_choice import WholeChoice, proposals

OTHER_DICE = 1 << 57
"""Added to a seed, it gives playouts that share nothing with those of the seed."""
_ALTERNATIVES = 4


@dataclass(frozen=True, slots=True)
class Alternative:
    """A choice with what to expect after it, by the playouts that looked for the best."""

    moves: tuple[Move, ...]
    points: float
    chance: float
    playouts: int
    is_made: bool


@dataclass(frozen=True)
class Judgment:
    """What a decision was worth. `error` is what counts; the rest explains it."""

    seat: int
    forced: bool
    """There was nothing to decide."""
    made: tuple[Move, ...]
    best: tuple[Move, ...]
    alternatives: tuple[Alternative, ...]
    """The best few, the very best first."""
    points: tuple[Measured, ...]
    """For each seat, the points that it expects less because of the choice (own seat: the error).

    It is not cut off: it can be below 0, by noise, or because the choice made was better.
    """
    chance: tuple[Measured, ...]
    """The same for the chance to win. All seats together come to 0, except in solo."""
    solo: bool = False

    @property
    def measured(self) -> Measured:
        """The error in points, as it was measured."""
        return self.points[self.seat]

    @property
    def counts(self) -> bool:
        """Whether it was an error beyond the noise. In solo a lost chance is enough."""
        return self.measured.is_clear or (self.solo and self.chance[self.seat].is_clear)

    def lost_points(self, seat: int) -> float:
        """The points that a seat lost by this decision, if it counts."""
        return self.points[seat].value if self.counts else 0.0

    def lost_chance(self, seat: int) -> float:
        """The same for the chance to win."""
        return self.chance[seat].value if self.counts else 0.0


@dataclass(frozen=True)
class Judged:
    """A judgment, and the two choices with their positions, to explain it."""

    judgment: Judgment
    best: WholeChoice | None
    made: WholeChoice | None


def judge(
    evaluator: Evaluator,
    view: View,
    made: WholeChoice | None,
    moves: tuple[Move, ...],
    effort: Effort,
) -> Judged:
    """Judge the choice that the view's seat made. None: it can't be judged (honor tables)."""
    assert view.seat is not None, "a spectator has nothing to choose"
    players, solo = view.setup.players, view.setup.solo
    nothing = (NOTHING,) * players
    if made is None or len(view.legal) == 1:
        forced = Judgment(view.seat, True, moves, moves, (), nothing, nothing, solo)
        return Judged(forced, None, None)
    seed = seed_of(view)
    choices = proposals(view, evaluator, WIDTH, seed)
    where = made.leads_to
    choices = [made if choice.leads_to == where else choice for choice in choices]
    if not [choice for choice in choices if choice is not made]:
        forced = Judgment(view.seat, True, moves, moves, (), nothing, nothing, solo)
        return Judged(forced, None, None)
    found = find_best(evaluator, choices, view.seat, effort.find, seed)
    best = found[0][0]
    points, chance = nothing, nothing
    if best is not made:
        points, chance = _compare(evaluator, best, made, view.seat, effort.check, seed + OTHER_DICE)
    judgment = Judgment(
        seat=view.seat,
        forced=False,
        made=moves,
        best=best.moves,
        alternatives=tuple(
            _alternative(choice, rows, view.seat, choice is made)
            for choice, rows in found[:_ALTERNATIVES]
        ),
        points=points,
        chance=chance,
        solo=solo,
    )
    return Judged(judgment, best, made)


def seed_of(view: View) -> int:
    """A seed for a view's playouts: the same view always gets the same, whatever is hidden."""
    seen = (
        *(view.seat, view.round, view.turn_number, view.stage.value, view.bag, view.pool),
        *(view.public, [tool.number for tool in view.tools], view.turn.hand),
        [player.window and player.window.dice for player in view.players],
        view.seat is not None and view.players[view.seat].private,
        view.seat is not None and view.players[view.seat].cards,
    )
    return int.from_bytes(blake2b(repr(seen).encode(), digest_size=6).digest(), "big") << 8


def find_best(
    evaluator: Evaluator, choices: Sequence[WholeChoice], seat: int, playouts: int, seed: int
) -> list[tuple[WholeChoice, list[Row]]]:
    """All choices, best first. Each lap plays those that are left, then drops the worse half."""
    rows: list[list[Row]] = [[] for _ in choices]
    left = list(range(len(choices)))
    dropped: list[int] = []
    laps = max(1, (len(choices) - 1).bit_length())
    budget = int(playouts * min(1.0, sqrt(len(choices) / FULL_WIDTH)))

    def mean(at: int) -> float:
        return fsum(evaluator.result(row, seat) for row in rows[at]) / len(rows[at])

    while True:
        each = max(2, budget // (laps * len(left)))
        for at in left:
            choice = choices[at]
            rows[at] += evaluator.from_view(
                choice.state, choice.last, seat, seed, each, first=len(rows[at])
            )
        left.sort(key=mean, reverse=True)
        if len(left) <= 2:
            return [(choices[at], rows[at]) for at in left + dropped]
        half = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]


def _compare(
    evaluator: Evaluator,
    best: WholeChoice,
    made: WholeChoice,
    seat: int,
    playouts: int,
    seed: int,
) -> tuple[tuple[Measured, ...], tuple[Measured, ...]]:
    """What each seat has less after the choice made than after the best one: points, chances."""
    better, worse = (
        evaluator.from_view(choice.state, choice.last, seat, seed, playouts)
        for choice in (best, made)
    )
    pairs = list(zip(better, worse, strict=True))
    points, chances = (
        tuple(
            measured([one[who][part] - other[who][part] for one, other in pairs])
            for who in range(len(better[0]))
        )
        for part in (0, 1)
    )
    return points, chances


def _alternative(choice: WholeChoice, rows: list[Row], seat: int, is_made: bool) -> Alternative:
    points, chance = (fsum(row[seat][part] for row in rows) / len(rows) for part in (0, 1))
    return Alternative(choice.moves, points, chance, len(rows), is_made)
