"""What knowing the others' colors is worth."""

import pytest

from sagrada.lab.hidden_colors import known_colors, main


@pytest.mark.slow
def test_most_turns_are_the_same() -> None:
    found = list(known_colors(positions=10, seed=1, playouts=8, judging=4))
    assert len(found) == 10
    assert any(each.same for each in found)
    assert all(not each.points and not each.chance for each in found if each.same)
    assert found == list(known_colors(positions=10, seed=1, playouts=8, judging=4))


@pytest.mark.slow
def test_the_command_says_what_they_gain(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--positions", "2", "--players", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(" of 2 turns are the same")
    assert lines[2].startswith("percentage points of the chance to win: ")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--positions", "1"], "--positions: must be at least 2"),
        (["--players", "1"], "--players: invalid choice: 1"),
    ],
)
def test_bad_options_are_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err
