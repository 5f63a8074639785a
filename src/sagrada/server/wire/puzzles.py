"""Puzzles: what is asked, where the moves so far lead, and the verdict (docs/puzzles.md).

The solution is in the verdict alone.
"""

from typing import Annotated, Literal

import msgspec

from sagrada.bots.explanation import Why
from sagrada.engine.moves import Move
from sagrada.engine.scoring.standings import sheet as score_sheet
from sagrada.engine.scoring.standings import target
from sagrada.engine.state import GameState
from sagrada.server.wire.base import PLAIN, DieText, Millis, Received, Seat, Sent, Space
from sagrada.server.wire.choices import Choices, choices_of
from sagrada.server.wire.events import AnyEvent, events_for
from sagrada.server.wire.frames import Notation
from sagrada.server.wire.plain_tables import plain_seat, plain_table
from sagrada.server.wire.review import Because
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.view import ScoreSheet, View, die_text, sheet, wire_view
from sagrada.study.puzzles import Puzzle as StockPuzzle
from sagrada.study.puzzles import PuzzleKind, SolverRating, Verdict
from sagrada.study.puzzles.attempt import PuzzleAttempt, RefusedMove, attempt
from sagrada.study.puzzles.because import because
from sagrada.study.puzzles.proof import ExactProof
from sagrada.study.puzzles.rating import LEAST_DEVIATION, MOST_DEVIATION
from sagrada.study.puzzles.verdict import final, parse

_ME = "me"
"""The solver's id at the table that a puzzle is drawn as."""

# ---------------------------------------------------------------- from the client

PuzzleMoves = Annotated[list[Notation], msgspec.Meta(max_length=40)]
PuzzleId = Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]


class SolverLevel(Received):
    """A solver's rating: the page keeps it, the server works out the next one."""

    value: Annotated[float, msgspec.Meta(ge=0, le=4000)]
    deviation: Annotated[float, msgspec.Meta(ge=LEAST_DEVIATION, le=MOST_DEVIATION)]


class PickPuzzle(Received):
    rating: Annotated[float, msgspec.Meta(ge=0, le=4000)] | None = None
    """Near this rating."""
    theme: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)] | None = None
    solved: Annotated[list[PuzzleId], msgspec.Meta(max_length=2500)] = msgspec.field(
        default_factory=list
    )
    """Not these, as long as there are others."""


class PuzzleTry(Received):
    """The moves so far, from the puzzle's position on."""

    moves: PuzzleMoves


class PuzzleAnswer(Received):
    moves: PuzzleMoves | None
    """None: show me the solution. It counts as not solved."""
    rating: SolverLevel | None = None
    """The solver's rating before, if it should change."""
    days: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """Since it changed last."""


# ---------------------------------------------------------------- from the server


class PuzzleTheme(Sent):
    id: str
    puzzles: int


class PuzzleStock(Sent):
    puzzles: int
    themes: list[PuzzleTheme]
    """Those with puzzles."""


class PuzzleRefusal(Sent):
    reason: str
    rule: str
    message: str
    in_the_way: list[Space]


class PuzzleMoment(Sent):
    """Where the moves so far lead."""

    view: View
    choices: Choices | None
    """None once nothing more is asked."""
    events: list[list[AnyEvent]]
    """What each of the moves did."""
    done: bool
    """Nothing more is asked: these moves are an answer."""
    refused: PuzzleRefusal | None
    """Why the first move that isn't legal isn't. Those before it are played."""


class PuzzleResult(Sent):
    """What an answer comes to."""

    dice: list[DieText | None]
    """In the window, after it."""
    sheet: ScoreSheet | None
    """At the end; None in judgment puzzles, where the game goes on."""
    target: int | None
    """Solo, at the end."""


class Puzzle(Sent):
    """What a solver is told."""

    id: str
    kind: Literal["exact", "judgment"]
    aim: Literal["points", "margin", "choice"]
    """As many points as you can get, as many above the target, or the choice that's best."""
    seat: Seat
    position: str
    """In notation, without what the seat can't know."""
    rating: int
    level: str
    themes: list[str]
    passing: PuzzleResult | None
    """What ending the turns at once comes to; None in judgment puzzles."""
    table: TableInfo
    """The puzzle as a table, to be drawn like one."""
    start: PuzzleMoment


class PuzzleOfTheDay(Sent):
    day: str
    """`2026-11-18`, in UTC."""
    ends: Millis
    puzzle: Puzzle


class TimedRun(Sent):
    puzzles: list[str]
    """Ids, from easy to hard."""


class PuzzleReason(Sent):
    """What speaks for a choice: the same words as in `AdviceLine`."""

    why: str
    about: str


class NewRating(Sent):
    value: float
    deviation: float


class PuzzleVerdict(Sent):
    status: Literal["right", "also-good", "loses", "shown"]
    """`also-good`: within the noise of the best choice."""
    loss: float
    """Points lost: exactly, or about so many in a judgment puzzle."""
    points: float | None
    """Of the answer; in solo, above the target. None if the solution was asked for."""
    best: float
    solution: list[str]
    """In notation. There can be others that are as good."""
    result: PuzzleResult | None
    best_result: PuzzleResult
    best_reason: PuzzleReason | None
    """Judgment puzzles: what speaks for the solution."""
    because: list[Because]
    """Judgment puzzles: what it gains over the answer, if that isn't as good."""
    rating: NewRating | None
    """The solver's, if it was sent."""


# ---------------------------------------------------------------- how they are made


def wire_puzzle(puzzle: StockPuzzle) -> Puzzle:
    return Puzzle(
        id=puzzle.id,
        kind=puzzle.kind.value,
        aim=puzzle.aim.value,
        seat=puzzle.seat,
        position=puzzle.position,
        rating=puzzle.rating,
        level=puzzle.level,
        themes=list(puzzle.themes),
        passing=_result(puzzle, []) if puzzle.kind is PuzzleKind.EXACT else None,
        table=_table(puzzle),
        start=wire_moment(puzzle, attempt(puzzle, ())),
    )


def _table(puzzle: StockPuzzle) -> TableInfo:
    """Nobody sits at it but the solver, so nothing needs to be hidden from others."""
    seats = [
        plain_seat(seat, "", None, is_bot=seat != puzzle.seat, person=me)
        for seat in range(puzzle.state.setup.players)
        for me in [_ME if seat == puzzle.seat else None]
    ]
    return plain_table(
        puzzle.state.setup,
        seats,
        status="playing",
        your_seats=[puzzle.seat],
        round=puzzle.state.round,
        to_act=[puzzle.seat],
    )


def wire_moment(puzzle: StockPuzzle, tried: PuzzleAttempt) -> PuzzleMoment:
    seat, solo = puzzle.seat, puzzle.state.setup.solo
    # In the last round, there's nothing to warn of: no space is needed later.
    hints = puzzle.kind is PuzzleKind.JUDGMENT
    choices = choices_of(tried.state, seat, can_undo=bool(tried.events), hints=hints)
    return PuzzleMoment(
        view=wire_view(tried.state.view(seat)),
        choices=None if tried.is_done else choices,
        events=[events_for(happened, seat, solo) for happened in tried.events],
        done=tried.is_done,
        refused=_refusal(tried.refusal),
    )


def _refusal(refused: RefusedMove | None) -> PuzzleRefusal | None:
    if refused is None:
        return None
    reason, way = refused.reason, list(refused.in_the_way)
    return PuzzleRefusal(reason.id, reason.rule, refused.message, way)


def wire_verdict(
    puzzle: StockPuzzle, moves: list[Move] | None, verdict: Verdict, rating: SolverRating | None
) -> PuzzleVerdict:
    """`moves` is None if the solution was asked for; `verdict` is that on the solution then."""
    solution = parse(puzzle.solution, puzzle.seat)
    best = verdict.best
    assert best is not None, "the answer is one"
    is_shown = moves is None
    return PuzzleVerdict(
        status="shown" if is_shown else verdict.status.value,  # type: ignore[arg-type]  # a verdict
        loss=verdict.loss,
        points=None if is_shown else verdict.points,
        best=best,
        solution=list(puzzle.solution),
        result=None if moves is None else _result(puzzle, moves),
        best_result=_result(puzzle, solution),
        best_reason=_reason(verdict.why_best),
        because=[] if moves is None or verdict.is_solved else _because(puzzle, moves),
        rating=None if rating is None else _rating(rating),
    )


def _rating(rating: SolverRating) -> NewRating:
    return NewRating(round(rating.value, 1), round(rating.deviation, 1))


def _reason(why: Why | None) -> PuzzleReason | None:
    return None if why is None else PuzzleReason(why.kind, why.about)


def _because(puzzle: StockPuzzle, moves: list[Move]) -> list[Because]:
    if puzzle.kind is PuzzleKind.EXACT:
        return []  # the score sheets say it all
    return [
        Because(each.kind, each.about, list(each.where), round(each.points, 1))
        for each in because(puzzle, moves)
    ]


def _result(puzzle: StockPuzzle, moves: list[Move]) -> PuzzleResult:
    after = attempt(puzzle, moves).state
    if isinstance(puzzle.proof, ExactProof):
        after = final(after, puzzle.seat, ())
        scored = sheet(score_sheet(after, puzzle.seat))
        return PuzzleResult(
            _dice(after, puzzle.seat), scored, target(after) if after.setup.solo else None
        )
    return PuzzleResult(_dice(after, puzzle.seat), None, None)


def _dice(state: GameState, seat: int) -> list[str | None]:
    return [die and die_text(die) for die in state.window(seat).dice]
