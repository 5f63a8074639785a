"""What several tests of the command line need."""

from pathlib import Path

import pytest


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "game.sagrada"
