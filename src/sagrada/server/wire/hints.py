"""Where a die could go, and which spaces are dead."""

from sagrada.server.wire.base import DieText, Sent, Space


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
