"""What happened, for log, animation and sound: the engine's events (and the table's) on the wire.

Each has the name and the fields of the event it stands for; None hides what the reader may not
know.
"""

from sagrada.server.wire.base import ColourLetter, DieText, Seat, Sent, Space
from sagrada.server.wire.board import Mistake


class Event(Sent, tag_field="kind", tag=True):
    """Something that happened at the table."""


class PrivateObjectiveDealt(Event):
    seat: Seat
    colour: ColourLetter | None


class WindowCardDealt(Event):
    seat: Seat
    card: int | None


class ToolRevealed(Event):
    tool: int


class PublicObjectiveRevealed(Event):
    objective: str


class StartPlayerDrawn(Event):
    seat: Seat


class PatternChosen(Event):
    seat: Seat
    pattern: str | None


class PatternsRevealed(Event):
    patterns: list[str]


class RoundBegan(Event):
    round: int
    start: Seat


class DieRolled(Event):
    die: DieText


class TurnBegan(Event):
    seat: Seat
    is_second: bool


class DieDrafted(Event):
    seat: Seat
    die: DieText


class DieLifted(Event):
    seat: Seat
    die: DieText
    space: Space


class DiePlaced(Event):
    seat: Seat
    die: DieText
    space: Space


class ToolUsed(Event):
    seat: Seat
    tool: int
    price: int


class DiePaid(Event):
    seat: Seat
    tool: int
    die: DieText


class DieTurned(Event):
    seat: Seat
    before: DieText
    after: DieText


class DiceSwapped(Event):
    seat: Seat
    given: DieText
    taken: DieText
    round: int


class DieRerolled(Event):
    seat: Seat
    before: DieText
    after: DieText


class DieReturned(Event):
    seat: Seat
    die: DieText


class DieBagged(Event):
    seat: Seat
    die: DieText


class DieDrawn(Event):
    seat: Seat
    colour: ColourLetter


class ValueChosen(Event):
    seat: Seat
    die: DieText


class TurnEnded(Event):
    seat: Seat


class TurnSkipped(Event):
    seat: Seat


class RoundEnded(Event):
    round: int
    left: list[DieText]


class MistakeCalled(Event):
    seat: Seat
    owner: Seat


class WindowAudited(Event):
    owner: Seat
    mistakes: list[Mistake]


class DieRemoved(Event):
    seat: Seat
    die: DieText
    space: Space


class GameEnded(Event):
    pass


class ChoiceUndone(Event):
    seat: Seat


AnyEvent = (
    PrivateObjectiveDealt
    | WindowCardDealt
    | ToolRevealed
    | PublicObjectiveRevealed
    | StartPlayerDrawn
    | PatternChosen
    | PatternsRevealed
    | RoundBegan
    | DieRolled
    | TurnBegan
    | DieDrafted
    | DieLifted
    | DiePlaced
    | ToolUsed
    | DiePaid
    | DieTurned
    | DiceSwapped
    | DieRerolled
    | DieReturned
    | DieBagged
    | DieDrawn
    | ValueChosen
    | TurnEnded
    | TurnSkipped
    | RoundEnded
    | MistakeCalled
    | WindowAudited
    | DieRemoved
    | GameEnded
    | ChoiceUndone
)
