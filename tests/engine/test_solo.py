"""Solo: rounds of four dice, and tools paid with dice (RULES 9)."""

import pytest

from sagrada.engine.cards import TOOLS
from sagrada.engine.events import DiePaid, DieTurned, RoundEnded, ToolUsed
from sagrada.engine.options import PRESETS, Options, SoloPayment
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.scoring.standings import has_won, target
from sagrada.engine.state import GameState, Stage, ToolOnTable, Turn
from sagrada.engine.tools import get_tool
from sagrada.engine.window import Window
from tests.referee import EMPTY, can, end_turns, first_until, offered, printed, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import FREE, die_of, window_with

TWO_DICE = window_with(FREE, {"A1": "G1", "B2": "Y4"})
TWOS = window_with(printed("2" * 20), {})
COLOURS_THAT_PAY = "PBRYGPBRYGPB"
"""Tool by tool, the colour on the card."""
FIRST_PRINTING = Options(solo_payment=SoloPayment.FIRST_PRINTING)


def solo(
    pool: str,
    *tools: int,
    window: Window = TWO_DICE,
    track: tuple[str, ...] = ("G2",),
    turn_number: int = 0,
    options: Options | None = None,
) -> GameState:
    return a_turn(
        window, pool=pool, tools=tools, track=track, turn_number=turn_number, options=options
    )


def at_its_moment(tool: int, pool: str, options: Options | None = None) -> GameState:
    """A table at which the tool is begun next; `R3` of the pool is drafted where it needs that."""
    state = solo(pool, tool, turn_number=1 if tool == 7 else 0, options=options)
    if get_tool(tool).on_drafted_die:
        return play(state, "1: draft R3")
    return play(state, "1: draft R3", "1: place B1") if tool == 8 else state


# ---------------------------------------------------------------- rounds


def test_two_turns_by_the_same_player() -> None:
    # RULES 9.2
    state = solo("R3 B5 P6 Y2")
    state = play(state, "1: draft R3", "1: place B1", "1: end")
    assert state.active == 0
    assert state.is_second_turn
    state = play(state, "1: draft B5", "1: place A2", "1: end")
    assert state.round == 3
    state = first_until(state, Stage.TURN)
    assert len(state.pool) == 4


def test_leftover_dice_go_on_the_track() -> None:
    # RULES 9.4
    state = end_turns(solo("R3 B5 P6 Y2"), 2)
    assert state.track == (dice("G2"), dice("R3 B5 P6 Y2"))


def test_a_marker_holds_the_place_if_no_die_is_left() -> None:
    # RULES 9.4: two dice drafted, two paid
    state = solo("R3 B5 R6 P2", 2, 3)
    state = play(state, "1: draft R3", "1: place B1")
    state = play(state, "1: tool 2", "1: pay B5", "1: lift B1", "1: place B3", "1: end")
    state = play(state, "1: tool 3", "1: pay R6", "1: lift B3", "1: place B1")
    state = play(state, "1: draft P2", "1: place A2")
    step = apply(state, choice("1: end"))
    assert RoundEnded(2, ()) in step.events
    assert step.after.track == (dice("G2"), ())
    assert step.after.out == dice("B5 R6")


def test_the_target_is_what_lies_on_the_track() -> None:
    # RULES 9.5: paid dice do not count
    state = solo("R3 B5 B4 Y2", 7, turn_number=1, track=("G2", "", "P6 P6"))
    state = play(state, "1: tool 7", "1: pay B5", *["*: reroll 1"] * 3, "1: end")
    assert state.track == (dice("G2"), (), dice("P6 P6"), dice("R1 B1 Y1"))
    assert target(state) == 2 + 12 + 3


def test_lens_cutter_changes_the_target() -> None:
    # RULES 9.5
    state = solo("R3 G1", 5, track=("P6",))
    state = play(state, "1: draft R3", "1: tool 5", "1: pay G1", "1: swap 1 P6")
    assert target(state) == 3


def test_the_game_is_won_by_more_points_than_the_target() -> None:
    # RULES 9.6: 19 empty spaces and a six of the private colour are −51, against 1 on the track
    state = solo("R6", track=("B1",) + ("",) * 8, window=EMPTY, turn_number=1)
    state = play(state, "1: draft R6", "1: place A1", "1: end")
    assert state.is_over
    assert not has_won(state)


# ---------------------------------------------------------------- payment


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_is_paid_with_a_die_of_its_colour(tool: int) -> None:
    # RULES 9.3: the die and the tool leave the game
    state = at_its_moment(tool, "R3 R5 Y5 G5 B5 P5")
    begun = apply(state, choice(f"1: tool {tool}"))
    assert begun.after.stage is Stage.PAY
    assert begun.events == (ToolUsed(0, tool, 0),)
    price = f"{COLOURS_THAT_PAY[tool - 1]}5"
    paying = [text for text in offered(begun.after, "pay") if text != "R3"]
    assert paying == [price]
    paid = apply(begun.after, choice(f"1: pay {price}"))
    assert paid.events[0] == DiePaid(0, tool, die_of(price))
    assert paid.after.out == dice(price)
    assert die_of(price) not in paid.after.pool
    assert paid.after.tools == (ToolOnTable(tool, spent=True),)
    assert paid.after.players[0].favor == 0


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_works_once(tool: int) -> None:
    # RULES 9.3: whatever is chosen first all along
    state = play(at_its_moment(tool, "R3 R5 Y5 G5 B5 P5"), f"1: tool {tool}")
    state = first_until(state, Stage.TURN)
    assert refused(state, f"1: tool {tool}") is Reason.TOOL_SPENT
    state = play(state, "1: end")
    if state.stage is Stage.TURN:
        assert refused(state, f"1: tool {tool}") is Reason.TOOL_SPENT
        assert f"tool {tool}" not in offered(state)


@pytest.mark.parametrize(
    ("tool", "paying"),
    [
        (1, "Y1 B1"),
        (2, "G2 B2"),
        (3, "Y3 B3"),
        (4, "Y4"),
        (5, "G5"),
        (6, "P6"),
        (7, "B1 B2 B3"),
        (8, "R2"),
        (9, "Y1 Y3 Y4"),
        (10, "G2 G5"),
        (11, "P6"),
        (12, "B1 B2 B3"),
    ],
)
def test_the_first_printing_asks_for_values(tool: int, paying: str) -> None:
    # RULES 10.4: tools 1–6 the value equal to their number, 7–11 their colour; 12 is unknown
    pool = "Y1 B1 G2 B2 Y3 B3 Y4 G5 P6 R3" if tool != 8 else "R3 R2 Y1 G2"
    if tool in (3, 7):
        pool = pool.removesuffix(" R3")
    state = at_its_moment(tool, pool, options=FIRST_PRINTING)
    state = play(state, f"1: tool {tool}")
    assert set(offered(state, "pay")) == set(paying.split())


def test_the_spanish_edition_plays_the_first_printing() -> None:
    # RULES 10.4
    assert PRESETS["es"].solo_payment is SoloPayment.FIRST_PRINTING
    assert all(
        PRESETS[edition].solo_payment is SoloPayment.COLOUR
        for edition in PRESETS
        if edition != "es"
    )


def test_the_die_being_drafted_cannot_pay() -> None:
    # RULES 9.3
    state = play(solo("P3 R5", 1), "1: draft P3")
    assert refused(state, "1: tool 1") is Reason.NO_PAYMENT
    state = play(solo("P3 P5", 1), "1: draft P3", "1: tool 1")
    assert offered(state) == ["pay P5"]
    assert refused(state, "1: pay P3") is Reason.PAYMENT_NOT_IN_POOL
    twins = play(solo("P3 P3", 1), "1: draft P3", "1: tool 1")
    assert offered(twins) == ["pay P3"], "an equal die is another die"


def test_so_it_cannot_be_chosen_thanks_to_a_tool_that_only_it_could_pay() -> None:
    # RULES 9.3, 6.3
    assert refused(solo("P3 R5", 1, window=TWOS), "1: draft P3") is Reason.NOT_PLACEABLE
    state = solo("P3 P6 R1", 1, window=TWOS)
    assert offered(state, "draft") == ["R1", "P3"]
    state = play(state, "1: draft P3", "1: tool 1", "1: pay P6", "1: value 2", "1: place A1")
    assert state.turn == Turn(drafted=True, tool=1)


def test_equal_dice_are_one_payment() -> None:
    # RULES 4.6
    state = play(solo("B5 B5 B6", 2), "1: tool 2")
    assert offered(state) == ["pay B5", "pay B6"]
    assert play(state, "1: pay B5").pool == dice("B5 B6")


def test_what_does_not_pay() -> None:
    # RULES 9.3
    state = play(solo("B5 R3", 2), "1: tool 2")
    assert refused(state, "1: pay R3") is Reason.WRONG_PAYMENT
    assert refused(state, "1: pay B4") is Reason.PAYMENT_NOT_IN_POOL
    assert refused(solo("R3 Y1", 2), "1: tool 2") is Reason.NO_PAYMENT


def test_a_tool_once_begun_is_paid() -> None:
    # RULES 6.7
    state = play(solo("B5 R3", 2), "1: tool 2")
    for text in ("1: end", "1: draft R3", "1: lift A1"):
        assert refused(state, text) is Reason.FINISH_FIRST


def test_payment_and_draft_are_two_dice() -> None:
    # RULES 9.3: besides the draft
    state = play(solo("B5 R3 Y2 P1", 2), "1: tool 2", "1: pay B5", "1: lift B2", "1: place B1")
    state = play(state, "1: draft R3", "1: place B2", "1: end")
    assert state.pool == dice("Y2 P1")
    assert state.out == dice("B5")


# ---------------------------------------------------------------- judged after payment


def test_glazing_hammer_does_not_roll_the_die_that_paid() -> None:
    # RULES 9.3
    state = play(solo("R3 B5 Y2", 7, turn_number=1), "1: tool 7", "1: pay B5")
    state = play(state, "*: reroll 6", "*: reroll 6")
    assert state.pool == dice("R6 Y6")
    assert state.out == dice("B5")


def test_glazing_hammer_needs_a_die_besides_the_payment() -> None:
    # RULES 9.3, 6.2
    state = solo("B5", 7, turn_number=1)
    assert refused(state, "1: tool 7") is Reason.NO_EFFECT


def test_running_pliers_need_another_die_to_draft() -> None:
    # RULES 9.3
    state = play(solo("B5 R3", 8), "1: draft B5", "1: place B1")
    assert refused(state, "1: tool 8") is Reason.NO_EFFECT
    state = play(solo("B5 R3 R4", 8), "1: draft B5", "1: place B1", "1: tool 8", "1: pay R4")
    assert offered(state) == ["draft R3"]


def test_a_payment_may_not_spoil_the_tool() -> None:
    # RULES 9.3: only the red three fits, so the red four has to pay
    window = window_with(printed(".3333 33333 33333 33333"), {})
    state = solo("B5 R3 R4", 8, window=window)
    state = play(state, "1: draft B5", "1: place A1", "1: tool 8")
    assert offered(state) == ["pay R4"]
    assert refused(state, "1: pay R3") is Reason.PAYMENT_SPOILS


def test_running_pliers_skip_the_second_turn() -> None:
    # RULES tool 8, 9.2: the two turns are consecutive
    state = solo("B5 R3 R4 Y1", 8)
    state = play(state, "1: draft B5", "1: place B1", "1: tool 8", "1: pay R4")
    state = play(state, "1: draft R3", "1: place A2", "1: end")
    assert state.round == 3
    assert state.track == (dice("G2"), dice("Y1"))


def test_grinding_stone_acts_when_it_is_paid() -> None:
    # RULES 9.3: payment comes first
    state = play(solo("R3 G6", 10), "1: draft R3", "1: tool 10")
    assert state.turn.hand == die_of("R3")
    step = apply(state, choice("1: pay G6"))
    assert step.events == (DiePaid(0, 10, die_of("G6")), DieTurned(0, die_of("R3"), die_of("R4")))


def test_lens_cutter_needs_a_die_and_not_a_marker() -> None:
    # RULES 6.6, 9.4
    state = play(solo("R3 G1", 5, track=("", "")), "1: draft R3")
    assert refused(state, "1: tool 5") is Reason.TRACK_EMPTY


def test_at_most_one_tool_a_turn() -> None:
    # RULES 4.2, 9.2
    state = play(solo("B5 R3 R4 Y2", 2, 3), "1: tool 2", "1: pay B5", "1: lift B2", "1: place B1")
    assert refused(state, "1: tool 3") is Reason.TOOL_USED
    assert can(play(state, "1: end"), "1: tool 3")
