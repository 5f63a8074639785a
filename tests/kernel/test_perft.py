"""The kernel counts what the engine counts, from the same files."""

from pathlib import Path

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.notation.perft_file import parse_perft
from sagrada.engine.options import Setup
from sagrada.engine.perft import Pins
from sagrada.engine.perft import perft as engine_perft
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import MOST_PINS
from sagrada.kernel.perft import perft
from tests.tabletop import a_turn, dice, window

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.perft"))
STRICT = [path for path in FILES if not path.stem.startswith("honour-")]


def test_there_are_files() -> None:
    assert len(STRICT) > 30


@pytest.mark.parametrize("path", STRICT, ids=lambda path: path.stem)
def test_counts(path: Path) -> None:
    """RULES 4.1, 6.7: the choices of known positions, to the number."""
    case = parse_perft(path.read_text(encoding="utf-8"))
    state = from_engine(case.state)
    counted = {depth: perft(state, depth, case.pins) for depth, _ in case.counts}
    assert counted == dict(case.counts)


def test_without_pins_the_first_outcome_counts() -> None:
    state = new_game(Setup(players=2))
    for depth in range(4):
        assert perft(from_engine(state), depth, Pins()) == engine_perft(state, depth, Pins())


def test_pins_that_the_bag_cannot_give_are_passed_over() -> None:
    virtus = window("virtus", {"A1": "R1"})
    state = a_turn(virtus, virtus, pool="G1", tools=(6, 7, 11), turn_number=3)
    for bag in ((0, 18, 0, 3, 0), (0, 0, 0, 0, 9)):
        for pins in (
            Pins(roll=dice("R1 B1 Y6")),
            Pins(draw=tuple(die.colour for die in dice("R1"))),
        ):
            less = state.replace(bag=bag)
            counts = [perft(from_engine(less), depth, pins) for depth in range(1, 5)]
            assert counts == [engine_perft(less, depth, pins) for depth in range(1, 5)]


def test_counting_leaves_the_state_alone() -> None:
    state = from_engine(new_game(Setup(players=2)))
    before = state.copy()
    perft(state, 2, Pins())
    assert state == before


def test_too_many_pins_are_refused() -> None:
    state = from_engine(new_game(Setup(players=2)))
    with pytest.raises(ValueError, match="pins: the kernel takes 64 of a sort, not 65"):
        perft(state, 1, Pins(reroll=(1,) * (MOST_PINS + 1)))
