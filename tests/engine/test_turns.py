"""Rounds and turns (RULES 3, 4)."""

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.events import DieRolled, GameEnded, RoundBegan, RoundEnded, TurnBegan, TurnEnded
from sagrada.engine.options import Options, Setup, StartPlayer
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, can, end_turns, first_until, offered, printed, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import FREE, die_of, window_with

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def first_round(players: int, start: int = 0) -> GameState:
    """The dice of the first round are about to be rolled."""
    options = Options(start_player=StartPlayer.NAMED)
    return first_until(new_game(Setup(players, options, start=start)), Stage.ROLL)


# ---------------------------------------------------------------- a round


@pytest.mark.parametrize(("players", "size"), [(1, 4), (2, 5), (3, 7), (4, 9)])
def test_how_many_dice_are_rolled(players: int, size: int) -> None:
    # RULES 3.1, 9.2: two for each player and one more; four in solo
    state = first_round(players)
    for _ in range(size):
        assert state.stage is Stage.ROLL
        state = play(state, "*: roll R3")
    assert state.stage is Stage.TURN
    assert state.pool == (die_of("R3"),) * size


def test_drawn_without_replacement() -> None:
    # RULES 3.1
    state = play(first_round(2), "*: roll R3", "*: roll R4", "*: roll B1")
    assert state.bag == (16, 18, 18, 17, 18)
    assert state.pool == dice("R3 R4 B1")


@pytest.mark.parametrize(
    ("players", "order"), [(1, "11"), (2, "1221"), (3, "123321"), (4, "12344321")]
)
def test_there_and_back(players: int, order: str) -> None:
    # RULES 3.2: each player has two turns
    for start in range(players):
        state = first_until(first_round(players, start), Stage.TURN)
        turns = []
        for number in range(2 * players):
            turns.append(state.active)
            assert state.to_act == (state.active,)
            assert state.is_second_turn == (number >= players)
            state = end_turns(state, 1)
        assert turns == [(start + int(seat) - 1) % players for seat in order]
        assert state.round == 2


def test_only_the_player_whose_turn_it_is() -> None:
    # RULES 3.2
    state = a_turn(EMPTY, EMPTY, EMPTY, pool="R3", start=1)
    assert can(state, "2: draft R3")
    for seat in (1, 3):
        assert refused(state, f"{seat}: draft R3") is Reason.NOT_YOUR_TURN
        assert refused(state, f"{seat}: end") is Reason.NOT_YOUR_TURN


def test_what_is_left_goes_on_the_round_track() -> None:
    # RULES 3.3: at this round's number, values unchanged, all of it on one stack
    state = a_turn(EMPTY, EMPTY, pool="B1 R3 R3 P6", track=("G1", "Y2"), turn_number=3)
    step = apply(play(state, "1: draft B1", "1: place A1"), choice("1: end"))
    assert step.after.track == (dice("G1"), dice("Y2"), dice("R3 R3 P6"))
    assert step.after.pool == ()
    assert step.events == (TurnEnded(0), RoundEnded(3, dice("R3 R3 P6")), RoundBegan(4, 1))


@PLAYERS
def test_the_bag_passes_clockwise(players: int) -> None:
    # RULES 3.4, 9.2: in solo it stays where it is
    state = first_round(players, players - 1)
    starts = []
    while not state.is_over:
        starts.append(state.start)
        state = end_turns(first_until(state, Stage.TURN), 2 * players)
    assert starts == [(players - 1 + number) % players for number in range(10)]


@PLAYERS
def test_a_game_has_ten_rounds(players: int) -> None:
    # RULES 3.4
    state = first_round(players)
    for number in range(1, 11):
        assert state.round == number
        assert len(state.track) == number - 1
        last_turn = end_turns(first_until(state, Stage.TURN), 2 * players - 1)
        state = end_turns(last_turn, 1)
    assert state.is_over
    assert len(state.track) == 10
    assert state.to_act == ()
    assert refused(state, "1: end") is Reason.GAME_OVER


def test_the_end_is_told() -> None:
    # RULES 3.4
    state = a_turn(EMPTY, EMPTY, pool="R3", track=("",) * 9, turn_number=3)
    step = apply(state, choice("1: end"))
    assert step.events == (TurnEnded(0), RoundEnded(10, dice("R3")), GameEnded())


def test_the_turns_are_told() -> None:
    # RULES 3.1, 3.2
    state = play(first_round(2, 1), *["*: roll R3"] * 4)
    step = apply(state, choice("*: roll B2"))
    assert step.events == (DieRolled(die_of("B2")), TurnBegan(1, False))
    step = apply(step.after, choice("2: end"))
    assert step.events == (TurnEnded(1), TurnBegan(0, False))
    step = apply(step.after, choice("1: end"))
    assert step.events == (TurnEnded(0), TurnBegan(0, True))


# ---------------------------------------------------------------- a turn


def test_one_draft_a_turn() -> None:
    # RULES 4.1
    state = play(a_turn(EMPTY, EMPTY, pool="R3 B2 G1"), "1: draft R3", "1: place A1")
    assert state.turn == Turn(drafted=True)
    assert refused(state, "1: draft B2") is Reason.ALREADY_DRAFTED
    state = play(state, "1: end")
    assert state.turn == Turn()
    assert can(state, "2: draft B2")


def test_one_may_pass() -> None:
    # RULES 4.1, 4.4, 4.5
    state = a_turn(EMPTY, EMPTY, pool="R3 B2", tools=(7,))
    after = play(state, "1: end")
    assert after.pool == state.pool
    assert after.active == 1


def test_a_drafted_die_is_placed_in_ones_own_window() -> None:
    # RULES 4.1, 4.3, 5.1
    state = a_turn(EMPTY, EMPTY, pool="R3 B2", start=1)
    in_hand = play(state, "2: draft R3")
    assert in_hand.pool == dice("B2")
    assert in_hand.turn == Turn(hand=die_of("R3"))
    assert refused(in_hand, "1: place A1") is Reason.NOT_YOUR_TURN
    placed = play(in_hand, "2: place D5")
    assert placed.window(1) == window_with(FREE, {"D5": "R3"})
    assert placed.window(0) == EMPTY


def test_a_die_that_cannot_be_placed_is_not_drafted() -> None:
    # RULES 4.3
    state = a_turn(window_with(printed("R" * 20), {}), EMPTY, pool="R3 B2")
    assert offered(state) == ["draft R3", "end"]
    assert refused(state, "1: draft B2") is Reason.NOT_PLACEABLE
    assert refused(state, "1: draft R4") is Reason.NOT_IN_POOL


def test_a_drafted_die_must_be_placed() -> None:
    # RULES 4.3, 6.7
    state = play(a_turn(EMPTY, EMPTY, pool="R3 B2"), "1: draft R3")
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    assert refused(state, "1: draft B2") is Reason.FINISH_FIRST


def test_nobody_is_forced() -> None:
    # RULES 4.4: however much could be done, one may end
    state = a_turn(EMPTY, EMPTY, pool="R3 B2", tools=(2, 3, 4))
    assert offered(state) == ["draft R3", "draft B2", "end"]


def test_a_turn_ends_only_by_saying_so() -> None:
    # RULES 4.5: also when nothing else is possible any more
    state = play(a_turn(EMPTY, EMPTY, pool="R3 B2"), "1: draft R3", "1: place A1")
    assert state.stage is Stage.TURN
    assert state.active == 0
    assert offered(state) == ["end"]
    nothing = a_turn(window_with(printed("R" * 20), {}), EMPTY, pool="B2")
    assert offered(nothing) == ["end"]


def test_equal_dice_are_one_choice() -> None:
    # RULES 4.6
    state = a_turn(EMPTY, EMPTY, pool="R3 R3 R3 B2")
    assert offered(state, "draft") == ["R3", "B2"]
    assert play(state, "1: draft R3").pool == dice("R3 R3 B2")


def test_the_order_in_which_dice_were_rolled_does_not_matter() -> None:
    # RULES 4.6: the pool is a multiset
    one = play(first_round(1), "*: roll R3", "*: roll B2", "*: roll R3", "*: roll G1")
    other = play(first_round(1), "*: roll G1", "*: roll R3", "*: roll R3", "*: roll B2")
    assert one == other


def test_a_skipped_last_turn_ends_the_game_too() -> None:
    # RULES 3.4, tool 8
    state = a_turn(EMPTY, EMPTY, pool="R3 B2 G4", tools=(8,), track=("",) * 9)
    state = play(state, "1: draft R3", "1: place A1", "1: tool 8", "1: draft B2", "1: place A2")
    state = end_turns(state, 3)
    assert state.is_over
    assert state.players[0].skips, "the last tie-break may ask who took the last turn"
