"""`sagrada advise`: the best choices in a position or a game."""

from pathlib import Path

import pytest

from sagrada.engine.notation.position import format_position
from tests.cli.running import assert_refused, sagrada
from tests.game.games import random_game

GAME = random_game(seed=7, until_round=9)
POSITION = format_position(GAME.state)
QUICK = ("--playouts", "20")


def test_a_position_from_stdin() -> None:
    ran = sagrada("advise", "-", *QUICK, stdin=POSITION)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert 1 <= len(lines) <= 3
    assert all(line.startswith("2: ") and line.endswith("% to win") for line in lines)
    assert sagrada("advise", "-", *QUICK, stdin=POSITION) == ran


def test_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.sagrada"
    GAME.save(path)
    ran = sagrada("advise", str(path), *QUICK, "--best", "1", "--json")
    (advice,) = ran.json["advice"]
    assert advice["moves"][0].startswith("2: ")
    assert set(advice) == {"moves", "points", "spread", "win_chance", "playouts"}


@pytest.mark.parametrize(
    ("arguments", "text", "words"),
    [
        ((), "players: 9", "players: "),
        ((), format_position(random_game(seed=7).state), "there’s nothing to choose"),
        ((), '[Player1 "Ann"]\n1: dra', "line 2"),
        (("--seat", "1"), POSITION, "it’s the turn of seat 2, not of seat 1"),
        (("--best", "0"), POSITION, "--best: give a number from 1 to 100, not 0"),
        (("--playouts", "0"), POSITION, "--playouts: give a number from 1 to 1000000"),
    ],
)
def test_what_cannot_be_advised(arguments: tuple[str, ...], text: str, words: str) -> None:
    assert_refused(sagrada("advise", "-", *arguments, stdin=text), words)
