"""`State`: the block of a state as a Python object, for everything that is not a hot loop.

Compiled code works on the block itself, with the functions of the other modules.
"""

from collections.abc import Iterable

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel import chance, play, scoring
    from sagrada.kernel.bits import Ints, zero_ints
    from sagrada.kernel.chance import list_outcomes
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        AT_OVER,
        AT_PATTERN,
        MOST_MOVES,
        MOST_OUTCOMES,
        PLAYERS,
        ROUND,
        SIZE,
        STAGE,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import copy_state
    from sagrada.kernel.scoring import points

COMPILED: bool = bool(cython.compiled)
"""Whether this is the extension module, not the source."""


class State:
    """A state of the game. `state[STAGE]` reads a cell of the block (layout.py)."""

    def __init__(self, cells: Iterable[int] = ()) -> None:
        if not cython.compiled:
            self.block: Ints = [0] * SIZE
            self.buffer: Ints = [0] * MOST_MOVES
            self.weights: Ints = [0] * MOST_OUTCOMES
        zero_ints(self.block, SIZE)
        for at, cell in enumerate(cells):
            self[at] = cell

    def __getitem__(self, at: int) -> int:
        if not 0 <= at < SIZE:
            raise IndexError(f"a state has cells 0 to {SIZE - 1}, not {at}")
        return self.block[at]

    def __setitem__(self, at: int, cell: int) -> None:
        if not 0 <= at < SIZE:
            raise IndexError(f"a state has cells 0 to {SIZE - 1}, not {at}")
        self.block[at] = cell

    def cells(self) -> tuple[int, ...]:
        return tuple([self.block[at] for at in range(SIZE)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.cells() == other.cells()

    __hash__ = None  # type: ignore[assignment]  # a state is mutable

    def __reduce__(self) -> tuple[type["State"], tuple[tuple[int, ...]]]:
        return State, (self.cells(),)

    def copy(self) -> "State":
        other = State()
        copy_state(other.block, self.block)
        return other

    # ------------------------------------------------------------ moves and chance

    @property
    def is_chance(self) -> bool:
        return self.block[STAGE] < AT_PATTERN

    @property
    def is_over(self) -> bool:
        return self.block[STAGE] == AT_OVER

    def legal(self) -> list[int]:
        """The legal moves (layout.py says what the numbers mean); none at chance nodes."""
        n = list_moves(self.block, self.buffer)
        return [self.buffer[i] for i in range(n)]

    def apply_move(self, move: int) -> None:
        """Make a move."""
        if move not in self.legal():
            raise ValueError(f"move: {move} is not legal here; choose one of {self.legal()}")
        play.apply_move(self.block, move)

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes here, with weights (chance.py says what the numbers mean)."""
        n = list_outcomes(self.block, self.buffer, self.weights)
        return [(self.buffer[i], self.weights[i]) for i in range(n)]

    def apply_outcome(self, outcome: int) -> None:
        """Apply an outcome."""
        possible = [code for code, _ in self.outcomes()]
        if outcome not in possible:
            raise ValueError(f"outcome: {outcome} cannot happen here; it is one of {possible}")
        chance.apply_outcome(self.block, outcome)

    def sample_outcome(self, generator: Generator) -> None:
        """Sample one outcome by weight, and apply it."""
        if self.block[STAGE] >= AT_PATTERN:
            raise ValueError("state: chance has nothing to answer here; make a move")
        chance.sample_outcome(self.block, generator.word)

    def resolve_chance(self, generator: Generator) -> None:
        """Sample outcomes until a seat must choose or the game is over."""
        chance.resolve_chance(self.block, generator.word)

    # ------------------------------------------------------------ points

    def score(self, seat: int) -> int:
        """The points of a seat with its window as it is now."""
        self._need_windows()
        if not 0 <= seat < self.block[PLAYERS]:
            raise ValueError(f"seat: {seat} is no seat of this table")
        return points(self.block, seat)

    def winners(self) -> tuple[int, ...]:
        """The seats that are ahead now, after all tie-breaks; in solo, none below the target."""
        self._need_windows()
        ahead = scoring.winners(self.block)
        return tuple([seat for seat in range(self.block[PLAYERS]) if ahead >> seat & 1])

    def target(self) -> int:
        """The points that a solo player must beat."""
        if self.block[PLAYERS] != 1:
            raise ValueError("players: only a solo game has a target score")
        return scoring.target(self.block)

    def _need_windows(self) -> None:
        if not self.block[ROUND]:
            raise ValueError("state: there are no windows yet; choose the patterns first")
