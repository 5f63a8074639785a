"""Tools in general: price, moment, and what can be started (RULES 6)."""

import pytest

from sagrada.engine.cards import TOOLS
from sagrada.engine.events import ToolUsed
from sagrada.engine.placement import Waiver
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, ToolOnTable, Turn
from sagrada.engine.tools import get_tool, price, tool_of, tools_in_reach
from tests.referee import EMPTY, can, first_until, offered, refused
from tests.tabletop import a_turn, choice, play
from tests.windows import FREE, die_of, window_with

TWO_DICE = window_with(FREE, {"A1": "G1", "B2": "Y4"})


def with_tools(*tools: int, favor: int = 6, turn_number: int = 0, tokens: int = 0) -> GameState:
    """A table at which every tool would work at its moment."""
    state = a_turn(
        TWO_DICE,
        EMPTY,
        pool="R3 B5 P6",
        tools=tools,
        track=("G2",),
        favor=favor,
        turn_number=turn_number,
    )
    return state.replace(tools=tuple(ToolOnTable(number, tokens) for number in tools))


def use_brush(state: GameState, start: str, end: str) -> GameState:
    seat = state.active + 1
    return play(state, f"{seat}: tool 2", f"{seat}: lift {start}", f"{seat}: place {end}")


# ---------------------------------------------------------------- price


@pytest.mark.parametrize(("tokens", "cost"), [(0, 1), (1, 2), (3, 2), (5, 2), (11, 2)])
def test_one_token_at_first_and_two_ever_after(tokens: int, cost: int) -> None:
    # RULES 6.1
    assert price(ToolOnTable(4, tokens)) == cost
    step = apply(with_tools(2, tokens=tokens), choice("1: tool 2"))
    assert step.events == (ToolUsed(0, 2, cost),)
    assert step.after.players[0].favor == 6 - cost
    assert step.after.tools == (ToolOnTable(2, tokens + cost),)


def test_tools_in_reach() -> None:
    # RULES 4.2, 6.1, 9.3: not used yet in this turn, tokens enough, and not out of the game
    state = with_tools(2, 4, 7, favor=1)
    assert tools_in_reach(state) == [2, 4, 7]
    dear = ToolOnTable(4, tokens=1)
    assert tools_in_reach(state.replace(tools=(ToolOnTable(2), dear))) == [2]
    assert tools_in_reach(state.replace(turn=Turn(tool=7))) == []
    assert tools_in_reach(with_tools(2, 4, 7, favor=0)) == []
    assert tools_in_reach(state.replace(tools=(ToolOnTable(2, spent=True), ToolOnTable(7)))) == [7]
    solo = a_turn(TWO_DICE, pool="B5", tools=(2, 12), favor=0)
    assert tools_in_reach(solo) == [2, 12]
    assert tools_in_reach(solo.replace(tools=(ToolOnTable(2, spent=True), ToolOnTable(12)))) == [12]


def test_the_price_is_the_same_whoever_used_it_before() -> None:
    # RULES 6.1: tokens stay on the card; the same player may use it again
    state = with_tools(2, favor=6)
    state = use_brush(state, "B2", "B1")
    assert [player.favor for player in state.players] == [5, 6]
    state = play(state, "1: end", "2: draft R3", "2: place A1")
    state = use_brush(state, "A1", "A2")
    assert [player.favor for player in state.players] == [5, 4]
    state = play(state, "2: end", "2: end")
    state = use_brush(state, "B1", "B2")
    assert [player.favor for player in state.players] == [3, 4]
    assert state.tools == (ToolOnTable(2, 5),)


def test_each_card_has_its_own_price() -> None:
    # RULES 6.1
    state = use_brush(with_tools(2, 3), "B2", "B1")
    assert state.tools == (ToolOnTable(2, 1), ToolOnTable(3, 0))


@pytest.mark.parametrize(
    ("favor", "tokens", "enough"), [(0, 0, False), (1, 0, True), (1, 1, False)]
)
def test_who_has_too_few_tokens_cannot_use_it(favor: int, tokens: int, enough: bool) -> None:
    # RULES 6.1
    state = with_tools(2, favor=favor, tokens=tokens)
    assert can(state, "1: tool 2") == enough
    if not enough:
        assert refused(state, "1: tool 2") is Reason.TOO_FEW_TOKENS


def test_the_last_token_can_be_spent() -> None:
    # RULES 6.1
    assert play(with_tools(2, favor=2, tokens=2), "1: tool 2").players[0].favor == 0


@pytest.mark.parametrize("number", TOOLS)
def test_a_tool_that_is_not_on_the_table(number: int) -> None:
    # RULES 2.4
    others = tuple(other for other in TOOLS if other != number)
    assert refused(with_tools(*others), f"1: tool {number}") is Reason.TOOL_NOT_HERE


# ---------------------------------------------------------------- the right moment


ON_DRAFTED_DIE = (1, 5, 6, 9, 10, 11)
BEFORE: tuple[str, ...] = ()
IN_HAND = ("1: draft R3",)
PLACED = ("1: draft R3", "1: place B1")


@pytest.mark.parametrize(
    ("turn_number", "moment", "usable"),
    [
        (0, BEFORE, {2, 3, 4, 12}),
        (0, IN_HAND, {1, 5, 6, 9, 10, 11}),
        (0, PLACED, {2, 3, 4, 8, 12}),
        (3, BEFORE, {2, 3, 4, 7, 12}),
        (3, IN_HAND, {1, 5, 6, 9, 10, 11}),
        (3, PLACED, {2, 3, 4, 12}),
    ],
)
def test_each_tool_has_its_moment(
    turn_number: int, moment: tuple[str, ...], usable: set[int]
) -> None:
    # RULES 6.3: first turn and second turn; before, during and after the draft
    state = play(with_tools(*TOOLS, turn_number=turn_number), *moment)
    assert {int(number) for number in offered(state, "tool")} == usable
    for number in TOOLS:
        assert can(state, f"1: tool {number}") == (number in usable)


@pytest.mark.parametrize("number", ON_DRAFTED_DIE)
def test_once_the_die_is_in_the_window_it_is_too_late(number: int) -> None:
    # RULES 6.3
    state = play(with_tools(number), *PLACED)
    assert refused(state, f"1: tool {number}") is Reason.NEEDS_DRAFTED_DIE


@pytest.mark.parametrize("number", [n for n in TOOLS if n not in ON_DRAFTED_DIE])
def test_not_while_a_die_is_in_hand(number: int) -> None:
    # RULES 6.3
    state = play(with_tools(number, turn_number=3), *IN_HAND)
    assert refused(state, f"1: tool {number}") is Reason.DIE_IN_HAND


@pytest.mark.parametrize("number", [5, 12])
def test_some_need_a_die_on_the_round_track(number: int) -> None:
    # RULES 6.6
    state = with_tools(number).replace(track=(), round=1)
    state = play(state, *(IN_HAND if number == 5 else BEFORE))
    assert refused(state, f"1: tool {number}") is Reason.TRACK_EMPTY


# ---------------------------------------------------------------- how often


def test_at_most_one_tool_a_turn() -> None:
    # RULES 4.2
    state = use_brush(with_tools(2, 3, 10), "B2", "B1")
    assert offered(state, "tool") == []
    for number in (2, 3):
        assert refused(state, f"1: tool {number}") is Reason.TOOL_USED
    state = play(state, "1: draft R3")
    assert refused(state, "1: tool 10") is Reason.TOOL_USED


def test_so_at_most_two_a_round() -> None:
    # RULES 4.2
    state = use_brush(with_tools(2, 3), "B2", "B1")
    state = play(state, "1: end", "2: end", "2: end")
    state = play(state, "1: tool 3", "1: lift B1", "1: place B2")
    assert state.turn == Turn(tool=3)
    assert offered(state, "tool") == []


def test_draft_and_tool_in_any_order() -> None:
    # RULES 4.1
    state = with_tools(2)
    tool_first = play(use_brush(state, "B2", "B1"), "1: draft R3")
    assert play(tool_first, "1: place A2").turn == Turn(drafted=True, tool=2)
    draft_first = use_brush(play(state, "1: draft R3", "1: place A2"), "B2", "B1")
    assert draft_first.turn == Turn(drafted=True, tool=2)


# ---------------------------------------------------------------- whole effects only


def test_nobody_pays_for_nothing() -> None:
    # RULES 6.2: refused, and not a token lost
    state = a_turn(EMPTY, EMPTY, pool="R3", tools=(2, 3, 4, 12), track=("G1",))
    assert offered(state) == ["draft R3", "end"]
    for number in (2, 3, 4, 12):
        assert refused(state, f"1: tool {number}") is Reason.NO_EFFECT
    assert state.players[0].favor == 3


def test_what_a_moving_tool_waives() -> None:
    # RULES tool 2, tool 3, tool 4, tool 12
    lifted = Turn(origin=3)
    waived = [get_tool(tool).waives(lifted).value for tool in (2, 3, 4, 12)]
    assert waived == ["colour", "value", "none", "none"]
    assert tool_of(lifted).waives(lifted).value == "none"


def test_a_waiver_is_for_the_die_of_the_tool_alone() -> None:
    # RULES 6.5: not for a die drafted after moving one
    assert [number for number in TOOLS if get_tool(number).waiver is not Waiver.NONE] == [2, 3, 9]
    drafted = Turn(hand=die_of("R3"))
    assert [get_tool(number).waives(drafted).value for number in (2, 3, 9)] == [
        "none",
        "none",
        "touch",
    ]


@pytest.mark.parametrize("number", TOOLS)
def test_every_tool_can_be_carried_out_to_its_end(number: int) -> None:
    # RULES 6.7: whatever is chosen first all along, the chain comes back to the turn
    moment = IN_HAND if number in ON_DRAFTED_DIE else PLACED if number == 8 else BEFORE
    state = play(with_tools(number, turn_number=3 if number == 7 else 0), *moment)
    state = first_until(play(state, f"1: tool {number}"), Stage.TURN)
    assert state.active == 0
    assert state.turn.tool == number
    assert state.turn.hand is None
    assert refused(state, f"1: tool {number}") is Reason.TOOL_USED
