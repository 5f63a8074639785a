"""What a tool brings where a bot doesn't use it."""

import pytest

from sagrada.bots.registry import make_bot
from sagrada.lab.forced_tools import forced_turns, main
from sagrada.lab.intervals import mean


@pytest.mark.slow
def test_a_tool_that_nobody_wants_costs_points() -> None:
    turns = list(forced_turns(make_bot("master"), positions=20, playouts=10, seed=1))
    assert any(each.used for each in turns), "sometimes Master uses a tool by itself"
    forced = [each for each in turns if not each.used]
    assert mean([each.expected for each in forced]) < -1
    assert mean([each.judged for each in forced]) < 0
    assert turns == list(forced_turns(make_bot("master"), positions=20, playouts=10, seed=1))


@pytest.mark.slow
def test_the_command_writes_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--positions", "4", "--playouts", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Tools that rules could use, in 4 turns"
    assert lines[4].startswith("| Grozing Pliers | ")
    assert lines[-1].startswith("| all | ")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["nobody"], "there is no bot"),
        (["--positions", "0"], "--positions: must be at least 1"),
        (["--playouts", "0"], "--playouts: must be at least 1"),
    ],
)
def test_bad_options_are_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err
