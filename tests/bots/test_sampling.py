"""Sampled states, and the strict moves that bots choose from."""

import random

from sagrada.bots.registry import make_bot
from sagrada.bots.sampling import sample_state
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import Setup
from sagrada.engine.view import view
from tests.bots.quick_bots import BUDGET
from tests.tabletop import a_turn, play, random_steps, window


def test_a_sampled_state_looks_the_same_to_its_seat() -> None:
    """RULES 2.1: only what the seat can't see may differ."""
    rng = random.Random(7)
    for number, step in enumerate(random_steps(Setup(players=3), rng)):
        if number % 9 == 0:
            seen = view(step.after, number % 3)
            assert view(sample_state(seen, rng), number % 3) == seen


def test_a_seed_repeats_the_sample() -> None:
    seen = view(a_turn(window("virtus"), window("firmitas"), pool="R2 Y3"), 0)
    samples = [sample_state(seen, random.Random(seed)) for seed in (3, 3, *range(10))]
    assert samples[0] == samples[1]
    assert any(sample != samples[0] for sample in samples)


def test_a_bot_that_takes_over_a_loose_chain_finishes_it() -> None:
    """RULES 8.4, 8.6: where a person began something that no strict referee would allow."""
    state = a_turn(window("fractal-drops", {"A1": "R1"}), window("virtus"), pool="R1", honour=True)
    state = play(state, "1: draft R1")
    surrounded = {"A2": "G4", "B1": "G1", "B2": "Y5"}
    state = state.replace(
        players=(a_turn(window("fractal-drops", surrounded)).players[0], state.players[1])
    )
    move = make_bot("random").choose(view(state, 0), BUDGET, random.Random(1))
    assert move in legal_moves(state)
