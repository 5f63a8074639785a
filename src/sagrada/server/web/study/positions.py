"""HTTP for studying positions: a turn on the board, its analysis, a verdict. Nothing is stored."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeVar

from litestar import get, post
from litestar.params import Parameter

from sagrada.engine.hints import in_the_way
from sagrada.engine.notation import NotationError, parse_choice
from sagrada.engine.play import IllegalMove, ImpossibleOutcome, apply
from sagrada.game.record import Record
from sagrada.game.record_text import format_entry, parse_entries
from sagrada.server.analysis.service import Analyses
from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import ANALYSES, RECORDS, REPLAYS
from sagrada.server.identity.session import Session, refuse_foreign
from sagrada.server.replay.gate import finished_game
from sagrada.server.replay.service import MAX_RECORD_LENGTH, finished_moments, read_record
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, asker, refuse_flood
from sagrada.server.wire.choices import Choices, choices_of
from sagrada.server.wire.events import wire_event
from sagrada.server.wire.plain_tables import plain_seat, plain_table
from sagrada.server.wire.positions import (
    Analysis,
    PositionOfMoment,
    PositionState,
    PositionTried,
    PositionTry,
    PositionTurn,
    RecordMoment,
)
from sagrada.server.wire.review import ReviewedDecision
from sagrada.server.wire.view import wire_view
from sagrada.study.position import PlayedTurn, play_turn, read_position
from sagrada.study.puzzles.seat_position import format_seat_position

T = TypeVar("T")
_slot = asyncio.Semaphore(1)
"""Positions and records that anybody can send keep at most one thread busy."""


# ---------------------------------------------------------------- a turn on the board


@post("/api/positions", status_code=200)
async def play_position(
    request: AnyRequest, services: Services, limits: Limits, data: PositionTurn
) -> PositionState:
    """A position and what was played from it: what the seat sees, and what it can choose now."""
    refuse_foreign(request, services)
    refuse_flood(limits, REPLAYS, address(request, services))
    async with _slot:
        return await asyncio.to_thread(lambda: _state(_read(data)))


@post("/api/positions/try", status_code=200)
async def try_moves(
    request: AnyRequest, services: Services, limits: Limits, data: PositionTry
) -> PositionTried:
    """Whether moves are legal, one after the other."""
    refuse_foreign(request, services)
    refuse_flood(limits, REPLAYS, address(request, services))

    def tried() -> PositionTried:
        turn = _read(data)
        state = turn.state
        for text in data.moves:
            move = _parsed(partial(parse_choice, turn.position.seat, text), "moves")
            try:
                state = apply(state, move).after
            except IllegalMove as error:
                return PositionTried(error.reason.id, in_the_way(state, move, error.reason))
            if state.is_chance:
                break
        return PositionTried(None, [])

    async with _slot:
        return await asyncio.to_thread(tried)


@post("/api/positions/analysis", status_code=200)
async def analyze_position(
    request: AnyRequest,
    session: Session,
    services: Services,
    limits: Limits,
    analyses: Analyses,
    data: PositionTurn,
) -> Analysis:
    """The best choices now, with what to expect after each."""
    turn = await _checked(request, services, limits, data)
    if turn.is_over:
        raise ApiError("bad-request", "The turn is over: there’s nothing to choose.", "entries")
    who = asker(request, session, services)
    return await analyses.analyze(who, data.position, "\n".join(data.entries))


@post("/api/positions/verdict", status_code=200)
async def judge_decision(
    request: AnyRequest,
    session: Session,
    services: Services,
    limits: Limits,
    analyses: Analyses,
    data: PositionTurn,
) -> ReviewedDecision:
    """What the decision at the beginning of the turn was worth."""
    turn = await _checked(request, services, limits, data)
    if not turn.is_decided:
        raise ApiError("bad-request", "Play the turn to its end first.", "entries")
    who = asker(request, session, services)
    return await analyses.judge(who, data.position, "\n".join(data.entries))


async def _checked(
    request: AnyRequest, services: Services, limits: Limits, data: PositionTurn
) -> PlayedTurn:
    refuse_flood(limits, ANALYSES, address(request, services))
    async with _slot:
        return await asyncio.to_thread(_read, data)


def _read(data: PositionTurn) -> PlayedTurn:
    position = _parsed(lambda: read_position(data.position), "position")
    entries = _parsed(lambda: parse_entries("\n".join(data.entries)), "entries")
    try:
        return play_turn(position, entries)
    except NotationError as error:
        raise ApiError("bad-request", _sentence(error), "entries") from None
    except IllegalMove as error:
        raise ApiError("illegal", str(error), "entries", error.reason) from None
    except ImpossibleOutcome as error:
        raise ApiError("bad-request", str(error), "entries") from None


def _parsed(read: Callable[[], T], field: str) -> T:
    try:
        return read()
    except NotationError as error:
        raise ApiError("bad-request", _sentence(error), field) from None


def _sentence(error: NotationError) -> str:
    return f"{str(error).removesuffix('.')}."


def _state(turn: PlayedTurn) -> PositionState:
    state, seat = turn.state, turn.position.seat
    seats = [
        plain_seat(each, "", None, each != seat, "you" if each == seat else None)
        for each in range(state.setup.players)
    ]
    table = plain_table(state.setup, seats, status="playing", your_seats=[seat], round=state.round)
    choices = choices_of(state, seat, can_undo=bool(turn.steps), hints=True)
    if turn.is_over:  # it can be the same seat's turn again: that is another position
        choices = Choices(seat, [], [], [], [], [], [], [], [], can_undo=True)
    return PositionState(
        seat=seat,
        table=table,
        view=wire_view(turn.view),
        choices=choices,
        entries=[format_entry(entry) for entry in turn.entries],
        events=[[wire_event(event) for event in step.events] for step in turn.steps],
        is_over=turn.is_over,
        is_decided=bool(turn.steps) and turn.is_decided,
        position=format_seat_position(turn.view),
    )


# ---------------------------------------------------------------- moments of finished games


@get("/api/games/{table:str}/position")
async def get_position(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    table: str,
    moment: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    seat: Annotated[int, Parameter(ge=0, le=3)] = 0,
) -> PositionOfMoment:
    """A moment of a finished game, as a seat knew it, to study it."""
    refuse_flood(limits, REPLAYS, address(request, registry.services))
    _, record = await finished_game(registry, session.person.id, table)
    async with _slot:
        return await asyncio.to_thread(_position_of, record, moment, seat)


@post("/api/records/position", status_code=200, request_max_body_size=2 * MAX_RECORD_LENGTH)
async def post_position(
    request: AnyRequest, services: Services, limits: Limits, data: RecordMoment
) -> PositionOfMoment:
    """The same for a game played elsewhere."""
    refuse_foreign(request, services)
    refuse_flood(limits, RECORDS, address(request, services))
    async with _slot:
        return await asyncio.to_thread(
            lambda: _position_of(read_record(data.text), data.moment, data.seat)
        )


def _position_of(record: Record, moment: int, seat: int) -> PositionOfMoment:
    if seat >= record.setup.players:
        raise ApiError("no-such-seat", "There’s no such seat at this table.", "seat")
    moments = finished_moments(record)
    if moment >= len(moments) or seat not in moments[moment].state.to_act:
        sentence = "That seat has nothing to choose at that moment."
        raise ApiError("bad-request", sentence, "moment")
    return PositionOfMoment(format_seat_position(moments[moment].state.view(seat)))


HANDLERS = (
    *(play_position, try_moves, analyze_position, judge_decision),
    *(get_position, post_position),
)
