"""The README stays true: its example gives what it shows, and it lists every command."""

import json
import re
import subprocess
import sys
from pathlib import Path

from sagrada.cli.app import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_score_example_gives_what_it_shows() -> None:
    """RULES 11.1: the worked example, as a reader would type it."""
    found = re.search(r"^\$ echo '(.*)' \| sagrada score --jsonl\n(.*)$", README, re.MULTILINE)
    assert found, "the README shows the example"
    asked, shown = found.groups()
    command = [sys.executable, "-m", "sagrada", "score", "--jsonl"]
    done = subprocess.run(command, input=asked.encode(), capture_output=True, check=True)
    assert done.stdout.decode().strip() == shown
    assert json.loads(shown)["total"] == 40


def test_every_command_is_listed() -> None:
    listed = set(re.findall(r"^\| `sagrada (\w+)", README, re.MULTILINE))
    assert listed == set(COMMANDS)
