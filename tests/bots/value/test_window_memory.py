"""What is remembered of windows (and weights added up beforehand) changes no value."""

import random

from hypothesis import given
from hypothesis import strategies as st

from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.shape import WEIGHTS
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.engine.options import Setup
from sagrada.engine.state import Stage
from sagrada.kernel.convert import from_engine
from tests.alphabet import setups
from tests.tabletop import random_steps

rng = random.Random(1)
WEIGHTS_IN_EIGHTHS = [rng.randrange(-40, 40) / 8 for _ in range(WEIGHTS)]
"""Their sums are exact, in any order."""
plain = ValueFunction(WEIGHTS_IN_EIGHTHS)
remembering = ValueFunction(WEIGHTS_IN_EIGHTHS)
remembering.remember_windows()


@given(setups(), st.integers(0, 2**32))
def test_it_changes_no_value(setup: Setup, seed: int) -> None:
    """At any table, with any window; one memory and one set of tables serve all games."""
    for step in random_steps(setup, random.Random(seed)):
        if any(player.window is None for player in step.after.players):
            continue
        if step.after.stage is Stage.MEND:  # the kernel doesn't know it
            continue
        state = from_engine(step.after)
        for seat in range(setup.players):
            for turns in (1, 2, 20):
                expected = plain.value_of(state, seat, turns)
                assert remembering.value_of(state, seat, turns) == expected
                assert remembering.value_of(state, seat, turns) == expected, "now it's known"


def test_who_learns_remembers_nothing() -> None:
    """A value changes with its weights, so a memory would be wrong."""
    learned = []
    for remember in (False, True):
        value_function = ValueFunction(WEIGHTS_IN_EIGHTHS)
        if remember:
            value_function.remember_windows()
        SelfPlay(TurnChooser(value_function), 2, 1).run(3, 0.05, False)
        learned.append(value_function.all_weights())
    assert learned[0] == learned[1]
    assert learned[0] != WEIGHTS_IN_EIGHTHS
