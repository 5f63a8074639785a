"""The file of a policy: a few lines of text that say what it is, then half-precision floats.

The matrices follow one another in the order of `SHAPES`, row by row, two bytes a number,
little-endian. numpy alone reads it.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np

from sagrada.engine.reasons import SagradaError
from sagrada.kernel.arrays.fields import OBSERVATION_VERSION
from sagrada.lab.ppo.features import FEATURES, Numbers

NAME = "ppo.bin"
TITLE = "sagrada policy 1"
WIDTH = 256
"""How many units each of the two hidden layers has."""
OUTPUTS = 405
"""What the last layer gives: policy.py says what each number is."""
SHAPES = {
    "first.weight": (WIDTH, FEATURES),
    "first.bias": (WIDTH,),
    "second.weight": (WIDTH, WIDTH),
    "second.bias": (WIDTH,),
    "choice.weight": (OUTPUTS, WIDTH),
    "choice.bias": (OUTPUTS,),
}
LARGEST = 60000.0
"""Half precision does not go much further."""


class PolicyFileError(SagradaError):
    """A file that holds no policy for this version of the observation."""


def format_policy(weights: Mapping[str, Numbers], command: str) -> bytes:
    """The content of a file; `command` is the command that trained the policy."""
    head = f"{TITLE}\ncommand: {command}\n{_layout()}\n\n"
    rows = [np.clip(weights[name], -LARGEST, LARGEST).ravel() for name in SHAPES]
    return head.encode() + np.concatenate(rows).astype("<f2").tobytes()


def parse_policy(content: bytes) -> dict[str, Numbers]:
    """The inverse of `format_policy`, as far as half precision goes."""
    head, blank, packed = content.partition(b"\n\n")
    lines = head.decode(errors="replace").split("\n")
    if not blank or lines[0] != TITLE or _layout() not in lines:
        raise PolicyFileError(
            f"the file isn’t a policy with {_layout()}; train one with: sagrada lab train"
        )
    sizes = [int(np.prod(shape)) for shape in SHAPES.values()]
    if len(packed) != 2 * sum(sizes):
        raise PolicyFileError(
            f"expected {2 * sum(sizes)} bytes of weights, got {len(packed)}; train it again"
        )
    numbers = np.frombuffer(packed, "<f2").astype(np.float32)
    parts = np.split(numbers, np.cumsum(sizes)[:-1])
    return {
        name: part.reshape(shape) for (name, shape), part in zip(SHAPES.items(), parts, strict=True)
    }


def _layout() -> str:
    return f"observation: {OBSERVATION_VERSION}, layers: {FEATURES} {WIDTH} {WIDTH} {OUTPUTS}"


def load_policy(name: str | None) -> dict[str, Numbers]:
    """The weights in the file of this name; None: those that come with the project."""
    if name is None:
        return _published()
    try:
        return parse_policy(Path(name).read_bytes())
    except OSError as error:
        raise PolicyFileError(f"{name}: can’t read it: {error.strerror}") from None
    except PolicyFileError as error:
        raise PolicyFileError(f"{name}: {error}") from None


@cache
def _published() -> dict[str, Numbers]:
    return parse_policy(files("sagrada.lab").joinpath("data", NAME).read_bytes())
