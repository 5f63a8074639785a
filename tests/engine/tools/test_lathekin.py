"""RULES tool 4: move exactly two different dice, obeying everything."""

from sagrada.engine.cards import Pattern
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, can, offered, printed, refused
from tests.tabletop import a_turn, play
from tests.windows import FREE, at, window_with


def with_lathekin(pattern: Pattern, dice: dict[str, str], pool: str = "P6") -> GameState:
    return a_turn(window_with(pattern, dice), EMPTY, pool=pool, tools=(4,))


PAIR = with_lathekin(FREE, {"A1": "Y1", "A2": "G3"})
# Green has one other space, C1, and reaches it only from a yellow die on B1 or B2.
TIGHT = with_lathekin(printed("YGYYY YYYYY GYYYY YYYYY"), {"A1": "Y1", "A2": "G3"})


def test_two_dice_are_moved_one_after_the_other() -> None:
    # RULES tool 4
    state = play(PAIR, "1: tool 4", "1: lift A1", "1: place B3", "1: lift A2", "1: place C4")
    assert state.window(0) == window_with(FREE, {"B3": "Y1", "C4": "G3"})
    assert state.stage is Stage.TURN
    assert state.turn == Turn(tool=4)


def test_the_player_picks_the_order() -> None:
    # RULES tool 4
    assert offered(play(PAIR, "1: tool 4")) == ["lift A1", "lift A2"]
    state = play(PAIR, "1: tool 4", "1: lift A2", "1: place B1", "1: lift A1", "1: place C2")
    assert state.window(0) == window_with(FREE, {"B1": "G3", "C2": "Y1"})


def test_the_second_is_another_die() -> None:
    # RULES tool 4
    state = play(PAIR, "1: tool 4", "1: lift A1", "1: place B3")
    assert offered(state) == ["lift A2"]
    assert refused(state, "1: lift B3") is Reason.SAME_DIE
    assert refused(state, "1: lift A1") is Reason.NOTHING_THERE


def test_the_second_must_follow() -> None:
    # RULES 6.7
    state = play(PAIR, "1: tool 4", "1: lift A1", "1: place B3")
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(state, "1: stop") is Reason.FINISH_FIRST
    assert refused(state, "1: draft P6") is Reason.FINISH_FIRST


def test_the_second_may_go_where_the_first_lay() -> None:
    # RULES 6.4: its own space alone is barred to it
    state = play(PAIR, "1: tool 4", "1: lift A1", "1: place B1", "1: lift A2")
    assert can(state, "1: place A1")
    assert refused(state, "1: place A2") is Reason.SAME_SPACE
    assert refused(state, "1: place B1") is Reason.OCCUPIED


def test_each_move_obeys_everything_when_it_is_made() -> None:
    # RULES tool 4, 5.3, 5.5
    state = with_lathekin(FREE, {"A1": "Y1", "A2": "G3", "A3": "Y4"})
    state = play(state, "1: tool 4", "1: lift A1")
    assert refused(state, "1: place D5") is Reason.NOT_TOUCHING
    assert refused(state, "1: place A4") is Reason.SAME_COLOUR
    state = play(state, "1: place B2", "1: lift A2")
    assert refused(state, "1: place D1") is Reason.NOT_TOUCHING


def test_nothing_printed_is_waived() -> None:
    # RULES tool 4, 5.4
    state = with_lathekin(printed("...R. ..5.. ..... ....."), {"A2": "Y1", "A3": "G3"})
    state = play(state, "1: tool 4", "1: lift A2")
    assert refused(state, "1: place A4") is Reason.WRONG_COLOUR
    assert refused(state, "1: place B3") is Reason.WRONG_VALUE


def test_the_other_die_still_binds_while_one_is_lifted() -> None:
    # RULES 6.4: with the other die still there, the lifted one is not the only one
    state = play(PAIR, "1: tool 4", "1: lift A1")
    assert refused(state, "1: place D5") is Reason.NOT_TOUCHING


def test_the_first_move_leaves_a_second_one_possible() -> None:
    # RULES 6.7, 6.2: rule 5 would let the first die go to A3 or B3, but green would then be stuck
    state = play(TIGHT, "1: tool 4")
    assert offered(state) == ["lift A1"]
    assert can(state, "1: lift A1")
    assert refused(state, "1: lift A2") is Reason.NO_PLACE_TO_GO
    state = play(state, "1: lift A1")
    assert offered(state) == ["place B1", "place B2"]
    assert refused(state, "1: place A3") is Reason.NO_PLACE_TO_GO
    assert refused(state, "1: place B3") is Reason.NO_PLACE_TO_GO
    state = play(state, "1: place B1", "1: lift A2")
    assert offered(state) == ["place C1"]


def test_after_the_second_no_other_need_be_able_to_move() -> None:
    # RULES tool 4: exactly two; with green on C1 yellow could not leave B2 again
    grid = printed("YGRRR RYRRR GRRRR RRRRR")
    state = with_lathekin(grid, {"A1": "Y1", "A2": "G3"})
    state = play(state, "1: tool 4", "1: lift A1", "1: place B2", "1: lift A2")
    assert offered(state) == ["place C1"]
    assert play(state, "1: place C1").stage is Stage.TURN


def test_it_needs_two_dice_that_can_move() -> None:
    # RULES 6.2
    assert refused(with_lathekin(FREE, {}), "1: tool 4") is Reason.NO_EFFECT
    assert refused(with_lathekin(FREE, {"A1": "Y1"}), "1: tool 4") is Reason.NO_EFFECT
    one_stuck = with_lathekin(printed("YGYYY YYYYY YYYYY YYYYY"), {"A1": "Y1", "A2": "G3"})
    assert refused(one_stuck, "1: tool 4") is Reason.NO_EFFECT


def test_it_stands_beside_the_draft() -> None:
    # RULES 6.3
    in_hand = play(PAIR, "1: draft P6")
    assert refused(in_hand, "1: tool 4") is Reason.DIE_IN_HAND
    after = play(in_hand, "1: place B1", "1: tool 4")
    assert offered(after) == ["lift A1", "lift A2", "lift B1"]


def test_a_draft_after_it_is_just_a_draft() -> None:
    # RULES 4.1
    state = play(PAIR, "1: tool 4", "1: lift A1", "1: place B3", "1: lift A2", "1: place C4")
    state = play(state, "1: draft P6", "1: place D5")
    assert state.stage is Stage.TURN
    assert state.turn == Turn(drafted=True, tool=4)


def test_the_die_just_drafted_may_be_one_of_the_two() -> None:
    # RULES tool 4, 6.3
    state = play(PAIR, "1: draft P6", "1: place B1", "1: tool 4", "1: lift B1", "1: place B2")
    state = play(state, "1: lift A1", "1: place C1")
    assert state.window(0) == window_with(FREE, {"A2": "G3", "B2": "P6", "C1": "Y1"})
    assert state.turn == Turn(drafted=True, tool=4)


def test_the_state_remembers_where_the_first_die_lies() -> None:
    # RULES tool 4
    state = play(PAIR, "1: tool 4", "1: lift A1", "1: place B3")
    assert state.turn.moved == at("B3")
    assert play(state, "1: lift A2", "1: place A3").turn.moved is None
