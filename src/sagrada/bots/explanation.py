"""Why a choice is good: the part of the value function in which it gains most over the others.

It looks only at the seat's own window and at what everybody sees, so it tells a seat nothing that
the view doesn't.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeVar

from sagrada.bots.sampling import sample_state
from sagrada.bots.value import shape
from sagrada.bots.value.weights import learned_value_function
from sagrada.engine.moves import EndTurn, Move, Place, UseTool
from sagrada.engine.options import ROUNDS
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.state import GameState
from sagrada.engine.view import View
from sagrada.kernel.codes import PUBLIC_IDS
from sagrada.kernel.convert import from_engine

K = TypeVar("K")

PRIVATE, ROOM, TOKENS = "private", "room", "tokens"
_LINES = PUBLIC_IDS[4:8]
"""The objectives that need whole lines: rows and columns in turn."""


@dataclass(frozen=True)
class Why:
    """A reason in one word, and what it is about."""

    kind: str
    """`private`, `objective`, `line`, `complete`, `room`, `tokens`, `tool` or `wait`."""
    about: str = ""
    """An objective's id; for lines, a row (A to D) or a column (1 to 5)."""


@dataclass(frozen=True)
class ValueParts:
    """What a position is worth to a seat: by reason, and by line of each objective that has any."""

    by_reason: Mapping[str, float]
    by_line: Mapping[tuple[str, str], float]
    complete: frozenset[tuple[str, str]]
    """The lines that score already."""


def explain(view: View, choices: Sequence[tuple[Move, ...]], best: int) -> list[Why | None]:
    """The reasons for the first `best` of a seat's choices; None where there is nothing to say."""
    assert view.seat is not None, "a spectator has nothing to choose"
    now = sample_state(view, Random(0))
    if now.players[view.seat].window is None:
        return [None] * len(choices[:best])  # a pattern has no parts yet
    parts = [_parts_after(now, view.seat, moves) for moves in choices]
    before = parts_of(now, view.seat)
    return [
        _why(moves, mine, [each for each in parts if each is not None and each is not mine], before)
        for moves, mine in zip(choices[:best], parts, strict=False)
    ]


def _why(
    moves: tuple[Move, ...],
    mine: ValueParts | None,
    others: Sequence[ValueParts],
    before: ValueParts,
) -> Why | None:
    if isinstance(moves[0], UseTool):
        return Why("tool")
    if isinstance(moves[0], EndTurn):
        return Why("wait")
    if mine is None:
        return None
    compared = others or [before]
    gains = _gains(mine.by_reason, [each.by_reason for each in compared])
    reason = max(gains, key=lambda each: (gains[each], each))
    if gains[reason] <= 0:
        return None
    if reason in (PRIVATE, ROOM, TOKENS):
        return Why(reason)
    done = sorted(each for each in mine.complete - before.complete if each[0] == reason)
    if done:
        return Why("complete", done[0][1])
    lines = _gains(mine.by_line, [each.by_line for each in compared])
    of_reason = [line for line in lines if line[0] == reason]
    if not of_reason:
        return Why("objective", reason)
    return Why("line", max(of_reason, key=lambda each: (lines[each], each))[1])


def _gains(mine: Mapping[K, float], others: Sequence[Mapping[K, float]]) -> dict[K, float]:
    """How much more than the others on average each part is worth."""
    keys = {key for each in (mine, *others) for key in each}
    mean = {key: sum(each.get(key, 0.0) for each in others) / len(others) for key in keys}
    return {key: mine.get(key, 0.0) - mean[key] for key in keys}


def _parts_after(state: GameState, seat: int, moves: tuple[Move, ...]) -> ValueParts | None:
    """The parts after a placement; None if it isn't known yet how the choice will end."""
    if not isinstance(moves[-1], Place):
        return None
    for move in moves:
        state = apply(state, move).after
    return parts_of(state, seat)


def parts_of(state: GameState, seat: int) -> ValueParts:
    """What a position is worth to a seat, part by part. Only its own secrets matter."""
    scored = sheet(state, seat)
    by_reason = defaultdict[str, float](float, {each.id: each.points for each in scored.public})
    by_line: defaultdict[tuple[str, str], float] = defaultdict(float)
    by_reason[PRIVATE] += scored.private.points
    turns = _turns_left(state, seat)
    if turns > 0:
        ids = learned_value_function().features_of(from_engine(state), seat, turns)
        first = shape.first_weight(state.setup.players, turns)
        features = [at - first for at in ids]
        for at, reason, line in zip(ids, *_reasons(features), strict=True):
            by_reason[reason] += _weights()[at]
            if line:
                by_line[reason, line] += _weights()[at]
    complete = frozenset(
        (each.id, _line_of(each.id, spaces))
        for each in scored.public
        if each.id in _LINES
        for spaces in each.sets
    )
    return ValueParts(by_reason, by_line, complete)


def _line_of(objective: str, spaces: Collection[int]) -> str:
    """The row (A to D) or the column (1 to 5) of these spaces."""
    space = min(spaces)
    return "ABCD"[space // 5] if objective.startswith("row") else "12345"[space % 5]


def _reasons(features: Iterable[int]) -> tuple[list[str], list[str]]:
    """Which reason each feature belongs to, and which line, if it is about one."""
    reasons: list[str] = []
    lines: list[str] = []
    pair = PUBLIC_IDS[0]
    pairs: list[str] = []
    met: Counter[str] = Counter()
    for feature in features:
        reason, line = ROOM, ""
        if shape.LINE <= feature < shape.PAIR:
            number = (feature - shape.LINE) // (6 * 12)
            reason = _LINES[number]
            line = ("ABCD" if number % 2 == 0 else "12345")[met[reason]]
            met[reason] += 1
        elif shape.PAIR <= feature < shape.COLOURS:
            reason = pair = PUBLIC_IDS[(feature - shape.PAIR) // (7 * 7)]
            pairs.append(pair)
        elif shape.COLOURS <= feature < shape.SHADES:
            reason = "color-variety"
        elif shape.SHADES <= feature < shape.NEED:
            reason = "shade-variety"
        elif shape.NEED <= feature < shape.OWN:
            row = (feature - shape.NEED) // 8
            reason = {6: "shade-variety", 7: "color-variety"}.get(row, pair)
        elif shape.OWN <= feature < shape.DIAGONAL_SPACE or (
            shape.OWN_IN_BAG <= feature < shape.TOKENS
        ):
            reason = PRIVATE
        elif shape.DIAGONAL_SPACE <= feature < shape.EMPTY:
            reason = "color-diagonals"
        elif shape.PAIR_EMPTY <= feature < shape.TOOL_DEAD:
            reason = pairs.pop(0) if pairs else pair  # they come in the same order
        elif feature >= shape.FEATURES_V1:
            reason, line = _rich_reason(feature, met)
        elif feature >= shape.TOKENS:
            reason = TOKENS
        reasons.append(reason)
        lines.append(line)
    return reasons, lines


def _rich_reason(feature: int, met: Counter[str]) -> tuple[str, str]:
    """The same for what only rich features know (bots/value/rich_features.py)."""
    if feature < shape.FIT_OBJECTIVE or shape.DEAD <= feature < shape.OWN_DICE:
        return ROOM, ""
    if feature < shape.FIT_HIGH:
        return PUBLIC_IDS[(feature - shape.FIT_OBJECTIVE) % 10], ""
    if feature < shape.LINE_HARDEST:
        return PRIVATE, ""
    if feature < shape.LINES_ALIVE:
        kind, size = ("hardest", 6 * 8 * 2) if feature < shape.LINE_OWN else ("own", 6 * 12 * 2)
        start = shape.LINE_HARDEST if kind == "hardest" else shape.LINE_OWN
        number = (feature - start) // size
        line = ("ABCD" if number % 2 == 0 else "12345")[met[f"{kind}/{number}"]]
        met[f"{kind}/{number}"] += 1
        return _LINES[number], line
    if feature < shape.SET_EMPTY:
        return _LINES[(feature - shape.LINES_ALIVE) // (6 * 21)], ""
    if feature < shape.PAIR_EMPTY:
        place = (feature - shape.SET_EMPTY) // (7 * 21)
        return PUBLIC_IDS[8 if place == 4 else place], ""
    if feature < shape.PATTERN_OBJECTIVE:
        return TOKENS, ""
    return PUBLIC_IDS[(feature - shape.PATTERN_OBJECTIVE) % 10], ""


def _turns_left(state: GameState, seat: int) -> int:
    """How many turns a seat still has after its current one."""
    later = 2 * (ROUNDS - state.round)
    if state.round == 0:  # patterns are being chosen
        return later
    first = state.turn_number < state.setup.players and not state.players[seat].skips
    return later + first


@cache
def _weights() -> list[float]:
    return learned_value_function().all_weights()
