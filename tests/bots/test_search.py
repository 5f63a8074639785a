"""Search: the right candidates, in order, within the budget."""

import time
from random import Random

import pytest

from sagrada.bots.bot import NothingToChoose
from sagrada.bots.search import Search, SearchBudget
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.notation import format_move
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view
from sagrada.engine.window import Window
from tests.tabletop import a_turn, random_choice, window

RED, BLUE = Colour.RED, Colour.BLUE


def last_turn(other: Window | None = None) -> GameState:
    """Red pays by its value, so the red six belongs in the window."""
    windows = window("virtus", {"A2": "G1"}), other or window("virtus")
    return a_turn(*windows, pool="R6 R2 Y1", round=10, turn_number=3, private=(RED, BLUE))


def test_the_best_comes_first_and_everything_is_evaluated() -> None:
    candidates = Search(16, 2).evaluate(view(last_turn(), 0), SearchBudget(60), Random(1))
    assert format_move(candidates[0].moves[0]) == "1: draft R6"
    assert len(candidates[0].moves) == 2, "a die comes with its space"
    assert candidates[0].points == 3 - 18 + 6
    assert candidates[0].variance == 0
    assert candidates[0].utility >= candidates[-1].utility
    assert all(each.playouts for each in candidates)


def test_no_more_than_the_width() -> None:
    seen = view(last_turn(), 0)
    assert len(Search(16, 2).evaluate(seen, SearchBudget(60), Random(1))) > 3
    assert len(Search(3, 2).evaluate(seen, SearchBudget(60), Random(1))) == 3


def test_the_better_half_gets_the_playouts() -> None:
    candidates = Search(16, 2).evaluate(view(last_turn(), 0), SearchBudget(200), Random(1))
    played = [each.playouts for each in candidates]
    assert played == sorted(played, reverse=True)
    assert played[0] > 3 * played[-1]
    assert sum(played) <= 200


def test_patterns_are_evaluated_too() -> None:
    rng = Random(5)
    state = new_game(Setup(players=3))
    while state.is_chance:
        state = apply(state, random_choice(state, rng)).after
    assert state.stage is Stage.PATTERN
    candidates = Search(16, 2).evaluate(view(state, 1), SearchBudget(20), Random(1))
    assert len(candidates) == 4
    assert {move for each in candidates for move in each.moves} == set(view(state, 1).legal)
    assert 20 < candidates[0].points < 90


def test_a_limit_of_time_is_enough() -> None:
    candidates = Search(16, 2).evaluate(view(last_turn(), 0), SearchBudget(seconds=0.05), Random(1))
    assert format_move(candidates[0].moves[0]) == "1: draft R6"


def test_with_no_time_at_all_the_value_function_decides() -> None:
    candidates = Search(16, 2).evaluate(view(last_turn(), 0), SearchBudget(60, 1e-9), Random(1))
    assert format_move(candidates[0].moves[0]) == "1: draft R6"
    assert candidates[0].playouts == 0


def test_who_was_not_played_is_not_taken_for_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is up after the first candidate, whose utility is lower than its points."""
    blue = dict.fromkeys(("A1", "A3", "A5", "B2", "B4", "C1", "C3", "C5"), "B6")
    state = last_turn(window("virtus", blue))
    moments = iter([0.0, 0.0, *[9.0] * 20])
    monkeypatch.setattr(time, "monotonic", lambda: next(moments))
    search = Search(16, 2, opponent_weight=1.0)
    candidates = search.evaluate(view(state, 0), SearchBudget(60, 1.0), Random(1))
    assert [each.playouts > 0 for each in candidates] == [True] + [False] * (len(candidates) - 1)


@pytest.mark.parametrize(
    ("playouts", "seconds", "field"),
    [
        (0, 1.0, "playouts"),
        (-5, 1.0, "playouts"),
        (5, 0.0, "seconds"),
        (5, float("nan"), "seconds"),
    ],
)
def test_no_budget_is_refused(playouts: int, seconds: float, field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}: "):
        SearchBudget(playouts, seconds)


def test_an_unlimited_budget_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^playouts: .* time limit"):
        SearchBudget()


def test_nothing_to_choose() -> None:
    with pytest.raises(NothingToChoose):
        Search(16, 2).evaluate(view(last_turn(), 1), SearchBudget(5), Random(1))
    with pytest.raises(NothingToChoose):
        Search(16, 2).evaluate(view(last_turn(), None), SearchBudget(5), Random(1))
