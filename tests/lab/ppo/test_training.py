"""Training learns, goes on where it was stopped, and keeps what it has."""

import csv
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

from sagrada.cli.app import run
from sagrada.lab.ppo import training as module
from sagrada.lab.ppo.training import CHECKPOINT, CURVE, Course, Training, drawn
from sagrada.lab.ppo.weights import parse_policy
from sagrada.lab.training_progress import OutputError


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES", 64)
    monkeypatch.setattr(module, "STEPS", 32)
    monkeypatch.setattr(module, "MINIBATCH", 512)
    monkeypatch.setattr(module, "ROLLOUTS", 6)


def test_it_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few thousand choices make a difference already."""
    monkeypatch.setattr(module, "ROLLOUTS", 24)
    training = Training(Course(legs=3), tmp_path)
    training.run()
    points = [leg.points for leg in training.legs]
    assert points[-1] > points[0] + 1
    assert training.legs[-1].entropy < training.legs[0].entropy
    rows = list(csv.DictReader((tmp_path / CURVE).read_text(encoding="utf-8").splitlines()))
    assert [float(row["points"]) for row in rows] == points


def test_a_run_that_was_stopped_learns_the_same(tmp_path: Path) -> None:
    whole = Training(Course(legs=3), tmp_path / "whole")
    whole.run()

    class Stop(Exception):
        pass

    def stop(_leg: object) -> None:
        raise Stop

    for _ in range(2):
        with pytest.raises(Stop):
            Training(Course(legs=3), tmp_path / "parts").run(stop)
    parts = Training(Course(legs=3), tmp_path / "parts")
    assert len(parts.legs) == 2
    parts.run()
    assert parts.policy("") == whole.policy("")


def test_a_leg_as_a_task_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tests/lab/two_nodes.py runs tasks on a real cluster."""

    def here(_address: str, task: Callable[..., bytes], tasks: list[Any]) -> list[bytes]:
        return [task(*each) for each in tasks]

    monkeypatch.setattr(module, "run_tasks", here)
    near, far = (Training(Course(legs=2), tmp_path / name) for name in ("near", "far"))
    near.run()
    far.run(cluster="ray://head:10001")
    assert near.policy("") == far.policy("")
    assert len(Training(Course(legs=2), tmp_path / "far").legs) == 2


def test_another_training_is_refused(tmp_path: Path) -> None:
    Training(Course(legs=1), tmp_path).run()
    with pytest.raises(OutputError, match="belongs to another training"):
        Training(Course(legs=1, seed=2), tmp_path)
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(OutputError, match="isn’t a training"):
        Training(Course(legs=1), tmp_path)


def test_what_cannot_be_written_is_found_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OutputError, match="can’t make"):
        Training(Course(legs=1), tmp_path / "file" / "folder")


def test_the_command_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    os.chdir(tmp_path)
    words = ["lab", "train", "--legs", "1", "--progress", "kept", "--out", "mine.bin"]
    assert run(words) == 0
    assert parse_policy((tmp_path / "mine.bin").read_bytes())
    assert "leg 1: " in capfd.readouterr().err
    assert run(words) == 0
    assert "goes on after leg 1" in capfd.readouterr().err
    for wrong, said in (
        (["--out", "none/mine.bin"], "--out: can’t write"),
        (["--players", "5"], "--players: must be 1 to 4, got 5"),
        (["--legs", "-1"], "--legs: must be at least 1, got -1"),
        (["--progress", "mine.bin/x"], "--progress: can’t make"),
    ):
        assert run(["lab", "train", *wrong]) == 2
        assert said in capfd.readouterr().err


def test_what_has_no_probability_is_never_drawn() -> None:
    chances = torch.zeros(1000, 10)
    chances[:, 3] = 1.0
    assert (drawn(chances) == 3).all()
    chances[:, 7] = 1e-3
    chances[:, 3] = 1 - 1e-3
    found = drawn(chances.repeat(100, 1))
    assert set(found[:, 0].tolist()) == {3, 7}
    assert 20 < int((found == 7).sum()) < 300
