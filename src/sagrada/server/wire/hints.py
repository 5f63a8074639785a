"""The engine's hints on the wire: where a die fits, and which spaces are dead."""

from collections.abc import Iterable

from sagrada.engine import hints
from sagrada.server.wire.base import DieText, Sent, Space
from sagrada.server.wire.view import die_text

NONE_LEFT = "none-left"
"""The reason of a dead space whose colors have run out. It is no refusal, so the engine has no
`Reason` for it."""


class DeadSpaceWarning(Sent):
    """A die placed here would leave spaces next to it that no die can fill anymore."""

    space: Space
    dead_spaces: list[Space]


class Fit(Sent):
    """Where a die could go, and for every other space the id of the reason why not."""

    die: DieText
    spaces: tuple[Space, ...]
    refused: dict[str, tuple[Space, ...]]
    """Reason id -> spaces. Together with `spaces` all twenty."""
    warnings: list[DeadSpaceWarning]
    """For those of `spaces` where placing the die makes others dead. A tool can still help."""


class DeadSpace(Sent):
    """An empty space in my window that no die can fill anymore, unless a tool helps."""

    space: Space
    reason: str
    """Why, or `none-left`: the colours that could go there have run out."""
    beside: list[Space]
    """The dice that are in the way."""


def wire_fit(found: hints.Fit) -> Fit:
    refused = {reason.id: spaces for reason, spaces in found.refused.items()}
    return Fit(die_text(found.die), found.spaces, refused, [])


def wire_dead_spaces(found: Iterable[hints.DeadSpace]) -> list[DeadSpace]:
    return [
        DeadSpace(dead.space, dead.reason.id if dead.reason else NONE_LEFT, list(dead.in_the_way))
        for dead in found
    ]


def wire_warnings(found: Iterable[hints.DeadSpaceWarning]) -> list[DeadSpaceWarning]:
    return [DeadSpaceWarning(warning.space, list(warning.dead_spaces)) for warning in found]
