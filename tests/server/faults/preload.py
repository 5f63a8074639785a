"""A broken disk, a wrong clock, too little memory: a small library preloaded into a server.

`preload.c` beside this file says what it can do.
"""

import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("preload.c")
_COMPILE = ("-shared", "-fPIC", "-O1", "-Wall", "-Werror")


def compiler() -> str | None:
    return shutil.which("gcc") or shutil.which("cc")


class Preload:
    """The library, compiled into a folder, and the file that says what is wrong now."""

    def __init__(self, folder: Path, concerned: Path) -> None:
        """`concerned` is how the paths of the files begin that can be broken."""
        program = compiler()
        assert program is not None, "a C compiler"
        self._library = folder / "faults.so"
        self._says = folder / "faults"
        self._memory = folder / "memory"
        self._concerned = concerned
        self.memory()
        command = [program, *_COMPILE, "-o", str(self._library), str(SOURCE), "-ldl"]
        subprocess.run(command, check=True, timeout=60)

    def environment(self, clock: int = 0) -> dict[str, str]:
        """Of a process that is to be broken. `clock` is by how many seconds it is ahead."""
        return {
            "LD_PRELOAD": str(self._library),
            "FAULTS_FILE": str(self._says),
            "FAULTS_PATH": str(self._concerned),
            "FAULTS_CLOCK": str(clock),
            "FAULTS_MEMORY": str(self._memory),
        }

    def memory(self, bots: int = 0, server: int = 0) -> None:
        """One of so many requests for memory fails; none if it is zero."""
        self._memory.touch()
        with self._memory.open("r+b") as file:  # the same file: it is mapped
            file.write(struct.pack("=II", bots, server))

    def begin(self, what: str) -> None:
        scratch = self._says.with_suffix(".new")
        scratch.write_text(what)
        scratch.replace(self._says)  # at once: nobody reads half a word

    def end(self) -> None:
        self._says.unlink(missing_ok=True)
