"""Windows that people draw: how hard they are."""

from typing import Annotated

import msgspec

from sagrada.server.wire.base import PLAIN, Received, Sent
from sagrada.server.wire.review import Figure


class DrawnWindow(Received):
    grid: Annotated[str, msgspec.Meta(min_length=20, max_length=30, pattern=PLAIN)]
    """Twenty spaces row by row: `R Y G B P`, `1` to `6`, or `.` for a blank space."""


class MeasuredWindow(Sent):
    """How bots fare with a window, as far as it is measured. Ask again until `done` is `games`."""

    grid: str
    ahead: int
    """How many others come first."""
    done: int
    games: int
    points: Figure | None
    """What a player makes of it with four favor tokens, against another with the same window; None
    before the first games."""
    empty: Figure | None
    """Spaces that stay empty."""
    difficulty: int | None
    """3 to 6, by comparison with the printed windows; None until it is measured."""
