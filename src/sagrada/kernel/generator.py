"""A fast seeded generator for sampled dice: xorshift64*. The dealer of a real game has its own.

It keeps no secrets: anyone who sees a few numbers can predict the next ones.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import Words, seeded
    from sagrada.kernel.dice import below


class Generator:
    """The generator as a Python object: the same seed gives the same numbers everywhere."""

    def __init__(self, seed: int) -> None:
        if not cython.compiled:
            self.word: Words = [0]
        # Neighboring seeds do not give neighboring streams.
        self.word[0] = seeded(seed & 0xFFFFFFFFFFFFFFFF)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return _going_on, (self.word[0],)

    def number(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if not 0 < n <= 0xFFFFFFFF:
            raise ValueError(f"n: a number below {n} cannot be drawn; give 1 to 2**32 - 1")
        return below(self.word, n)


def _going_on(word: int) -> Generator:
    """A copy of a generator that was pickled: it gives the numbers that come next."""
    generator = Generator(0)
    generator.word[0] = word
    return generator
