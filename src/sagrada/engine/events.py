"""What happened, in the words of the game. Log, animation, sound and replay read these."""

from dataclasses import dataclass, replace

from sagrada.engine.audit import Mistake
from sagrada.engine.dice import Colour, Die


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""


@dataclass(frozen=True, slots=True)
class PrivateObjectiveDealt(Event):
    seat: int
    colour: Colour | None
    """None for everyone who can't know it."""


@dataclass(frozen=True, slots=True)
class WindowCardDealt(Event):
    seat: int
    card: int | None
    """None for everyone who can't know it."""


@dataclass(frozen=True, slots=True)
class ToolRevealed(Event):
    tool: int


@dataclass(frozen=True, slots=True)
class PublicObjectiveRevealed(Event):
    objective: str


@dataclass(frozen=True, slots=True)
class StartPlayerDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PatternChosen(Event):
    seat: int
    pattern: str | None
    """None for everyone who can't know it yet."""


@dataclass(frozen=True, slots=True)
class PatternsRevealed(Event):
    patterns: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    start: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    die: Die


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int
    is_second: bool


@dataclass(frozen=True, slots=True)
class DieDrafted(Event):
    seat: int
    die: Die


@dataclass(frozen=True, slots=True)
class DieLifted(Event):
    seat: int
    die: Die
    space: int


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    seat: int
    die: Die
    space: int


@dataclass(frozen=True, slots=True)
class ToolUsed(Event):
    seat: int
    tool: int
    price: int
    """Favor tokens paid; 0 in solo, where a die pays."""


@dataclass(frozen=True, slots=True)
class DiePaid(Event):
    seat: int
    tool: int
    die: Die


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A die got another value by choice or by its opposite face."""

    seat: int
    before: Die
    after: Die


@dataclass(frozen=True, slots=True)
class DiceSwapped(Event):
    seat: int
    given: Die
    taken: Die
    round: int


@dataclass(frozen=True, slots=True)
class DieRerolled(Event):
    """The die in hand (Flux Brush) or a die in the pool (Glazing Hammer) was rerolled."""

    seat: int
    before: Die
    after: Die


@dataclass(frozen=True, slots=True)
class DieReturned(Event):
    """The die in hand went back to the draft pool."""

    seat: int
    die: Die


@dataclass(frozen=True, slots=True)
class DieBagged(Event):
    """Flux Remover: the die in hand went into the bag."""

    seat: int
    die: Die


@dataclass(frozen=True, slots=True)
class DieDrawn(Event):
    """Flux Remover: a die came out of the bag."""

    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class ValueChosen(Event):
    """Flux Remover: the die drawn got its value."""

    seat: int
    die: Die


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """Running Pliers: the seat skips its second turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int
    left: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class MistakeCalled(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class WindowAudited(Event):
    """A window was checked for mistakes, after a call or before scoring."""

    owner: int
    mistakes: tuple[Mistake, ...]


@dataclass(frozen=True, slots=True)
class DieRemoved(Event):
    seat: int
    die: Die
    space: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    pass


def seen_by(event: Event, seat: int | None, solo: bool = False) -> Event:
    """The event as a seat (None: a spectator) can know it (RULES 2.1, 2.7).

    In solo, the private objectives are face up (RULES 9.1).
    """
    match event:
        case PrivateObjectiveDealt(owner) if owner != seat and not solo:
            return replace(event, colour=None)
        case WindowCardDealt(owner) if owner != seat:
            return replace(event, card=None)
        case PatternChosen(owner) if owner != seat:
            return replace(event, pattern=None)
        case _:
            return event
