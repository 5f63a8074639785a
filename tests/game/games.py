"""Games played at a real table with a fixed seed, by players who choose at random."""

import random

from sagrada.engine.moves import Call
from sagrada.engine.options import Options, Referee, Setup
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind

NAMES = ("Ann", "Bob", "Cleo", "Dan")
HONOUR = Options(referee=Referee.HONOUR)


def seed_number(number: int) -> bytes:
    return number.to_bytes(32, "big")


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(SeatKind.HUMAN, name) for name in NAMES[:players])


def open_table(setup: Setup | None = None, seed: int = 1) -> Game:
    setup = setup or Setup()
    return Game.open(setup, seats(setup.players), seed_number(seed))


def play_on(table: Game, steps: int, rng: random.Random) -> Game:
    """Some more choices, with a take-back or a call now and then."""
    for _ in range(steps):
        if table.is_over:
            break
        seat = rng.choice(table.state.to_act)
        back = [s for s in range(len(table.seats)) if table.can_undo(s)]
        if back and rng.random() < 0.1:
            table.undo(back[0])
            continue
        moves = table.legal(seat)
        quiet = [move for move in moves if not isinstance(move, Call)]
        table.submit(seat, rng.choice(moves if rng.random() < 0.05 else quiet))
    return table


def played_table(setup: Setup | None = None, seed: int = 1, steps: int = 10_000) -> Game:
    """A table after so many choices; by default when the game is over."""
    return play_on(open_table(setup, seed), steps, random.Random(seed))
