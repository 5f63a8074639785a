"""`apply`: the one way from a state to the next (RULES 4.1)."""

import dataclasses
from typing import cast

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour, Die
from sagrada.engine.events import DieDrafted, DiePlaced
from sagrada.engine.moves import Draft, EndTurn, Place
from sagrada.engine.options import Setup
from sagrada.engine.outcomes import CardDealt, Drawn, Outcome, PrivateDealt, Rerolled, Rolled
from sagrada.engine.play import IllegalMove, ImpossibleOutcome, apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from tests.referee import EMPTY, first_until
from tests.tabletop import a_turn, choice, play
from tests.windows import at, die_of

R3 = die_of("R3")
TURN = a_turn(EMPTY, EMPTY, pool="R3 B2", tools=(6, 11))


def test_a_step_tells_before_after_and_what_happened() -> None:
    # RULES 4.1
    step = apply(TURN, Draft(0, R3))
    assert step.before is TURN
    assert step.after.turn.hand == R3
    assert step.events == (DieDrafted(0, R3),)
    step = apply(step.after, Place(0, at("A1")))
    assert step.events == (DiePlaced(0, R3, at("A1")),)


def test_the_state_before_stays_as_it_was() -> None:
    # RULES 4.1
    copy = dataclasses.replace(TURN)
    apply(TURN, Draft(0, R3))
    assert copy == TURN


def test_a_step_cannot_be_changed() -> None:
    # RULES 4.1
    step = apply(TURN, EndTurn(0))
    for field in step._fields:
        with pytest.raises(AttributeError):
            setattr(step, field, TURN)


def test_a_refused_move_says_which_and_why() -> None:
    # RULES 3.2
    with pytest.raises(IllegalMove) as error:
        apply(TURN, EndTurn(1))
    assert error.value.move == EndTurn(1)
    assert error.value.reason is Reason.NOT_YOUR_TURN
    assert str(error.value) == "2: end: It’s another player’s turn. (rule 3.2)"
    assert isinstance(error.value, ValueError)


ROLL = first_until(new_game(Setup()), Stage.ROLL)
REROLL = play(TURN, "1: draft R3", "1: tool 6")
DRAW = play(TURN, "1: draft R3", "1: tool 11")
NO_RED = ROLL.replace(bag=(0, 18, 18, 18, 18))


@pytest.mark.parametrize(
    ("state", "outcome"),
    [
        (TURN, Rolled(R3)),
        (TURN, Rerolled(3)),
        (ROLL, Rerolled(3)),
        (ROLL, Drawn(Colour.RED)),
        (ROLL, Rolled(Die(Colour.RED, 7))),
        (ROLL, PrivateDealt(0, Colour.RED)),
        (NO_RED, Rolled(R3)),
        (REROLL, Rerolled(0)),
        (REROLL, Rerolled(7)),
        (REROLL, Rolled(R3)),
        (DRAW, Rerolled(3)),
        (DRAW.replace(bag=(1, 0, 0, 0, 0)), Drawn(Colour.BLUE)),
        (new_game(Setup()), PrivateDealt(1, Colour.RED)),
        (new_game(Setup()), CardDealt(0, 8)),
        (TURN.replace(stage=Stage.OVER), Rolled(R3)),
    ],
)
def test_what_chance_cannot_have_given_is_refused(state: GameState, outcome: Outcome) -> None:
    # RULES 3.1: and nothing changes
    copy = dataclasses.replace(state)
    with pytest.raises(ImpossibleOutcome) as error:
        apply(state, outcome)
    assert error.value.outcome == outcome
    assert f"that cannot happen now ({state.stage})" in str(error.value)
    assert copy == state


@pytest.mark.parametrize(
    "text", ["1: place A1", "1: end", "2: draft R3", "1: draft P6", "1: tool 3"]
)
def test_a_refused_move_changes_nothing(text: str) -> None:
    # RULES 4.1
    state = play(TURN, "1: draft R3") if "draft" in text else REROLL
    copy = dataclasses.replace(state)
    with pytest.raises(IllegalMove):
        apply(state, choice(text))
    assert copy == state


def test_an_outcome_that_does_not_exist_is_refused_in_words() -> None:
    """RULES 1.1: there is no ninth colour."""
    rolling = a_turn(EMPTY, EMPTY).replace(stage=Stage.ROLL)
    with pytest.raises(ImpossibleOutcome, match="cannot happen now"):
        apply(rolling, Rolled(Die(cast("Colour", 9), 9)))
