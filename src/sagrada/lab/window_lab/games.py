"""One measured game: every seat is a Master, which plays by the learned value function.

The kernel plays it, which is quicker than a table. A Master looks at its own window and cards only,
so its choices are the same. The dice of a round depend on the game's seed and on the round alone.
So a game can be played again from the middle with nearly the same dice.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from sagrada.bots.second_turn import evaluate_ahead
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import load_value_function
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    ACTIVE,
    AT_ROLL,
    FAVOR,
    MOVE_PATTERN,
    MOVE_PLACE,
    MOVE_TOOL,
    OCCUPIED,
    PATTERN,
    PLAYERS,
    PRIVATE,
    PRIVATE_COUNT,
    PUBLIC,
    PUBLIC_COUNT,
    ROUND,
    SEAT_SIZE,
    SEATS,
    STAGE,
    TOOL_COUNT,
    TOOL_NUMBER,
    TOOL_TOKENS,
    TURN_NUMBER,
)
from sagrada.kernel.state import State

SAMPLED = 5
"""One of so many uses of a tool is played again without it."""
_CHOOSER, _SAMPLE, _PATTERNS = 11, 12, 13
"""What a game draws numbers for; 0 is the deal, and 1 to 10 are the rounds."""


@dataclass(frozen=True)
class SeatResult:
    """How a game ended for a seat."""

    pattern: int
    private: tuple[int, ...]
    points: int
    lead: int
    """Over the best other seat; in solo over the target."""
    won: int
    empty: int
    public_points: tuple[int, ...]
    """By objective, in the order of the table's cards."""
    private_points: int


@dataclass(frozen=True)
class ToolUse:
    """A use of a tool, and what it changed if the game was played again without it."""

    tool: int
    price: int
    """Favor tokens; 0 in solo, where a die pays."""
    round: int
    gain: int | None = None
    """Points with it minus points without; in solo what it adds to the lead over the target."""
    win_gain: int = 0


@dataclass(frozen=True)
class MeasuredGame:
    tools: tuple[int, ...]
    public: tuple[int, ...]
    seats: tuple[SeatResult, ...]
    offered: tuple[tuple[int, ...], ...]
    """By seat, the four patterns it could take."""
    uses: tuple[ToolUse, ...]


@dataclass
class _Turn:
    """A turn in which a tool was used, as it began."""

    start: State
    use: ToolUse


@dataclass
class MasterTable:
    """Plays games with a Master at every seat; `start` is the table before the deal."""

    start: State
    seed: int

    def __post_init__(self) -> None:
        value_function = load_value_function(None)
        margin = SOLO_TOOL_MARGIN if self.start[PLAYERS] == 1 else TOOL_MARGIN
        self._chooser = TurnChooser(value_function, margin)
        self._without_tools = TurnChooser(value_function, None)

    def play(self, number: int, *, chosen: bool, sample_uses: bool = True) -> MeasuredGame:
        """Play a game. The patterns are `chosen` by the Masters, or drawn from those offered."""
        state = self.start.copy()
        state.resolve_chance(self._generator(number, 0))
        offered = self._take_patterns(state, number, chosen)
        self._chooser.seed(self._seed_for(number, _CHOOSER))
        turns = self._play_on(state, number)
        seats = tuple(seat_result(state, seat) for seat in range(state[PLAYERS]))
        draw = self._generator(number, _SAMPLE)
        uses = []
        for turn in turns:
            sampled = draw.number(SAMPLED) == 0 and sample_uses
            uses.append(self._without(turn, seats, number) if sampled else turn.use)
        return MeasuredGame(
            tools=tuple(state[TOOL_NUMBER + at] for at in range(state[TOOL_COUNT])),
            public=tuple(state[PUBLIC + at] for at in range(state[PUBLIC_COUNT])),
            seats=seats,
            offered=offered,
            uses=tuple(uses),
        )

    def _seed_for(self, number: int, what: int) -> int:
        return ((self.seed * 8 + self.start[PLAYERS]) << 48) + number * 16 + what

    def _generator(self, number: int, what: int) -> Generator:
        return Generator(self._seed_for(number, what))

    def _take_patterns(
        self, state: State, number: int, chosen: bool
    ) -> tuple[tuple[int, ...], ...]:
        """RULES 2.2: each seat takes one of its four patterns."""
        draw = self._generator(number, _PATTERNS)
        offered = []
        for seat in range(state[PLAYERS]):
            first = MOVE_PATTERN + 24 * seat
            its = tuple(move - first for move in state.legal() if first <= move < first + 24)
            offered.append(its)
            pattern = its[draw.number(len(its))]
            if chosen:
                pattern = max(its, key=self._pattern_value(state, seat))
            state.apply_move(first + pattern)
        return tuple(offered)

    def _pattern_value(self, state: State, seat: int) -> Callable[[int], float]:
        return lambda pattern: self._chooser.evaluate_pattern(state, seat, pattern)

    def _play_on(self, state: State, number: int) -> list[_Turn]:
        """Play to the end; returns the turns in which tools are used."""
        generator = self._generator(number, 0)
        turns: list[_Turn] = []
        start, now = state, (0, 0)
        while not state.is_over:
            if state.is_chance:
                if state[STAGE] == AT_ROLL:
                    generator = self._generator(number, state[ROUND])
                state.resolve_chance(generator)
                continue
            if _turn(state) != now:
                start, now = state.copy(), _turn(state)
            move = best_move(self._chooser, state)
            if MOVE_TOOL < move < MOVE_PLACE:
                turns.append(_Turn(start, _use(state, move - MOVE_TOOL)))
            state.apply_move(move)
        return turns

    def _without(self, turn: _Turn, seats: tuple[SeatResult, ...], number: int) -> ToolUse:
        """Play again from the turn's beginning: the best turn without a tool, then as always."""
        state = turn.start.copy()
        seat, now = state[ACTIVE], _turn(state)
        while not (state.is_chance or state.is_over) and _turn(state) == now:
            state.apply_move(best_move(self._without_tools, state))
        self._play_on(state, number)
        before, after = seats[seat], seat_result(state, seat)
        solo = state[PLAYERS] == 1
        gain = before.lead - after.lead if solo else before.points - after.points
        use = turn.use
        return ToolUse(use.tool, use.price, use.round, gain, before.won - after.won)


@cache
def new_table(players: int, solo_tools: int) -> State:
    """A table before the deal, by the usual rules. Copy it, don't change it."""
    setup = Setup(players, solo_tools=solo_tools) if players == 1 else Setup(players)
    return from_engine(new_game(setup))


def best_move(chooser: TurnChooser, state: State) -> int:
    """What a Master does; among equals the first one."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return max(evaluate_ahead(chooser, state), key=lambda each: each[1])[0]


def _turn(state: State) -> tuple[int, int]:
    return state[ROUND], state[TURN_NUMBER]


def _use(state: State, tool: int) -> ToolUse:
    slot = next(at for at in range(state[TOOL_COUNT]) if state[TOOL_NUMBER + at] == tool)
    price = 2 if state[TOOL_TOKENS + slot] else 1
    return ToolUse(tool, 0 if state[PLAYERS] == 1 else price, state[ROUND])


def seat_result(state: State, seat: int) -> SeatResult:
    """A seat's result at the end of a game."""
    players, cells = state[PLAYERS], SEATS + seat * SEAT_SIZE
    points = state.score(seat)
    if players == 1:
        best = state.target()
    else:
        best = max(state.score(other) for other in range(players) if other != seat)
    empty = 20 - state[cells + OCCUPIED].bit_count()
    public = _public_points(state, seat)
    fixed = state[cells + FAVOR] - (3 * empty if players == 1 else empty)
    return SeatResult(
        pattern=state[cells + PATTERN],
        private=tuple(state[cells + PRIVATE + at] for at in range(state[PRIVATE_COUNT])),
        points=points,
        lead=points - best,
        won=int(seat in state.winners()),
        empty=empty,
        public_points=public,
        private_points=points - sum(public) - fixed,
    )


def _public_points(state: State, seat: int) -> tuple[int, ...]:
    """What each public objective scores: the points of the window with and without it."""
    found = []
    total = state.score(seat)
    count = state[PUBLIC_COUNT]
    looked = state.copy()
    for left in range(count - 1, -1, -1):
        looked[PUBLIC_COUNT] = left
        fewer = looked.score(seat)
        found.append(total - fewer)
        total = fewer
    return tuple(reversed(found))
