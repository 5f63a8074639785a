"""The bot that looks ahead: playouts decide between the choices that the value function likes."""

import math
from random import Random
from typing import ClassVar

from sagrada.bots.bot import Budget, OwnBot
from sagrada.bots.search import UNLIMITED, Search, SearchBudget
from sagrada.bots.spec import Option
from sagrada.bots.value_bots import TOOL_MARGIN, TOOL_MARGIN_OPTION, WEIGHTS_OPTION
from sagrada.engine.moves import Move
from sagrada.engine.options import ROUNDS
from sagrada.engine.view import View

PLAYOUTS = 1200
"""For a decision in the first round."""
GROWTH = 1.5
"""How many times as many playouts it takes in the last round as in the first. Near the end they are
short, and a choice decides whether a game is won or lost; but fewer choices are close
(lab/playout_numbers.py)."""
WIDTH = 16
PLAYOUT_ROUNDS = 2
UNTIL = 8
"""In the first rounds the value function overlooks much that only shows later
(lab/playout_lengths.py)."""
OPPONENT_WEIGHT = 0.0
WIN_WEIGHT = 10.0
"""Points that a certain win is worth. While a game is open, this makes it take what others need;
when a game is as good as won, it plays for points. Three times as much costs twice the points and
wins a little more (lab/playout_numbers.py)."""
TIME_SHARE = 0.9
"""The share of the given time that is planned; a playout in progress can't be interrupted."""


class SearchBot(OwnBot):
    """Chooses by playouts: a fixed number, or as many as the time allows."""

    OPTIONS: ClassVar = (
        Option("playouts", "playouts per decision in the first round", 1, 1_000_000),
        Option(
            "growth",
            "how many times as many playouts in the last round; 1: always the same number",
            1,
            100,
            whole=False,
        ),
        Option("ms", "milliseconds per decision; alone: as many playouts as fit", 1, 3_600_000),
        Option("width", "how many choices the playouts compare", 2, 64),
        Option("rounds", "rounds to play out after the current one", 0, 9),
        Option("until", "early in a game, playouts go on to the end of this round", 0, ROUNDS),
        Option(
            "opponent_weight",
            "how much the best opponent’s points count against its own",
            0,
            2,
            whole=False,
            aliases=("envy",),
        ),
        Option("win_weight", "how many points a win is worth to it", 0, 1000, whole=False),
        Option("by_dice", "1: it infers others’ colors from their dice alone", 0, 1),
        Option("sharp_end", "1: at the end it looks at every way to use a tool", 0, 1),
        TOOL_MARGIN_OPTION,
        WEIGHTS_OPTION,
    )

    def __init__(
        self,
        playouts: int | None = None,
        ms: int | None = None,
        width: int = WIDTH,
        rounds: int = PLAYOUT_ROUNDS,
        opponent_weight: float = OPPONENT_WEIGHT,
        tool_margin: float = TOOL_MARGIN,
        weights: str | None = None,
        win_weight: float = WIN_WEIGHT,
        sharp_end: int = 1,
        growth: float = GROWTH,
        until: int = UNTIL,
        by_dice: int = 0,
    ) -> None:
        self._options = (
            playouts,
            ms,
            width,
            rounds,
            opponent_weight,
            tool_margin,
            weights,
            win_weight,
            sharp_end,
            growth,
            until,
            by_dice,
        )
        if playouts is None:
            playouts = PLAYOUTS if ms is None else UNLIMITED
        self._playouts = playouts
        self._growth = growth
        self._seconds = float("inf") if ms is None else ms / 1000
        self._search = Search(
            width,
            rounds,
            opponent_weight,
            tool_margin,
            weights,
            win_weight=win_weight,
            sharp_end=bool(sharp_end),
            until=until,
            by_dice=bool(by_dice),
        )

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        seconds = TIME_SHARE * min(budget.seconds, self._seconds)
        limits = SearchBudget(self._playouts_in(view.round), seconds)
        return self._search.evaluate(view, limits, rng)[0].moves[0]

    def _playouts_in(self, round_: int) -> int:
        """Round by round they grow by the same factor."""
        if self._playouts == UNLIMITED:
            return UNLIMITED
        finished = max(0, round_ - 1)  # none is finished while patterns are chosen
        return round(self._playouts * math.pow(self._growth, finished / (ROUNDS - 1)))
