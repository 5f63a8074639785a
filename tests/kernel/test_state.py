"""`State`: copies, refusals, chance."""

import pickle
from collections import Counter

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup
from sagrada.kernel import layout
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.state import State
from tests.tabletop import a_turn, window


def a_state(pool: str = "R1 B2 B2") -> State:
    return from_engine(a_turn(window("virtus"), window("virtus"), pool=pool))


def test_a_copy_is_equal_and_its_own() -> None:
    state = a_state()
    other = state.copy()
    assert other == state
    other.apply_move(layout.MOVE_END)
    assert other != state
    assert state == a_state()
    assert state != "a state"


def test_a_state_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(a_state())) == a_state()


def test_a_state_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(a_state())


@pytest.mark.parametrize("cell", [-1, layout.SIZE])
def test_cells_are_checked(cell: int) -> None:
    state = a_state()
    with pytest.raises(IndexError, match="a state has cells 0 to"):
        state[cell]
    with pytest.raises(IndexError, match="a state has cells 0 to"):
        state[cell] = 1


def test_illegal_moves_change_nothing() -> None:
    state = a_state()
    with pytest.raises(ValueError, match=f"move: {layout.MOVE_STOP} is not legal here"):
        state.apply_move(layout.MOVE_STOP)
    assert state == a_state()


def test_impossible_outcomes_change_nothing() -> None:
    state = a_state()
    with pytest.raises(ValueError, match="outcome: 3 cannot happen here"):
        state.apply_outcome(3)
    with pytest.raises(ValueError, match="chance has nothing to answer here"):
        state.sample_outcome(Generator(1))
    assert state == a_state()
    assert state.outcomes() == []


def test_what_needs_windows_or_solo_says_so() -> None:
    dealt = from_engine(new_game(Setup(2)))
    with pytest.raises(ValueError, match="there are no windows yet"):
        dealt.score(0)
    with pytest.raises(ValueError, match="there are no windows yet"):
        dealt.winners()
    with pytest.raises(ValueError, match="only a solo game has a target"):
        a_state().target()
    with pytest.raises(ValueError, match="seat: 2 is no seat"):
        a_state().score(2)


def test_settling_goes_on_to_the_next_choice() -> None:
    state = from_engine(new_game(Setup(3)))
    assert state.is_chance
    assert state.legal() == []
    state.resolve_chance(Generator(5))
    assert state[layout.STAGE] == layout.AT_PATTERN
    assert len(state.legal()) == 12
    again = from_engine(new_game(Setup(3)))
    again.resolve_chance(Generator(5))
    assert again == state


def test_the_generator_rolls_by_weight() -> None:
    """RULES 3.1: a colour comes as often as the bag holds it, each value as often as any."""
    rolling = from_engine(a_turn(window("virtus"), window("virtus")).replace(bag=(1, 0, 3, 0, 6)))
    rolling[layout.STAGE] = layout.AT_ROLL
    generator = Generator(11)
    colours: Counter[int] = Counter()
    values: Counter[int] = Counter()
    for _ in range(12_000):
        state = rolling.copy()
        state.sample_outcome(generator)
        kind = (state[layout.POOL]).bit_length() - 1
        colours[kind // 6] += 1
        values[kind % 6] += 1
    assert colours.keys() == {0, 2, 4}
    assert abs(colours[0] - 1200) < 150
    assert abs(colours[2] - 3600) < 220
    assert all(abs(values[value] - 2000) < 190 for value in range(6))


def test_a_game_comes_to_its_end() -> None:
    state = from_engine(new_game(Setup(2)))
    generator = Generator(3)
    while not state.is_over:
        state.resolve_chance(generator)
        moves = state.legal()
        if moves:
            state.apply_move(moves[generator.number(len(moves))])
    assert not state.legal()
    assert not state.outcomes()
    assert len(state.winners()) == 1


def test_generators_of_a_seed_agree() -> None:
    first, second, other = Generator(7), Generator(7), Generator(8)
    numbers = [first.number(1000) for _ in range(50)]
    assert numbers == [second.number(1000) for _ in range(50)]
    assert numbers != [other.number(1000) for _ in range(50)]
    assert min(numbers) >= 0
    assert max(numbers) < 1000


@pytest.mark.parametrize("n", [0, -4, 1 << 40])
def test_the_generator_needs_a_range(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        Generator(1).number(n)
