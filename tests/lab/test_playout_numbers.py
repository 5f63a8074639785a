"""What a search loses with few playouts."""

from collections.abc import Sequence

import pytest

from sagrada.bots.search import Proposal
from sagrada.lab.playout_numbers import SampledTurn, loss, main, played_turns, result


def a_choice(first: list[float], second: list[float], *, solo: bool = False) -> SampledTurn:
    """Two candidates of equal prior value; each wins by as many percent as it has points."""
    chances: list[Sequence[float]] = [[each / 100 for each in row] for row in (first, second)]
    return SampledTurn(
        1, solo, [Proposal((0,), 0.0), Proposal((1,), 0.0)], [first, second], chances
    )


def test_a_clear_choice_needs_few_playouts() -> None:
    assert loss(a_choice([1.0] * 40, [9.0] * 40), 2, seed=1) == 0


def test_few_playouts_lose_where_luck_hides_the_better_choice() -> None:
    """The second is better by six points on average, but a single playout seldom shows it."""
    turn = a_choice([10.0] * 400, [31.0, 1.0] * 200)
    few, many = (loss(turn, number, seed=1) for number in (2, 4000))
    assert few > many
    assert many == pytest.approx(0.0, abs=0.5)


@pytest.mark.parametrize(("weight", "points"), [(0.0, 20.0), (1000.0, 10.0)])
def test_points_are_traded_for_the_chance_to_win(weight: float, points: float) -> None:
    turn = SampledTurn(
        1,
        False,
        [Proposal((0,), 0.0), Proposal((1,), 0.0)],
        [[20.0] * 8, [10.0] * 8],
        [[0.2] * 8, [0.4] * 8],
    )
    assert result(turn, weight, seed=1)[0] == points


def test_in_solo_only_the_chance_to_win_counts() -> None:
    turn = a_choice([1.0], [2.0], solo=True)
    assert turn.utility(1, 0, win_weight=60.0) == 0.02


@pytest.mark.slow
def test_the_same_seed_gives_the_same_turns() -> None:
    turns = list(played_turns(positions=4, seed=2, playouts=3))
    assert turns == list(played_turns(positions=4, seed=2, playouts=3))
    assert all(len(turn.proposals) > 1 for turn in turns)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "lines"), [(1, 9), (3, 20)])
def test_the_command_prints_tables(
    players: int, lines: int, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--positions", "3", "--playouts", "4", "--players", str(players)]
    assert main(asked) == 0
    assert len(capsys.readouterr().out.splitlines()) == lines


@pytest.mark.parametrize("option", ["--positions", "--playouts"])
def test_bad_options_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([option, "1"])
    assert f"{option}: must be at least 2" in capsys.readouterr().err
