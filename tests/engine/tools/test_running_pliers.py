"""RULES tool 8: a second draft at once, and no second turn."""

import pytest

from sagrada.engine.events import RoundBegan, RoundEnded, TurnBegan, TurnEnded, TurnSkipped
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, end_turns, first_until, offered, printed, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import FREE, window_with


def with_pliers(players: int = 3, pool: str = "R3 B2 G4 Y5 P6", turn_number: int = 0) -> GameState:
    return a_turn(*(EMPTY,) * players, pool=pool, tools=(8, 10), turn_number=turn_number)


def used(state: GameState) -> GameState:
    """The active seat drafts R3 and B2, thanks to the pliers."""
    seat = state.active + 1
    moves = ("draft R3", "place A1", "tool 8", "draft B2", "place A2")
    return play(state, *(f"{seat}: {move}" for move in moves))


def test_a_second_die_is_drafted_at_once() -> None:
    # RULES tool 8
    state = used(with_pliers())
    assert state.window(0) == window_with(FREE, {"A1": "R3", "A2": "B2"})
    assert state.turn == Turn(drafted=True, tool=8)
    assert offered(state) == ["end"]


def test_the_second_turn_of_the_round_is_skipped() -> None:
    # RULES tool 8: 1 2 3 3 2, and then the next round
    state = play(used(with_pliers()), "1: end", "2: end", "3: end", "3: end")
    step = apply(state, choice("2: end"))
    assert step.events[:2] == (TurnEnded(1), TurnSkipped(0))
    assert step.after.round == 2


def test_others_keep_their_turns() -> None:
    # RULES tool 8: 1 2 3 3 2 1 without the second 2
    state = used(play(with_pliers(), "1: end"))
    state = play(state, "2: end", "3: end")
    step = apply(state, choice("3: end"))
    assert step.events == (TurnEnded(2), TurnSkipped(1), TurnBegan(0, True))
    assert step.after.active == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_also_for_the_player_with_two_turns_in_a_row(players: int) -> None:
    # RULES tool 8
    state = used(end_turns(with_pliers(players), players - 1))
    step = apply(state, choice(f"{players}: end"))
    last = players - 1
    assert step.events == (TurnEnded(last), TurnSkipped(last), TurnBegan(last - 1, True))


def test_a_turn_is_skipped_once() -> None:
    # RULES tool 8, 3.3: the last player skips, and the round ends with the start player as ever
    state = play(used(end_turns(with_pliers(), 2)), "3: end", "2: end")
    step = apply(state, choice("1: end"))
    assert step.events == (TurnEnded(0), RoundEnded(1, dice("G4 Y5 P6")), RoundBegan(2, 1))


def test_two_players_may_skip_in_one_round() -> None:
    # RULES tool 8, 6.1
    state = used(with_pliers(2))
    state = play(state, "1: end", "2: draft G4", "2: place A1", "2: tool 8")
    state = play(state, "2: draft Y5", "2: place A2")
    step = apply(state, choice("2: end"))
    assert step.events[:3] == (TurnEnded(1), TurnSkipped(1), TurnSkipped(0))
    assert step.after.round == 2


def test_the_skip_does_not_carry_over_to_the_next_round() -> None:
    # RULES tool 8: your second turn *this* round
    state = play(used(with_pliers(2)), "1: end", "2: end", "2: end")
    assert state.round == 2
    assert not any(player.skips for player in state.players)
    state = first_until(state, Stage.TURN)
    turns = []
    while state.round == 2:
        turns.append(state.active)
        state = end_turns(state, 1)
    assert turns == [1, 0, 0, 1]


def test_the_skip_is_settled_when_the_tool_is_used() -> None:
    # RULES tool 8
    state = play(with_pliers(), "1: draft R3", "1: place A1", "1: tool 8")
    assert [player.skips for player in state.players] == [True, False, False]


def test_it_needs_the_first_draft() -> None:
    # RULES tool 8, 6.3
    state = with_pliers()
    assert refused(state, "1: tool 8") is Reason.DRAFT_NEEDED
    state = play(state, "1: draft R3")
    assert refused(state, "1: tool 8") is Reason.DIE_IN_HAND


@pytest.mark.parametrize(("turn_number", "seat"), [(3, 3), (4, 2), (5, 1)])
def test_only_on_the_first_turn(turn_number: int, seat: int) -> None:
    # RULES tool 8
    state = with_pliers(turn_number=turn_number)
    assert refused(state, f"{seat}: tool 8") is Reason.NOT_THE_TURN
    state = play(state, f"{seat}: draft R3", f"{seat}: place A1")
    assert refused(state, f"{seat}: tool 8") is Reason.NOT_THE_TURN


def test_the_extra_draft_takes_no_other_tool() -> None:
    # RULES tool 8: it is the tool of the turn
    state = play(with_pliers(), "1: draft R3", "1: place A1", "1: tool 8")
    assert refused(state, "1: tool 10") is Reason.FINISH_FIRST
    state = play(state, "1: draft B2")
    assert refused(state, "1: tool 10") is Reason.TOOL_USED
    assert {text.split()[0] for text in offered(state)} == {"place"}


def test_the_extra_die_must_fit_as_it_is() -> None:
    # RULES tool 8, 6.3: a five could be ground to a two, but not with the pliers under way
    window = window_with(printed(".2222 22222 22222 22222"), {})
    state = a_turn(window, EMPTY, pool="R3 B5 G2", tools=(8, 10))
    assert offered(state, "draft") == ["R3", "G2", "B5"]
    state = play(state, "1: draft R3", "1: place A1", "1: tool 8")
    assert offered(state) == ["draft G2"]
    assert refused(state, "1: draft B5") is Reason.NOT_PLACEABLE
    assert refused(state, "1: draft P1") is Reason.NOT_IN_POOL


def test_it_needs_a_second_die_that_fits() -> None:
    # RULES 6.2
    window = window_with(printed(".2222 22222 22222 22222"), {})
    state = a_turn(window, EMPTY, pool="R3 B5", tools=(8, 10))
    state = play(state, "1: draft R3", "1: place A1")
    assert refused(state, "1: tool 8") is Reason.NO_EFFECT


def test_the_second_draft_must_be_made() -> None:
    # RULES 6.7
    state = play(with_pliers(), "1: draft R3", "1: place A1", "1: tool 8")
    assert offered(state) == ["draft Y5", "draft G4", "draft B2", "draft P6"]
    assert refused(state, "1: end") is Reason.FINISH_FIRST


def test_not_after_another_tool() -> None:
    # RULES 4.2
    state = play(with_pliers(), "1: draft R3", "1: tool 10", "1: place A1")
    assert refused(state, "1: tool 8") is Reason.TOOL_USED
