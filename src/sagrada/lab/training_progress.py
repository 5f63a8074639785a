"""What a training has learned so far, on disk: a run that was stopped or killed loses one step.

A file has a line that says which training it belongs to, a line with the number of finished steps,
and then the weights and how much each has changed, as doubles of this machine.
"""

import os
from array import array
from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile

from sagrada.engine.reasons import SagradaError

FORMAT = "sagrada training 2"
"""1: the weights lay feature by feature (value/shape.py)."""


class OutputError(SagradaError):
    """A file that can't be written, or that holds something else. The message says which."""


def check_output(path: Path) -> None:
    """Raise an `OutputError` if a file can't be written there. Training takes too long to see that
    at its end."""
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "it’s a folder")
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}."):
            pass
    except OSError as error:
        raise OutputError(f"can’t write {path}: {error.strerror}") from None


def replace(path: Path, content: bytes) -> None:
    """Write a file atomically: if this is interrupted, the old one stays."""
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).chmod(0o644)
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


class Progress:
    """The finished steps of one training job."""

    def __init__(self, path: Path | None, job: str) -> None:
        """Read what is kept; `path` None keeps nothing. A file of another job is refused."""
        self.step = 0
        self.weights: list[float] = []
        self.squares: list[float] = []
        self._path = path
        self._head = f"{FORMAT}: {job}"
        if path is not None and path.exists():
            self._read(path.read_bytes())

    def keep(self, step: int, weights: Sequence[float], squares: Sequence[float]) -> None:
        """Keep what is known after this many steps."""
        self.step = step
        self.weights = list(weights)
        self.squares = list(squares)
        if self._path is not None:
            head = f"{self._head}\nsteps: {step}\n\n".encode()
            numbers = array("d", [*self.weights, *self.squares])
            replace(self._path, head + numbers.tobytes())

    def _read(self, content: bytes) -> None:
        head, _, packed = content.partition(b"\n\n")
        found, _, steps = head.decode(errors="replace").partition("\nsteps: ")
        if found != self._head:
            raise OutputError(
                f"{self._path} belongs to another training; remove it, or name another folder"
            )
        numbers = array("d", packed).tolist()
        half = len(numbers) // 2
        self.step = int(steps)
        self.weights, self.squares = numbers[:half], numbers[half:]
