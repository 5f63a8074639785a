"""What `print` shows."""

from sagrada.engine.pictures.text import view_text, window_text
from sagrada.engine.window import Window
from sagrada.game.game import Game
from tests.game.games import random_game

FULL = ".. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4"


def test_a_window() -> None:
    drawn = str(Window.parse("fractal-drops", FULL)).split("\n")
    assert drawn[0].strip() == "Fractal Drops"
    assert drawn[3:7] == [
        "A │ ··  G4  R2  Y5  P6 │",
        "B │ R3  B1  ·2  G1  Y2 │",
        "C │ P5  G6  r·  P6  R3 │",
        "D │ B4  Y3  G4  B2  G4 │",
    ]
    assert {len(line) for line in drawn} == {24}


def test_a_title_that_is_too_long_is_cut() -> None:
    drawn = window_text(Window.parse("virtus"), "N" * 99, "f" * 99).split("\n")
    assert {len(line) for line in drawn} == {24}


def test_a_view_before_the_first_round() -> None:
    text = str(Game(seed=7).view(0))
    assert text.startswith("Before the first round\nTools        8 Running Pliers")
    assert "To choose" in text
    assert "Private      Seat 1: red" in text
    assert "Seat 2" not in text


def test_a_view_in_the_middle() -> None:
    game = random_game(seed=7, until_round=4)
    lines = view_text(game.view(0), ["Ann", "Bo"]).split("\n")
    assert lines[0] == "Round 4 of 10, Ann’s first turn"
    assert "▶ Ann ◀" in lines[1]
    assert lines[2].count("1   2   3   4   5") == 2
    assert "holds" in lines[-3]
    assert lines[-1].startswith("Private      Ann: ")


def test_the_die_in_hand_and_spent_tools_are_shown() -> None:
    game = random_game(seed=5, players=1, until_round=9)
    while game.state.turn.hand is None:
        game.push(next((m for m in game.legal_moves if "draft" in str(m)), game.legal_moves[0]))
    text = str(game)
    assert f"in hand  {game.state.turn.hand}" in text
    assert "(spent)" in text
    assert "favor" not in text


def test_a_spectator_sees_private_objectives_only_at_the_end() -> None:
    game = random_game(seed=7, until_round=10)
    assert "Private" not in str(game)
    assert "second turn" in str(random_game(seed=7, until_round=4, second_turn=True))
    over = random_game(seed=7)
    assert str(over).startswith("The game is over")
    assert str(over).count("Private") == 2
