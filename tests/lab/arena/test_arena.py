"""The arena in one call."""

from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.lab.arena.arena import arena
from sagrada.lab.arena.plan import PlanError
from sagrada.lab.arena.played_game import BotFailure


class First:
    """Takes the first legal choice."""

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return view.legal[0]


class Cheat:
    """Plays for somebody else."""

    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return type(view.legal[0])(7)


def test_specs_and_classes_play_each_other() -> None:
    summary = arena([First, "random"], deals=3, seed=2)
    assert [player.name for player in summary.players] == ["First", "random"]
    assert (summary.deals, summary.players[0].games) == (3, 6)
    assert repr(summary).startswith("<Summary of 3 deals: First ")
    text = str(summary)
    assert text.startswith("2 players: First, random\n\nBot ")
    assert "First – random" in text
    assert text.endswith(
        "3 deals, each played in all 2 seat rotations; seed 2; 95 % intervals over deals."
    )
    assert arena([First, "random"], deals=3, seed=2).pairs == summary.pairs


def test_a_bot_alone_plays_solo() -> None:
    assert "Target" in str(arena(["random"], deals=2, solo=True, workers=1))


def test_what_cannot_be_played() -> None:
    with pytest.raises(PlanError, match="there is no bot"):
        arena(["nobody", "random"])
    with pytest.raises(PlanError, match="needs an opponent"):
        arena(["random"])
    with pytest.raises(BotFailure, match="Cheat"):
        arena([Cheat, "random"], deals=1)
