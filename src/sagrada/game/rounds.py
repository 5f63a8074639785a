"""The scores of a game under way, and how they stood at the end of each round."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagrada.engine.events import RoundEnded
from sagrada.engine.scoring import ScoreSheet
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.state import GameState
from sagrada.engine.view import View, view
from sagrada.game.history import History


def sheets_of(state: GameState) -> tuple[ScoreSheet, ...]:
    """The score sheet of each seat, as if the game ended here; () before there are windows."""
    if any(player.window is None for player in state.players):
        return ()
    return tuple(sheet(state, seat) for seat in range(len(state.players)))


def scores_of(state: GameState) -> tuple[int, ...]:
    """The points of each seat, as if the game ended here; () before there are windows."""
    return tuple(each.total for each in sheets_of(state))


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that has just ended, before the dice of the next one are rolled."""

    round: int
    """1 to 10."""
    version: int
    """How many entries of the record lead here."""
    state: GameState

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat with its window as it is here."""
        return scores_of(self.state)

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheet of each seat."""
        return sheets_of(self.state)

    def view(self, seat: int | None) -> View:
        """The table as a seat saw it (None: as a spectator did)."""
        return view(self.state, seat)

    def __str__(self) -> str:
        return f"round {self.round}: {' to '.join(map(str, self.scores))}"


def round_ends(history: History) -> Iterator[RoundEnd]:
    """The end of each round played so far."""
    for version, step in enumerate(history.steps, start=1):
        for event in step.events:
            if isinstance(event, RoundEnded):
                yield RoundEnd(event.round, version, step.after)
