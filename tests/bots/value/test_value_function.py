"""The value function: the sources learn as the extensions do, and numbers stay in bounds."""

import json
import os
import random
import subprocess
import sys

from sagrada.bots.value.shape import FEATURES, MOST_IDS, SET_SIZE, first_weight
from sagrada.bots.value.value_function import ValueFunction
from sagrada.kernel.convert import from_engine
from tests.tabletop import a_turn, window

PROBE = """
import json, random
from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.shape import WEIGHTS
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.kernel.state import COMPILED
found = [COMPILED, SelfPlay(TurnChooser(), 2, 3).run(1, 0.0, False)]
rng = random.Random(1)
for players in (1, 2, 3):
    value_function = ValueFunction([rng.uniform(-1, 1) for _ in range(WEIGHTS)])
    found.append(SelfPlay(TurnChooser(value_function, samples=1), players, 8).run(1, 0.05, True))
    found.append([weight for weight in value_function.all_weights()][::97])
print(json.dumps(found))
"""


def test_the_sources_learn_as_the_extensions_do() -> None:
    """Every feature, every choice and every step of learning is the same without a C compiler."""
    found = []
    for wish in ("", "1"):
        environment = {**os.environ, "SAGRADA_UNCOMPILED": wish}
        command = [sys.executable, "-c", PROBE]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        found.append(json.loads(done.stdout))
    extensions, sources = found
    assert sources[0] is False
    assert extensions[1:] == sources[1:]


def test_features_are_within_their_tables() -> None:
    value_function = ValueFunction()
    state = from_engine(a_turn(window("virtus", {"A1": "R1", "B2": "Y2"}), window("virtus")))
    for turns in (1, 19, 20):
        ids = value_function.features_of(state, 0, turns)
        assert len(ids) < MOST_IDS
        for number in ids:
            assert SET_SIZE <= number < 2 * SET_SIZE, "two players have the second set"
            assert 0 <= number - first_weight(2, turns) < FEATURES


def test_with_no_turns_left_the_value_is_the_score() -> None:
    rng = random.Random(1)
    value_function = ValueFunction([rng.uniform(-1, 1) for _ in range(4 * SET_SIZE)])
    state = from_engine(a_turn(window("virtus", {"A1": "R1", "B2": "Y2"}), window("virtus")))
    assert value_function.value_of(state, 0, 0) == state.score(0)
    assert value_function.value_of(state, 0, 1) != state.score(0)
