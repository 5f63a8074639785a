"""Looking ahead to the second turn of a round."""

from random import Random

import pytest

from sagrada.bots.second_turn import evaluate_ahead
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import learned_value_function
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    ACTIVE,
    MOVE_DRAFT,
    MOVE_END,
    MOVE_LIFT,
    MOVE_PAY,
    MOVE_PLACE,
    PLAYERS,
    SEAT_SIZE,
    SEATS,
    SKIPS,
    TURN_NUMBER,
)
from sagrada.kernel.state import State
from sagrada.lab.value_bench.positions import deal, is_start_of_turn, play_game


def starts_of_turns(players: int, seed: int) -> list[State]:
    """The starts of all turns in a game."""
    chooser = TurnChooser(learned_value_function(), 1.5)
    generator = Generator(seed)
    state = deal(players, generator)
    found: list[State] = []

    def look(seen: State, _move: int) -> None:
        if is_start_of_turn(seen):
            found.append(seen.copy())

    play_game(chooser, state, generator, look)
    return found


def has_a_second_turn(state: State) -> bool:
    skips = state[SEATS + state[ACTIVE] * SEAT_SIZE + SKIPS]
    return state[TURN_NUMBER] < state[PLAYERS] and not skips


@pytest.fixture(scope="module")
def chooser() -> TurnChooser:
    return TurnChooser(learned_value_function())


def best_after(chooser: TurnChooser, state: State) -> float:
    """The value of the best turn without tools that begins now, in the last seat's own order."""
    return max(value for _, value in chooser.evaluate(state))


def test_with_nobody_in_between_it_is_the_second_turn_itself(chooser: TurnChooser) -> None:
    """The last seat of a round has its two turns one after the other."""
    checked = 0
    for state in starts_of_turns(2, 5):
        if not has_a_second_turn(state) or state[TURN_NUMBER] != state[PLAYERS] - 1:
            continue
        for move in [move for move in state.legal() if MOVE_DRAFT <= move < MOVE_PAY]:
            drafted = state.copy()
            drafted.apply_move(move)
            for place in [at for at in drafted.legal() if MOVE_PLACE <= at < MOVE_LIFT][:2]:
                after = drafted.copy()
                after.apply_move(place)
                after.apply_move(MOVE_END)
                assert after[ACTIVE] == state[ACTIVE]
                expected = best_after(chooser, after)
                ahead = chooser.evaluate_second_turn(state, move, place)
                assert ahead == pytest.approx(expected)
                checked += 1
    assert checked > 20


def test_dice_that_the_others_may_take_count_less(chooser: TurnChooser) -> None:
    """With somebody in between it's less than the best second turn, and more than none."""
    checked = 0
    for state in starts_of_turns(3, 6):
        if not has_a_second_turn(state) or state[TURN_NUMBER] == state[PLAYERS] - 1:
            continue
        alone = state.copy()
        alone[TURN_NUMBER] = state[PLAYERS] - 1
        expected = chooser.evaluate_second_turn(state, MOVE_END)
        assert expected <= chooser.evaluate_second_turn(alone, MOVE_END) + 1e-9
        checked += 1
    assert checked > 10


def test_only_first_turns_are_looked_at_further() -> None:
    full = TurnChooser(learned_value_function(), 1.5)
    differs = 0
    for state in starts_of_turns(2, 7):
        seed = Random(1).getrandbits(32)
        full.seed(seed)
        plain = full.evaluate(state)
        full.seed(seed)
        ahead = evaluate_ahead(full, state)
        assert {move for move, _ in ahead} <= {move for move, _ in plain}
        if has_a_second_turn(state):
            differs += dict(ahead) != dict(plain)
        else:
            assert ahead == plain
    assert differs > 10
