"""One game, driven by numbered actions: what the environments for single games share."""

from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from sagrada.engine.dealing import new_game
from sagrada.engine.legal import illegal
from sagrada.engine.notation.moves import format_choice
from sagrada.engine.options import Setup
from sagrada.engine.reasons import SagradaError
from sagrada.engine.state import GameState
from sagrada.engine.view import View, view
from sagrada.kernel import codes
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.arrays.observation import mask_into, observe_into
from sagrada.kernel.convert import from_engine, to_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIONS, ACTIVE, AT_PATTERN, MOVE_PATTERN, ROUND, STAGE

Row = NDArray[np.int8]


class IllegalAction(SagradaError, ValueError):
    """The action isn't legal now. The message says which rule forbids it, and the game stays."""


class GameOver(SagradaError, ValueError):
    """The game is over: there is nothing to do but to begin another."""

    def __init__(self) -> None:
        super().__init__("The game is over; reset it to play another.")


def check_strict(setup: Setup) -> Setup:
    """The kernel has no honor tables (RULES 8)."""
    if not setup.strict:
        raise ValueError("setup: environments are strict; leave out the honor referee")
    return setup


def move_code(action: int, seat: int) -> int:
    """The kernel's number for an action of a seat: only patterns name their seat."""
    return action + 24 * seat if action >= MOVE_PATTERN else action


def _number(action: SupportsIndex | None) -> int:
    """An integer, numpy's too; not 1.5, nor "1"."""
    try:
        number = index(action)  # type: ignore[arg-type]  # whatever a learner gives
    except TypeError:
        raise ValueError(f"action: expected 0 to {ACTIONS - 1}, got {action!r}") from None
    if not 0 <= number < ACTIONS:
        raise IllegalAction(f"action: expected 0 to {ACTIONS - 1}, got {action}")
    return number


def action_text(action: int) -> str:
    """An action in notation: `draft R3`."""
    seat = 0  # whatever it is: the text leaves it out
    if not 0 <= action < ACTIONS:
        raise ValueError(f"action: expected 0 to {ACTIONS - 1}, got {action}")
    return format_choice(codes.move_of(move_code(action, seat), seat))


class OneGame:
    """One game at a time, each dealt from a seed: the same seed gives the same deal and dice."""

    def __init__(self, setup: Setup) -> None:
        self.setup = check_strict(setup)
        self.start = from_engine(new_game(setup))
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin another game. Batches deal the same game from the same seed."""
        self._dice = Generator(seed)
        self.state = self.start.copy()
        self.state.resolve_chance(self._dice)

    # ------------------------------------------------------------ whose choice

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def seat(self) -> int:
        """The seat that chooses now. Patterns are chosen together: the first seat without one."""
        if self.state[STAGE] != AT_PATTERN:
            return self.state[ACTIVE]
        return (min(self.state.legal()) - MOVE_PATTERN) // 24

    def push(self, action: SupportsIndex | None) -> None:
        """Make an action of the seat that chooses; chance answers at once."""
        self.apply(action)
        self.state.resolve_chance(self._dice)

    def apply(self, action: SupportsIndex | None) -> None:
        """The same, but chance has still to answer."""
        if self.is_over:
            raise GameOver
        seat = self.seat
        number = _number(action)
        code = move_code(number, seat)
        if code not in self.state.legal():
            raise IllegalAction(self._why_not(number, seat))
        self.state.apply_move(code)

    def _why_not(self, action: int, seat: int) -> str:
        move = codes.move_of(move_code(action, seat), seat)
        reason = illegal(self.engine_state(), move)
        assert reason is not None, "the kernel and the engine agree on what is legal"
        said = f"{reason.sentence} ({reason.citation})"
        return f"action {action} ({action_text(action)}) isn’t legal now: {said}"

    # ------------------------------------------------------------ what a seat can know

    def observation(self, seat: int) -> Row:
        row = np.empty(OBSERVATION_SIZE, np.int8)
        observe_into(self.state, seat, row)
        return row

    def mask(self, seat: int) -> Row:
        row = np.empty(ACTIONS, np.int8)
        mask_into(self.state, seat, row)
        return row

    def view(self, seat: int | None) -> View:
        """What a seat sees, as bots get it; None: as a spectator does."""
        return view(self.engine_state(), seat)

    def engine_state(self) -> GameState:
        """The state with all its secrets, for the engine."""
        return to_engine(self.state, self.setup)

    # ------------------------------------------------------------ points

    def scores(self) -> tuple[int, ...]:
        """The points of each seat if the game ended now; 0 before the windows are there."""
        seats = range(self.setup.players)
        return tuple(self.state.score(seat) if self.state[ROUND] else 0 for seat in seats)

    def winners(self) -> tuple[int, ...]:
        return self.state.winners()

    def target(self) -> int:
        """What a solo player must beat; 0 with more players."""
        return self.state.target() if self.setup.solo else 0
