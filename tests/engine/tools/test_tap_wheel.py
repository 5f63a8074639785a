"""RULES tool 12: move one or two dice of a colour that the round track shows."""

from sagrada.engine.cards import Pattern
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, can, offered, printed, refused
from tests.tabletop import a_turn, play
from tests.windows import FREE, window_with


def with_wheel(pattern: Pattern, dice: dict[str, str], *track: str) -> GameState:
    return a_turn(window_with(pattern, dice), EMPTY, pool="P6", tools=(12,), track=track)


FIVE = {"A1": "Y1", "A2": "G3", "A3": "Y4", "B2": "B5", "B3": "G6"}
STATE = with_wheel(FREE, FIVE, "G1 R2", "", "G5")
ONE_MOVED = play(STATE, "1: tool 12", "1: lift A2", "1: place C1")


def test_only_colours_that_the_track_shows() -> None:
    # RULES tool 12: any number of it; its values do not matter
    state = play(STATE, "1: tool 12")
    assert offered(state) == ["lift A2", "lift B3"]
    assert refused(state, "1: lift A1") is Reason.COLOUR_NOT_ON_TRACK
    assert refused(state, "1: lift D5") is Reason.NOTHING_THERE
    several = play(with_wheel(FREE, FIVE, "Y1", "G2 B6"), "1: tool 12")
    assert offered(several, "lift") == ["A1", "A2", "A3", "B2", "B3"]


def test_stopping_after_one_is_the_players_choice() -> None:
    # RULES tool 12
    assert ONE_MOVED.stage is Stage.LIFT_OR_STOP
    assert offered(ONE_MOVED) == ["lift B3", "stop"]
    assert can(ONE_MOVED, "1: lift B3")
    state = play(ONE_MOVED, "1: stop")
    assert state.stage is Stage.TURN
    assert state.turn == Turn(tool=12)
    assert can(state, "1: draft P6")


def test_two_dice_may_be_moved() -> None:
    # RULES tool 12
    state = play(ONE_MOVED, "1: lift B3", "1: place B4")
    expected = {"A1": "Y1", "A3": "Y4", "B2": "B5", "B4": "G6", "C1": "G3"}
    assert state.window(0) == window_with(FREE, expected)
    assert state.turn == Turn(tool=12)
    assert state.stage is Stage.TURN


def test_a_draft_after_it_is_just_a_draft() -> None:
    # RULES 4.1: though another green die could still be moved
    state = play(ONE_MOVED, "1: stop", "1: draft P6", "1: place A4")
    assert state.stage is Stage.TURN
    assert state.turn == Turn(drafted=True, tool=12)


def test_the_first_must_be_moved() -> None:
    # RULES 6.7
    state = play(STATE, "1: tool 12")
    assert refused(state, "1: stop") is Reason.FINISH_FIRST
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(ONE_MOVED, "1: end") is Reason.FINISH_FIRST


def test_the_second_is_another_die_of_the_same_colour() -> None:
    # RULES tool 12
    both = with_wheel(FREE, FIVE, "G1", "Y2")
    state = play(both, "1: tool 12", "1: lift A2", "1: place C1")
    assert offered(state) == ["lift B3", "stop"]
    assert refused(state, "1: lift C1") is Reason.SAME_DIE
    assert refused(state, "1: lift A1") is Reason.OTHER_COLOUR, "though the track shows yellow"


def test_a_lifted_second_die_is_placed() -> None:
    # RULES 6.7
    state = play(ONE_MOVED, "1: lift B3")
    assert refused(state, "1: stop") is Reason.FINISH_FIRST
    assert refused(state, "1: place B3") is Reason.SAME_SPACE
    assert can(state, "1: place A2"), "the space that the first one left"


def test_no_third_die() -> None:
    # RULES tool 12
    dice = {"A1": "G1", "A3": "G3", "A5": "G5", "B2": "R6", "B4": "Y2"}
    state = with_wheel(FREE, dice, "G1")
    state = play(state, "1: tool 12", "1: lift A1", "1: place C1", "1: lift A3", "1: place C3")
    assert state.stage is Stage.TURN
    assert refused(state, "1: lift A5") is Reason.NOT_ASKED


def test_everything_is_obeyed() -> None:
    # RULES tool 12, 5.3, 5.4, 5.5
    state = with_wheel(printed("..... Y.... 1.... ....."), FIVE, "G1")
    state = play(state, "1: tool 12", "1: lift A2")
    assert refused(state, "1: place B1") is Reason.WRONG_COLOUR
    assert refused(state, "1: place C1") is Reason.WRONG_VALUE
    assert refused(state, "1: place D4") is Reason.NOT_TOUCHING
    assert refused(state, "1: place C3") is Reason.SAME_COLOUR
    assert refused(state, "1: place A2") is Reason.SAME_SPACE


def test_no_second_is_offered_where_none_can_move() -> None:
    # RULES tool 12, 6.7: there is no other green die, or it is stuck on the only space for a three
    alone = with_wheel(FREE, {"A1": "Y1", "A2": "G3"}, "G1")
    state = play(alone, "1: tool 12", "1: lift A2", "1: place B2")
    assert state.stage is Stage.TURN
    assert state.turn == Turn(tool=12)
    grid = printed("15111 13111 11111 11111")
    stuck = with_wheel(grid, {"A1": "G1", "A2": "Y5", "B2": "G3"}, "G1")
    state = play(stuck, "1: tool 12")
    assert offered(state) == ["lift A1"]
    assert refused(state, "1: lift B2") is Reason.NO_PLACE_TO_GO
    assert play(state, "1: lift A1", "1: place C1").stage is Stage.TURN


def test_a_second_that_was_stuck_may_follow_the_first() -> None:
    # RULES tool 12: each move is judged when it is made; C1 is the other space for a three
    grid = printed("15311 11111 31111 11111")
    state = with_wheel(grid, {"A1": "G1", "A2": "Y5", "A3": "G3"}, "G1")
    state = play(state, "1: tool 12")
    assert offered(state) == ["lift A1"]
    state = play(state, "1: lift A1")
    near = play(state, "1: place B2")
    assert offered(near) == ["lift A3", "stop"]
    assert offered(play(near, "1: lift A3")) == ["place C1"]
    assert play(state, "1: place B1").stage is Stage.TURN, "C1 would lie beside a green die"


def test_it_needs_a_die_of_such_a_colour_that_can_move() -> None:
    # RULES 6.2
    assert refused(with_wheel(FREE, FIVE, "R1", "P6"), "1: tool 12") is Reason.NO_EFFECT
    assert refused(with_wheel(FREE, {}, "R1"), "1: tool 12") is Reason.NO_EFFECT
    stuck = with_wheel(printed("Y3YYY YYYYY YYYYY YYYYY"), {"A1": "Y1", "A2": "G3"}, "G1")
    assert refused(stuck, "1: tool 12") is Reason.NO_EFFECT


def test_not_without_a_die_on_the_track() -> None:
    # RULES 6.6
    assert refused(with_wheel(FREE, FIVE), "1: tool 12") is Reason.TRACK_EMPTY
    assert refused(with_wheel(FREE, FIVE, "", ""), "1: tool 12") is Reason.TRACK_EMPTY


def test_it_stands_beside_the_draft() -> None:
    # RULES 6.3
    in_hand = play(STATE, "1: draft P6")
    assert refused(in_hand, "1: tool 12") is Reason.DIE_IN_HAND
    after = play(in_hand, "1: place C1", "1: tool 12", "1: lift B3", "1: place C3", "1: stop")
    assert after.turn == Turn(drafted=True, tool=12)
