"""The bot that looks ahead: playouts decide among the choices that the outlook likes best."""

from random import Random
from typing import ClassVar

from sagrada.bots.bot import Budget
from sagrada.bots.search import NO_END, Effort, Foresight
from sagrada.bots.spec import Option
from sagrada.bots.value_bots import HURDLE
from sagrada.engine.moves import Move
from sagrada.engine.view import View

PLAYOUTS = 320
WIDTH = 16
ROUNDS = 2
ENVY = 0.2
"""More of it wins more games against equals, and costs points."""
SHARE = 0.9
"""Of the time that is given: the rest is for what cannot be broken off."""


class SearchBot:
    """Chooses by playouts: a fixed number, or as many as the time allows."""

    OPTIONS: ClassVar = (
        Option("playouts", "playouts for one decision", 1, 1_000_000),
        Option("ms", "milliseconds for one decision; alone: as many playouts as fit", 1, 3_600_000),
        Option("width", "choices among which the playouts decide", 2, 64),
        Option("rounds", "rounds that are played out after the present one", 0, 9),
        Option(
            "envy", "what a point of the best other counts against one's own", 0, 2, whole=False
        ),
        Option("hurdle", "points a tool must bring beyond its price", 0, 20, whole=False),
    )

    def __init__(
        self,
        playouts: int | None = None,
        ms: int | None = None,
        width: int = WIDTH,
        rounds: int = ROUNDS,
        envy: float = ENVY,
        hurdle: float = HURDLE,
    ) -> None:
        if playouts is None:
            playouts = PLAYOUTS if ms is None else NO_END
        self._playouts = playouts
        self._seconds = float("inf") if ms is None else ms / 1000
        self._foresight = Foresight(width, rounds, envy, hurdle)

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        seconds = SHARE * min(budget.seconds, self._seconds)
        effort = Effort(self._playouts, seconds)
        return self._foresight.weigh(view, effort, rng)[0].moves[0]
