"""Progress on disk: kept, read again, and refused if it belongs to another training."""

from pathlib import Path

import pytest

from sagrada.lab.training_progress import OutputError, Progress, check_output, replace


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "progress.bin"
    Progress(path, "a job").keep(3, [0.1, -2.0], [1.0, 4.5])
    again = Progress(path, "a job")
    assert (again.step, again.weights, again.squares) == (3, [0.1, -2.0], [1.0, 4.5])
    assert [each.name for each in tmp_path.iterdir()] == ["progress.bin"]


def test_without_a_file_nothing_is_kept() -> None:
    progress = Progress(None, "a job")
    progress.keep(1, [1.0], [2.0])
    assert (progress.step, progress.weights) == (1, [1.0])


def test_the_progress_of_another_job_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "progress.bin"
    Progress(path, "a job").keep(3, [0.1], [1.0])
    with pytest.raises(OutputError, match="another training"):
        Progress(path, "another job")


def test_an_interrupted_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "value.bin"
    replace(path, b"old")
    with pytest.raises(TypeError):
        replace(path, "not bytes")  # type: ignore[arg-type]  # so that writing fails
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["no/folder/value.bin", "."])
def test_an_output_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    with pytest.raises(OutputError, match="can’t write"):
        check_output(tmp_path / name)
    check_output(tmp_path / "value.bin")
    assert not list(tmp_path.iterdir())
