"""Measuring drawn windows within a budget."""

import asyncio

import pytest

from sagrada.server.askers import Asker
from sagrada.server.errors import ApiError
from sagrada.server.window_measures import MOST_OF_PERSON, WindowMeasures
from sagrada.study.window_measure import measure_window

pytestmark = pytest.mark.anyio

ANN = Asker("ann", "9.0.0.1")
BOB = Asker("bob", "9.0.0.2")

GRID = "RR..1G.5.43.R.G2..BY"


async def test_one_at_a_time_and_few_of_one_person() -> None:
    measures = WindowMeasures(25)
    try:
        grids = [str(n) + GRID[1:] for n in range(1, 2 + MOST_OF_PERSON)]
        for place, grid in enumerate(grids[:-1]):
            assert measures.ask(ANN, grid).ahead == place
        with pytest.raises(ApiError, match="Other windows are being measured"):
            measures.ask(ANN, grids[-1])
        assert measures.ask(BOB, grids[0]).ahead == 0, "the same window is measured once"
        async with asyncio.timeout(200):
            while (found := measures.ask(ANN, grids[0])).difficulty is None:
                await asyncio.sleep(0.1)
        expected = measure_window(grids[0], 25)
        assert found.points is not None
        assert found.points.value == expected.points.value
        assert (found.done, found.games, found.difficulty) == (25, 25, expected.difficulty)
    finally:
        await measures.stop()


async def test_what_fails_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the page would ask forever."""
    measures = WindowMeasures(25)

    async def fail(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(measures._process, "ask", fail)
    try:
        assert measures.ask(ANN, GRID).done == 0
        async with asyncio.timeout(20):
            while measures.knows(GRID):
                await asyncio.sleep(0)
        with pytest.raises(ApiError, match="couldn’t be measured"):
            measures.ask(ANN, GRID)
        assert measures.ask(ANN, GRID).done == 0, "and begins again"
    finally:
        await measures.stop()
