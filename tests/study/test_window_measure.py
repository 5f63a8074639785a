"""How hard a window is: repeatable, in the order of the printed ones, refused in words."""

import json
from importlib.resources import files

import pytest

from sagrada.engine.cards import PATTERNS
from sagrada.engine.own_window import DIFFICULTIES, WindowError
from sagrada.study.window_measure import (
    difficulty_of,
    measure_printed,
    measure_window,
    play_games,
    printed_points,
)

EASY, HARD = PATTERNS["luz-celestial"].grid, PATTERNS["ripples-of-light"].grid


def test_the_same_games_every_time() -> None:
    measure = measure_window(EASY, 30)
    assert measure == measure_window(EASY.lower(), 30)
    apart = [*play_games(EASY, 0, 10), *play_games(EASY, 10, 20)]
    assert measure.points.value == pytest.approx(sum(game.points for game in apart) / 30)
    assert measure.games == 30


def test_a_hard_window_is_harder() -> None:
    easy, hard = measure_window(EASY, 60), measure_window(HARD, 60)
    noise = easy.points.error + hard.points.error
    assert easy.points.value > hard.points.value + 2 * noise
    assert easy.difficulty < hard.difficulty


def test_printed_windows_of_a_higher_difficulty_bring_fewer_points() -> None:
    found = printed_points()
    assert list(found) == list(PATTERNS)
    means = []
    for difficulty in DIFFICULTIES:
        points = [found[id].value for id, each in PATTERNS.items() if each.difficulty == difficulty]
        means.append(sum(points) / len(points))
    assert means == sorted(means, reverse=True)
    assert [difficulty_of(mean) for mean in means] == list(DIFFICULTIES)
    assert (difficulty_of(0), difficulty_of(100)) == (6, 3)


def test_the_stored_figures_come_from_their_command() -> None:
    """The first of the games, made again, are within the noise of all of them."""
    stored = json.loads(files("sagrada.study").joinpath("data", "windows.json").read_text("utf-8"))
    assert stored["command"].endswith(f"--games {stored['games']}")
    again = json.loads(measure_printed(3))
    assert again["windows"].keys() == stored["windows"].keys()
    few = sum(window["points"]["value"] for window in again["windows"].values())
    all_of_them = sum(window["points"]["value"] for window in stored["windows"].values())
    assert abs(few - all_of_them) / len(PATTERNS) < 4


def test_what_cannot_be_measured() -> None:
    with pytest.raises(WindowError, match="a window has 20 spaces"):
        measure_window("R")
    with pytest.raises(ValueError, match="games: give 2 to 100,000, not 1"):
        measure_window(EASY, 1)
