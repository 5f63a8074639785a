"""The OpenSpiel game passes OpenSpiel's own tests (`make heavy`: OpenSpiel is a large package)."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from sagrada.engine.options import Setup
from sagrada.engine.scoring.standings import final_standings, sheet
from sagrada.engine.view import view
from sagrada.lab.environments.drivers import OpenSpielDriver
from sagrada.lab.environments.kit import check_environment
from sagrada.lab.environments.open_spiel_game import HIDDEN, SagradaState
from tests.kernel.arrays.reference import mask, observation

RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def game(players: int, reward: str = "win") -> pyspiel.Game:
    return pyspiel.load_game("sagrada", {"players": players, "reward": reward})


def play(state: SagradaState, rng: random.Random, until: int = 10_000) -> None:
    """Random outcomes by their chances, and random choices."""
    while not state.is_terminal() and len(state.history()) < until:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_openspiel_accepts_it(players: int) -> None:
    pyspiel.random_sim_test(game(players), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_choice_is_the_engines(players: int) -> None:
    rng = random.Random(players)
    state = game(players, "points").new_initial_state()
    observer = make_observation(game(players))
    while not state.is_terminal():
        play(state, rng, len(state.history()) + rng.randrange(1, 9))
        if state.is_chance_node():
            continue
        engine = state.game.engine_state()
        for seat in range(players):
            observer.set_from(state, seat)
            assert observer.tensor.tolist() == observation(view(engine, seat))
        if not state.is_terminal():
            legal = mask(view(engine, state.current_player()))
            assert state.legal_actions() == np.flatnonzero(legal).tolist()
    engine = state.game.engine_state()
    assert state.returns() == [sheet(engine, seat).total for seat in range(players)]
    assert state.game.winners() == final_standings(engine).winners


def test_chances_add_up_to_one() -> None:
    rng = random.Random(1)
    state = game(2).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        play(state, rng, len(state.history()) + 1)


def test_an_information_state_holds_no_secret_of_others() -> None:
    """Two deals that differ in what the second player got look the same to the first."""
    states = [game(2).new_initial_state() for _ in range(2)]
    for state, (private, card) in zip(states, ((1, 8), (2, 9)), strict=True):
        state.apply_action(0)  # the first player's color
        state.apply_action(private)
        for outcome in (0, 1, 7, card):  # two window cards for each
            state.apply_action(outcome)
    observer = make_observation(game(2), RECALL)
    assert observer.string_from(states[0], 0) == observer.string_from(states[1], 0)
    assert observer.string_from(states[0], 1) != observer.string_from(states[1], 1)
    tensors = []
    for state in states:
        observer.set_from(state, 0)
        tensors.append(observer.tensor.copy())
    assert np.array_equal(*tensors)
    assert HIDDEN in tensors[0]


def test_a_game_goes_on_from_its_text() -> None:
    state = game(3).new_initial_state()
    play(state, random.Random(2), 150)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_rewards_at_the_end_only() -> None:
    with pytest.raises(ValueError, match="OpenSpiel pays at the end"):
        game(2, "rounds")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_passes_our_kit(players: int) -> None:
    """Random games replay in the engine, a thousand in all."""
    check_environment(lambda: OpenSpielDriver(Setup(players)), 250, 10_000, 0.1)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    state = game(2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(ValueError, match=r"action 61 \(draft R1\) isn’t legal now: .*rule"):
        state.apply_action(61)
    state.apply_action(state.legal_actions()[0])
