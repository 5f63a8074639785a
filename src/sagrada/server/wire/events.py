"""What happened, for log, animation and sound: the events of engine and game as messages.

Each message has the name and the fields of the event it stands for; None hides what the reader
must not know.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from sagrada.engine import events as engine
from sagrada.engine.audit import Mistake as MistakeFound
from sagrada.engine.dice import Colour, Die
from sagrada.game.history import ChoiceUndone as GameChoiceUndone
from sagrada.server.wire.base import ColourLetter, DieText, Seat, Sent, Space


class Mistake(Sent):
    reason: str
    spaces: list[Space]


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


# ---------------------------------------------------------------- from the game's events

_MESSAGES: dict[type[engine.Event], tuple[Any, tuple[str, ...]]] = {
    kind: (globals()[kind.__name__], tuple(field.name for field in fields(kind)))
    for kind in [*vars(engine).values(), GameChoiceUndone]
    if isinstance(kind, type) and issubclass(kind, engine.Event) and kind is not engine.Event
}
_SECRET = frozenset(
    {engine.PrivateObjectiveDealt, engine.WindowCardDealt, engine.PatternChosen},
)


def wire_event(event: engine.Event) -> AnyEvent:
    """Write an event as a message. Hides nothing: call `seen_by` first."""
    message, names = _MESSAGES[type(event)]
    made: AnyEvent = message(*[_plain(getattr(event, name)) for name in names])
    return made


def events_for(seen: Iterable[engine.Event], seat: int | None, solo: bool) -> list[AnyEvent]:
    """Events as a seat (None: a spectator) can know them."""
    return [wire_event(engine.seen_by(event, seat, solo)) for event in seen]


def open_events(seen: Iterable[engine.Event]) -> list[AnyEvent]:
    """Events that everybody can know: they hold no secrets."""
    return [wire_event(event) for event in seen]


def hold_secrets(events: Iterable[engine.Event]) -> bool:
    """Whether these hold anything that only one seat can know."""
    return not _SECRET.isdisjoint(map(type, events))


def mistake(found: MistakeFound) -> Mistake:
    return Mistake(found.reason.id, list(found.spaces))


def _plain(value: Any) -> Any:
    write = _PLAIN.get(type(value))
    return value if write is None else write(value)


_PLAIN: dict[type, Callable[[Any], Any]] = {
    Colour: lambda colour: colour.letter,
    Die: str,
    MistakeFound: mistake,
    tuple: lambda several: [_plain(each) for each in several],
}
