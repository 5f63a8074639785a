"""Training: the same command gives the same weights."""

from pathlib import Path

import pytest

from sagrada.bots.value.shape import SET_SIZE
from sagrada.bots.value.weights import parse_weights
from sagrada.lab.train_value import STEPS, TrainingJob, main, run_job, training_jobs


def test_the_same_job_gives_the_same_weights() -> None:
    job = TrainingJob(players=2, games=STEPS, tool_games=STEPS, seed=3)
    first = run_job(job)
    assert first == run_job(job)
    assert len(first) == SET_SIZE
    assert first != run_job(TrainingJob(players=2, games=STEPS, tool_games=STEPS, seed=4))


def test_every_number_of_players_is_trained() -> None:
    jobs = training_jobs(games=80_000, seed=1)
    assert sorted(job.players for job in jobs) == [1, 2, 3, 4]
    assert len({job.seed for job in jobs}) == 4
    assert all(job.games and job.tool_games for job in jobs)


def test_the_file_says_which_command_made_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "value.bin"
    assert main(["--games", "1", "--seed", "5", "--out", str(out), "--workers", "1"]) == 0
    content = out.read_bytes()
    assert b"command: python -m sagrada.lab.train_value --games 1 --seed 5\n" in content
    weights = parse_weights(content)
    for players in range(4):
        assert any(weights[players * SET_SIZE : (players + 1) * SET_SIZE])
    assert str(out) in capsys.readouterr().err


def test_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--games", "0"])
    assert "at least 1" in capsys.readouterr().err
