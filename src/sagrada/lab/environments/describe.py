"""An observation in words: named fields, and a text of what isn't zero."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sagrada.engine.dice import ALL_KINDS, COLOURS, LETTERS
from sagrada.engine.notation import format_space
from sagrada.engine.spaces import SPACES
from sagrada.kernel.arrays import fields
from sagrada.kernel.arrays.fields import F_SEATS, G_SIZE, OBSERVATION_SIZE
from sagrada.kernel.codes import PATTERN_IDS, PUBLIC_IDS

_KINDS = [str(kind) for kind in ALL_KINDS]
_LETTERS = [LETTERS[colour] for colour in COLOURS]
_VALUES = [str(value) for value in range(1, 7)]
_SPACES = [format_space(space) for space in SPACES]
_TOOLS = [str(number) for number in range(1, 13)]
_SEATS = ["me", "next", "second next", "third next"]
_STAGES = ["pattern", "turn", "pay", "place", "value", "swap", "lift", "lift or stop"]


def _each(first: list[str], second: list[str]) -> list[str]:
    return [f"{a} {b}" for a in first for b in second]


_TABLE = {
    "F_STAGE": [*_STAGES, "extra draft", "over"],
    "F_PLAYERS": ["1", "2", "3", "4"],
    "F_ROUND": [str(number) for number in range(1, 11)],
    "F_TURN": [str(number) for number in range(8)],
    "F_ACTIVE": _SEATS,
    "F_START": _SEATS,
    "F_DRAFTED": ["yes"],
    "F_TOOL": _TOOLS,
    "F_HAND": _KINDS,
    "F_ORIGIN": _SPACES,
    "F_MOVED": _SPACES,
    "F_DRAWN": _LETTERS,
    "F_REROLLED": _KINDS,
    "F_POOL": _KINDS,
    "F_BAG": _LETTERS,
    "F_TRACK": _each([f"round {number}" for number in range(1, 11)], _KINDS),
    "F_OUT": _KINDS,
    "F_TOOLS": _TOOLS,
    "F_TOOL_TOKENS": _TOOLS,
    "F_TOOL_SPENT": _TOOLS,
    "F_PUBLIC": list(PUBLIC_IDS),
    "F_FIRST_PRINTING": ["yes"],
    "F_TIE_BREAK": ["later in order", "last turn", "shared"],
    "F_PRIVATE": _LETTERS,
    "F_OFFERED": list(PATTERN_IDS),
    "F_CHOICE": list(PATTERN_IDS),
}
_SEAT = {
    "G_PRESENT": ["yes"],
    "G_HAS_CHOSEN": ["yes"],
    "G_PATTERN": list(PATTERN_IDS),
    "G_COLOUR": _each(_LETTERS, _SPACES),
    "G_VALUE": _each(_VALUES, _SPACES),
    "G_ROOM_COLOUR": _each(_LETTERS, _SPACES),
    "G_ROOM_VALUE": _each(_VALUES, _SPACES),
    "G_OPEN": _SPACES,
    "G_FAVOR": ["tokens"],
    "G_SKIPS": ["yes"],
}


def _named(constant: str) -> str:
    return constant[2:].lower().replace("colour", "color")


def _fields() -> dict[str, tuple[int, list[str]]]:
    found = {_named(name): (getattr(fields, name), labels) for name, labels in _TABLE.items()}
    for seat in range(4):
        for name, labels in _SEAT.items():
            at = F_SEATS + seat * G_SIZE + getattr(fields, name)
            found[f"seat_{seat}_{_named(name)}"] = (at, labels)
    return found


_FIELDS = _fields()
FIELDS: Mapping[str, slice] = MappingProxyType(
    {name: slice(at, at + len(labels)) for name, (at, labels) in _FIELDS.items()}
)
"""The fields of an observation: `observation[FIELDS["pool"]]`. `seat_0` is the observer."""


def describe(observation: NDArray[Any]) -> str:
    """What an observation says, a line for each field that isn't all zeros."""
    row = np.asarray(observation)
    if row.shape != (OBSERVATION_SIZE,):
        raise ValueError(f"observation: expected {OBSERVATION_SIZE} numbers, got shape {row.shape}")
    lines = []
    for name, (at, labels) in _FIELDS.items():
        numbers = row[at : at + len(labels)]
        said = [
            label if number == 1 else f"{number} × {label}"
            for label, number in zip(labels, numbers.tolist(), strict=True)
            if number
        ]
        if said:
            lines.append(f"{name}: {', '.join(said)}")
    return "\n".join(lines)
