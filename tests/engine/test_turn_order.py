"""RULES 3.2: there and back from the start player."""

import pytest

from sagrada.engine.turn_order import seat_of_turn


@pytest.mark.parametrize(
    ("players", "start", "seats"),
    [
        (1, 0, [0, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2]),
    ],
)
def test_the_last_seat_has_two_turns_in_a_row(players: int, start: int, seats: list[int]) -> None:
    """RULES 3.2"""
    order = [seat_of_turn(players, start, turn) for turn in range(2 * players)]
    assert order == seats
    assert seat_of_turn(players, start, 2 * players) == start
