"""The data of the learning pages is what the engine says today."""

from tools.lessons.writing import FOLDER, files


def test_the_committed_lesson_and_pictures_are_up_to_date() -> None:
    stale = [name for name, content in files().items() if (FOLDER / name).read_bytes() != content]
    assert not stale, "run `make lesson`"
