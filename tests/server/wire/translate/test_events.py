"""Events on the wire."""

from sagrada.engine import events as ev
from sagrada.engine.audit import Mistake
from sagrada.engine.dice import Colour, Die
from sagrada.engine.reasons import Reason
from sagrada.server.wire import events as wire
from sagrada.server.wire.board import Mistake as MistakeMessage
from sagrada.server.wire.translate.events import events_for, hold_secrets, wire_event


def test_dice_colours_and_mistakes_are_written_plainly() -> None:
    die = Die(Colour.RED, 3)
    assert wire_event(ev.DieDrafted(1, die)) == wire.DieDrafted(1, "R3")
    assert wire_event(ev.DieDrawn(0, Colour.BLUE)) == wire.DieDrawn(0, "B")
    assert wire_event(ev.RoundEnded(2, (die,))) == wire.RoundEnded(2, ["R3"])
    audited = ev.WindowAudited(1, (Mistake(Reason.SAME_COLOUR, (1, 2)),))
    assert wire_event(audited) == wire.WindowAudited(1, [MistakeMessage("same-colour", [1, 2])])


def test_each_reader_gets_what_it_may_know() -> None:
    """RULES 2.1, 2.7"""
    dealt = [ev.PrivateObjectiveDealt(0, Colour.RED), ev.PatternChosen(1, "virtus")]
    assert hold_secrets(dealt)
    assert events_for(dealt, 0, solo=False) == [
        wire.PrivateObjectiveDealt(0, "R"),
        wire.PatternChosen(1, None),
    ]
    assert events_for(dealt, None, solo=False) == [
        wire.PrivateObjectiveDealt(0, None),
        wire.PatternChosen(1, None),
    ]
    assert not hold_secrets([ev.GameEnded()])
