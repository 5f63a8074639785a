"""A state as the frames that the table page knows."""

from msgspec.structs import replace

from sagrada.engine.hints import in_the_way
from sagrada.engine.legal import illegal
from sagrada.engine.moves import Move
from sagrada.engine.play import Step
from sagrada.engine.state import GameState
from sagrada.engine.view import view
from sagrada.server.wire.base import Sent
from sagrada.server.wire.board import View
from sagrada.server.wire.choices import Choices, ToolChoice
from sagrada.server.wire.frames import Clock, Over, Stepped, Sync, Watching
from sagrada.server.wire.tables import NoClock, SeatInfo, TableInfo
from sagrada.server.wire.translate.catalogue import options
from sagrada.server.wire.translate.choices import choices_of
from sagrada.server.wire.translate.events import happenings_for
from sagrada.server.wire.translate.outcome import over
from sagrada.server.wire.translate.view import wire_view
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
        events=happenings_for(events, LEARNER, state.setup.solo),
        holding=LEARNER,
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
    found = choices_of(state, LEARNER, can_undo=False, helps=True)
    if found is None or shows_tools:
        return found
    legal = [choice for choice in found.legal if not isinstance(choice, ToolChoice)]
    return replace(found, legal=legal, refused_tools=[])


def _over(state: GameState) -> Over:
    """There is no dealer in a lesson, so nothing of a seed."""
    return over(state, "learn", "", None)


def _table(state: GameState) -> TableInfo:
    return TableInfo(
        id="learn",
        path="/learn",
        status="playing",
        seats=[_seat(seat) for seat in range(state.setup.players)],
        host="me",
        is_host=True,
        your_seats=[LEARNER],
        edition="en",
        options=options(state.setup.options),
        solo_tools=state.setup.solo_tools,
        tools=None,
        public=None,
        clock=NoClock(),
        listed=False,
        spectators=False,
        undo=False,
        hints=False,
        chat=False,
        deal=None,
        commitment=None,
        round=state.round,
        to_act=list(state.to_act),
        abort_agreed=[],
        rematch=None,
        created=0,
        changed=0,
    )


def _seat(seat: int) -> SeatInfo:
    mine = seat == LEARNER
    return SeatInfo(
        seat=seat,
        kind="person" if mine else "bot",
        name="",
        bot=None if mine else "apprentice",
        person="me" if mine else None,
        is_you=mine,
        is_here=True,
        resigned=False,
        stand_in=False,
    )
