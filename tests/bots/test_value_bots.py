"""The bots that choose by the value of their window."""

import random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.bots.value_bots import RulesBot
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import ChoosePattern, Draft, Remove, UseTool
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import Stage
from sagrada.engine.view import view
from sagrada.lab.arena.plan import make_plan
from sagrada.lab.arena.run import play
from sagrada.lab.arena.summary import summarise
from tests.tabletop import a_turn, random_choice, window

BUDGET = Budget(seconds=1)


def test_rules_uses_no_tools_and_keeps_any_pattern() -> None:
    kept = set()
    for seed in range(12):
        rng = random.Random(seed)
        bot = RulesBot()
        state = new_game(Setup(players=2))
        while not state.is_over:
            if state.is_chance:
                state = apply(state, random_choice(state, rng)).after
                continue
            seat = state.to_act[0]
            move = bot.choose(view(state, seat), BUDGET, rng)
            assert not isinstance(move, UseTool)
            if isinstance(move, ChoosePattern):
                kept.add(legal_moves(state).of(seat).index(move))
            state = apply(state, move).after
    assert kept == {0, 1, 2, 3}


def test_learned_beats_rules() -> None:
    """Measured over thousands of deals it leads by some ten points and wins four of five."""
    run = play(make_plan(["learned", "rules"], deals=12, seed=5), workers=1)
    summary = summarise(run)
    assert summary is not None, "all deals were played"
    learned, rules = summary.players
    assert learned.points.value > rules.points.value + 4
    assert learned.wins.value > 0.6


def test_learned_uses_tools() -> None:
    """In a game or two it finds something to do with its tokens."""
    used = set()
    for seed in range(3):
        rng = random.Random(seed)
        bot = make_bot("learned")
        state = new_game(Setup(players=2))
        while not state.is_over:
            if state.is_chance:
                state = apply(state, random_choice(state, rng)).after
                continue
            move = bot.choose(view(state, state.to_act[0]), BUDGET, rng)
            used |= {move.tool} if isinstance(move, UseTool) else set()
            state = apply(state, move).after
    assert used


@pytest.mark.parametrize("name", ["rules", "learned"])
def test_the_own_colour_counts(name: str) -> None:
    """RULES 7.4: of two sixes the one of the private colour."""
    for colour, other in ((Colour.RED, Colour.BLUE), (Colour.BLUE, Colour.RED)):
        state = a_turn(window("virtus"), window("virtus"), pool="R6 B6 Y1", private=(colour, other))
        move = make_bot(name).choose(view(state, 0), BUDGET, random.Random(1))
        assert isinstance(move, Draft)
        assert move.die.colour is colour


@pytest.mark.parametrize("name", ["rules", "learned"])
def test_mistakes_are_removed_with_as_few_dice_as_possible(name: str) -> None:
    """RULES 8.1, 8.6: one die of three clashes with both others."""
    placed = {"A1": "R1", "A2": "R2", "A3": "R3"}
    state = a_turn(window("virtus", placed), window("virtus"), pool="R6 B6", honour=True)
    state = state.replace(stage=Stage.MEND, mending=0)
    move = make_bot(name).choose(view(state, 0), BUDGET, random.Random(1))
    assert move in legal_moves(state)
    assert isinstance(move, Remove)
