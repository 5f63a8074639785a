"""When a seat's time runs out. All of it follows from the stored steps, so it survives restarts."""

from sagrada.engine.state import GameState, Stage
from sagrada.server.wire.frames import Clock
from sagrada.server.wire.tables import AnyClock, DaysClock, SecondsClock

_DAY = 24 * 60 * 60 * 1000


def per_turn(clock: AnyClock) -> int | None:
    """Milliseconds for a turn; None without a clock."""
    match clock:
        case SecondsClock(seconds=seconds):
            return seconds * 1000
        case DaysClock(days=days):
            return days * _DAY
        case _:
            return None


class TurnClock:
    """Since when each seat has had to choose."""

    def __init__(self, clock: AnyClock, players: int) -> None:
        self._per_turn = per_turn(clock)
        self._since: list[int | None] = [None] * players
        self._turn: tuple[int, int, bool] | None = None
        self._began = 0
        """When this turn began."""

    def step(self, state: GameState, at: int) -> None:
        """The game stands like this since `at`."""
        if self._per_turn is None:
            return
        choosing_patterns = state.stage is Stage.PATTERN
        turn = (state.round, state.turn_number, choosing_patterns)
        is_new = turn != self._turn
        if is_new:
            self._turn, self._began = turn, at
        waiting = set(state.to_act)
        for seat, since in enumerate(self._since):
            if seat not in waiting:
                self._since[seat] = None
            elif choosing_patterns:  # who takes the choice back gets no new time for it
                self._since[seat] = self._began
            elif since is None or is_new:
                self._since[seat] = at

    def deadlines(self) -> list[int | None]:
        """By seat."""
        if self._per_turn is None:
            return [None] * len(self._since)
        return [None if since is None else since + self._per_turn for since in self._since]

    def due(self, now: int) -> list[int]:
        """The seats whose time is over."""
        found = enumerate(self.deadlines())
        return [seat for seat, deadline in found if deadline is not None and deadline <= now]

    def shown(self, now: int) -> Clock:
        return Clock(now=now, deadlines=self.deadlines())
