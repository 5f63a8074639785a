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
from hashlib import sha256
from typing import TypeVar

from sagrada.engine.chance import Chance, chance_node, outcomes
from sagrada.engine.dice import COLOURS, DICE, VALUES
from sagrada.engine.notation import format_outcome
from sagrada.engine.outcomes import Outcome, Rolled
from sagrada.engine.state import GameState, Stage
from sagrada.game.record import SEED_BYTES
from sagrada.kernel.dealer_hashes import index_of_lowest

T = TypeVar("T")
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
        labels: list[bytes] = []
        labeled: list[T] = []
        for candidate, name, copies in candidates:
            labels += _labels(name, copies)
            labeled += [candidate] * copies
        name_of_node = f"{kind}/{node.round}/{node.index}/".encode()
        return labeled[index_of_lowest(self.seed, name_of_node, labels)]


@lru_cache(1024)
def _labels(name: str, copies: int) -> tuple[bytes, ...]:
    """What is hashed for each copy of a candidate. Cached: every roll needs the same few."""
    return tuple(f"{name}/{copy}".encode() for copy in range(copies))
