"""RULES tool 11: another die out of the bag, with a value of one's choice."""

import pytest

from sagrada.engine.dice import COLOURS
from sagrada.engine.events import DieBagged, DieDrawn, DieReturned, Event, ToolUsed, ValueChosen
from sagrada.engine.options import Options
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.window import Window
from tests.referee import EMPTY, can, offered, possible, printed, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import die_of, window_with

BLUES = window_with(printed("B" * 20), {})


def with_remover(window: Window, pool: str, favor: int = 3) -> GameState:
    return a_turn(window, EMPTY, pool=pool, tools=(11,), favor=favor)


def drawing(window: Window, pool: str = "R3 Y1") -> GameState:
    """The red die lies in the bag, and one is to be drawn."""
    return play(with_remover(window, pool), "1: draft R3", "1: tool 11")


def test_the_die_is_returned_before_one_is_drawn() -> None:
    # RULES tool 11: so the same die may come back
    before = with_remover(EMPTY, "R3 Y1")
    assert before.bag == (17, 17, 18, 18, 18)
    state = play(before, "1: draft R3", "1: tool 11")
    assert state.bag == (18, 17, 18, 18, 18)
    assert state.turn.hand is None
    assert state.stage is Stage.DRAW
    assert possible(state) == {
        "draw red": 18,
        "draw yellow": 17,
        "draw green": 18,
        "draw blue": 18,
        "draw purple": 18,
    }


def test_the_same_colour_may_come_back() -> None:
    # RULES tool 11
    state = play(drawing(EMPTY), "*: draw red")
    assert state.bag == (17, 17, 18, 18, 18)
    state = play(state, "1: value 3", "1: place A1")
    assert state.window(0).die_at(0) == die_of("R3")


def test_from_an_empty_bag_comes_what_went_in() -> None:
    # RULES tool 11, 10.1: the last round with a trimmed bag
    state = a_turn(EMPTY, EMPTY, pool="R3", tools=(11,), options=Options(trimmed_bag=True))
    state = state.replace(bag=(0,) * len(COLOURS))
    state = play(state, "1: draft R3", "1: tool 11")
    assert possible(state) == {"draw red": 1}


def test_the_player_chooses_any_value() -> None:
    # RULES tool 11
    state = play(drawing(EMPTY), "*: draw blue")
    assert state.stage is Stage.VALUE
    assert offered(state) == [f"value {value}" for value in range(1, 7)]
    assert all(can(state, f"1: {text}") for text in offered(state))
    assert state.bag == (18, 17, 18, 17, 18)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_then_places_the_die(value: int) -> None:
    # RULES tool 11
    state = play(drawing(EMPTY), "*: draw blue", f"1: value {value}")
    assert state.turn == Turn(tool=11, hand=die_of(f"B{value}"))
    assert can(state, "1: back")
    state = play(state, "1: place A1")
    assert state.window(0).die_at(0) == die_of(f"B{value}")
    assert state.turn == Turn(drafted=True, tool=11)
    assert offered(state) == ["end"]


def test_or_puts_it_into_the_pool_with_that_value() -> None:
    # RULES tool 11: also where it could be placed
    state = play(drawing(EMPTY), "*: draw blue", "1: value 5", "1: back")
    assert state.pool == dice("Y1 B5")
    assert state.window(0) == EMPTY


def test_and_then_the_draft_of_the_turn_is_used_up() -> None:
    # RULES tool 11
    state = play(drawing(EMPTY), "*: draw blue", "1: value 5", "1: back")
    assert state.turn == Turn(drafted=True, tool=11)
    assert refused(state, "1: draft Y1") is Reason.ALREADY_DRAFTED
    assert offered(state) == ["end"]
    assert can(play(state, "1: end"), "2: draft B5")


def test_a_die_that_fits_nowhere_can_only_go_back() -> None:
    # RULES tool 11
    state = play(drawing(BLUES), "*: draw green", "1: value 4")
    assert offered(state) == ["back"]
    assert refused(state, "1: place A1") is Reason.WRONG_COLOUR


def test_any_die_may_be_chosen_for_it() -> None:
    # RULES 6.3: also one that fits with no value at all
    state = with_remover(BLUES, "R3 B1")
    assert offered(state, "draft") == ["R3", "B1"]
    state = play(state, "1: draft R3")
    assert offered(state) == ["tool 11"]
    assert refused(with_remover(BLUES, "R3", favor=0), "1: draft R3") is Reason.NOT_PLACEABLE


def test_it_works_on_a_die_in_hand() -> None:
    # RULES 6.3
    state = with_remover(EMPTY, "R3")
    assert refused(state, "1: tool 11") is Reason.NEEDS_DRAFTED_DIE
    state = play(state, "1: draft R3", "1: place A1")
    assert refused(state, "1: tool 11") is Reason.NEEDS_DRAFTED_DIE


def test_once_begun_it_is_finished() -> None:
    # RULES 6.7
    state = play(drawing(EMPTY), "*: draw blue")
    for text in ("1: end", "1: back", "1: place A1", "1: draft Y1", "1: tool 11"):
        assert refused(state, text) is Reason.FINISH_FIRST
    state = play(state, "1: value 2")
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(state, "1: tool 11") is Reason.TOOL_USED


def test_only_the_remover_lets_a_die_go_back() -> None:
    # RULES 6.3: putting a chosen die back is a take-back at the table, not a move of the game
    state = play(with_remover(EMPTY, "R3"), "1: draft R3")
    assert refused(state, "1: back") is Reason.FINISH_FIRST


def test_what_happens_is_told() -> None:
    # RULES tool 11
    state = play(with_remover(EMPTY, "R3"), "1: draft R3")
    events: list[Event] = []
    for text in ("1: tool 11", "*: draw blue", "1: value 5", "1: back"):
        step = apply(state, choice(text))
        events += step.events
        state = step.after
    assert events == [
        ToolUsed(0, 11, 1),
        DieBagged(0, die_of("R3")),
        DieDrawn(0, COLOURS[3]),
        ValueChosen(0, die_of("B5")),
        DieReturned(0, die_of("B5")),
    ]
