"""Games in files: written in one go, read with a sentence for what is wrong."""

from pathlib import Path

import pytest

from sagrada.game.files import load_record, write_text
from sagrada.game.record import RecordError


def test_a_file_is_replaced_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    link = tmp_path / "link"
    link.symlink_to(path)
    write_text(link, "old\n")
    assert link.is_symlink()
    assert path.read_bytes() == b"old\n"

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError):
        write_text(path, "new\n")
    assert path.read_bytes() == b"old\n"
    assert sorted(tmp_path.iterdir()) == [path, link]


def test_a_record_names_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text('[Player1 "Ann"]\n1: dra', encoding="utf-8")
    with pytest.raises(RecordError, match=f"{path}: line 2"):
        load_record(path)
