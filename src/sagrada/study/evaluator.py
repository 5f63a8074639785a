"""The one evaluator of a review: playouts, as hints use them.

It knows two ways to look at a position. A *decision* is judged from its seat's view alone: what the
seat can't know is sampled again for every playout. The *table* (values, luck) is looked at face up,
as everybody sees it after the game: all private objectives are known, coming dice are not.

Points are final points; in solo, points above the target.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sagrada.bots.search_bot import PLAYOUT_ROUNDS
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import load_value_function
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.kernel.layout import ROUND, ROUNDS
from sagrada.kernel.state import State

NO_MOVE = -1
POINT_IN_SOLO = 0.001
"""What a point is worth next to the chance to win: it decides where the chances are equal, as in a
game that is lost already."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How precisely a review measures. The numbers are fixed, so that it can be repeated.

    Every effort looks for the best choices equally hard, so grades mean the same with each of them.
    """

    name: str
    check: int
    """Playouts that compare the best choice with the one made: new dice, the same for both."""
    value: int
    """Playouts of every position, and pools that a roll is compared with."""
    find: int = 320
    """Playouts to find the best choice of a decision, together."""


EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        "quick": Effort("quick", 32, 24),
        "normal": Effort("normal", 640, 400),
        "deep": Effort("deep", 4000, 2400),
    }
)
DEFAULT_EFFORT = "normal"

Row = tuple[tuple[float, float], ...]
"""What one playout came to: for each seat the points and the chance to win."""


class Evaluator:
    """Plays out positions. It keeps nothing from one to the next."""

    def __init__(self, solo: bool, weights: str | None = None) -> None:
        value_function = load_value_function(weights)
        margin = SOLO_TOOL_MARGIN if solo else TOOL_MARGIN
        self.solo = solo
        self.value_function = value_function
        self._choosers = [TurnChooser(value_function, each) for each in (margin, 0.0)]
        inside = [
            TurnChooser(value_function, each, samples=4, quick=True) for each in (margin, 0.0)
        ]
        self._from_view = [Playouts(each, PLAYOUT_ROUNDS, 0.0, thorough=True) for each in inside]
        self._face_up = [
            Playouts(each, PLAYOUT_ROUNDS, 0.0, thorough=True, face_up=True) for each in inside
        ]

    def chooser(self, state: State) -> TurnChooser:
        """Names the choices worth looking at."""
        return self._choosers[_is_last_round(state)]

    def from_view(
        self, state: State, move: int, seat: int, seed: int, number: int, first: int = 0
    ) -> list[Row]:
        """Playouts after a move, with what this seat can know: of the private colors its own."""
        return _play(self._from_view[_is_last_round(state)], state, move, seat, seed, number, first)

    def face_up(self, state: State, move: int, seed: int, number: int, first: int = 0) -> list[Row]:
        """Playouts after a move, or of the state itself, with all private colors known."""
        return _play(self._face_up[_is_last_round(state)], state, move, 0, seed, number, first)

    def result(self, row: Row, seat: int) -> float:
        """What the seat plays for: points; in solo the chance to win, and then points."""
        points, chance = row[seat]
        return chance + POINT_IN_SOLO * points if self.solo else points


def _is_last_round(state: State) -> bool:
    """Then a token that isn't spent is worth a point, so a tool needs no margin."""
    return state[ROUND] == ROUNDS


def _play(
    playouts: Playouts, state: State, move: int, seat: int, seed: int, number: int, first: int
) -> list[Row]:
    playouts.begin(state, seat, seed, first)
    at = playouts.add(move)
    rows: list[Row] = []
    for _ in range(number):
        playouts.play(at, 1)
        rows.append(tuple(playouts.latest()))
    return rows
