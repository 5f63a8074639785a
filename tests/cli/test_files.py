"""Files of people: read in one sentence, written in one go."""

from pathlib import Path

import pytest

from sagrada.cli import files
from sagrada.cli.bad_input import BadInput
from sagrada.cli.files import read_record, read_text


def test_a_file_is_read_as_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"\xef\xbb\xbfGaud\xc3\xad\r\n")
    assert read_text(str(path)) == "Gaudí\r\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\x89PNG\r\n\0\0", "isn’t a text file"),
        (b"one\ntwo\n\xff\xfe", "line 3 isn’t UTF-8"),
        (b"x" * 100, "far too long"),
    ],
)
def test_what_is_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, words: str
) -> None:
    monkeypatch.setattr(files, "MAX_FILE_SIZE", 64)
    path = tmp_path / "game"
    path.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        read_text(str(path))
    assert words in str(caught.value)
    assert str(caught.value).startswith(f"{path}: ")


@pytest.mark.parametrize("name", ["/no/such/file", "/", "a\0b"])
def test_what_cannot_be_read(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_text(name)
    assert "can’t read it" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 'needs at least the header [Player1 "…"]'),
        ('[Player1 "Ann"]\n1: dra', 'line 2: "dra" isn’t a choice'),
        ('[Player1 "Ann', "line 1"),
        ('[Player1 "Ann"]\n[Result "40 35, won by 1"]', "Result"),
    ],
)
def test_what_is_no_record(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "game"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_record(str(path))
    assert words in str(caught.value)
