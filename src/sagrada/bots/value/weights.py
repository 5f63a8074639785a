"""The file of learned weights: a few lines of text that say what it is, then half-precision floats.

They come feature by feature, a weight for each number of turns, for each number of players: two
bytes each, little-endian. In memory they lie turn by turn (shape.py).
"""

import struct
from functools import cache
from importlib.resources import files
from pathlib import Path

from sagrada.bots.value.shape import FEATURES, FEATURES_V1, TURNS, WEIGHTS, first_weight
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
    head = f"{TITLE}\ncommand: {command}\n{_layout(FEATURES)}\n\n"
    by_feature = (
        weights[first_weight(players, turns) + feature]
        for players in range(1, 5)
        for feature in range(FEATURES)
        for turns in range(TURNS)
    )
    within = [max(-LARGEST, min(LARGEST, weight)) for weight in by_feature]
    return head.encode() + struct.pack(f"<{len(within)}e", *within)


def parse_weights(content: bytes) -> list[float]:
    """The inverse of `format_weights`, as far as half precision goes.

    Weights of version 1 get the places of today; the features that they don't know weigh nothing.
    """
    features, packed = _parse_head(content)
    expected = 4 * features * TURNS
    if len(packed) != 2 * expected:
        raise WeightsFileError(
            f"expected {2 * expected} bytes of weights, got {len(packed)}; train them again"
        )
    by_feature = struct.unpack(f"<{expected}e", packed)
    size = features * TURNS
    weights = [0.0] * WEIGHTS
    for players in range(1, 5):
        each = by_feature[(players - 1) * size : players * size]
        for turns in range(TURNS):
            first = first_weight(players, turns)
            weights[first : first + features] = each[turns::TURNS]
    return weights


def command_of(name: str | None) -> str:
    """The command that made the weights of this name (`load_value_function`)."""
    if name is None or name in KEPT:
        file = NAME if name is None else KEPT[name]
        content = files("sagrada.bots").joinpath("data", file).read_bytes()
    else:
        content = Path(name).read_bytes()
    _parse_head(content)
    lines = content.partition(b"\n\n")[0].decode().split("\n")
    commands = [line.removeprefix("command: ") for line in lines if line.startswith("command: ")]
    return commands[0] if commands else "unknown"


def _parse_head(content: bytes) -> tuple[int, bytes]:
    """The number of features that a file knows, and the bytes of its weights."""
    head, blank, packed = content.partition(b"\n\n")
    lines = head.decode(errors="replace").split("\n")
    for features in (FEATURES, FEATURES_V1):
        if blank and lines[0] in (TITLE, *OLD_TITLES) and _layout(features) in lines:
            return features, packed
    raise WeightsFileError(
        f"the file isn’t a value function with {_layout(FEATURES)}; "
        "train one with sagrada.lab.train_value"
    )


def _layout(features: int) -> str:
    return f"features: {features}, turns: {TURNS}"


def parse_value_function(content: bytes) -> ValueFunction:
    """The value function that a file holds, with the features that it was trained with."""
    features, _ = _parse_head(content)
    value_function = ValueFunction(parse_weights(content), rich=features > FEATURES_V1)
    value_function.remember_windows()
    return value_function


def load(path: Path) -> ValueFunction:
    """The value function in a file."""
    return parse_value_function(path.read_bytes())


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
    return parse_value_function(files("sagrada.bots").joinpath("data", file).read_bytes())
