"""Choices as text: the same as the server makes of the engine's answers, compiled or not."""

import random

import pytest
from hypothesis import given

from sagrada.engine.options import Options, Setup
from sagrada.engine.state import GameState
from sagrada.server.tables.connection import encode
from sagrada.server.wire.choices import choices_of
from tests.alphabet import states
from tests.tabletop import random_steps


def assert_agree(state: GameState) -> None:
    """To the byte, for every seat."""
    for seat in range(state.setup.players):
        for can_undo, hints in ((False, True), (True, False)):
            made = choices_of(state, seat, can_undo=can_undo, hints=hints)
            ready = choices_of(state, seat, can_undo=can_undo, hints=hints, ready=True)
            assert (ready is None) == (made is None)
            if ready is not None:
                assert encode(ready) == encode(made)


@given(states())
def test_texts_say_what_the_engine_says(state: GameState) -> None:
    assert_agree(state)


@pytest.mark.parametrize("players", [1, 4])
def test_texts_say_what_the_engine_says_in_whole_games(players: int) -> None:
    """All tools, three at a time, from the first choice to the end of the game."""
    for first in range(1, 13, 3):
        tools = (first, first + 1, first + 2)
        setup = Setup(players, Options(), solo_tools=3, tools=tools)
        for step in random_steps(setup, random.Random(first)):
            assert_agree(step.after)
