"""What `make wheel` has built, and empty environments outside of the repository to try it in."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = "sagrada/server/static"
GAME = """
import random, sys
import sagrada
from sagrada.kernel import state

game = sagrada.Game(players=2, seed=7)
while not game.is_over:
    game.push(random.choice(game.legal_moves))
files = {str(getattr(module, "__file__", "")) for module in sys.modules.values()}
others = [file for file in files if "site-packages" in file and "/sagrada/" not in file]
print(len(game.scores), state.__file__.rpartition(".")[2], others)
"""


def the_one(pattern: str) -> Path:
    found = list((ROOT / "dist").glob(pattern))
    assert len(found) == 1, "run `make wheel` first"
    return found[0]


class Environment:
    """An environment of its own. Commands see nothing else: no other path, folder or setting."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "venv" / "bin"
        self.folder = folder / "elsewhere"
        self.folder.mkdir(parents=True)
        command = [sys.executable, "-m", "venv", "--without-pip", str(self.bin.parent)]
        subprocess.run(command, check=True)
        self.environment = {"PATH": str(self.bin), "HOME": str(self.folder), "LANG": "C.UTF-8"}

    def install(self, *arguments: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python")]
        command = [*pip, "install", "--quiet", "--no-compile", *arguments]
        subprocess.run(command, check=True, cwd=self.folder)

    def run(self, *command: str, **settings: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.folder,
            env={**self.environment, **settings},
            capture_output=True,
            text=True,
            timeout=300,
        )
