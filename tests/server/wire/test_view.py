"""Views on the wire: everything a seat may see, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.dice import Colour
from sagrada.engine.options import Setup
from sagrada.engine.state import GameState
from sagrada.engine.view import view
from sagrada.server.wire.view import wire_view
from tests.alphabet import states
from tests.game.games import open_game, played_game
from tests.tabletop import a_turn, play, window


def eyes(state: GameState) -> list[int | None]:
    return [None, *range(state.setup.players)]


@given(states(), st.integers(0, 3))
def test_no_view_tells_what_its_seat_cannot_know(state: GameState, number: int) -> None:
    seat = eyes(state)[number % (state.setup.players + 1)]
    shown = wire_view(view(state, seat))
    for player in shown.players:
        if player.seat != seat and not state.setup.solo and not state.is_over:
            assert player.private is None
            assert player.sheet is None or player.sheet.private is None
        if player.seat != seat:
            assert player.cards is None
            assert player.choice is None


def test_the_order_of_a_round_goes_there_and_back() -> None:
    """RULES 3.2"""
    windows = [window("virtus")] * 3
    shown = wire_view(view(a_turn(*windows, pool="R1", start=1, turn_number=4), 0))
    assert shown.order == [1, 2, 0, 0, 2, 1]
    assert shown.order[shown.turn_number] == shown.active == 2


def test_a_chain_under_way_is_shown() -> None:
    state = a_turn(window("virtus"), window("virtus"), pool="G1 R2", tools=(10,))
    shown = wire_view(view(play(state, "1: draft G1"), 1))
    assert (shown.chain.hand, shown.chain.tool, shown.pool) == ("G1", None, ["R2"])
    assert (shown.tools[0].price, shown.tools[0].pay_colour) == (1, None)


def test_a_solo_view_shows_target_payment_and_open_objectives() -> None:
    """RULES 9.1, 9.3, 9.5"""
    state = a_turn(
        window("virtus"), pool="R1", tools=(4,), track=("R1 B5", "Y2"), private=(Colour.RED,) * 2
    )
    shown = wire_view(view(state, None))
    assert shown.target == 8
    assert (shown.tools[0].price, shown.tools[0].pay_colour) == (0, "Y")
    assert shown.players[0].private == ["R", "R"]


def test_a_sheet_without_the_private_line_does_not_count_it() -> None:
    state = a_turn(
        window("virtus", {"A2": "R5"}), window("virtus"), private=(Colour.RED, Colour.BLUE)
    )
    own = wire_view(view(state, 0)).players[0].sheet
    seen = wire_view(view(state, 1)).players[0].sheet
    assert own is not None
    assert seen is not None
    assert own.private is not None
    assert own.private.points == 5
    assert own.total - seen.total == 5


def test_mistakes_to_mend_are_shown_with_the_smallest_ways() -> None:
    """RULES 8.1"""
    wrong = window("virtus", {"A2": "R5", "B2": "R5"})
    state = a_turn(wrong, window("virtus"), pool="R1", honour=True)
    shown = wire_view(view(play(state, "2: call 1"), 1))
    assert shown.mending is not None
    assert shown.mending.removals == [[1], [6]]
    assert {mistake.reason for mistake in shown.mending.mistakes} == {"same-colour", "same-value"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_game_is_open_to_all(players: int) -> None:
    table = played_game(Setup(players=players))
    shown = wire_view(table.view(None))
    assert all(player.private for player in shown.players)
    assert shown.active is None


def test_before_the_first_round_there_is_no_order() -> None:
    shown = wire_view(open_game().view(0))
    assert (shown.order, shown.active, shown.to_act) == ([], None, [0, 1])
    assert shown.players[0].cards is not None
    assert shown.players[1].cards is None
