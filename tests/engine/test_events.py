"""What is told of an event, and to whom (RULES 2.1, 2.7)."""

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour
from sagrada.engine.events import (
    DiePlaced,
    Event,
    GameEnded,
    PatternChosen,
    PatternsRevealed,
    PrivateObjectiveDealt,
    PublicObjectiveRevealed,
    StartPlayerDrawn,
    ToolRevealed,
    WindowCardDealt,
    seen_by,
)
from sagrada.engine.options import Setup
from sagrada.engine.play import apply
from sagrada.engine.state import Stage
from tests.referee import first_until
from tests.tabletop import choice
from tests.windows import die_of

SECRETS = [
    (PrivateObjectiveDealt(1, Colour.BLUE), PrivateObjectiveDealt(1, None)),
    (WindowCardDealt(1, 8), WindowCardDealt(1, None)),
    (PatternChosen(1, "virtus"), PatternChosen(1, None)),
]


@pytest.mark.parametrize(("event", "hidden"), SECRETS)
def test_a_secret_is_told_to_its_owner_only(event: Event, hidden: Event) -> None:
    # RULES 2.1, 2.7: others, and spectators, hear only that it happened
    assert seen_by(event, 1) == event
    for seat in (0, 2, None):
        assert seen_by(event, seat) == hidden


def test_in_solo_private_objectives_lie_face_up() -> None:
    # RULES 9.1: window cards and the choice do not
    private = PrivateObjectiveDealt(0, Colour.BLUE)
    assert seen_by(private, None, solo=True) == private
    assert seen_by(WindowCardDealt(0, 8), None, solo=True) == WindowCardDealt(0, None)
    assert seen_by(PatternChosen(0, "virtus"), None, solo=True) == PatternChosen(0, None)


@pytest.mark.parametrize(
    "event", [PatternsRevealed(("virtus", "firmitas")), DiePlaced(1, die_of("R3"), 4), GameEnded()]
)
def test_the_rest_is_told_to_all(event: Event) -> None:
    # RULES 2.2
    for seat in (0, 1, None):
        assert seen_by(event, seat) is event


@pytest.mark.parametrize(
    ("stage", "outcome", "event"),
    [
        (Stage.DEAL_PRIVATE, "private 1 green", PrivateObjectiveDealt(0, Colour.GREEN)),
        (Stage.DEAL_CARDS, "card 1 8", WindowCardDealt(0, 8)),
        (Stage.DEAL_TOOLS, "tool 4", ToolRevealed(4)),
        (Stage.DEAL_PUBLIC, "public deep-shades", PublicObjectiveRevealed("deep-shades")),
        (Stage.DRAW_START, "start 2", StartPlayerDrawn(1)),
    ],
)
def test_every_deal_is_told(stage: Stage, outcome: str, event: Event) -> None:
    # RULES 2.1, 2.2, 2.4, 2.5
    state = first_until(new_game(Setup()), stage)
    assert apply(state, choice(f"*: {outcome}")).events == (event,)


def test_the_pattern_choice_is_told_and_then_the_patterns() -> None:
    # RULES 2.2
    state = first_until(new_game(Setup(cards=((8, 1), (12, 3)))), Stage.PATTERN)
    first = apply(state, choice("2: pattern luz-celestial"))
    assert first.events == (PatternChosen(1, "luz-celestial"),)
    last = apply(first.after, choice("1: pattern firmitas"))
    assert last.events[:2] == (
        PatternChosen(0, "firmitas"),
        PatternsRevealed(("firmitas", "luz-celestial")),
    )
