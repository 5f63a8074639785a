"""A state as the frames that the table page knows."""

from msgspec.structs import replace

from sagrada.engine.hints import in_the_way
from sagrada.engine.legal import illegal
from sagrada.engine.moves import Move
from sagrada.engine.play import Step
from sagrada.engine.state import GameState
from sagrada.engine.view import view
from sagrada.server.wire.base import Sent
from sagrada.server.wire.choices import Choices, ToolChoice, choices_of
from sagrada.server.wire.events import events_for
from sagrada.server.wire.frames import Clock, Over, Stepped, Sync, Watching, over
from sagrada.server.wire.plain_tables import plain_seat, plain_table
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.view import View, wire_view
from tools.lessons.script import LEARNER

_CLOCK = Clock(now=0, deadlines=[None, None])


class InTheWay(Sent):
    """Why a move is refused, and the dice that the reason speaks of."""

    reason: str
    spaces: list[int]


def opening(state: GameState, shows_tools: bool) -> Sync:
    """The first frame of a scene."""
    return Sync(
        version=0,
        table=_table(state),
        holding=LEARNER,
        view=_view(state, shows_tools),
        choices=_choices(state, shows_tools),
        log=[],
        chat=[],
        here=Watching(seats=[0, 1], spectators=0),
        clock=_CLOCK,
        over=None,
    )


def stepped(steps: list[Step], since: int, shows_tools: bool) -> Stepped:
    """A choice and what chance answered to it, as one frame."""
    state = steps[-1].after
    events = [event for step in steps for event in step.events]
    return Stepped(
        version=since + len(steps),
        since=since,
        by=None,
        events=events_for(events, LEARNER, state.setup.solo),
        changes=None,
        view=_view(state, shows_tools),
        choices=_choices(state, shows_tools),
        clock=_CLOCK,
        over=_over(state) if state.is_over else None,
    )


def refusal(state: GameState, move: Move) -> InTheWay | None:
    """What the table would answer to `why`; None if the move is allowed."""
    reason = illegal(state, move)
    return None if reason is None else InTheWay(reason.id, in_the_way(state, move, reason))


def _view(state: GameState, shows_tools: bool) -> View:
    seen = wire_view(view(state, LEARNER))
    return seen if shows_tools else replace(seen, tools=[])


def _choices(state: GameState, shows_tools: bool) -> Choices | None:
    found = choices_of(state, LEARNER, can_undo=False, hints=True)
    if found is None or shows_tools:
        return found
    legal = [choice for choice in found.legal if not isinstance(choice, ToolChoice)]
    return replace(found, legal=legal, refused_tools=[])


def _over(state: GameState) -> Over:
    """There is no dealer in a lesson, so nothing of a seed."""
    return over(state, "learn", "", None)


def _table(state: GameState) -> TableInfo:
    seats = [
        plain_seat(seat, "", None, is_bot=False, person="me")
        if seat == LEARNER
        else plain_seat(seat, "", "apprentice", is_bot=True)
        for seat in range(state.setup.players)
    ]
    return plain_table(
        state.setup,
        seats,
        id="learn",
        path="/learn",
        status="playing",
        host="me",
        is_host=True,
        your_seats=[LEARNER],
        tools=None,
        public=None,
        spectators=False,
        undo=False,
        round=state.round,
        to_act=list(state.to_act),
    )
