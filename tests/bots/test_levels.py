"""The four levels: each has its own way to choose, and each beats the one below."""

from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.conformance import check_bot
from sagrada.bots.levels import LEVELS
from sagrada.bots.registry import make_bot, options_of
from sagrada.engine.cards import PATTERNS
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.moves import ChoosePattern, UseTool
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view
from sagrada.lab.arena.plan import make_plan
from sagrada.lab.arena.run import play
from sagrada.lab.arena.summary import summarise
from tests.tabletop import a_turn, random_choice, window

BUDGET = Budget(seconds=2)


def test_the_names() -> None:
    assert LEVELS == ("apprentice", "journeyman", "master", "grandmaster")
    assert not any(options_of(level) for level in LEVELS)


@pytest.mark.long
def test_the_grandmaster_keeps_the_promises_of_a_bot() -> None:
    assert check_bot(lambda: make_bot("grandmaster"), budget=BUDGET).decisions > 500


@pytest.mark.parametrize(("weaker", "stronger"), [(0, 1), (1, 2)])
def test_each_beats_the_one_below(weaker: int, stronger: int) -> None:
    """Measured over thousands of deals in docs/ladder.md; here a dozen must show the direction."""
    run = play(make_plan([LEVELS[stronger], LEVELS[weaker]], deals=12, seed=5), workers=1)
    summary = summarise(run)
    assert summary is not None, "all deals were played"
    better, worse = summary.players
    assert better.points.value > worse.points.value
    assert better.wins.value > 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_each_plays_a_window_that_somebody_drew(level: str) -> None:
    bot, rng = make_bot(level), Random(1)
    state = new_game(Setup(players=2, window="own-5-RRR..1.1...YG..56BP."))
    while state.round < 3:
        if state.is_chance:
            choice = random_choice(state, rng)
        else:
            choice = bot.choose(view(state, state.active), Budget(seconds=0.05), rng)
        state = apply(state, choice).after
    assert all(state.window(seat).occupied.bit_count() >= 2 for seat in (0, 1))


def choosing_patterns(seed: int) -> GameState:
    rng = Random(seed)
    state = new_game(Setup(players=2))
    while state.stage is not Stage.PATTERN:
        state = apply(state, random_choice(state, rng)).after
    return state


def test_an_apprentice_takes_the_easiest_pattern() -> None:
    for seed in range(5):
        seen = view(choosing_patterns(seed), 0)
        move = make_bot("apprentice").choose(seen, BUDGET, Random(1))
        assert isinstance(move, ChoosePattern)
        hardness = [
            PATTERNS[m.pattern].difficulty for m in seen.legal if isinstance(m, ChoosePattern)
        ]
        assert PATTERNS[move.pattern].difficulty == min(hardness)


@pytest.mark.parametrize("level", ["journeyman", "master"])
def test_the_better_ones_use_a_tool_that_clearly_pays(level: str) -> None:
    """RULES tool 10: the red one, turned over, is a red six."""
    state = a_turn(
        window("virtus"),
        window("virtus"),
        pool="R1",
        tools=(10,),
        round=10,
        turn_number=3,
        private=(Colour.RED, Colour.BLUE),
    )
    used = []
    while not state.is_over:
        move = make_bot(level).choose(view(state, 0), BUDGET, Random(1))
        used.append(type(move))
        state = apply(state, move).after
    assert UseTool in used
