"""Observations hold what the seat's view holds, and no more; masks are the engine's legal moves."""

import random
from array import array
from dataclasses import replace

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.arrays.observation import mask_into, observe_into
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import ACTIONS
from tests.kernel.arrays.reference import mask, observation
from tests.kernel.lockstep import all_setups, pick


def observed(state: GameState, seat: int) -> list[int]:
    row = array("b", [7] * OBSERVATION_SIZE)  # whatever was there before is gone afterwards
    observe_into(from_engine(state), seat, row)
    return row.tolist()


def masked(state: GameState, seat: int) -> list[int]:
    row = array("b", [7] * ACTIONS)
    assert mask_into(from_engine(state), seat, row) == sum(row)
    return row.tolist()


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_each_seat_observes_its_view(setup: Setup) -> None:
    """Whole random games: the reference reads only the view, so no secret can be in it."""
    rng = random.Random(str(setup))
    state = new_game(setup)
    while True:
        if not state.is_chance and rng.random() < 0.3:
            for seat in range(setup.players):
                assert observed(state, seat) == observation(view(state, seat))
                assert masked(state, seat) == mask(view(state, seat))
        if state.is_over:
            break
        state = apply(state, pick(state, rng, eager=True)).after


def test_secrets_make_no_difference() -> None:
    """Another private objective and other cards on offer look the same."""
    rng = random.Random(5)
    state = new_game(Setup(2))
    while state.stage is not Stage.PATTERN:
        state = apply(state, pick(state, rng, eager=True)).after
    me, other = state.players
    dealt = (*me.private, *other.private)
    secret = replace(
        other,
        private=next((colour,) for colour in Colour if colour not in dealt),
        cards=tuple(card for card in range(1, 13) if card not in (*me.cards, *other.cards))[:2],
    )
    changed = replace(state, players=(me, secret))
    assert observed(state, 0) == observed(changed, 0)
    assert observed(state, 1) != observed(changed, 1)


def test_a_wrong_seat_or_buffer_is_refused() -> None:
    state = from_engine(new_game(Setup(2)))
    with pytest.raises(ValueError, match="seat: 2 is no seat of a table for 2"):
        observe_into(state, 2, array("b", bytes(OBSERVATION_SIZE)))
    with pytest.raises(ValueError, match="expected a buffer of 2578 signed bytes, got 3"):
        observe_into(state, 0, array("b", bytes(3)))
    with pytest.raises(ValueError, match="expected a buffer of 445 signed bytes"):
        mask_into(state, 0, array("b", bytes(3)))
