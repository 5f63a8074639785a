"""The file of learned weights: a few lines of text that say what it is, then half-precision floats.

The weights are in the order of shape.py, two bytes each, little-endian.
"""

import struct
from functools import cache
from importlib.resources import files
from pathlib import Path

from sagrada.bots.value.shape import FEATURES, TURNS, WEIGHTS
from sagrada.bots.value.value_function import ValueFunction
from sagrada.engine.reasons import SagradaError

NAME = "value.bin"
KEPT = {"v1": "value-v1.bin"}
"""Versions of the weights that stay as they are, and their files (bots/kept_levels.py)."""
TITLE = "sagrada value function 1"
OLD_TITLES = ("sagrada outlook 1",)
"""Titles of files trained under an earlier name; their content is the same."""
LARGEST = 60000.0
"""Half precision does not go much further."""


class WeightsFileError(SagradaError):
    """A file that holds no weights for this version of the features."""


def format_weights(weights: list[float], command: str) -> bytes:
    """The content of a file; `command` is the command that trained the weights."""
    head = f"{TITLE}\ncommand: {command}\nfeatures: {FEATURES}, turns: {TURNS}\n\n"
    within = [max(-LARGEST, min(LARGEST, weight)) for weight in weights]
    return head.encode() + struct.pack(f"<{len(within)}e", *within)


def parse_weights(content: bytes) -> list[float]:
    """The inverse of `format_weights`, as far as half precision goes."""
    head, blank, packed = content.partition(b"\n\n")
    expected = f"features: {FEATURES}, turns: {TURNS}"
    lines = head.decode(errors="replace").split("\n")
    if not blank or lines[0] not in (TITLE, *OLD_TITLES) or expected not in lines:
        raise WeightsFileError(
            f"the file isn’t a value function with {expected}; "
            "train one with sagrada.lab.train_value"
        )
    if len(packed) != 2 * WEIGHTS:
        raise WeightsFileError(
            f"expected {2 * WEIGHTS} bytes of weights, got {len(packed)}; train them again"
        )
    return list(struct.unpack(f"<{WEIGHTS}e", packed))


def load(path: Path) -> ValueFunction:
    """The value function in a file."""
    return ValueFunction(parse_weights(path.read_bytes()))


def load_value_function(name: str | None) -> ValueFunction:
    """The value function in the file of this name, or the kept version of this name.

    None: the latest one that comes with the project.
    """
    if name is None or name in KEPT:
        return learned_value_function(name)
    try:
        return load(Path(name))
    except OSError as error:
        raise WeightsFileError(f"{name}: can’t read it: {error.strerror}") from None
    except WeightsFileError as error:
        raise WeightsFileError(f"{name}: {error}") from None


@cache
def learned_value_function(version: str | None = None) -> ValueFunction:
    """A value function that comes with the project: the latest, or a kept version."""
    file = NAME if version is None else KEPT[version]
    return ValueFunction(parse_weights(files("sagrada.bots").joinpath("data", file).read_bytes()))
