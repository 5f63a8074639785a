"""What a seat may see, and what it may not (RULES 2.1, 2.6, 2.7, 9.1)."""

from dataclasses import asdict, fields

import pytest

from sagrada.engine.cards import WINDOW_CARDS
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.notation import parse_move
from sagrada.engine.options import PRESETS, Setup
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import PlayerView, View, view
from tests.referee import EMPTY, first_until
from tests.tabletop import a_turn, play
from tests.windows import FREE, window_with

SEATS = pytest.mark.parametrize("seat", [0, 1, None])
SETUP = Setup(cards=((8, 1), (12, 3)), tools=(1, 2, 3))


def dealt(setup: Setup = SETUP) -> GameState:
    return first_until(new_game(setup), Stage.PATTERN)


def test_ones_own_private_objective_and_nobody_elses() -> None:
    # RULES 2.1
    state = a_turn(EMPTY, EMPTY, EMPTY, pool="R3", private=tuple(Colour)[2:])
    for seat in range(3):
        private = [player.private for player in view(state, seat).players]
        assert private == [
            state.players[other].private if other == seat else None for other in range(3)
        ]


def test_a_spectator_sees_no_private_objective() -> None:
    # RULES 2.1
    state = a_turn(EMPTY, EMPTY, pool="R3")
    assert [player.private for player in view(state, None).players] == [None, None]


def test_ones_own_window_cards_until_all_have_chosen() -> None:
    # RULES 2.7
    state = dealt()
    assert [player.cards for player in view(state, 0).players] == [(8, 1), None]
    assert [player.cards for player in view(state, 1).players] == [None, (12, 3)]
    assert [player.cards for player in view(state, None).players] == [None, None]


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    # RULES 2.2, 2.7: that a seat has chosen is seen, what it chose is not
    state = play(dealt(), "1: pattern firmitas")
    own, other, spectator = (view(state, seat).players[0] for seat in (0, 1, None))
    assert (own.choice, own.has_chosen) == ("firmitas", True)
    assert (other.choice, other.has_chosen) == (None, True)
    assert (spectator.choice, spectator.has_chosen) == (None, True)
    assert not view(state, 0).players[1].has_chosen
    assert "firmitas" not in repr(asdict(view(state, 1)))
    assert view(state, 1) == view(play(dealt(), "1: pattern fractal-drops"), 1)


@SEATS
def test_windows_and_tokens_are_seen_by_all(seat: int | None) -> None:
    # RULES 2.2, 2.3
    state = play(dealt(), "1: pattern firmitas", "2: pattern luz-celestial")
    seen = view(state, seat).players
    assert [player.window for player in seen] == [state.window(0), state.window(1)]
    assert [player.favor for player in seen] == [5, 3]
    assert all(player.has_chosen for player in seen)
    assert [player.cards for player in seen] == [(), ()]


@SEATS
def test_cards_that_the_host_chose_do_not_leak_through_the_setup(seat: int | None) -> None:
    # RULES 2.7
    assert view(dealt(), seat).setup == Setup(tools=(1, 2, 3))
    assert view(dealt(Setup(tools=(1, 2, 3))), seat).setup == Setup(tools=(1, 2, 3))


def test_no_pattern_of_another_seat_is_named_anywhere() -> None:
    # RULES 2.7: planted secrets do not show up in the text of the whole view
    state = dealt(Setup(cards=((8, 1), (12, 3)), tools=(4, 5, 6)))
    names = {card: [pattern.id for pattern in WINDOW_CARDS[card]] for card in (8, 1, 12, 3)}
    first, second, spectator = (repr(asdict(view(state, seat))) for seat in (0, 1, None))
    assert all(id in first for card in (8, 1) for id in names[card]), "among the legal moves"
    assert not any(id in first for card in (12, 3) for id in names[card])
    assert not any(id in second for card in (8, 1) for id in names[card])
    assert not any(id in spectator for ids in names.values() for id in ids)


@pytest.mark.parametrize("edition", ["en", "es"])
def test_solo_private_objectives_lie_face_up(edition: str) -> None:
    # RULES 9.1
    options = PRESETS[edition]
    state = dealt(Setup(players=1, options=options, start=0 if edition == "es" else None))
    assert state.players[0].private
    assert view(state, None).players[0].private == state.players[0].private
    assert view(state, 0).players[0].private == state.players[0].private


def test_solo_window_cards_are_still_the_players_own() -> None:
    # RULES 2.7
    state = dealt(Setup(players=1))
    assert view(state, None).players[0].cards is None


@SEATS
def test_everything_is_revealed_at_the_end(seat: int | None) -> None:
    # RULES 2.1: the secret ends when the windows are scored
    state = a_turn(EMPTY, EMPTY, pool="R3", track=("",) * 9, turn_number=3)
    assert None in [player.private for player in view(state, seat).players]
    over = view(play(state, "1: end"), seat)
    assert [player.private for player in over.players] == [(Colour.RED,), (Colour.YELLOW,)]


@SEATS
def test_all_else_is_public(seat: int | None) -> None:
    # RULES 2.4, 3.1
    state = a_turn(
        window_with(FREE, {"A1": "R3"}),
        EMPTY,
        pool="B2 G4",
        tools=(4, 11),
        track=("Y1", "P6 P6"),
        public=("light-shades",),
        turn_number=1,
    )
    state = play(state, "2: draft B2")
    seen = view(state, seat)
    shown = {field.name for field in fields(View)} - {"seat", "setup", "players", "legal"}
    for name in shown:
        assert getattr(seen, name) == getattr(state, name)
    assert seen.setup == state.setup
    assert seen.seat == seat


def test_nothing_of_the_state_is_forgotten() -> None:
    # RULES 2.7: a field that a state gets is shown, or hidden on purpose
    shown = {field.name for field in fields(View)}
    assert {field.name for field in fields(GameState)} <= shown
    assert {"seat", "to_act", "active", "legal"} <= shown
    assert len(fields(PlayerView)) == 7


def test_a_seat_sees_its_own_legal_moves() -> None:
    # RULES 3.2
    state = a_turn(EMPTY, EMPTY, pool="R3")
    assert view(state, 0).legal == tuple(legal_moves(state))
    assert view(state, 1).legal == ()
    assert view(state, None).legal == ()
    honour = a_turn(EMPTY, EMPTY, pool="R3", honour=True)
    assert view(honour, 1).legal == (parse_move("2: call 1"), parse_move("2: call 2"))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_must_be_such_a_seat(seat: int) -> None:
    # RULES 2.1
    with pytest.raises(ValueError, match=f"no seat {seat + 1} at a table for 2"):
        view(a_turn(EMPTY, EMPTY), seat)
