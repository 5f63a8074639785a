"""What happened, for log, animation and sound: the engine's events (and the table's) on the wire.

Each has the name and the fields of the event it stands for; None hides what the reader may not
know.
"""

from sagrada.server.wire.base import ColourLetter, DieText, Seat, Sent, Space
from sagrada.server.wire.board import Mistake


class Happening(Sent, tag_field="kind", tag=True):
    """Something that happened at the table."""


class PrivateObjectiveDealt(Happening):
    seat: Seat
    colour: ColourLetter | None


class WindowCardDealt(Happening):
    seat: Seat
    card: int | None


class ToolRevealed(Happening):
    tool: int


class PublicObjectiveRevealed(Happening):
    objective: str


class StartPlayerDrawn(Happening):
    seat: Seat


class PatternChosen(Happening):
    seat: Seat
    pattern: str | None


class PatternsRevealed(Happening):
    patterns: list[str]


class RoundBegan(Happening):
    round: int
    start: Seat


class DieRolled(Happening):
    die: DieText


class TurnBegan(Happening):
    seat: Seat
    is_second: bool


class DieDrafted(Happening):
    seat: Seat
    die: DieText


class DieLifted(Happening):
    seat: Seat
    die: DieText
    space: Space


class DiePlaced(Happening):
    seat: Seat
    die: DieText
    space: Space


class ToolUsed(Happening):
    seat: Seat
    tool: int
    price: int


class DiePaid(Happening):
    seat: Seat
    tool: int
    die: DieText


class DieTurned(Happening):
    seat: Seat
    before: DieText
    after: DieText


class DiceSwapped(Happening):
    seat: Seat
    given: DieText
    taken: DieText
    round: int


class DieRerolled(Happening):
    seat: Seat
    before: DieText
    after: DieText


class DieReturned(Happening):
    seat: Seat
    die: DieText


class DieBagged(Happening):
    seat: Seat
    die: DieText


class DieDrawn(Happening):
    seat: Seat
    colour: ColourLetter


class ValueChosen(Happening):
    seat: Seat
    die: DieText


class TurnEnded(Happening):
    seat: Seat


class TurnSkipped(Happening):
    seat: Seat


class RoundEnded(Happening):
    round: int
    left: list[DieText]


class MistakeCalled(Happening):
    seat: Seat
    owner: Seat


class WindowAudited(Happening):
    owner: Seat
    mistakes: list[Mistake]


class DieRemoved(Happening):
    seat: Seat
    die: DieText
    space: Space


class GameEnded(Happening):
    pass


class ChoiceUndone(Happening):
    seat: Seat


AnyHappening = (
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
