from random import Random

from sagrada.engine.state import NO_TURN
from sagrada.study.puzzles.self_play import CHANCE_TOOLS, turns_of_game


def test_the_same_numbers_play_the_same_game() -> None:
    first, again, other = (list(turns_of_game(Random(seed))) for seed in (1, 1, 2))
    assert first == again != other
    assert all(state.turn == NO_TURN for state in first)
    assert {state.round for state in first} == set(range(1, 11))


def test_games_without_tools_that_roll_or_draw() -> None:
    for seed in range(4):
        first = next(turns_of_game(Random(seed), chance_tools=False))
        assert CHANCE_TOOLS.isdisjoint(tool.number for tool in first.tools)
