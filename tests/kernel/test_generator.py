"""The generator of sampled dice."""

import copy
import pickle

from sagrada.kernel.generator import Generator


def test_a_copy_goes_on_where_the_generator_is() -> None:
    generator = Generator(5)
    generator.number(9)
    copies = [pickle.loads(pickle.dumps(generator)), copy.deepcopy(generator)]
    expected = [generator.number(1000) for _ in range(20)]
    for each in copies:
        assert [each.number(1000) for _ in range(20)] == expected
