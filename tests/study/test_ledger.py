"""Ledgers add up, and the luck-adjusted score leaves the luck out."""

from sagrada.study.ledger import ChanceLedger, PointsLedger
from sagrada.study.measured import Measured


def test_points() -> None:
    ledger = PointsLedger(
        50, Measured(1), Measured(-3, 0.5), Measured(-4, 0.2), 3, -1, 2, 0.5, 48.5
    )
    assert ledger.sum == 48.5
    assert ledger.adjusted == 50.5


def test_chances() -> None:
    opponents = {1: Measured(0.25), 2: Measured(0.125)}
    ledger = ChanceLedger(
        0.25, Measured(0.125), Measured(-0.25), Measured(-0.5), 0.5, 0, opponents, -0.25, 0.75, 1
    )
    assert ledger.sum == 1
