"""Events as messages."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from sagrada.engine import events
from sagrada.engine.audit import Mistake
from sagrada.engine.dice import Colour, Die
from sagrada.engine.events import Event, seen_by
from sagrada.game.history import ChoiceUndone
from sagrada.server.wire import events as messages
from sagrada.server.wire.board import Mistake as MistakeMessage
from sagrada.server.wire.events import AnyEvent

_MESSAGES: dict[type[Event], tuple[Any, tuple[str, ...]]] = {
    kind: (getattr(messages, kind.__name__), tuple(field.name for field in fields(kind)))
    for kind in [*vars(events).values(), ChoiceUndone]
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
_SECRET = (events.PrivateObjectiveDealt, events.WindowCardDealt, events.PatternChosen)


def wire_event(event: Event) -> AnyEvent:
    """An event that has been made fit for its reader's eyes already."""
    message, names = _MESSAGES[type(event)]
    made: AnyEvent = message(*[_plain(getattr(event, name)) for name in names])
    return made


def events_for(seen: Iterable[Event], seat: int | None, solo: bool) -> list[AnyEvent]:
    """Events as a seat (None: a spectator) may know them."""
    return [wire_event(seen_by(event, seat, solo)) for event in seen]


def hold_secrets(told: Iterable[Event]) -> bool:
    """Whether not everybody may know all of these."""
    return any(isinstance(event, _SECRET) for event in told)


def mistake(found: Mistake) -> MistakeMessage:
    return MistakeMessage(found.reason.id, list(found.spaces))


def _plain(value: Any) -> Any:
    write = _PLAIN.get(type(value))
    return value if write is None else write(value)


_PLAIN: dict[type, Callable[[Any], Any]] = {
    Colour: lambda colour: colour.letter,
    Die: str,
    Mistake: mistake,
    tuple: lambda several: [_plain(each) for each in several],
}
