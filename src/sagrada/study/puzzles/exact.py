"""Exact puzzles: everything that a seat can still do in the last round, searched to the end.

That needs no guess where neither chance nor another seat comes in between: in a seat's last turn,
and in the two turns in a row of the last player of the pass or of a solo player.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sagrada.engine.moves import Move
from sagrada.engine.options import ROUNDS
from sagrada.engine.state import NO_TURN, GameState
from sagrada.kernel.codes import move_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import (
    ACTIVE,
    AT_TURN,
    COLOUR,
    DRAFTED,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    MOVE_END,
    MOVE_TOOL,
    PLAYERS,
    ROUND,
    SEAT_SIZE,
    SEATS,
    STAGE,
    TAKES_COLOUR,
    TOOL,
    TOOL_COUNT,
    TOOL_NUMBER,
    TOOL_SPENT,
    TOOL_TOKENS,
    TURN_NUMBER,
)
from sagrada.kernel.state import State

LIMIT = 12_000
"""States that one search may look at."""
_WITH_CHANCE = frozenset(MOVE_TOOL + tool for tool in (FLUX_BRUSH, GLAZING_HAMMER, FLUX_REMOVER))

Codes = tuple[int, ...]


class NotExact(Exception):
    """The best total can't be proven: chance or another seat comes in, or there is too much."""


@dataclass(frozen=True)
class End:
    """One way in which a window can end."""

    total: int
    """The points; in solo, the points above the target."""
    window: Codes
    """The dice, as the kernel has them."""
    tools: frozenset[int]
    """The tools that were used on the way."""
    moves: tuple[Move, ...]
    """A way that leads there; the same end can have others."""


@dataclass(frozen=True)
class Solution:
    """What a full search has found."""

    ends: tuple[End, ...]
    """Best first; among equals the shortest way first."""
    states: int
    """How many states were looked at."""

    @property
    def best(self) -> int:
        return self.ends[0].total

    @property
    def windows(self) -> Mapping[Codes, int]:
        """The best total of every window that can be reached."""
        found: dict[Codes, int] = {}
        for end in self.ends:
            found.setdefault(end.window, end.total)
        return found

    def best_without(self, tool: int) -> int:
        """The best total without a tool."""
        return max(end.total for end in self.ends if tool not in end.tools)


def can_be_exact(state: GameState) -> bool:
    """Whether the seat to act begins a turn after which only its own turns matter to it."""
    last_pass = state.turn_number >= state.setup.players - 1
    return state.round == ROUNDS and last_pass and state.turn == NO_TURN


def solve(state: GameState, limit: int = LIMIT) -> Solution:
    """Search everything that the active seat can still do; raises `NotExact`."""
    return _Search(from_engine(state), limit).run()


class _Search:
    def __init__(self, root: State, limit: int) -> None:
        if root[STAGE] != AT_TURN or root[ROUND] != ROUNDS or root[DRAFTED] or root[TOOL]:
            raise NotExact("a turn of the last round must begin here")
        if root[TURN_NUMBER] < root[PLAYERS] - 1:
            raise NotExact("other seats play before the seat’s last turn")
        self._root = root
        self._seat = root[ACTIVE]
        self._base = SEATS + self._seat * SEAT_SIZE
        self._limit = limit
        self._states = 0
        self._seen: set[Codes] = set()
        self._ways: dict[tuple[Codes, frozenset[int], int], Codes] = {}
        """The shortest way found, by window, tools used and total."""

    def run(self) -> Solution:
        self._look(self._root, ())
        ends = [
            End(total, window, tools, tuple(move_of(code, self._seat) for code in way))
            for (window, tools, total), way in self._ways.items()
        ]
        ends.sort(key=lambda end: (-end.total, len(end.moves), str(end.moves)))
        return Solution(tuple(ends), self._states)

    def _look(self, state: State, way: Codes) -> None:
        """Visit a state, and all that follows it."""
        if state[STAGE] == AT_TURN:  # the same state is met again only between chains of choices
            cells = state.cells()
            if cells in self._seen:
                return
            self._seen.add(cells)
        self._states += 1
        if self._states > self._limit:
            raise NotExact(f"more than {self._limit} states")
        legal = state.legal()
        if not _WITH_CHANCE.isdisjoint(legal):
            raise NotExact("a tool that rolls or draws dice can be used")
        for move in legal:
            after = state.copy()
            after.apply_move(move)
            if move == MOVE_END and (after.is_over or after[ACTIVE] != self._seat):
                self._add_end(after, (*way, move))
            else:
                self._look(after, (*way, move))

    def _add_end(self, state: State, way: Codes) -> None:
        total = state.score(self._seat)
        if state[PLAYERS] == 1:
            total -= state.target()
        window = tuple(state[self._base + at] for at in range(COLOUR, TAKES_COLOUR))
        end = (window, self._used(state), total)
        known = self._ways.get(end)
        if known is None or _length(way) < _length(known):
            self._ways[end] = way

    def _used(self, state: State) -> frozenset[int]:
        """The tools with other tokens than in the beginning, in solo those spent since."""
        root = self._root
        return frozenset(
            root[TOOL_NUMBER + slot]
            for slot in range(root[TOOL_COUNT])
            if state[TOOL_TOKENS + slot] != root[TOOL_TOKENS + slot]
            or state[TOOL_SPENT + slot] != root[TOOL_SPENT + slot]
        )


def _length(way: Codes) -> tuple[int, ...]:
    """Shorter ways first; among equals, those that act before they end a turn."""
    return (len(way), *(-code for code in way))
