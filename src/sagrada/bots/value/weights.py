"""The file of learned weights: a few lines of text that say what it is, then half-precision floats.

The weights are in the order of shape.py, two bytes each, little-endian.
"""

import struct
from functools import cache
from importlib.resources import files
from pathlib import Path

from sagrada.bots.value.shape import FEATURES, TURNS, WEIGHTS
from sagrada.bots.value.value_function import Outlook

NAME = "value.bin"
TITLE = "sagrada outlook 1"
LARGEST = 60000.0
"""Half precision goes little further."""


class OutlookFileError(ValueError):
    """A file that holds no weights for this version of the features."""


def format_weights(weights: list[float], command: str) -> bytes:
    """The content of a file; `command` is what trained them."""
    head = f"{TITLE}\ncommand: {command}\nfeatures: {FEATURES}, turns: {TURNS}\n\n"
    within = [max(-LARGEST, min(LARGEST, weight)) for weight in weights]
    return head.encode() + struct.pack(f"<{len(within)}e", *within)


def parse_weights(content: bytes) -> list[float]:
    """The inverse of `format_weights`, as far as half precision goes."""
    head, blank, packed = content.partition(b"\n\n")
    expected = f"features: {FEATURES}, turns: {TURNS}"
    lines = head.decode(errors="replace").split("\n")
    if not blank or lines[0] != TITLE or expected not in lines:
        raise OutlookFileError(
            f"the file is no outlook with {expected}; train one with sagrada.lab.train_value"
        )
    if len(packed) != 2 * WEIGHTS:
        raise OutlookFileError(
            f"the file has {len(packed)} bytes of weights, not {2 * WEIGHTS}; train it anew"
        )
    return list(struct.unpack(f"<{WEIGHTS}e", packed))


def load(path: Path) -> Outlook:
    """The outlook of a file."""
    return Outlook(parse_weights(path.read_bytes()))


@cache
def learned_outlook() -> Outlook:
    """The one that comes with the project."""
    return Outlook(parse_weights(files("sagrada.bots").joinpath("data", NAME).read_bytes()))
