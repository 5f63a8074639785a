"""The pictures of README and docs: small, used, and one of them moves (`make pictures`)."""

import re

from tests.citations import ROOT

IMAGES = ROOT / "docs" / "images"
PICTURES = sorted(path for path in IMAGES.iterdir() if path.suffix not in (".py", ".pyc"))
MOST_BYTES = 1_000_000
MOST_BYTES_MOVING = 400_000


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in PICTURES) <= MOST_BYTES


def test_every_picture_is_shown() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert [path.name for path in PICTURES if path.name not in text] == []


def test_the_turn_moves() -> None:
    """An animated WebP: a header that says so, and frames that end where the file ends."""
    data = (IMAGES / "turn.webp").read_bytes()
    assert len(data) <= MOST_BYTES_MOVING
    assert data[:4] == b"RIFF"
    assert data[8:16] == b"WEBPVP8X"
    assert data[20] & 0x02
    at, kinds, lasts = 12, [], 0
    while at < len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        kinds.append(data[at : at + 4])
        if kinds[-1] == b"ANMF":
            lasts += int.from_bytes(data[at + 20 : at + 23], "little")
            assert re.match(rb"VP8[ L]", data[at + 24 : at + 28])
        at += 8 + size + size % 2
    assert at == len(data)
    assert kinds[:2] == [b"VP8X", b"ANIM"]
    assert kinds.count(b"ANMF") > 10
    assert 3_000 <= lasts <= 15_000
