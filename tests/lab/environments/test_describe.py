"""Every number of an observation has a name."""

import numpy as np
import pytest

from sagrada.engine.options import Setup
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.lab.environments.describe import FIELDS, describe
from sagrada.lab.environments.one_game import OneGame


def test_the_fields_cover_the_observation() -> None:
    places = [place for field in FIELDS.values() for place in range(field.start, field.stop)]
    assert places == list(range(OBSERVATION_SIZE))


def test_a_game_in_words() -> None:
    game = OneGame(Setup(2))
    game.deal(1)
    text = describe(game.observation(1))
    assert "stage: pattern" in text
    assert "players: 2" in text
    assert "bag: 18 × R, 18 × Y, 18 × G, 18 × B, 18 × P" in text
    private = game.view(1).players[1].private
    assert private is not None
    assert f"private: {'RYGBP'[private[0]]}\n" in text
    while game.view(1).round < 2:
        game.push(int(np.flatnonzero(game.mask(game.seat))[-1]))
    pool = ", ".join(sorted(set(map(str, game.view(1).pool)), key="RYGBP123456".find))
    assert f"seat_0_pattern: {game.view(1).players[1].window.pattern.id}" in describe(  # type: ignore[union-attr]  # there is a window
        game.observation(1)
    )
    assert pool[0] in describe(game.observation(1))


def test_only_observations_are_described() -> None:
    with pytest.raises(ValueError, match=r"expected 2578 numbers, got shape \(3,\)"):
        describe(np.zeros(3))
