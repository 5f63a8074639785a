"""The positions that the conformance kit shows to a bot: every stage, at every kind of table.

They come from random games and are kept as bytes. While a bot thinks, only one state exists, the
one it must not see. If the bot finds it anyway, its choices give it away.
"""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from types import MappingProxyType

from sagrada.bots.sampling import sample_state
from sagrada.engine.chance import outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, EndTurn, Move
from sagrada.engine.options import PRESETS, Options, Referee, Setup
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view

_HONOUR = Options(referee=Referee.HONOUR)
TABLES = MappingProxyType(
    {
        # The tools are chosen so that every stage comes up; together the tables have all twelve.
        "solo": Setup(players=1, solo_tools=5, tools=(1, 5, 8, 11, 12)),
        "solo, Spanish edition": Setup(players=1, solo_tools=3, options=PRESETS["es"]),
        "2 players": Setup(players=2, tools=(1, 5, 11)),
        "3 players": Setup(players=3, tools=(8, 12, 6)),
        "4 players": Setup(players=4, tools=(4, 7, 9)),
        "2 players on honour": Setup(players=2, tools=(2, 3, 10), options=_HONOUR),
        "4 players on honour": Setup(players=4, tools=(8, 11, 12), options=_HONOUR),
    }
)
_GAMES = 3
"""Random games at each table."""
_IDLE = 0.15
"""How often a random player can end its turn early, or call: most windows should fill up."""


@dataclass(frozen=True)
class Case:
    """A choice for a bot to make."""

    table: str
    position: bytes
    """The pickled state."""
    seat: int
    stage: Stage
    round: int

    def __str__(self) -> str:
        return f"{self.table}, round {self.round}, seat {self.seat + 1}, stage '{self.stage}'"


def case(table: str, state: GameState, seat: int) -> Case:
    return Case(table, pickle.dumps(state), seat, state.stage, state.round)


@lru_cache(maxsize=4)
def cases(seed: int, each: int) -> tuple[Case, ...]:
    """For each table and stage up to `each` choices, from random games with this seed."""
    rng = Random(seed)
    found: list[Case] = []
    for table, setup in TABLES.items():
        samples: dict[Stage, list[Case]] = {}
        seen: dict[Stage, int] = {}
        for state in _random_states(setup, rng):
            kept = samples.setdefault(state.stage, [])
            number = seen[state.stage] = seen.get(state.stage, 0) + 1
            # Reservoir sampling: the n-th state is kept with probability each / n.
            at = len(kept) if number <= each else rng.randrange(number)
            if at < each:
                kept[at : at + 1] = [case(table, state, rng.choice(state.to_act))]
        found += [each_case for kept in samples.values() for each_case in kept]
    return tuple(found)


def twins(asked: Case, rng: Random, count: int) -> list[Case]:
    """The same choice with other secrets: what the seat sees is equal, what it can't see is not.

    None if nothing is hidden, as in solo.
    """
    state: GameState = pickle.loads(asked.position)
    found: list[Case] = []
    if state.setup.solo:
        return found
    while len(found) < count:
        other = replace(sample_state(view(state, asked.seat), rng), setup=state.setup)
        assert view(other, asked.seat) == view(state, asked.seat), "a twin looks the same"
        if other != state:
            found.append(case(asked.table, other, asked.seat))
    return found


def after_chance(state: GameState, rng: Random) -> GameState:
    """The state at the next choice, or at the end of the game."""
    while state.is_chance:
        possible, weights = zip(*outcomes(state), strict=True)
        drawn: Outcome = rng.choices(possible, weights)[0]
        state = apply(state, drawn).after
    return state


def _random_states(setup: Setup, rng: Random) -> Iterator[GameState]:
    for _ in range(_GAMES):
        state = after_chance(new_game(setup), rng)
        while not state.is_over:
            yield state
            state = after_chance(apply(state, _random_move(state, rng)).after, rng)


def _random_move(state: GameState, rng: Random) -> Move:
    moves = list(legal_moves(state))
    if rng.random() < _IDLE:
        return rng.choice(moves)
    busy = [move for move in moves if not isinstance(move, EndTurn | Call)]
    return rng.choice(busy or moves)
