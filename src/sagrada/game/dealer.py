"""The dealer: every deal, draw and roll of a game, from one secret seed.

The seed has 256 bits. Its hash, the commitment, is published before the first card is dealt, and
the seed itself when the game is over. Then everybody can check every outcome (`verify.py`).

The dealer doesn't draw from a running stream. Each candidate at a chance node (each single die
left in the bag, each card left in the deck, each face) gets a keyed hash under the name of the
node, and the lowest hash wins. So an outcome depends only on the seed, the node and what is left
to draw from, not on earlier rolls. A die's value is drawn apart from its color, so that it doesn't
even depend on the bag.
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
_HIGHEST = b"\xff" * (SEED_BYTES + 1)
"""Above every hash."""
_WORDS = tuple((colour, colour.word) for colour in COLOURS)
_FACES = tuple((value, str(value), 1) for value in VALUES)


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_to(seed: bytes) -> str:
    """The hash that is published while the seed is still secret."""
    return sha256(seed).hexdigest()


class Dealer:
    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"seed: expected {SEED_BYTES} bytes, got {len(seed)}")
        self.seed = seed
        self._keyed = blake2b(key=seed, digest_size=SEED_BYTES)

    def __reduce__(self) -> "tuple[type[Dealer], tuple[bytes]]":
        return Dealer, (self.seed,)

    def __repr__(self) -> str:
        return f"<Dealer {self.commitment}>"  # never the seed: this could end up in a log

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    def outcome(self, state: GameState) -> Outcome:
        """What chance answers at the state's chance node."""
        node = chance_node(state)
        if state.stage is not Stage.ROLL:
            named = ((outcome, format_outcome(outcome), n) for outcome, n in outcomes(state))
            return self._lowest(node.kind, node, named)
        bag = ((colour, word, left) for (colour, word), left in zip(_WORDS, state.bag, strict=True))
        colour = self._lowest("roll-colour", node, bag)
        value = self._lowest("roll-value", node, _FACES)
        return Rolled(DICE[colour][value - 1])

    def _lowest(self, kind: str, node: Chance, candidates: Iterable[tuple[T, str, int]]) -> T:
        """The candidate with the lowest hash; one with n copies gets n hashes."""
        node_hash = self._keyed.copy()  # hash the common part once
        node_hash.update(f"{kind}/{node.round}/{node.index}/".encode())
        lowest, drawn = _HIGHEST, None
        for candidate, name, copies in candidates:
            for label in _labels(name, copies):
                hashed = node_hash.copy()
                hashed.update(label)
                digest = hashed.digest()
                if digest < lowest:
                    lowest, drawn = digest, candidate
        assert drawn is not None, "there is something to draw from"
        return drawn


@lru_cache(1024)
def _labels(name: str, copies: int) -> tuple[bytes, ...]:
    """What is hashed for each copy of a candidate. Cached: every roll needs the same few."""
    return tuple(f"{name}/{copy}".encode() for copy in range(copies))
