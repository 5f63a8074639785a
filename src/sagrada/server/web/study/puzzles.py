"""HTTP for puzzles. Nothing is stored: the page keeps what its reader has solved."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Annotated, TypeVar

from litestar import get, post
from litestar.params import Parameter

from sagrada.engine.moves import Move
from sagrada.engine.notation import NotationError
from sagrada.server.buckets import Limits
from sagrada.server.daily_calendar import day_at, ends
from sagrada.server.errors import ApiError, not_found
from sagrada.server.identity.rate_limits import PUZZLES
from sagrada.server.identity.session import refuse_foreign
from sagrada.server.ids import now
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.wire.puzzles import (
    PickPuzzle,
    Puzzle,
    PuzzleAnswer,
    PuzzleMoment,
    PuzzleOfTheDay,
    PuzzleStock,
    PuzzleTheme,
    PuzzleTry,
    PuzzleVerdict,
    TimedRun,
    wire_moment,
    wire_puzzle,
    wire_verdict,
)
from sagrada.study.puzzles import (
    THEMES,
    NoPuzzle,
    SolverRating,
    VerdictStatus,
    after_days,
    after_puzzle,
    by_id,
    load,
    matching,
    pick,
    timed_run,
    today,
)
from sagrada.study.puzzles import Puzzle as StockPuzzle
from sagrada.study.puzzles.attempt import attempt
from sagrada.study.puzzles.verdict import parse

T = TypeVar("T")
_MAX_PICK = 60_000
"""Bytes of a body that can name every puzzle of the stock."""
_slots = asyncio.Semaphore(2)
"""Puzzles keep at most two threads busy."""


async def _work(request: AnyRequest, services: Services, limits: Limits, do: Callable[[], T]) -> T:
    if request.method == "POST":
        refuse_foreign(request, services)
    refuse_flood(limits, PUZZLES, address(request, services))
    async with _slots:
        return await asyncio.to_thread(do)


@get("/api/puzzles")
async def get_stock(request: AnyRequest, services: Services, limits: Limits) -> PuzzleStock:
    """How many puzzles there are, by theme."""

    def count() -> PuzzleStock:
        counts = {theme: sum(theme in each.themes for each in load()) for theme in THEMES}
        themes = [PuzzleTheme(theme, number) for theme, number in counts.items() if number]
        return PuzzleStock(len(load()), themes)

    return await _work(request, services, limits, count)


@get("/api/puzzles/today")
async def get_puzzle_of_the_day(
    request: AnyRequest, services: Services, limits: Limits
) -> PuzzleOfTheDay:
    """The same for everybody, and another one every day."""
    day = day_at(now())
    return await _work(
        request,
        services,
        limits,
        lambda: PuzzleOfTheDay(day.isoformat(), ends(day), wire_puzzle(today(day))),
    )


@get("/api/puzzles/run")
async def get_timed_run(
    request: AnyRequest,
    services: Services,
    limits: Limits,
    seed: Annotated[str, Parameter(max_length=40)] = "",
) -> TimedRun:
    """Puzzles that get harder. The same seed gives the same ones."""
    return await _work(
        request, services, limits, lambda: TimedRun([each.id for each in timed_run(seed)])
    )


@post("/api/puzzles/pick", status_code=200, request_max_body_size=_MAX_PICK)
async def pick_puzzle(
    request: AnyRequest, services: Services, limits: Limits, data: PickPuzzle
) -> Puzzle:
    """A puzzle at random: near a rating, with a theme, and none that's been solved."""

    def choose() -> Puzzle:
        try:
            found = matching(theme=data.theme)
        except NoPuzzle as error:
            raise ApiError("not-found", _sentence(error), "theme") from None
        return wire_puzzle(pick(Random(), found, rating=data.rating, solved=frozenset(data.solved)))

    return await _work(request, services, limits, choose)


@get("/api/puzzles/{puzzle:str}")
async def get_puzzle(
    request: AnyRequest, services: Services, limits: Limits, puzzle: str
) -> Puzzle:
    return await _work(request, services, limits, lambda: wire_puzzle(_find(puzzle)))


@post("/api/puzzles/{puzzle:str}/try", status_code=200)
async def try_moves(
    request: AnyRequest, services: Services, limits: Limits, puzzle: str, data: PuzzleTry
) -> PuzzleMoment:
    """Where moves lead, and what can be chosen there. Nothing is judged."""

    def play() -> PuzzleMoment:
        found = _find(puzzle)
        return wire_moment(found, attempt(found, _read(found, data.moves)))

    return await _work(request, services, limits, play)


@post("/api/puzzles/{puzzle:str}/answer", status_code=200)
async def answer_puzzle(
    request: AnyRequest, services: Services, limits: Limits, puzzle: str, data: PuzzleAnswer
) -> PuzzleVerdict:
    """The verdict on an answer, with the solution."""

    def judge() -> PuzzleVerdict:
        found = _find(puzzle)
        moves = None if data.moves is None else _read(found, data.moves)
        verdict = found.answer(found.solution if moves is None else moves)
        if verdict.status in (VerdictStatus.ILLEGAL, VerdictStatus.UNFINISHED):
            raise ApiError("illegal", verdict.message, "moves", verdict.reason)
        rating = None
        if data.rating is not None:
            before = after_days(SolverRating(data.rating.value, data.rating.deviation), data.days)
            rating = after_puzzle(before, found.rating, moves is not None and verdict.is_solved)
        return wire_verdict(found, moves, verdict, rating)

    return await _work(request, services, limits, judge)


def _find(puzzle: str) -> StockPuzzle:
    try:
        return by_id(puzzle)
    except NoPuzzle:
        raise not_found("puzzle") from None


def _read(puzzle: StockPuzzle, moves: Sequence[str]) -> list[Move]:
    try:
        found = parse(moves, puzzle.seat)
    except NotationError as error:
        raise ApiError("bad-request", _sentence(error), "moves") from None
    if any(move.seat != puzzle.seat for move in found):
        raise ApiError("other-seat", "Only the puzzle’s own seat has a choice.", "moves")
    return found


def _sentence(error: ValueError) -> str:
    text = str(error).removesuffix(".")
    return f"{text[:1].upper()}{text[1:]}."


HANDLERS = (
    *(get_stock, get_puzzle_of_the_day, get_timed_run, pick_puzzle),
    *(get_puzzle, try_moves, answer_puzzle),
)
