"""Seeds of games: 64 bits, and how one follows from another."""

import secrets

from sagrada.kernel.bits import seeded

MOST_SEED = (1 << 64) - 1


def check_seed(seed: int) -> int:
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed: expected 0 to 2**64 - 1, got {seed}")
    return int(seed)


def next_seed(last: int | None, given: int | None = None) -> int:
    """The seed of the next game: the one that was given, one that follows, or any."""
    if given is not None:
        return check_seed(given)
    return secrets.randbits(64) if last is None else seeded(last)
