"""Why the best choice is better than the one made: which objectives, spaces and tokens it gains in.

It compares the two windows at the end of the turn, part by part of the value function; of two
patterns, the empty windows. Where chance comes first (a reroll, a draw), there is only the tool to
name.
"""

from dataclasses import dataclass
from random import Random

from sagrada.bots.explanation import PRIVATE, ROOM, TOKENS, parts_of
from sagrada.bots.sampling import sample_state
from sagrada.engine.cards import PATTERNS
from sagrada.engine.hints import window_hints
from sagrada.engine.moves import ChoosePattern, EndTurn, Move, UseTool
from sagrada.engine.spaces import NAMES
from sagrada.engine.state import GameState
from sagrada.engine.turns import with_player
from sagrada.engine.view import View
from sagrada.engine.window import Window
from sagrada.kernel.convert import to_engine
from sagrada.study.judgment import Judged
from sagrada.study.whole_choice import WholeChoice

MOST = 3
SMALLEST = 0.3
"""Points that a part must differ by to be named."""


@dataclass(frozen=True, slots=True)
class Because:
    """One part of the difference between two choices."""

    kind: str
    """`objective`, `private`, `room`, `tokens`, `tools`, `filled`, `dead`, `tool` or `pass`."""
    about: str = ""
    """An objective's id, a tool's number; nothing for the others."""
    where: tuple[str, ...] = ()
    """The rows (A to D), columns (1 to 5) or spaces (B3) that it is about."""
    points: float = 0.0
    """By how much the best choice is ahead in it; below 0, behind."""


def why_better(view: View, judged: Judged) -> tuple[Because, ...]:
    """Why the best choice is better than the one made, if that one is an error."""
    if not judged.judgment.counts or judged.best is None or judged.made is None:
        return ()
    return reasons(view, judged.best, judged.made)


def reasons(view: View, best: WholeChoice, made: WholeChoice) -> tuple[Because, ...]:
    """What the best choice gains over the one made, the most important first."""
    assert view.seat is not None, "a spectator has nothing to choose"
    named = tuple(
        Because("tool", str(move.tool))
        for move in best.moves
        if isinstance(move, UseTool) and move not in made.moves
    )
    if not named and _passes(best) and not _passes(made):
        named = (Because("pass"),)
    now = sample_state(view, Random(0))
    if isinstance(best.moves[0], ChoosePattern):
        better, worse = (with_pattern(now, choice.moves[0]) for choice in (best, made))
        return differences(better, worse, view.seat)
    if not (best.ends_turn and made.ends_turn):
        return named
    better = to_engine(best.state, now.setup)
    worse = to_engine(made.state, now.setup)
    return (*named, *differences(better, worse, view.seat))


def with_pattern(state: GameState, choice: Move) -> GameState:
    """The state with a seat's pattern in its window, before the first die is rolled."""
    assert isinstance(choice, ChoosePattern), "only patterns can be chosen now"
    pattern = PATTERNS[choice.pattern]
    favor = 0 if state.setup.solo else pattern.difficulty
    player = state.players[choice.seat].replace(window=Window(pattern), favor=favor)
    return state.replace(players=with_player(state, choice.seat, player))


def _passes(choice: WholeChoice) -> bool:
    return isinstance(choice.moves[0], EndTurn)


def differences(better: GameState, worse: GameState, seat: int) -> tuple[Because, ...]:
    """What a seat gains in a state over another, the most important first."""
    ours, theirs = parts_of(better, seat), parts_of(worse, seat)
    found: list[Because] = []
    for reason in sorted({*ours.by_reason, *theirs.by_reason}):
        points = ours.by_reason.get(reason, 0.0) - theirs.by_reason.get(reason, 0.0)
        if reason in (PRIVATE, ROOM):
            found.append(Because(reason, points=points))
        elif reason == TOKENS:
            points += better.players[seat].favor - worse.players[seat].favor
            # In solo there are no tokens: it's the tools that can still be used.
            found.append(Because("tools" if better.setup.solo else TOKENS, points=points))
        else:
            lines = {
                line: ours.by_line.get((of, line), 0.0) - theirs.by_line.get((of, line), 0.0)
                for of, line in {*ours.by_line, *theirs.by_line}
                if of == reason
            }
            where = [line for line, gain in lines.items() if gain * points > 0 and abs(gain) > 0.2]
            where.sort(key=lambda line: (-abs(lines[line]), line))
            found.append(Because("objective", reason, tuple(where[:2]), points))
    empty = _empty(worse, seat) - _empty(better, seat)
    found.append(Because("filled", points=float(empty)))
    dead = _dead(worse, seat) - _dead(better, seat)
    found = [each for each in found if abs(each.points) >= SMALLEST]
    found.sort(key=lambda each: (-abs(each.points), each.kind, each.about))
    found = found[:MOST]
    if dead:
        found.append(Because("dead", where=tuple(NAMES[space] for space in sorted(dead))))
    return tuple(found)


def _empty(state: GameState, seat: int) -> int:
    return state.window(seat).dice.count(None)


def _dead(state: GameState, seat: int) -> set[int]:
    hints = window_hints(state, seat)
    return set() if hints is None else {each.space for each in hints.dead_spaces}
