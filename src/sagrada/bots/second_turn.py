"""Looking ahead to the second turn of a round.

A seat has two turns in each round, and before the first it sees the dice that the second can use.
The value function knows only how many of them fit. So the best few choices of a first turn are
compared by the die that can follow.
"""

from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.kernel.layout import (
    ACTIVE,
    AT_PLACE,
    AT_TURN,
    DRAFTED,
    MOVE_DRAFT,
    MOVE_END,
    MOVE_LIFT,
    MOVE_PAY,
    MOVE_PLACE,
    PLAYERS,
    SEAT_SIZE,
    SEATS,
    SKIPS,
    STAGE,
    TOOL,
    TURN_NUMBER,
)
from sagrada.kernel.state import State

WIDTH = 6
"""How many choices are compared."""

Turn = tuple[int, ...]
"""The moves of a turn: a die and its space, or its end."""


def evaluate_ahead(chooser: TurnChooser, state: State) -> list[tuple[int, float]]:
    """Moves with their values, as `TurnChooser.evaluate`, with the second turn in mind.

    Moves that begin none of the best turns are left out.
    """
    values = chooser.evaluate(state)
    if not _comes_before_a_second_turn(state):
        return values
    plain, others = _turns(chooser, state, values)
    plain = sorted(plain, key=lambda each: (-each[1], each[0]))[:WIDTH]
    if len(plain) < 2:
        return values
    ahead = [chooser.evaluate_second_turn(state, *turn) for turn, _ in plain]
    # Looking ahead finds other values on average. Only differences count, because turns with tools
    # keep theirs.
    above = (sum(ahead) - sum(before for _, before in plain)) / len(plain)
    compared = [(turn, value - above) for value, (turn, _) in zip(ahead, plain, strict=True)]
    found: dict[int, float] = {}
    for turn, value in compared + others:
        found[turn[0]] = max(value, found.get(turn[0], value))
    return list(found.items())


def has_another_turn(state: State) -> bool:
    """Whether the active seat has another turn in this round."""
    skips = state[SEATS + state[ACTIVE] * SEAT_SIZE + SKIPS]
    return state[TURN_NUMBER] < state[PLAYERS] and not skips


def _comes_before_a_second_turn(state: State) -> bool:
    """Whether the seat chooses a die or its space now, and has another turn in this round."""
    if state[TOOL] or not has_another_turn(state):
        return False
    return state[STAGE] == AT_PLACE or (state[STAGE] == AT_TURN and not state[DRAFTED])


def _turns(
    chooser: TurnChooser, state: State, values: list[tuple[int, float]]
) -> tuple[list[tuple[Turn, float]], list[tuple[Turn, float]]]:
    """The turns without tools and those with tools, as far as they are settled now."""
    plain: list[tuple[Turn, float]] = []
    others: list[tuple[Turn, float]] = []
    for move, value in values:
        if MOVE_DRAFT <= move < MOVE_PAY:
            drafted = state.copy()
            drafted.apply_move(move)
            for after, its_value in chooser.evaluate(drafted):
                chain = plain if MOVE_PLACE <= after < MOVE_LIFT else others
                chain.append(((move, after), its_value))
        elif move == MOVE_END or MOVE_PLACE <= move < MOVE_LIFT:
            plain.append(((move,), value))
        else:
            others.append(((move,), value))
    return plain, others
