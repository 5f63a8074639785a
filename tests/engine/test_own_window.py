"""Windows that people draw: what is refused, what is warned of, and games on them."""

import random
import re
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import ALL_KINDS
from sagrada.engine.events import PatternsRevealed
from sagrada.engine.notation import NotationError, parse_pattern
from sagrada.engine.notation.position import format_position, parse_position
from sagrada.engine.options import Setup, SetupError
from sagrada.engine.own_window import (
    WindowError,
    conflicts,
    is_own,
    own_window,
    own_window_of,
    pattern_of,
)
from sagrada.engine.placement import spaces_for
from sagrada.engine.spaces import ORTHOGONAL
from sagrada.engine.state import Stage
from sagrada.engine.window import Window
from tests.alphabet import own_windows
from tests.tabletop import random_steps

GRID = "YB..1G.5.43.R.G2..BY"
ID = f"own-4-{GRID}"


def test_the_id_tells_everything() -> None:
    window = own_window("yb..1 / g.5.4 / 3.r.g / 2..by", 4)
    assert (window.id, window.grid, window.difficulty) == (ID, GRID, 4)
    assert own_window_of(ID.lower()) == pattern_of(ID) == window
    assert pattern_of("virtus") is PATTERNS["virtus"]
    assert not any(is_own(id) for id in PATTERNS)


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("own-7-" + GRID, "the difficulty is 3 to 6, not 7"),
        ("own-4-" + GRID[1:], "a window has 20 spaces, not 19; list them row by row"),
        ("own-4-" + "Q" + GRID[1:], "no space can need “Q” (number 1); use R Y G B P for a color"),
        ("own-4-" + "7" + GRID[1:], "no space can need “7” (number 1)"),
        ("virtus", "expected “own-”, the difficulty, “-” and the grid, like own-4-YB..1"),
    ],
)
def test_what_is_no_window_is_refused(id: str, sentence: str) -> None:
    with pytest.raises(WindowError) as refused:
        own_window_of(id)
    assert str(refused.value).startswith(sentence)
    with pytest.raises(SetupError) as of_setup:
        Setup(window=id)
    assert of_setup.value.field == "window"
    assert sentence in str(of_setup.value)


def test_a_table_has_either_window_cards_or_a_window() -> None:
    with pytest.raises(SetupError, match="give no window cards"):
        Setup(2, cards=((1, 2), (3, 4)), window=ID)
    with pytest.raises(SetupError, match=f"write it as {ID}"):
        Setup(2, window=ID.lower())


# ---------------------------------------------------------------- spaces that can't both be filled


def test_neighbors_that_need_the_same() -> None:
    assert conflicts("RR...RB.........11...") == ((0, 1), (0, 5), (16, 17))
    assert conflicts("R.R..............R.R") == (), "neighbors only, and no diagonals"


def test_no_printed_window_has_any() -> None:
    assert {id: conflicts(p.grid) for id, p in PATTERNS.items() if conflicts(p.grid)} == {}


@given(own_windows())
def test_without_them_a_window_can_be_filled(id: str) -> None:
    """RULES 5: and with them it can't, because the neighbors are refused."""
    pattern = own_window_of(id)
    window = Window(pattern)
    for space in range(20):
        fit = [die for die in ALL_KINDS if spaces_for(window, die) >> space & 1]
        if not fit:
            assert any(space == second for _, second in conflicts(pattern.grid))
            return
        # Leave to the neighbors that come what they need.
        needed = {pattern.grid[near] for near in ORTHOGONAL[space] if near > space}
        best = min(fit, key=lambda d: (d.colour.letter in needed) + (str(d.value) in needed))
        window = window.place(best, space)
    assert not conflicts(pattern.grid)


# ---------------------------------------------------------------- games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_has_the_window_once_all_is_dealt(players: int) -> None:
    steps = list(random_steps(Setup(players, window=ID), random.Random(1)))
    assert {step.before.stage for step in steps}.isdisjoint({Stage.PATTERN, Stage.DEAL_CARDS})
    assert not any(isinstance(each, PatternsRevealed) for step in steps for each in step.events)
    state = steps[-1].after
    assert state.is_over
    for player in state.players:
        assert player.window is not None
        assert player.window.pattern.id == ID
    before = next(step.before for step in steps if step.after.round)
    assert all(player.window is None and not player.favor for player in before.players)
    first = next(step.after for step in steps if step.after.round)
    assert [player.favor for player in first.players] == [0 if players == 1 else 4] * players


@given(own_windows(), st.integers(1, 4), st.integers(0, 2**32))
def test_positions_read_back(id: str, players: int, seed: int) -> None:
    for step in islice(random_steps(Setup(players, window=id), random.Random(seed)), 0, 60, 6):
        assert parse_position(format_position(step.after)) == step.after


def test_an_own_window_is_for_all_seats() -> None:
    steps = random_steps(Setup(2, window=ID), random.Random(1))
    state = next(step.after for step in steps if step.after.stage is Stage.TURN)
    text = format_position(state)
    with pytest.raises(NotationError, match=f"add “given-window: {ID}”"):
        parse_position(text.replace(f"given-window: {ID}\n", ""))
    with pytest.raises(NotationError, match=f"every seat plays {ID} here"):
        parse_position(text.replace(f"pattern 2: {ID}", "pattern 2: aurora-sagradis"))


@pytest.mark.parametrize("text", ["own-9-YB..1G.5.43.R.G2..BY", "own-4-YB", "own-"])
def test_notation_says_what_is_wrong_with_one(text: str) -> None:
    with pytest.raises(NotationError, match=f"{re.escape(text)}.* isn’t an own window: "):
        parse_pattern(text)
