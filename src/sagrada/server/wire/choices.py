"""What a seat can do now, and why not the rest. The page offers these; it does not referee."""

from sagrada.server.wire.base import DieText, Seat, Sent, Space


class Choice(Sent, tag_field="kind"):
    move: str
    """What to send back, in notation: `draft R3`."""


class PatternChoice(Choice, tag="pattern"):
    pattern: str


class DraftChoice(Choice, tag="draft"):
    die: DieText
    """Any die of the pool with this text: equal dice are one choice."""


class PlaceChoice(Choice, tag="place"):
    space: Space


class ToolChoice(Choice, tag="tool"):
    tool: int
    price: int
    """Favor tokens; 0 in solo, where a die pays next."""


class PayChoice(Choice, tag="pay"):
    die: DieText


class ValueChoice(Choice, tag="value"):
    value: int


class SwapChoice(Choice, tag="swap"):
    round: int
    """The number on the round track, 1 to 10."""
    die: DieText


class LiftChoice(Choice, tag="lift"):
    space: Space


class BackChoice(Choice, tag="back"):
    """Flux Remover: the new die goes into the pool."""


class StopChoice(Choice, tag="stop"):
    """Tap Wheel: one die moved is enough."""


class EndChoice(Choice, tag="end"):
    """End the turn, or pass."""


class CallChoice(Choice, tag="call"):
    owner: Seat


class RemoveChoice(Choice, tag="remove"):
    space: Space


AnyChoice = (
    PatternChoice
    | DraftChoice
    | PlaceChoice
    | ToolChoice
    | PayChoice
    | ValueChoice
    | SwapChoice
    | LiftChoice
    | BackChoice
    | StopChoice
    | EndChoice
    | CallChoice
    | RemoveChoice
)


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
    """An empty space of mine that no die can fill any more, unless a tool hints."""

    space: Space
    reason: str
    """Why, or `none-left`: the colours that could go there have run out."""
    beside: list[Space]
    """The dice that are in the way."""


class DieRefusal(Sent):
    die: DieText
    reason: str


class ToolRefusal(Sent):
    tool: int
    reason: str


class SpaceRefusal(Sent):
    space: Space
    reason: str


class TrackRefusal(Sent):
    round: int
    die: DieText
    reason: str


class ValueRefusal(Sent):
    value: int
    reason: str


class Choices(Sent):
    """The choices of one seat. `refused_…` name what a player might try in vain, and why."""

    seat: Seat
    legal: list[AnyChoice]
    fits: list[Fit]
    """For the die in hand; with an empty hand and the draft still open, for each kind of die of
    the pool as it lies: `draft` it, then `place` it."""
    refused_dice: list[DieRefusal]
    """Dice of the pool that cannot be drafted (or, while a tool is paid, not pay)."""
    refused_tools: list[ToolRefusal]
    refused_spaces: list[SpaceRefusal]
    """Dice of the window that cannot be lifted or removed."""
    refused_track: list[TrackRefusal]
    """Dice of the track that cannot be swapped in."""
    refused_values: list[ValueRefusal]
    dead_spaces: list[DeadSpace]
    """These, and the `warnings` of the fits, only where the table allows hints."""
    can_undo: bool
