"""Training: the same command gives the same weights."""

from pathlib import Path
from typing import Any

import pytest

from sagrada.bots.value.shape import SET_SIZE
from sagrada.bots.value.weights import learned_value_function, parse_weights
from sagrada.lab import train_value
from sagrada.lab.train_value import STEPS, TrainingJob, main, run_job, training_jobs
from sagrada.lab.training_progress import Progress


@pytest.mark.slow
def test_the_same_job_gives_the_same_weights() -> None:
    job = TrainingJob(players=1, games=STEPS, tool_games=STEPS, seed=3)
    first = run_job(job)
    assert first == run_job(job)
    assert len(first) == SET_SIZE
    assert first != run_job(TrainingJob(players=1, games=STEPS, tool_games=STEPS, seed=4))


@pytest.mark.slow
def test_a_job_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = TrainingJob(players=1, games=STEPS, tool_games=STEPS, seed=3)
    whole = run_job(job)
    steps = 0
    keep = Progress.keep

    def keep_some(*args: Any) -> None:
        nonlocal steps
        keep(*args)
        steps += 1
        if steps in (7, STEPS, STEPS + 9):
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "keep", keep_some)
    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            run_job(job, tmp_path)
    assert run_job(job, tmp_path) == whole
    assert steps == 2 * STEPS, "no step was learned twice"
    assert run_job(job, tmp_path) == whole


def test_every_number_of_players_is_trained() -> None:
    jobs = training_jobs(games=80_000, seed=1)
    assert sorted(job.players for job in jobs) == [1, 2, 3, 4]
    assert len({job.seed for job in jobs}) == 4
    assert all(job.games and job.tool_games for job in jobs)


@pytest.mark.slow
def test_the_file_says_which_command_made_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_value, "CENTERING_SEATS", 4)
    out = tmp_path / "value.bin"
    command = ["--games", "1", "--seed", "5", "--players", "1"]
    where = ["--out", str(out), "--progress", str(tmp_path / "kept"), "--workers", "1"]
    assert main([*command, *where]) == 0
    content = out.read_bytes()
    words = " ".join(command)
    assert f"command: python -m sagrada.lab.train_value {words}\n".encode() in content
    with pytest.raises(SystemExit, match="2"):
        main([*command, *where, "--seed", "6"])
    assert "belongs to another training" in capsys.readouterr().err
    trained, before = parse_weights(content), learned_value_function("v1").all_weights()
    assert trained[:SET_SIZE] != before[:SET_SIZE]
    assert trained[SET_SIZE:] == before[SET_SIZE:], "these keep the weights of version 1"


def test_an_output_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--out", str(tmp_path / "nowhere" / "value.bin")])
    assert "can’t write" in capsys.readouterr().err


def test_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--games", "0"])
    assert "at least 1" in capsys.readouterr().err
