"""What is remembered of windows (and weights added up beforehand) changes no value."""

import random

from hypothesis import given
from hypothesis import strategies as st

from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.shape import WEIGHTS
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.engine.dice import Colour
from sagrada.engine.options import Setup
from sagrada.engine.own_window import own_window
from sagrada.engine.state import Stage
from sagrada.engine.window import Window
from sagrada.kernel.convert import from_engine
from tests.alphabet import setups
from tests.tabletop import a_turn, random_steps, window

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


def test_it_tells_tables_apart_that_differ_in_one_thing() -> None:
    """The keys of the memory and of the tables of sums have all of it in them."""
    mine, same = (window(each, {"A1": "R1", "B2": "Y2"}) for each in ("virtus", "firelight"))
    windows = [mine, same, window("virtus", {"A1": "R2", "B2": "Y2"})]
    windows += [Window(own_window(grid, 3)) for grid in ("R" + 19 * ".", 19 * "." + "6")]
    tables = [a_turn(each, mine) for each in windows]
    tables += [a_turn(mine, mine, tools=tools) for tools in ((1,), (2,), (2, 1), (1, 2))]
    tables += [a_turn(mine, mine, public=(id,)) for id in ("light-shades", "row-color-variety")]
    tables += [a_turn(mine, mine, public=("light-shades",), tools=(1,), favor=n) for n in (0, 2, 6)]
    tables += [a_turn(*[mine] * players, tools=(1,)) for players in (1, 2, 3, 4)]
    tables += [
        a_turn(mine, mine, private=(each, Colour.BLUE)) for each in (Colour.RED, Colour.GREEN)
    ]
    for table in 2 * tables:
        state = from_engine(table)
        for turns in (1, 2, 20):
            assert remembering.value_of(state, 0, turns) == plain.value_of(state, 0, turns)


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
