"""The order of turns in a round (RULES 3.2): there and back from the start player."""

from sagrada.engine.options import MAX_PLAYERS

_THERE_AND_BACK: list[tuple[int, ...]] = [
    (*range(n), *reversed(range(n)), 0) for n in range(MAX_PLAYERS + 1)
]
"""Per number of players and turn: how many seats after the start player's it is."""


def seat_of_turn(players: int, start: int, turn_number: int) -> int:
    """The seat whose turn it is. After the last turn: the start player."""
    return (start + _THERE_AND_BACK[players][turn_number]) % players
