"""Every event of the game has its message."""

from dataclasses import fields

import msgspec

from sagrada.engine import events
from sagrada.game import history
from sagrada.server.wire import events as messages


def _events() -> dict[str, type[events.Event]]:
    found = {name: kind for name, kind in vars(events).items() if isinstance(kind, type)}
    found |= {"ChoiceUndone": history.ChoiceUndone}
    return {
        name: kind
        for name, kind in found.items()
        if issubclass(kind, events.Event) and kind is not events.Event
    }


def test_every_event_has_a_message_with_the_same_fields() -> None:
    for name, event in _events().items():
        message = getattr(messages, name)
        sent = [field.name for field in msgspec.structs.fields(message)]
        assert sent == [field.name for field in fields(event)], name


def test_every_message_stands_for_an_event() -> None:
    found = {
        name
        for name, kind in vars(messages).items()
        if isinstance(kind, type)
        and issubclass(kind, messages.Event)
        and kind is not messages.Event
    }
    assert found == set(_events())
