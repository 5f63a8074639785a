"""What a tool is without a card, and that each card has its module."""

import importlib

import pytest

from sagrada.engine.cards import TOOLS
from sagrada.engine.outcomes import Rerolled
from sagrada.engine.reasons import Reason
from sagrada.engine.state import Stage, Turn
from sagrada.engine.tools import Tool, get_tool, tool_of
from tests.referee import EMPTY
from tests.tabletop import a_turn, play
from tests.windows import die_of

TURN = a_turn(EMPTY, EMPTY, pool="R3 B2", tools=(1, 2, 6))


@pytest.mark.parametrize("number", TOOLS)
def test_every_card_has_a_module_of_its_name(number: int) -> None:
    # RULES 6
    tool = get_tool(number)
    assert tool.number == number
    module = importlib.import_module(f"sagrada.engine.tools.{TOOLS[number].id.replace('-', '_')}")
    assert getattr(module, type(tool).__name__) is type(tool)


def test_the_tool_of_a_turn() -> None:
    # RULES 4.2
    assert tool_of(Turn(tool=4)) is get_tool(4)
    assert type(tool_of(Turn())) is Tool


def test_without_a_card_a_tool_offers_nothing() -> None:
    # RULES 6: each card says what it offers
    tool = tool_of(TURN.turn)
    assert tool.wrong_moment(TURN, None) is None
    assert tool.works(TURN, None, TURN.pool)
    assert list(tool.values(TURN)) == []
    assert list(tool.swaps(TURN)) == []
    assert list(tool.liftable(TURN)) == []
    assert tool.refuse_value(TURN, 3) is Reason.NOT_ASKED
    assert tool.refuse_swap(TURN, die_of("R3")) is Reason.NOT_ASKED
    assert tool.refuse_lift(TURN, 0) is Reason.NOT_ASKED
    assert tool.finishable(TURN, 0b101) == 0b101
    assert tool.next_lift(TURN) is None
    assert not tool.can_put_back
    with pytest.raises(NotImplementedError, match="no swaps"):
        tool.swap(TURN, 1, die_of("R3"))
    with pytest.raises(NotImplementedError, match="no chance node"):
        tool.after_chance(TURN, Rerolled(3))


def test_a_tool_begins_with_its_first_stage() -> None:
    # RULES 6.7
    for number in TOOLS:
        tool = get_tool(number)
        state = play(TURN, "1: draft R3") if tool.on_drafted_die else TURN
        assert tool.begin(state)[0].stage is tool.first_stage


def test_a_position_without_a_stage_of_the_tool() -> None:
    # RULES 4.3: a die has been drafted
    in_hand = play(TURN, "1: draft R3")
    assert in_hand.stage is Stage.PLACE
    for number in TOOLS:
        assert get_tool(number).fits_position(in_hand)
        assert not get_tool(number).fits_position(TURN)
