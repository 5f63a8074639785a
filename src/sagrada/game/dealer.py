"""The dealer: every deal, draw and roll of a game, from one secret seed.

The seed is 256 bits; its hash, the commitment, is published before the first card is dealt, and
the seed itself when the game is over. Then everybody can check every outcome (`verify.py`).

Nothing is drawn from a running stream. Each candidate of a chance node (each single die left in
the bag, each card left in the deck, each face) gets a keyed hash under the name of the node, and
the lowest wins. So an outcome depends on the seed, the node and what is left to draw from, and
on nothing that was rolled before; and a die's value is drawn apart from its colour, so that it
does not even depend on the bag.
"""

import secrets
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import TypeVar

from sagrada.engine.chance import Chance, chance_node, outcomes
from sagrada.engine.dice import COLOURS, DICE, VALUES
from sagrada.engine.notation import format_outcome
from sagrada.engine.outcomes import Outcome, Rolled
from sagrada.engine.state import GameState, Stage
from sagrada.game.record import SEED_BYTES

T = TypeVar("T")


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_to(seed: bytes) -> str:
    """What is published of a seed while it is secret."""
    return sha256(seed).hexdigest()


class Dealer:
    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"seed: {SEED_BYTES} bytes are needed, not {len(seed)}")
        self.seed = seed
        self._keyed = blake2b(key=seed, digest_size=SEED_BYTES)

    def __repr__(self) -> str:
        return f"<Dealer {self.commitment}>"  # never the seed: this may end up in a log

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    def outcome(self, state: GameState) -> Outcome:
        """What chance answers at the chance node at which the state stands."""
        node = chance_node(state)
        if state.stage is not Stage.ROLL:
            named = ((outcome, format_outcome(outcome), n) for outcome, n in outcomes(state))
            return self._lowest(node.kind, node, named)
        bag = ((colour, colour.word, state.bag[colour]) for colour in COLOURS)
        colour = self._lowest("roll-colour", node, bag)
        value = self._lowest("roll-value", node, ((v, str(v), 1) for v in VALUES))
        return Rolled(DICE[colour][value - 1])

    def _lowest(self, kind: str, node: Chance, candidates: Iterable[tuple[T, str, int]]) -> T:
        """The candidate with the lowest hash; one that is there n times gets n hashes."""
        node_hash = self._keyed.copy()  # what all candidates have in common is hashed once
        node_hash.update(f"{kind}/{node.round}/{node.index}/".encode())
        draws = []
        for candidate, name, copies in candidates:
            for label in _labels(name, copies):
                hashed = node_hash.copy()
                hashed.update(label)
                draws.append((hashed.digest(), candidate))
        return min(draws, key=_hash_of)[1]


def _hash_of(draw: tuple[bytes, object]) -> bytes:
    return draw[0]


@lru_cache(1024)
def _labels(name: str, copies: int) -> tuple[bytes, ...]:
    """What is hashed for each copy of a candidate: every roll asks for the same few again."""
    return tuple(f"{name}/{copy}".encode() for copy in range(copies))
