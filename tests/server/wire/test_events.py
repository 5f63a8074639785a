"""Every event of the game has its message, and each reader gets what they can know."""

from dataclasses import fields

import msgspec

from sagrada.engine import events
from sagrada.engine.audit import Mistake
from sagrada.engine.dice import Colour, Die
from sagrada.engine.reasons import Reason
from sagrada.game import history
from sagrada.server.wire import events as messages
from sagrada.server.wire.events import events_for, hold_secrets, wire_event


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


def test_dice_colours_and_mistakes_are_written_plainly() -> None:
    die = Die(Colour.RED, 3)
    assert wire_event(events.DieDrafted(1, die)) == messages.DieDrafted(1, "R3")
    assert wire_event(events.DieDrawn(0, Colour.BLUE)) == messages.DieDrawn(0, "B")
    assert wire_event(events.RoundEnded(2, (die,))) == messages.RoundEnded(2, ["R3"])
    audited = events.WindowAudited(1, (Mistake(Reason.SAME_COLOUR, (1, 2)),))
    assert wire_event(audited) == messages.WindowAudited(
        1, [messages.Mistake("same-colour", [1, 2])]
    )


def test_each_reader_gets_what_it_may_know() -> None:
    """RULES 2.1, 2.7"""
    dealt = [events.PrivateObjectiveDealt(0, Colour.RED), events.PatternChosen(1, "virtus")]
    assert hold_secrets(dealt)
    assert events_for(dealt, 0, solo=False) == [
        messages.PrivateObjectiveDealt(0, "R"),
        messages.PatternChosen(1, None),
    ]
    assert events_for(dealt, None, solo=False) == [
        messages.PrivateObjectiveDealt(0, None),
        messages.PatternChosen(1, None),
    ]
    assert not hold_secrets([events.GameEnded()])
