"""How far playouts should go."""

import pytest

from sagrada.bots.search import Proposal
from sagrada.lab.playout_lengths import STOPS, StoppedTurn, chosen_worth, judged_turns, main
from sagrada.lab.playout_numbers import SampledTurn


def test_a_search_is_judged_by_other_playouts() -> None:
    """Where playouts stop early, the first candidate looks better; it's worth less."""
    proposals = [Proposal((0,), 0.0), Proposal((1,), 0.0)]
    early = SampledTurn(1, False, proposals, [[9.0] * 40, [5.0] * 40], [[0.5] * 40] * 2)
    late = SampledTurn(1, False, proposals, [[4.0] * 40, [6.0] * 40], [[0.5] * 40] * 2)
    judged = StoppedTurn((early, late), (1.0, 2.0), [50.0, 53.0])
    assert [chosen_worth(judged, stop, 16, seed=1) for stop in (0, 1)] == [50.0, 53.0]


@pytest.mark.slow
def test_every_stop_meets_the_same_turns() -> None:
    for judged in judged_turns(positions=7, seed=2, playouts=3, judging=2, players=2):
        assert len(judged.turns) == len(judged.microseconds) == len(STOPS)
        assert all(each.proposals == judged.turns[0].proposals for each in judged.turns)
        assert len(judged.worth) == len(judged.turns[0].proposals) > 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
def test_the_command_prints_a_table(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--positions", "3", "--playouts", "4", "--judging", "2", "--players", str(players)]
    assert main(asked) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4 + 4 * len(STOPS)


@pytest.mark.parametrize("option", ["--positions", "--playouts", "--judging"])
def test_bad_options_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([option, "1"])
    assert f"{option}: must be at least 2" in capsys.readouterr().err
