"""Numbers with standard errors."""

from math import isclose, sqrt

from sagrada.study.measured import NOTHING, Measured, measured, total


def test_a_mean_and_its_standard_error() -> None:
    found = measured([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert isclose(found.error, sqrt(5 / 3 / 4))
    assert measured([3.0]) == Measured(3.0, 0.0)
    assert str(Measured(1.26, 0.14)) == "1.3 ± 0.1"


def test_a_sum_of_independent_numbers() -> None:
    assert total([Measured(1, 3), Measured(2, 4)]) == Measured(3, 5)
    assert total([]) == NOTHING


def test_what_is_clear_of_the_noise() -> None:
    assert Measured(1.0, 0.4).is_clear
    assert not Measured(1.0, 0.6).is_clear
    assert not Measured(-1.0, 0.1).is_clear
    assert not NOTHING.is_clear
    assert Measured(0.5).is_clear
