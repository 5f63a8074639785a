"""Slips of the hand: choices that a player makes and takes back."""

import random

from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, Move
from sagrada.engine.play import apply
from sagrada.engine.state import GameState

_ATTEMPTS = 60
_LONGEST = 4


def slip_of(wanted: type[Move], state: GameState, rng: random.Random) -> list[Move] | None:
    """Choices of one seat that end with one of the wanted kind and reveal nothing, if any."""
    for _ in range(_ATTEMPTS):
        if slip := _try(wanted, state, rng):
            return slip
    return None


def _try(wanted: type[Move], state: GameState, rng: random.Random) -> list[Move] | None:
    slip: list[Move] = []
    for _ in range(_LONGEST):
        choices = [
            move
            for move in legal_moves(state)
            if isinstance(move, Call) is (wanted is Call)
            and (not slip or move.seat == slip[0].seat)
        ]
        if not choices:
            return None
        move = rng.choice(choices)
        state, stage = apply(state, move).after, state.stage
        if state.is_chance or state.is_over or (state.stage is not stage and wanted is Call):
            return None
        slip.append(move)
        if isinstance(move, wanted):
            return slip
    return None
