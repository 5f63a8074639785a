"""What bots lose where the best total is proven."""

import pytest

from sagrada.bots.registry import make_bot
from sagrada.lab.intervals import mean
from sagrada.lab.last_turn import losses, main


@pytest.mark.parametrize("players", [1, 2])
def test_nobody_does_better_than_the_proof(players: int) -> None:
    bots = [make_bot("master"), make_bot("random")]
    found = list(losses(bots, positions=12, seed=1, players=players))
    assert found
    assert all(lost >= 0 for each in found for lost in each)
    assert mean([each[0] for each in found]) < mean([each[1] for each in found])


def test_a_sharp_end_finds_what_playouts_alone_miss() -> None:
    """Dice that are moved first make room for another: quick playouts don't see all of that."""
    specs = ("search:playouts=64,win_weight=0", "search:playouts=64,win_weight=0,sharp_end=0")
    found = list(losses([make_bot(spec) for spec in specs], positions=100, seed=2))
    sharp, blunt = zip(*found, strict=True)
    assert sum(sharp) == 0
    assert sum(blunt) > 5


def test_the_command_writes_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "random", "--positions", "6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(" of 6 last turns are proven")
    assert lines[4].startswith("| rules | ")
    assert lines[5].startswith("| random | ")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["nobody"], "there is no bot"),
        (["master", "--positions", "0"], "--positions: must be at least 1"),
        (["master", "--players", "5"], "--players: invalid choice: 5"),
    ],
)
def test_bad_options_are_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err
