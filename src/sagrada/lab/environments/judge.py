"""A game in the engine, with the cards and dice that an environment must deal for the same seed.

It follows an environment's choices and says what the environment should show: which actions are
legal, what a seat can know, what it scores. The kit (kit.py) compares the two.
"""

from random import Random

import numpy as np

from sagrada.bots.sampling import sample_state
from sagrada.engine.dealing import new_game
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import final_standings, sheet, target
from sagrada.engine.view import view
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.arrays.observation import observe_into
from sagrada.kernel.codes import code_of, move_of, outcome_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIONS, MOVE_PATTERN
from sagrada.kernel.state import State
from sagrada.lab.environments.one_game import Row, move_code


class Judge:
    """`rolled` has what chance did since the last choice, as the kernel's numbers."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.state = new_game(setup)
        self._dice = Generator(seed)
        self._secrets = Random(seed)
        self.rolled: list[int] = []
        self._roll()

    def _roll(self) -> None:
        """Let chance answer. The generator picks in the kernel; the engine follows."""
        self.rolled = []
        while self.state.is_chance:
            before = from_engine(self.state)
            after = before.copy()
            after.sample_outcome(self._dice)
            code = _outcome_between(before, after)
            self.rolled.append(code)
            self.state = apply(self.state, outcome_of(before, code)).after

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def seat(self) -> int:
        return self.state.to_act[0]

    def push(self, action: int) -> None:
        """Make an action of the seat that chooses; an illegal one raises an `IllegalMove`."""
        seat = self.seat
        self.state = apply(self.state, move_of(move_code(action, seat), seat)).after
        self._roll()

    def mask(self) -> Row:
        """The legal actions of the seat that chooses."""
        seat = self.seat
        row = np.zeros(ACTIONS, np.int8)
        for move in legal_moves(self.state):
            if move.seat == seat:
                code = code_of(move)
                row[code - 24 * seat if code >= MOVE_PATTERN else code] = 1
        return row

    def knowledge(self, seat: int) -> Row:
        """What a seat can know. What it can't is dealt anew, so that no secret is in it."""
        alike = sample_state(view(self.state, seat), self._secrets)
        row = np.empty(OBSERVATION_SIZE, np.int8)
        observe_into(from_engine(alike), seat, row)
        return row

    def scores(self) -> tuple[int, ...]:
        """The points of each seat if the game ended now; 0 before the windows are there."""
        seats = range(self.state.setup.players)
        return tuple(sheet(self.state, seat).total if self.state.round else 0 for seat in seats)

    def winners(self) -> tuple[int, ...]:
        return final_standings(self.state).winners

    def target(self) -> int:
        """What a solo player must beat; 0 with more players."""
        return target(self.state) if self.state.setup.solo else 0


def _outcome_between(before: State, after: State) -> int:
    """The outcome that leads from one state to another."""
    for code, _ in before.outcomes():
        tried = before.copy()
        tried.apply_outcome(code)
        if tried == after:
            return code
    raise AssertionError("one of the outcomes was sampled")
