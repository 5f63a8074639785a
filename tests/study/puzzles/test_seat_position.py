from random import Random

from sagrada.bots.sampling import sample_state
from sagrada.study.puzzles.seat_position import format_seat_position, parse_seat_position
from tests.game.games import random_game
from tests.study.puzzles.positions import LAST_TURN


def test_only_the_own_private_objective_is_told() -> None:
    state = random_game(seed=3, until_round=5, players=4).state
    text = format_seat_position(state.view(2))
    assert [line for line in text.splitlines() if line.startswith("private")] == [
        f"private 3: {state.players[2].private[0].word}"
    ]


def test_a_solo_player_sees_both() -> None:
    state = random_game(seed=3, until_round=5, players=1).state
    assert text_of_privates(format_seat_position(state.view(0))) == 2


def text_of_privates(text: str) -> int:
    (line,) = (line for line in text.splitlines() if line.startswith("private 1"))
    return line.count(",") + 1


def test_the_text_does_not_depend_on_what_is_hidden() -> None:
    state = random_game(seed=3, until_round=5, players=3).state
    other = sample_state(state.view(1), Random(8))
    assert other.players[0].private != state.players[0].private
    assert format_seat_position(other.view(1)) == format_seat_position(state.view(1))


def test_reading_gives_the_same_view() -> None:
    state = random_game(seed=5, until_round=7, players=4).state
    for seat in range(4):
        view = state.view(seat)
        assert parse_seat_position(format_seat_position(view)).view(seat) == view


def test_a_written_position_is_read() -> None:
    view = parse_seat_position(LAST_TURN).view(1)
    assert [player.private is None for player in view.players] == [True, False, True]
    assert format_seat_position(view) == LAST_TURN
