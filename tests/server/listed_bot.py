"""A bot that an operator lists, and one that nobody lists."""

import os
from pathlib import Path
from random import Random

from sagrada.bots.bot import Budget
from sagrada.engine.moves import Move
from sagrada.engine.view import View

TRACE = "LISTED_BOT_TRACE"
"""The variable that names a folder in which this module leaves a file when it is imported."""
if TRACE in os.environ:
    (Path(os.environ[TRACE]) / f"imported-{os.getpid()}").touch()


class FirstChoice:
    """Takes the first legal choice."""

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return view.legal[0]


class Quitter:
    """Ends its process, as a script would."""

    def choose(self, _view: View, _budget: Budget, _rng: Random, /) -> Move:
        raise SystemExit(1)
