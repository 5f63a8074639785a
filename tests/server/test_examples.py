"""The example does what it says."""

import subprocess
import sys
from pathlib import Path

from tests.server.processes import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_player.py"


def test_the_example_plays_a_whole_game(server: Server) -> None:
    command = [sys.executable, str(EXAMPLE), server.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "refused" not in done.stdout
    assert ": won." in done.stdout or ": lost." in done.stdout
