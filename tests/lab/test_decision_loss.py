"""What bots lose in a turn."""

import pytest

from sagrada.bots.registry import make_bot
from sagrada.lab.decision_loss import judged_turns, main
from sagrada.lab.intervals import mean


@pytest.mark.slow
def test_a_random_bot_loses_points() -> None:
    bots = [make_bot(spec) for spec in ("master", "random", "master")]
    turns = list(judged_turns(bots, positions=20, playouts=10, seed=1))
    assert [each.round for each in turns] == [*range(1, 11)] * 2
    assert mean([each.points[0] - each.points[1] for each in turns]) > 1
    assert all(each.points[0] == each.points[2] for each in turns), "the same turn, the same points"
    assert turns == list(judged_turns(bots, positions=20, playouts=10, seed=1))


@pytest.mark.slow
def test_the_command_writes_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["master", "rules", "--positions", "4", "--playouts", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Points that a turn loses against master, 4 turns"
    assert lines[-1].startswith("| rules | ")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["master"], "bots: name at least two"),
        (["master", "nobody"], "there is no bot"),
        (["master", "rules", "--positions", "0"], "--positions: must be at least 1"),
    ],
)
def test_bad_options_are_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err
