"""Score sheets as text: the same as the engine says, compiled or not."""

import random
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import PUBLIC_OBJECTIVES
from sagrada.engine.dice import COLOURS
from sagrada.engine.options import Setup
from sagrada.engine.scoring import score
from sagrada.engine.state import GameState
from sagrada.kernel.texts.sheets import sheet_texts
from tests.alphabet import states
from tests.tabletop import random_steps

PUBLIC = tuple(PUBLIC_OBJECTIVES)


def assert_agree(state: GameState, seat: int, favor: int, solo: bool) -> None:
    """With all the objectives at once, and for every pair of private ones."""
    window = state.players[seat].window
    if window is None:
        return
    for private in [*((colour,) for colour in COLOURS), *pairwise(COLOURS)]:
        scored = score(window, PUBLIC, private, favor, solo)
        said = {
            "public": scored.public,
            "private": scored.private,
            "favor": scored.favor,
            "empty": scored.empty,
            "total": scored.total,
        }
        hidden = said | {"private": None, "total": scored.total - scored.private.points}
        expected = msgspec.json.encode(hidden), msgspec.json.encode(said)
        assert sheet_texts(window, PUBLIC, private, favor, solo) == expected


@given(states(), st.integers(0, 3), st.integers(0, 6), st.booleans())
def test_texts_say_what_the_engine_says(
    state: GameState, seat: int, favor: int, solo: bool
) -> None:
    assert_agree(state, seat % state.setup.players, favor, solo)


@pytest.mark.parametrize("players", [1, 2])
def test_texts_say_what_the_engine_says_in_a_whole_game(players: int) -> None:
    for step in random_steps(Setup(players=players), random.Random(players)):
        assert_agree(step.after, step.after.active, 3, players == 1)


def test_numbers_of_any_size() -> None:
    state = next(s.after for s in random_steps(Setup(players=2), random.Random(1)) if s.after.round)
    assert_agree(state, 0, 1_000_000, solo=False)
    assert_agree(state, 0, -1_000, solo=False)
