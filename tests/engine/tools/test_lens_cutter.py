"""RULES tool 5: swap the drafted die with a die on the round track."""

from sagrada.engine.events import DiceSwapped
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, can, offered, printed, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import die_of, window_with

REDS = window_with(printed("R" * 20), {})
"""A window that takes red dice only."""


def with_cutter(pool: str, *track: str, favor: int = 3) -> GameState:
    return a_turn(EMPTY, EMPTY, pool=pool, tools=(5,), track=track, favor=favor)


def test_any_number_and_any_die_of_a_stack() -> None:
    # RULES tool 5, 4.6: equal dice on one number are one choice, on two numbers they are two
    state = play(with_cutter("P4", "B2 R3 R3", "", "R3"), "1: draft P4", "1: tool 5")
    assert offered(state) == ["swap 1 R3", "swap 1 B2", "swap 3 R3"]


def test_both_dice_keep_their_values_and_the_number_is_the_same() -> None:
    # RULES tool 5: the drafted die takes the number on the track that became free
    state = with_cutter("P4 Y6", "B2 R3 R3", "G5")
    state = play(state, "1: draft P4", "1: tool 5", "1: swap 1 R3")
    assert state.track == (dice("R3 B2 P4"), dice("G5"))
    assert state.turn.hand == die_of("R3")
    assert state.pool == dice("Y6")
    state = play(state, "1: place A1")
    assert state.window(0).die_at(0) == die_of("R3")
    assert state.turn == Turn(drafted=True, tool=5)


def test_what_happens_is_told() -> None:
    # RULES tool 5
    state = play(with_cutter("P4", "B2", "G5"), "1: draft P4", "1: tool 5")
    step = apply(state, choice("1: swap 2 G5"))
    assert step.events == (DiceSwapped(0, given=die_of("P4"), taken=die_of("G5"), round=2),)


def test_not_for_an_equal_die() -> None:
    # RULES tool 5
    state = play(with_cutter("P4", "P4 P5", "B4"), "1: draft P4", "1: tool 5")
    assert offered(state) == ["swap 1 P5", "swap 2 B4"]
    assert refused(state, "1: swap 1 P4") is Reason.EQUAL_DIE


def test_only_equal_dice_on_the_track_are_no_use() -> None:
    # RULES tool 5, 6.2
    state = play(with_cutter("P4", "P4", "P4 P4"), "1: draft P4")
    assert refused(state, "1: tool 5") is Reason.NO_EFFECT


def test_only_dice_that_can_be_placed_are_offered() -> None:
    # RULES 6.2
    state = a_turn(REDS, EMPTY, pool="R4", tools=(5,), track=("B2 R3", "G5"))
    state = play(state, "1: draft R4", "1: tool 5")
    assert offered(state) == ["swap 1 R3"]
    assert refused(state, "1: swap 1 B2") is Reason.NOT_PLACEABLE
    nothing = a_turn(REDS, EMPTY, pool="R4", tools=(5,), track=("B2", "G5"))
    assert refused(play(nothing, "1: draft R4"), "1: tool 5") is Reason.NO_EFFECT


def test_the_die_must_lie_on_that_number() -> None:
    # RULES tool 5
    state = play(with_cutter("P4", "B2", "G5"), "1: draft P4", "1: tool 5")
    for swap in ("1 G5", "2 B2", "1 B3", "3 B2", "10 G5"):
        assert refused(state, f"1: swap {swap}") is Reason.NOT_ON_TRACK


def test_a_die_may_be_chosen_if_the_one_received_fits() -> None:
    # RULES 6.3
    state = a_turn(REDS, EMPTY, pool="B2", tools=(5,), track=("R3",))
    assert offered(state, "draft") == ["B2"]
    state = play(state, "1: draft B2")
    assert offered(state) == ["tool 5"]
    state = play(state, "1: tool 5", "1: swap 1 R3", "1: place A1")
    assert state.track == (dice("B2"),)


def test_a_die_may_not_be_chosen_if_it_cannot_be_paid() -> None:
    # RULES 6.3
    state = a_turn(REDS, EMPTY, pool="B2", tools=(5,), track=("R3",), favor=0)
    assert refused(state, "1: draft B2") is Reason.NOT_PLACEABLE


def test_not_without_a_die_on_the_track() -> None:
    # RULES 6.6: so not in round 1
    assert refused(play(with_cutter("P4"), "1: draft P4"), "1: tool 5") is Reason.TRACK_EMPTY
    only_markers = play(with_cutter("P4", "", ""), "1: draft P4")
    assert refused(only_markers, "1: tool 5") is Reason.TRACK_EMPTY


def test_it_works_on_a_die_in_hand() -> None:
    # RULES 6.3
    state = with_cutter("P4", "B2")
    assert refused(state, "1: tool 5") is Reason.NEEDS_DRAFTED_DIE
    after = play(state, "1: draft P4", "1: place A1")
    assert refused(after, "1: tool 5") is Reason.NEEDS_DRAFTED_DIE


def test_once_begun_it_is_finished() -> None:
    # RULES 6.7
    state = play(with_cutter("P4", "B2"), "1: draft P4", "1: tool 5")
    assert state.stage is Stage.SWAP
    assert refused(state, "1: place A1") is Reason.FINISH_FIRST
    state = play(state, "1: swap 1 B2")
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(state, "1: tool 5") is Reason.TOOL_USED
    assert can(state, "1: place D3")
