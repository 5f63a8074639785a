"""`make lesson` writes the data of the learning pages into the client."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tools.lessons.carried import carried
from tools.lessons.lesson import lesson
from tools.lessons.pictures import pictures

FOLDER = Path(__file__).parents[2] / "client" / "src" / "learn"
_FILES: Mapping[str, Callable[[], Any]] = {
    "lesson.json": lesson,
    "carried.json": carried,
    "pictures.json": pictures,
}


def files() -> dict[str, bytes]:
    """File name to content."""
    return {name: msgspec.json.encode(make()) + b"\n" for name, make in _FILES.items()}


def main() -> None:
    for name, content in files().items():
        (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
