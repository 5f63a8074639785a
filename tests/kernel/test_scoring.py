"""Points and tie-breaks, on windows that random games seldom bring about."""

import random
from dataclasses import replace
from itertools import product

import pytest

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dice import ALL_KINDS, COLOURS
from sagrada.engine.options import LastTieBreak, Options
from sagrada.engine.scoring.standings import final_standings, sheet, target
from sagrada.engine.window import Window
from sagrada.kernel.convert import from_engine
from tests.tabletop import a_turn, dice, window


def full_window(rng: random.Random, density: float) -> Window:
    """Any dice anywhere: scoring does not judge (RULES 11)."""
    placed = tuple(rng.choice(ALL_KINDS) if rng.random() < density else None for _ in range(20))
    return Window(PATTERNS[rng.choice(list(PATTERNS))], placed)


@pytest.mark.parametrize("objective", PUBLIC_OBJECTIVES)
def test_every_objective(objective: str) -> None:
    """RULES 7.1–7.5: as the engine counts, in full and half-full windows."""
    rng = random.Random(objective)
    different = set()
    for density in (0.3, 0.9, 1.0, 1.0):
        for _ in range(60):
            windows = [full_window(rng, density) for _ in range(2)]
            state = a_turn(*windows, public=(objective,), private=tuple(rng.sample(COLOURS, 2)))
            kernel = from_engine(state)
            for seat in (0, 1):
                assert kernel.score(seat) == sheet(state, seat).total
                different.add(sheet(state, seat).public[0].points)
    assert len(different) > 1


def test_solo_counts_the_better_colour_and_the_target() -> None:
    """RULES 9.5, 9.6"""
    rng = random.Random(96)
    for _ in range(40):
        objectives = tuple(rng.sample(COLOURS, 2))
        track = ("R3 R3 B6", "", "P1 P1 P1 P1")
        state = a_turn(full_window(rng, 0.4), track=track, private=objectives)
        kernel = from_engine(state)
        assert kernel.score(0) == sheet(state, 0).total
        assert kernel.target() == target(state) == 16
        assert kernel.winners() == final_standings(state).winners


def test_solo_is_won_only_above_the_target() -> None:
    """RULES 9.6: a lost solo game has no winner."""
    rng = random.Random(97)
    found = set()
    for _ in range(60):
        state = a_turn(full_window(rng, 0.9), track=("R3", "B6"), private=(COLOURS[0], COLOURS[3]))
        kernel = from_engine(state)
        won = sheet(state, 0).total > target(state)
        assert kernel.winners() == final_standings(state).winners == ((0,) if won else ())
        found.add(won)
    assert found == {False, True}


@pytest.mark.parametrize("rule", LastTieBreak)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ties(players: int, rule: LastTieBreak) -> None:
    """RULES 7.6, 10.3: equal windows, for each start player and each way to skip the last turn."""
    empty = [window("virtus")] * players
    for start, skipping in product(range(players), product((False, True), repeat=players)):
        state = a_turn(*empty, start=start, options=Options(last_tie_break=rule))
        tied = tuple(
            replace(player, skips=skips)
            for player, skips in zip(state.players, skipping, strict=True)
        )
        state = state.replace(players=tied)
        assert from_engine(state).winners() == final_standings(state).winners


def test_ties_broken_before_the_last_rule() -> None:
    """RULES 7.6: points first, then private points, then favor tokens."""
    red = window("virtus", {"A1": "R3"})
    blue = window("virtus", {"A1": "B3"})
    for first, second in product((red, blue), repeat=2):
        for favors in product((1, 2, 4), repeat=2):
            state = a_turn(first, second, private=(COLOURS[0], COLOURS[3]), pool="")
            players = tuple(
                replace(player, favor=favor)
                for player, favor in zip(state.players, favors, strict=True)
            )
            state = state.replace(players=players, pool=dice("R1"))
            assert from_engine(state).winners() == final_standings(state).winners
