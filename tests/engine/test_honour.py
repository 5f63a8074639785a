"""Honour tables: what is let pass, and what is refereed all the same (RULES 8.2, 8.4)."""

import pytest

from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Turn
from sagrada.engine.window import Mark, Window
from tests.referee import EMPTY, EVERYWHERE, offered, printed, refused
from tests.tabletop import a_turn, dice, play, window
from tests.windows import FREE, at, window_with

FINE = window_with(FREE, {"A1": "R3", "A2": "B4"})


def honour(*windows: Window, tools: tuple[int, ...] = ()) -> GameState:
    """A turn in the second round at an honour table."""
    return a_turn(*windows, pool="Y6 P1 G2 B5", tools=tools, track=("G2",), honour=True)


def without_calls(state: GameState) -> list[str]:
    return [text for text in offered(state) if not text.startswith("call")]


def test_a_die_may_be_put_on_any_empty_space() -> None:
    # RULES 8.2, 8.4: inside, far away, on a wrong print, beside an equal
    state = play(honour(window("fractal-drops", {"A1": "Y3"}), EMPTY), "1: draft Y6")
    assert offered(state, "place") == EVERYWHERE[1:]
    assert refused(state, "1: place A1") is Reason.OCCUPIED
    strict = a_turn(window("fractal-drops", {"A1": "Y3"}), EMPTY, pool="Y6")
    assert offered(play(strict, "1: draft Y6"), "place") == ["B2"]


def test_every_die_may_be_drafted() -> None:
    # RULES 8.4
    reds = window_with(printed("R" * 20), {})
    assert offered(honour(reds, EMPTY), "draft") == ["Y6", "G2", "B5", "P1"]
    assert offered(a_turn(reds, EMPTY, pool="Y6"), "draft") == []


def test_a_moved_die_too() -> None:
    # RULES 8.4
    state = play(honour(FINE, EMPTY, tools=(2,)), "1: tool 2", "1: lift A1")
    assert offered(state, "place") == EVERYWHERE[2:]
    assert refused(state, "1: place A1") is Reason.SAME_SPACE


def test_what_was_broken_is_remembered() -> None:
    # RULES 8.3: whether 5.2 and 5.3 held is settled when the die is placed
    state = play(honour(EMPTY, EMPTY), "1: draft Y6", "1: place B2", "1: end")
    assert state.window(0).marks == {(at("B2"), Mark.EDGE_BROKEN)}
    state = play(state, "2: end", "2: end", "1: draft P1", "1: place D5", "1: end")
    assert state.window(0).marks == {
        (at("B2"), Mark.EDGE_BROKEN),
        (at("D5"), Mark.TOUCH_BROKEN),
    }


@pytest.mark.parametrize(
    ("tool", "moves", "text", "reason"),
    [
        (1, ("1: draft Y6", "1: tool 1"), "1: value 1", Reason.ONE_STEP),
        (2, ("1: draft Y6",), "1: tool 2", Reason.DIE_IN_HAND),
        (4, ("1: tool 4", "1: lift A1", "1: place D5"), "1: lift D5", Reason.SAME_DIE),
        (5, ("1: draft G2",), "1: tool 5", Reason.NO_EFFECT),
        (7, (), "1: tool 7", Reason.NOT_THE_TURN),
        (8, (), "1: tool 8", Reason.DRAFT_NEEDED),
        (9, ("1: draft Y6", "1: tool 9"), "1: place B1", Reason.NOT_ALONE),
        (10, (), "1: tool 10", Reason.NEEDS_DRAFTED_DIE),
        (12, (), "1: tool 12", Reason.NO_EFFECT),
    ],
)
def test_the_rest_is_refereed(tool: int, moves: tuple[str, ...], text: str, reason: Reason) -> None:
    # RULES 8.4: timing, two different dice, Tap Wheel's colour, Cork's lonely space
    state = play(honour(FINE, EMPTY, tools=(tool,)), *moves)
    assert refused(state, text) is reason


def test_prices_are_refereed() -> None:
    # RULES 8.4, 6.1
    state = a_turn(FINE, EMPTY, pool="Y6", tools=(2,), favor=0, honour=True)
    assert refused(state, "1: tool 2") is Reason.TOO_FEW_TOKENS


def test_tap_wheels_colour_is_refereed() -> None:
    # RULES 8.4
    lying = window_with(FREE, {"A1": "G3", "B2": "G5", "A2": "R4"})
    state = play(honour(lying, EMPTY, tools=(12,)), "1: tool 12")
    assert refused(state, "1: lift A2") is Reason.COLOUR_NOT_ON_TRACK
    state = play(state, "1: lift A1", "1: place D5")
    assert refused(state, "1: lift A2") is Reason.OTHER_COLOUR


def test_corks_space_is_lonely_and_otherwise_free() -> None:
    # RULES 8.4: the print is not refereed
    corner = window("fractal-drops", {"A1": "Y3"})
    state = play(honour(corner, EMPTY, tools=(9,)), "1: draft P1", "1: tool 9")
    near = {"A1", "A2", "B1", "B2"}
    assert offered(state, "place") == [name for name in EVERYWHERE if name not in near]
    state = play(state, "1: place C3")
    assert state.window(0).marks == {(at("C3"), Mark.TOUCH_WAIVED)}


def test_cork_is_no_use_for_an_empty_window() -> None:
    # RULES tool 9, 8.4
    state = play(honour(EMPTY, EMPTY, tools=(9,)), "1: draft P1")
    assert refused(state, "1: tool 9") is Reason.NO_EFFECT


def test_flux_brush_puts_back_only_a_die_without_a_legal_space() -> None:
    # RULES 8.4: strictly legal, that is; otherwise it is placed, anywhere
    twos = window_with(printed("2" * 20), {})
    state = play(honour(twos, EMPTY, tools=(6,)), "1: draft Y6", "1: tool 6")
    back = play(state, "*: reroll 3")
    assert back.pool == dice("Y3 G2 B5 P1")
    assert back.turn == Turn(drafted=True, tool=6)
    stays = play(state, "*: reroll 2")
    assert without_calls(stays) == [f"place {name}" for name in EVERYWHERE]
    assert refused(stays, "1: back") is Reason.FINISH_FIRST
