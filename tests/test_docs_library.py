"""docs/library.md and docs/first-bot.md: short, public names only. tests/docs runs their code."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import sagrada
from tests.citations import ROOT

BLOCK = re.compile(r'^```python(?: title="(?P<file>[^"]+)")?\n(?P<code>.*?)^```$', re.M | re.S)
LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
FIRST_BOT = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
MOST_LINES = 15


def python(folder: Path, code: str) -> str:
    """What a program prints, in a folder and an interpreter of its own."""
    (folder / "program.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "-W", "error", "program.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("page", [LIBRARY, FIRST_BOT])
def test_every_task_takes_few_lines(page: str) -> None:
    for block in BLOCK.finditer(page):
        lines = [line for line in block["code"].splitlines() if line.strip()]
        assert len(lines) <= MOST_LINES


def test_the_first_version_keeps_its_promises_too(tmp_path: Path) -> None:
    first = next(block["code"] for block in BLOCK.finditer(FIRST_BOT) if block["file"])
    assert " decisions in " in python(tmp_path, f"{first}\nprint(sagrada.check_bot(MyBot))")


@pytest.mark.parametrize("page", [LIBRARY, FIRST_BOT])
def test_every_name_on_the_page_is_public(page: str) -> None:
    names = set(re.findall(r"\bsagrada\.(\w+)", page)) - {"sagrada", "bots", "__all__"}
    assert names <= set(sagrada.__all__)


def test_every_error_on_the_page_is_one_of_ours() -> None:
    table = LIBRARY.partition("## Errors")[2]
    for name in set(re.findall(r"`(\w+Error|NothingToChoose)`", table)) - {"OSError", "ValueError"}:
        assert issubclass(getattr(sagrada, name), sagrada.SagradaError)
