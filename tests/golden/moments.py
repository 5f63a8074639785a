"""Moments of a game that no tool makes: turns without one, and what happens at honour tables."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sagrada.engine import events as ev
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Draft, Remove
from sagrada.engine.play import Step
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import AROUND, members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.window import Mark, Window


@dataclass(frozen=True)
class Moment:
    name: str
    meaning: str
    is_here: Callable[[Step], bool]


# ------------------------------------------------------------------ what the detectors ask


def _has(step: Step, kind: type[ev.Event]) -> bool:
    return any(isinstance(event, kind) for event in step.events)


def _is_pass(step: Step) -> bool:
    turn = step.before.turn
    return _has(step, ev.TurnEnded) and not turn.drafted and turn.tool is None


def _could_draft(step: Step) -> bool:
    return any(isinstance(move, Draft) for move in legal_moves(step.before))


def _drafts_a_twin(step: Step) -> bool:
    drafted = [event.die for event in step.events if isinstance(event, ev.DieDrafted)]
    return any(step.before.pool.count(die) > 1 for die in drafted)


def _call(step: Step) -> ev.MistakeCalled | None:
    return next((event for event in step.events if isinstance(event, ev.MistakeCalled)), None)


def _calls(step: Step, wanted: Callable[[GameState, ev.MistakeCalled], bool]) -> bool:
    call = _call(step)
    return call is not None and wanted(step.before, call)


def _audits(step: Step) -> list[ev.WindowAudited]:
    return [event for event in step.events if isinstance(event, ev.WindowAudited)]


def _answer(step: Step, is_right: bool) -> bool:
    """A call heard at once, and what the look at the window gave."""
    return _call(step) is not None and any(bool(a.mistakes) is is_right for a in _audits(step))


def _is_over_but_for_audits(state: GameState) -> bool:
    return state.turn_number == state.turns_in_round


def _final_audit(step: Step, finds: bool) -> bool:
    return _is_over_but_for_audits(step.after) and any(
        bool(audit.mistakes) is finds for audit in _audits(step)
    )


def _found(reason: Reason) -> Callable[[Step], bool]:
    return lambda step: any(
        mistake.reason is reason for audit in _audits(step) for mistake in audit.mistakes
    )


def _touches_by_now(step: Step) -> bool:
    """A die that touched none when it was placed is found, with another beside it by now."""
    return any(
        mistake.reason is Reason.NOT_TOUCHING
        and any(step.after.window(audit.owner).dice[s] for s in AROUND[mistake.spaces[0]])
        for audit in _audits(step)
        for mistake in audit.mistakes
    )


def _clean_with(mark: Mark) -> Callable[[Step], bool]:
    return lambda step: any(
        not audit.mistakes and any(m is mark for _, m in step.after.window(audit.owner).marks)
        for audit in _audits(step)
    )


def _lone_dice(window: Window) -> set[int]:
    return {s for s in members(window.occupied) if not any(window.dice[n] for n in AROUND[s])}


def _removal(step: Step, wanted: Callable[[Window, Window], bool]) -> bool:
    """Compares the window before and after a removal."""
    owner = step.before.mending
    if owner is None or not _has(step, ev.DieRemoved):
        return False
    return wanted(step.before.window(owner), step.after.window(owner))


def _removable(step: Step) -> int:
    """From how many dice the owner could choose."""
    return sum(isinstance(move, Remove) for move in legal_moves(step.before))


def _lifts_a_broken_die(step: Step) -> bool:
    return any(
        (event.space, mark) in step.before.window(event.seat).marks
        for event in step.events
        if isinstance(event, ev.DieLifted)
        for mark in (Mark.EDGE_BROKEN, Mark.TOUCH_BROKEN)
    )


# ------------------------------------------------------------------ the table

MOMENTS: tuple[Moment, ...] = (
    # -------------------------------------------------------------- turns (RULES 4)
    Moment("pass", "a turn without draft or tool, though a die could be drafted",
           lambda s: _is_pass(s) and _could_draft(s)),
    Moment("forced pass", "a turn without draft or tool, since no die fits",
           lambda s: _is_pass(s) and not _could_draft(s)),
    Moment("draft of a twin", "two equal dice in the pool are one choice", _drafts_a_twin),

    Moment("nothing left over", "solo: a marker holds the number on the track (RULES 9.4)",
           lambda s: any(isinstance(e, ev.RoundEnded) and not e.left for e in s.events)),

    # -------------------------------------------------------------- calls (RULES 8.2, 8.5)
    Moment("right call", "the window holds a mistake", lambda s: _answer(s, is_right=True)),
    Moment("wrong call", "it holds none, and nothing happens",
           lambda s: _answer(s, is_right=False)),
    Moment("call on one's own window", "honour indeed",
           lambda s: _calls(s, lambda _, call: call.seat == call.owner)),
    Moment("call on another's window", "by somebody else",
           lambda s: _calls(s, lambda _, call: call.seat != call.owner)),
    Moment("call out of turn", "by a player whose turn it is not",
           lambda s: _calls(s, lambda state, call: call.seat != state.active)),
    Moment("call during a chain", "it waits until the chain ends",
           lambda s: _calls(s, lambda state, _: state.stage not in (Stage.TURN, Stage.MEND))),
    Moment("call heard after a chain", "the chain has ended",
           lambda s: bool(s.before.calls and _audits(s)) and s.before.mending is None),
    Moment("call while mending", "it waits until the window is mended",
           lambda s: _calls(s, lambda state, _: state.stage is Stage.MEND)),
    Moment("two calls waiting", "windows are looked at one by one",
           lambda s: _call(s) is not None and len(s.after.calls) > 1),

    # -------------------------------------------------------------- mistakes (RULES 8.3)
    Moment("found: not on the edge", "RULES 5.2", _found(Reason.NOT_ON_EDGE)),
    Moment("found: not touching", "RULES 5.3", _found(Reason.NOT_TOUCHING)),
    Moment("found: wrong colour", "RULES 5.4", _found(Reason.WRONG_COLOUR)),
    Moment("found: wrong value", "RULES 5.4", _found(Reason.WRONG_VALUE)),
    Moment("found: same colour", "RULES 5.5", _found(Reason.SAME_COLOUR)),
    Moment("found: same value", "RULES 5.5", _found(Reason.SAME_VALUE)),
    Moment("found though it touches by now", "it did not when it was placed", _touches_by_now),
    Moment("mistake moved away", "a tool lifts a die that broke 5.2 or 5.3", _lifts_a_broken_die),
    Moment("waived colour stands", "Eglomise Brush's die is no mistake",
           _clean_with(Mark.COLOUR_WAIVED)),
    Moment("waived value stands", "Copper Foil Burnisher's die is no mistake",
           _clean_with(Mark.VALUE_WAIVED)),
    Moment("lonely die stands", "Cork-backed Straightedge's die is no mistake",
           _clean_with(Mark.TOUCH_WAIVED)),

    # -------------------------------------------------------------- mending (RULES 8.1, 8.5)
    Moment("choice of removal", "different dice could go",
           lambda s: _has(s, ev.DieRemoved) and _removable(s) > 1),
    Moment("several removals", "one die was not enough",
           lambda s: _has(s, ev.DieRemoved) and s.after.mending == s.before.mending),
    Moment("window emptied", "the next die is a first die again",
           lambda s: _removal(s, lambda _, after: not after.occupied)),
    Moment("left alone by a removal", "a die placed legally stays, though it touches none now",
           lambda s: _removal(s, lambda before, after: bool(_lone_dice(after) - _lone_dice(before)))
           and s.after.mending is None),

    # -------------------------------------------------------------- the last audit (RULES 8.2)
    Moment("last audit finds mistakes", "and the owner mends before scoring",
           lambda s: _final_audit(s, finds=True)),
    Moment("last audit finds none", "a window is in order", lambda s: _final_audit(s, finds=False)),
)  # fmt: skip


def moments_shown(step: Step) -> Iterator[str]:
    """The moments that a step shows."""
    return (moment.name for moment in MOMENTS if moment.is_here(step))
