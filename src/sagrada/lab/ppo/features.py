"""What the network is given of an observation: the table, its own window, little of the others.

The round track is summed up by kind of die: what lies there matters, hardly ever since when. Of the
other seats it gets their tokens and skips. Numbers are scaled to about 1.
"""

import numpy as np
from numpy.typing import NDArray

from sagrada.kernel.arrays.fields import (
    F_BAG,
    F_OUT,
    F_SEATS,
    F_TOOL_TOKENS,
    F_TRACK,
    G_FAVOR,
    G_OPEN,
    G_ROOM_COLOUR,
    G_ROOM_VALUE,
    G_SIZE,
    G_SKIPS,
)
from sagrada.kernel.layout import KINDS, ROUNDS

Numbers = NDArray[np.float32]

_OTHERS = [F_SEATS + seat * G_SIZE + at for seat in (1, 2, 3) for at in (0, G_FAVOR, G_SKIPS)]
_COLUMNS = np.array([*range(F_TRACK), *range(F_OUT, F_SEATS + G_SIZE), *_OTHERS])
_SCALES = np.ones(len(_COLUMNS), np.float32)
for _first, _count, _scale in (
    (F_BAG, 5, 18.0),
    (F_TOOL_TOKENS, 12, 4.0),
    (F_SEATS + G_FAVOR, 1, 5.0),
    *((F_SEATS + seat * G_SIZE + G_FAVOR, 1, 5.0) for seat in (1, 2, 3)),
):
    _SCALES[np.isin(_COLUMNS, range(_first, _first + _count))] = 1 / _scale

FEATURES = len(_COLUMNS) + KINDS
"""How many numbers the network is given."""


def features(observations: NDArray[np.int8], found: Numbers | None = None) -> Numbers:
    """A row of features for each observation, in `found` if it's given."""
    rows = len(observations)
    if found is None:
        found = np.empty((rows, FEATURES), np.float32)
    np.multiply(observations[:, _COLUMNS], _SCALES, out=found[:, : len(_COLUMNS)])
    track = observations[:, F_TRACK : F_TRACK + ROUNDS * KINDS].reshape(rows, ROUNDS, KINDS)
    np.sum(track, axis=1, out=found[:, len(_COLUMNS) :], dtype=np.float32)
    return found


def room(observations: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Which kinds of die fit on which spaces of the own window: rows × 5 colors × 6 values × 20."""
    rows = len(observations)
    own = observations[:, F_SEATS : F_SEATS + G_SIZE].view(np.bool_)
    colours = own[:, G_ROOM_COLOUR : G_ROOM_COLOUR + 100].reshape(rows, 5, 1, 20)
    values = own[:, G_ROOM_VALUE : G_ROOM_VALUE + 120].reshape(rows, 1, 6, 20)
    opened = own[:, G_OPEN : G_OPEN + 20].reshape(rows, 1, 1, 20)
    return colours & values & opened
