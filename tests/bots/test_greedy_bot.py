"""The bot that takes the points it can get at once."""

import random

from sagrada.bots.greedy_bot import GreedyBot
from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import ChoosePattern, UseTool
from sagrada.engine.options import Setup
from sagrada.engine.view import view
from tests.bots.quick_bots import BUDGET, choices
from tests.tabletop import a_turn, window


def test_greedy_takes_the_points_it_sees() -> None:
    """RULES 7.4: the high die of its own colour is worth most to it."""
    state = a_turn(
        window("virtus"), window("virtus"), pool="R2 R6 B5", private=(Colour.RED, Colour.BLUE)
    )
    move = GreedyBot().choose(view(state, 0), BUDGET, random.Random(1))
    assert move in legal_moves(state)
    assert str(getattr(move, "die", None)) == "R6"


def test_greedy_keeps_the_pattern_with_the_most_tokens_and_uses_no_tool() -> None:
    """RULES 2.3, 7.5: unspent tokens are points."""
    for state, move in choices(GreedyBot(), Setup(players=2), 3)[0]:
        assert not isinstance(move, UseTool)
        if isinstance(move, ChoosePattern):
            offered = [m for m in legal_moves(state).of(move.seat) if isinstance(m, ChoosePattern)]
            most = max(PATTERNS[m.pattern].difficulty for m in offered)
            assert PATTERNS[move.pattern].difficulty == most
