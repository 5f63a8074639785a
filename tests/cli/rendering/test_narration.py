"""Events in sentences."""

import pytest

from sagrada.cli.rendering.narration import narrate, pluralize
from sagrada.engine import events as ev
from sagrada.engine.audit import Mistake
from sagrada.engine.dice import Colour
from sagrada.engine.events import Event, seen_by
from sagrada.engine.reasons import Reason
from sagrada.game.history import ChoiceUndone
from tests.windows import at, die_of

NAMES = ("Anna", "Bea")
R3, R4, B5 = die_of("R3"), die_of("R4"), die_of("B5")
A1, B2 = at("A1"), at("B2")


def told(*events: Event) -> list[str]:
    return [line.plain for line in narrate(events, NAMES)]


def test_what_a_seat_does_in_a_row_is_one_sentence() -> None:
    happened = (
        ev.TurnBegan(0, False),
        ev.DieDrafted(0, R3),
        ev.DiePlaced(0, R3, A1),
        ev.TurnEnded(0),
        ev.TurnBegan(1, False),
        ev.TurnEnded(1),
        ev.TurnBegan(1, True),
        ev.ToolUsed(1, 4, 2),
        ev.DieLifted(1, B5, B2),
        ev.DiePlaced(1, B5, A1),
        ev.TurnEnded(1),
    )
    assert told(*happened) == [
        "Anna drafts R3 and places it on A1.",
        "Bea passes.",
        "Bea uses Lathekin for 2 favor tokens, lifts B5 from B2 and places it on A1.",
    ]


def test_rounds() -> None:
    # RULES 3.1, 3.3
    assert told(
        ev.RoundEnded(1, (R3, B5)),
        ev.RoundBegan(2, 1),
        ev.DieRolled(R3),
        ev.DieRolled(R4),
        ev.TurnBegan(1, False),
    ) == ["Round 1 ends. Dice for the round track: R3 B5.", "Round 2: Bea starts and rolls R3 R4."]


SENTENCES: dict[str, tuple[Event, ...]] = {
    "Anna changes R3 to R4.": (ev.DieTurned(0, R3, R4),),
    "Anna drafts R3, uses Grozing Pliers for 1 favor token and changes R3 to R4.": (
        ev.DieDrafted(0, R3),
        ev.ToolUsed(0, 1, 1),
        ev.DieTurned(0, R3, R4),
    ),
    "Anna uses Grozing Pliers and pays with B5.": (ev.ToolUsed(0, 1, 0), ev.DiePaid(0, 1, B5)),
    "Anna swaps R3 for B5 from round 2 and places it on A1.": (
        ev.DiceSwapped(0, R3, B5, 2),
        ev.DiePlaced(0, B5, A1),
    ),
    "Anna rerolls R3 to R4 and B5 to B5.": (
        ev.DieRerolled(0, R3, R4),
        ev.DieRerolled(0, B5, B5),
    ),
    "Anna rerolls R3 to R4 and puts it into the draft pool.": (
        ev.DieRerolled(0, R3, R4),
        ev.DieReturned(0, R4),
    ),
    "Anna returns R3 to the bag, draws a blue die, sets it to B5 and places it on A1.": (
        ev.DieBagged(0, R3),
        ev.DieDrawn(0, Colour.BLUE),
        ev.ValueChosen(0, B5),
        ev.DiePlaced(0, B5, A1),
    ),
    "Bea skips their second turn.": (ev.TurnSkipped(1),),
    "Anna calls a mistake in Bea’s window.": (ev.MistakeCalled(0, 1),),
    "Anna calls a mistake in their own window.": (ev.MistakeCalled(0, 0),),
    "Bea’s window has no mistakes.": (ev.WindowAudited(1, ()),),
    "Bea’s window has 1 mistake.": (ev.WindowAudited(1, (Mistake(Reason.WRONG_COLOUR, (A1,)),)),),
    "Anna removes R3 from A1.": (ev.DieRemoved(0, R3, A1),),
    "The game is over.": (ev.GameEnded(),),
    "Anna drafts R3 and undoes that choice.": (ev.DieDrafted(0, R3), ChoiceUndone(0)),
    "Anna lifts R3 from A1.": (ev.DieLifted(0, R3, A1),),
    "Anna gets Shades of Red.": (ev.PrivateObjectiveDealt(0, Colour.RED),),
    "Anna gets the window card Fractal Drops / Ripples of Light.": (ev.WindowCardDealt(0, 8),),
    "On the table: Lathekin (tool 4) and Light Shades.": (
        ev.ToolRevealed(4),
        ev.PublicObjectiveRevealed("light-shades"),
    ),
    "Bea is the start player.": (ev.StartPlayerDrawn(1),),
    "Anna chooses Fractal Drops.": (ev.PatternChosen(0, "fractal-drops"),),
    "The windows: Anna has Fractal Drops, Bea has Virtus.": (
        ev.PatternsRevealed(("fractal-drops", "virtus")),
    ),
    "Anna ends their turn.": (ev.TurnEnded(0),),
    "Bea passes.": (ev.TurnBegan(1, False), ev.TurnEnded(1)),
    "Rolled: R3 B5.": (ev.DieRolled(R3), ev.DieRolled(B5)),
    "Round 2: Bea starts.": (ev.RoundBegan(2, 1),),
    "Round 9 ends. Dice for the round track: none.": (ev.RoundEnded(9, ()),),
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_sentence(sentence: str) -> None:
    assert told(*SENTENCES[sentence]) == [sentence]


def test_every_kind_of_event_has_its_words() -> None:
    covered = {type(event).__name__ for events in SENTENCES.values() for event in events}
    assert covered == {kind.__name__ for kind in Event.__subclasses__()}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.PrivateObjectiveDealt(0, Colour.RED), "Anna gets a private objective."),
        (ev.WindowCardDealt(0, 8), "Anna gets a window card."),
        (ev.PatternChosen(0, "virtus"), "Anna chooses a pattern."),
    ],
)
def test_secrets_stay_secrets(event: Event, sentence: str) -> None:
    # RULES 2.1, 2.7
    assert told(seen_by(event, 1)) == [sentence]


def test_counting() -> None:
    assert [pluralize(n, "token") for n in (0, 1, 2)] == ["no tokens", "1 token", "2 tokens"]
