"""A finished game cut into spans: what chance did in a row, and what a seat chose in one go.

A person decides a whole turn: which die, where it goes, with which tool. So all choices of a turn
are one span, until chance answers (a reroll, a draw): what comes after that is another decision.
Choices that were undone are left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from sagrada.engine.moves import Call, Move, Remove
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import Step
from sagrada.engine.reasons import SagradaError
from sagrada.engine.state import GameState, Stage
from sagrada.game.history import History
from sagrada.game.record import Entry, Record, Undo
from sagrada.game.replay import replay


class ReviewError(SagradaError):
    """A game that can't be reviewed; the message says why."""


class SpanKind(StrEnum):
    """What a span holds."""

    PATTERN = "pattern"
    """A seat chooses its pattern."""
    CHOICE = "choice"
    """A seat plays its turn, or what is left of it after chance answered."""
    ROLL = "roll"
    """The dice of a round."""
    REROLL = "reroll"
    """Flux Brush."""
    REROLL_POOL = "reroll-pool"
    """Glazing Hammer."""
    DRAW = "draw"
    """Flux Remover."""
    MENDING = "mending"
    """Honor tables: mistakes leave a window."""


_DEALT = frozenset({Stage.PATTERN, Stage.ROLL})
"""What follows the deal: with an own window nobody chooses a pattern."""
DECISIONS = frozenset({SpanKind.PATTERN, SpanKind.CHOICE})
CHANCE = frozenset({SpanKind.ROLL, SpanKind.REROLL, SpanKind.REROLL_POOL, SpanKind.DRAW})
_DRAWS = {
    Stage.ROLL: SpanKind.ROLL,
    Stage.REROLL: SpanKind.REROLL,
    Stage.REROLL_POOL: SpanKind.REROLL_POOL,
    Stage.DRAW: SpanKind.DRAW,
}


@dataclass(frozen=True, slots=True, repr=False)
class Span:
    """A part of a game that is looked at as one."""

    number: int
    """In the game, from 0."""
    kind: SpanKind
    seat: int | None
    """Who chose, or whose tool chance answers; None for the dice of a round."""
    version: int
    """How many entries of the record come before it."""
    moves: tuple[Move, ...]
    before: GameState
    before_last: GameState
    """Before the last of the moves."""
    after: GameState

    @property
    def round(self) -> int:
        """1 to 10; 0 while patterns are chosen."""
        return self.before.round

    @property
    def is_decision(self) -> bool:
        return self.kind in DECISIONS

    @property
    def is_chance(self) -> bool:
        return self.kind in CHANCE

    def __repr__(self) -> str:
        who = "" if self.seat is None else f" of seat {self.seat + 1}"
        return f"<Span {self.number}: {self.kind}{who} in round {self.round}>"


@dataclass(frozen=True)
class CutGame:
    """A finished game in spans."""

    record: Record
    dealt: GameState
    """After the deal, before the first pattern is chosen, or the first die rolled."""
    spans: tuple[Span, ...]
    final: GameState


def cut(record: Record) -> CutGame:
    """The game of a record, in spans.

    Raises a `ReviewError` if the game isn't over, and a `ReplayError` if the record doesn't replay.
    """
    history = replay(record)
    if not history.state.is_over:
        raise ReviewError(
            f"the game isn’t over: its record ends in round {history.state.round}. "
            "Only finished games can be reviewed."
        )
    kept = _kept(history)
    dealt = next(step.before for _, _, step in kept if step.before.stage in _DEALT)
    return CutGame(record, dealt, tuple(_spans(kept)), history.state)


_Kept = tuple[int, Entry, Step]
"""How many entries come before it, the entry, and what it did."""


def _kept(history: History) -> list[_Kept]:
    """The entries without those that were undone: a seat undoes its own latest choice."""
    kept: list[_Kept] = []
    for version, (entry, step) in enumerate(zip(history.entries, history.steps, strict=True)):
        if isinstance(entry, Undo):
            last = max(
                at
                for at, (_, other, _) in enumerate(kept)
                if isinstance(other, Move) and other.seat == entry.seat
            )
            del kept[last]
        else:
            kept.append((version, entry, step))
    return kept


def _spans(kept: list[_Kept]) -> Iterator[Span]:
    number = 0
    group: list[_Kept] = []
    for each in kept:
        if _kind(each) is None:
            continue
        if group and not _belongs(group, each):
            yield _span(number, group)
            number += 1
            group = []
        group.append(each)
    yield _span(number, group)


def _kind(kept: _Kept) -> SpanKind | None:
    """None for what belongs to no span: the deal, and calls, which change nothing by themselves."""
    _, entry, step = kept
    if isinstance(entry, Outcome):
        return _DRAWS.get(step.before.stage)
    if isinstance(entry, Call):
        return None
    if isinstance(entry, Remove):
        return SpanKind.MENDING
    return SpanKind.PATTERN if step.before.stage is Stage.PATTERN else SpanKind.CHOICE


def _belongs(group: list[_Kept], new: _Kept) -> bool:
    """Whether an entry goes on with what the group began."""
    _, _, before = group[-1]
    _, _, after = new
    if _kind(group[0]) is not _kind(new) or _kind(new) is SpanKind.PATTERN:
        return False
    return _seat(group[0]) == _seat(new) and before.before.turn_key == after.before.turn_key


def _seat(kept: _Kept) -> int | None:
    _, entry, step = kept
    if isinstance(entry, Move):
        return entry.seat
    return None if step.before.stage is Stage.ROLL else step.before.active


def _span(number: int, group: list[_Kept]) -> Span:
    version, _, first = group[0]
    _, _, last = group[-1]
    kind = _kind(group[0])
    assert kind is not None, "only what has a kind is in a group"
    return Span(
        number=number,
        kind=kind,
        seat=_seat(group[0]),
        version=version,
        moves=tuple(entry for _, entry, _ in group if isinstance(entry, Move)),
        before=first.before,
        before_last=last.before,
        after=last.after,
    )
