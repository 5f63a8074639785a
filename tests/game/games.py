"""Games with a fixed seed, by players who choose at random."""

import random

from sagrada.engine.moves import Call
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.state import Stage
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind

NAMES = ("Ann", "Bob", "Cleo", "Dan")
HONOUR = Options(referee=Referee.HONOUR)


def seed_number(number: int) -> bytes:
    return number.to_bytes(32, "big")


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(SeatKind.HUMAN, name) for name in NAMES[:players])


def open_game(setup: Setup | None = None, seed: int = 1) -> Game:
    setup = setup or Setup()
    return Game.open(setup, seats(setup.players), seed_number(seed))


def play_on(game: Game, steps: int, rng: random.Random) -> Game:
    """Some more choices, with a take-back or a call now and then."""
    for _ in range(steps):
        if game.is_over:
            break
        seat = rng.choice(game.state.to_act)
        back = [s for s in range(len(game.seats)) if game.can_undo(s)]
        if back and rng.random() < 0.1:
            game.undo(back[0])
            continue
        moves = game.legal(seat)
        quiet = [move for move in moves if not isinstance(move, Call)]
        game.submit(seat, rng.choice(moves if rng.random() < 0.05 else quiet))
    return game


def played_game(setup: Setup | None = None, seed: int = 1, steps: int = 10_000) -> Game:
    """A game after so many choices; by default a finished one."""
    return play_on(open_game(setup, seed), steps, random.Random(seed))


def random_game(
    seed: int = 1, players: int = 2, until_round: int = 99, second_turn: bool = False
) -> Game:
    """A random game up to the beginning of a turn in a round; by default a finished one."""
    game, rng = Game(players, seed=seed), random.Random(seed)
    while not game.is_over:
        state = game.state
        begins = state.stage is Stage.TURN and not (state.turn.drafted or state.turn.tool)
        if begins and state.round == until_round and state.is_second_turn >= second_turn:
            break
        game.push(rng.choice(game.legal_moves))
    return game
