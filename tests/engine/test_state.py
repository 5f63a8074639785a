"""The state: a frozen value that knows whose turn it is (RULES 3.2)."""

import copy
import dataclasses
import pickle

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import (
    CHANCE_STAGES,
    GameState,
    Stage,
    ToolOnTable,
    Turn,
    changed,
    seat_of_turn,
)
from tests.referee import EMPTY, first_until
from tests.tabletop import a_turn, play
from tests.windows import die_of


def at_turn(players: int, turn_number: int, start: int = 0) -> GameState:
    return a_turn(*(EMPTY,) * players, pool="R3", turn_number=turn_number, start=start)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_clockwise_from_the_start_player(players: int) -> None:
    # RULES 3.2
    for start in range(players):
        order = at_turn(players, 0, start).seat_order
        assert order[0] == start
        assert sorted(order) == list(range(players))
        clockwise = [(seat + 1) % players for seat in order[:-1]]
        assert list(order[1:]) == clockwise


@pytest.mark.parametrize(
    ("turn_number", "seat", "second"),
    [(0, 2, False), (1, 0, False), (2, 1, False), (3, 1, True), (4, 0, True), (5, 2, True)],
)
def test_whose_turn_it_is(turn_number: int, seat: int, second: bool) -> None:
    # RULES 3.2: three players, the third begins
    state = at_turn(3, turn_number, start=2)
    assert state.active == seat
    assert state.is_second_turn == second
    assert state.to_act == (seat,)
    assert state.turns_in_round == 6


def test_who_has_a_choice_to_make() -> None:
    # RULES 2.2, 3.1, 3.4, 8.5
    state = new_game(Setup(players=3, cards=((1, 2), (3, 4), (5, 6))))
    assert state.to_act == ()
    state = first_until(state, Stage.PATTERN)
    assert state.to_act == (0, 1, 2)
    assert play(state, "2: pattern via-lux").to_act == (0, 2)
    assert at_turn(3, 1).replace(mending=2, stage=Stage.MEND).to_act == (2,)
    assert at_turn(3, 1).replace(stage=Stage.OVER).to_act == ()


@pytest.mark.parametrize("stage", Stage)
def test_chance_or_choice_or_the_end(stage: Stage) -> None:
    # RULES 3.1
    state = at_turn(2, 0).replace(stage=stage)
    assert state.is_chance == (stage in CHANCE_STAGES)
    assert state.is_over == (stage == "over")
    named_for_chance = stage.value.startswith(("deal", "draw", "roll", "reroll"))
    assert state.is_chance == named_for_chance


def test_a_state_cannot_be_changed() -> None:
    # RULES 3.1: a move makes a new one
    state = at_turn(2, 0)
    for value in (state, state.turn, state.players[0], state.window(0), ToolOnTable(1)):
        for field in dataclasses.fields(value):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(value, field.name, None)


def test_but_changes_only_what_it_is_told() -> None:
    # RULES 3.1
    state = at_turn(2, 0)
    after = state.replace(round=4, pool=(die_of("B2"),))
    assert after == dataclasses.replace(state, round=4, pool=(die_of("B2"),))
    assert state == at_turn(2, 0)
    player, turn, tool = state.players[0], Turn(tool=4, moved=2), ToolOnTable(3, tokens=1)
    assert player.replace(favor=9, skips=True) == dataclasses.replace(player, favor=9, skips=True)
    assert turn.replace(hand=die_of("B2")) == Turn(tool=4, hand=die_of("B2"), moved=2)
    assert tool.replace(tokens=3) == ToolOnTable(3, tokens=3)
    assert tool == ToolOnTable(3, tokens=1)


def test_but_does_not_keep_the_legal_moves_of_the_state_before() -> None:
    # RULES 4.1
    state = at_turn(2, 0)
    assert len(legal_moves(state)) == 2
    assert len(legal_moves(state.replace(pool=()))) == 1


def test_equal_states_are_equal_however_they_came_about() -> None:
    # RULES 4.6: also after their legal moves were looked at, copied or sent
    state, other = at_turn(2, 0), at_turn(2, 0)
    legal_moves(state)
    assert state == other
    assert hash(state) == hash(other)
    assert copy.deepcopy(state) == other
    sent = pickle.loads(pickle.dumps(state))
    assert sent == other
    assert list(legal_moves(sent)) == list(legal_moves(other))


def test_a_window_is_there_from_the_first_round_on() -> None:
    # RULES 2.2
    with pytest.raises(AssertionError, match="not revealed yet"):
        new_game(Setup()).window(0)


def test_finding_a_tool_on_the_table() -> None:
    # RULES 2.4
    state = a_turn(EMPTY, EMPTY, tools=(4, 11))
    assert state.tool_on_table(11) == ToolOnTable(11)
    assert state.tool_on_table(5) is None


def test_a_turn_that_has_no_die_in_hand_and_no_tool() -> None:
    # RULES 4.1: asking for them is a slip of the program, not of a player
    assert Turn(hand=die_of("R3"), tool=4).die_in_hand == die_of("R3")
    assert Turn(hand=die_of("R3"), tool=4).tool_begun == 4
    with pytest.raises(AssertionError, match="die in hand"):
        _ = Turn().die_in_hand
    with pytest.raises(AssertionError, match="tool"):
        _ = Turn().tool_begun


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_when_the_last_turn_is_over_the_start_player_stands_in(players: int) -> None:
    """RULES 3.2, 3.4: it is nobody's turn any more."""
    windows = [EMPTY] * players
    over = a_turn(*windows, turn_number=2 * players, start=players - 1)
    assert over.active == over.start


# ---------------------------------------------------------------- changed in some fields


@dataclasses.dataclass(frozen=True)
class Pane:
    colour: str
    value: int = 1


def test_changed_in_some_fields() -> None:
    before = Pane("red", 3)
    after = changed(before, {"value": 4})
    assert after == dataclasses.replace(before, value=4)
    assert type(after) is Pane
    assert before == Pane("red", 3)


def test_still_frozen() -> None:
    pane = changed(Pane("red"), {})
    with pytest.raises(dataclasses.FrozenInstanceError):
        pane.__setattr__("value", 4)
    with pytest.raises(dataclasses.FrozenInstanceError):
        del pane.value


# ---------------------------------------------------------------- which turn it is


def test_each_turn_has_a_key_of_its_own() -> None:
    # RULES 2.2, 3.2: it stays the same while the turn goes on; the pattern choice has its own
    choosing = first_until(new_game(Setup()), Stage.PATTERN)
    first = first_until(choosing, Stage.TURN)
    assert choosing.turn_key == (0, 0, True)
    assert first.turn_key == (1, 0, False)
    draft = legal_moves(first)[0]
    assert apply(first, draft).after.turn_key == first.turn_key
    assert at_turn(2, 3).turn_key == (at_turn(2, 0).round, 3, False)


@pytest.mark.parametrize(
    ("players", "start", "seats"),
    [
        (1, 0, [0, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2]),
    ],
)
def test_the_last_seat_has_two_turns_in_a_row(players: int, start: int, seats: list[int]) -> None:
    """RULES 3.2"""
    order = [seat_of_turn(players, start, turn) for turn in range(2 * players)]
    assert order == seats
    assert seat_of_turn(players, start, 2 * players) == start
