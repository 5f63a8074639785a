"""What players type, at every stage."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.cli.terminal.menu import menu_items
from sagrada.cli.terminal.parsing import Command, InputError, parse_input, split_input
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_move
from sagrada.engine.state import GameState
from sagrada.engine.view import view
from tests.tabletop import a_turn, play, window

FIRST = window("virtus", {"A2": "R1", "B1": "G2", "B2": "Y6"})
STATE = a_turn(
    FIRST,
    window("virtus"),
    pool="R3 B2 Y4 G5",
    tools=(1, 5, 11),
    track=("P5 R2", "P5"),
    turn_number=1,
    start=1,
)


def read(text: str, state: GameState = STATE) -> Move | Command:
    seen = view(state, 0)
    return parse_input(text, seen, menu_items(seen, ("Anna", "Bea")))


def notation(text: str, *before: str) -> str:
    read_move = read(text, play(STATE, *before))
    assert isinstance(read_move, Move)
    return format_move(read_move)


@pytest.mark.parametrize(
    ("before", "text", "move"),
    [
        ((), "1", "1: draft R3"),
        ((), "b2", "1: draft B2"),
        ((), "DRAFT  y4", "1: draft Y4"),
        ((), "pass", "1: end"),
        ((), "1: end", "1: end"),
        ((), "2: call 1", "2: call 1"),
        ((), "tool 4", "1: tool 4"),
        (("1: draft R3",), "b3", "1: place B3"),
        (("1: draft R3",), "draft B2", "1: draft B2"),
        (("1: draft R3", "1: tool 1"), "4", "1: value 4"),
        (("1: draft R3", "1: tool 1"), "value 2", "1: value 2"),
        (("1: draft R3", "1: tool 5"), "r2", "1: swap 1 R2"),
        (("1: draft R3", "1: tool 5"), "2 P5", "1: swap 2 P5"),
        (("1: draft R3", "1: tool 5"), "swap 1 P5", "1: swap 1 P5"),
        (("1: draft R3", "1: tool 11", "*: draw blue"), "6", "1: value 6"),
        (("1: draft R3", "1: tool 11", "*: draw blue", "1: value 6"), "back", "1: back"),
    ],
)
def test_moves(before: tuple[str, ...], text: str, move: str) -> None:
    assert notation(text, *before) == move


@pytest.mark.parametrize(
    ("before", "text", "words"),
    [
        ((), "0", "There’s no choice 0 here. Choose 1 to "),
        ((), "swap 1", '"swap" takes a number on the round track and a die'),
        ((), "lunch", '"lunch" isn’t a choice here'),
        ((), "9: end", "isn’t a choice here"),
        ((), "2: draft R3", "you can only call a mistake"),
        (("1: draft G5", "1: tool 1"), "1", "There’s no choice 1 here. Choose 4 or 6."),
        (("1: draft R3", "1: tool 5"), "P5", 'Type "swap 1 P5" or "swap 2 P5"'),
        (("1: draft R3", "1: tool 5"), "G1", "There’s no G1 on the round track."),
        (("1: draft R3", "1: tool 5"), "A1", "isn’t a choice here"),
    ],
)
def test_input_errors(before: tuple[str, ...], text: str, words: str) -> None:
    with pytest.raises(InputError) as caught:
        read(text, play(STATE, *before))
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("undo", Command("undo")),
        ("U", Command("undo")),
        ("2: takeback", Command("undo", seat=1)),
        ("?", Command("help")),
        ("?4", Command("help", "4")),
        ("tool? 4", Command("help", "4")),
        ("help light shades", Command("help", "light shades")),
        ("save  my game", Command("save", "my game")),
        ("q", Command("quit")),
        ("score", Command("score")),
    ],
)
def test_commands(text: str, command: Command) -> None:
    assert read(text) == command


def test_a_line_may_hold_several_choices() -> None:
    assert split_input("R3, B2 ,end") == ["R3", "B2", "end"]
    assert split_input("") == [""]
    assert split_input("save a, b") == ["save a, b"]


@given(st.text() | st.from_regex(r"[a-z]{2,6} [A-Z0-9 ]{0,6}", fullmatch=True))
def test_any_input_is_a_move_a_command_or_an_error(text: str) -> None:
    for part in split_input(text):
        try:
            meant = read(part)
        except InputError:
            continue
        assert isinstance(meant, Move | Command)
