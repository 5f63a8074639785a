"""When a seat's time runs out, and what is played then.

All of it follows from the stored steps, so it survives restarts.
"""

from sagrada.engine.play import Step
from sagrada.engine.state import GameState, Stage
from sagrada.game.default_move import default_move
from sagrada.game.game import Game
from sagrada.game.record import Undo
from sagrada.server.storage.server_time import Pause, add_pauses
from sagrada.server.storage.settings import ClockSettings

BOT_LEASE = 10_000
"""Milliseconds after which another process moves a bot that has not moved."""


class TurnClock:
    """Since when each seat has had to choose."""

    def __init__(
        self, clock: ClockSettings, players: int, pauses: list[Pause] | None = None
    ) -> None:
        self._per_turn = clock.per_turn
        self._pauses = [] if pauses is None else pauses
        """They are charged to nobody. The list grows while we use it."""
        self._since: list[int | None] = [None] * players
        self._turn: tuple[int, int, bool] | None = None
        self._began = 0
        """When this turn began."""

    def note_state(self, state: GameState, at: int) -> None:
        """The game has been in this state since `at`."""
        if self._per_turn is None:
            return
        turn = state.turn_key
        is_new = turn != self._turn
        if is_new:
            self._turn, self._began = turn, at
        waiting = set(state.to_act)
        for seat, since in enumerate(self._since):
            if seat not in waiting:
                self._since[seat] = None
            elif state.stage is Stage.PATTERN:  # undoing the choice gives no new time for it
                self._since[seat] = self._began
            elif since is None or is_new:
                self._since[seat] = at

    def deadlines(self) -> list[int | None]:
        """By seat."""
        if self._per_turn is None:
            return [None] * len(self._since)
        return [None if since is None else self._deadline(since) for since in self._since]

    def _deadline(self, since: int) -> int | None:
        if self._per_turn is None:
            return None
        return add_pauses(since, since + self._per_turn, self._pauses)

    def next_due_at(self, at: int, is_bots_turn: bool) -> int | None:
        """When somebody must see to this table, whatever happens to this process."""
        if is_bots_turn:
            return at + BOT_LEASE
        if self._per_turn is None:
            return None
        return min((each for each in self.deadlines() if each is not None), default=None)

    def due(self, now: int) -> list[int]:
        """The seats whose time is over."""
        found = enumerate(self.deadlines())
        return [seat for seat, deadline in found if deadline is not None and deadline <= now]


# ---------------------------------------------------------------- out of time


def finish_turn(game: Game, seat: int) -> list[Step]:
    """Play the default for a seat until its turn is over."""
    turn = game.state.turn_key
    steps: list[Step] = []
    while seat in game.state.to_act and game.state.turn_key == turn:
        steps += play_default(game, seat)
    return steps


def play_default(game: Game, seat: int) -> list[Step]:
    choice = default_move(game, seat)
    if isinstance(choice, Undo):
        return [game.undo(seat)]
    return game.submit(seat, choice)
