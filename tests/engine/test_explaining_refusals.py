"""The full sentence of a refusal: what was tried, why not, which rule, what lies in the way."""

import pytest

from sagrada.engine.dice import Colour, Die
from sagrada.engine.legal import explain, illegal
from sagrada.engine.moves import Draft, Move, Place
from sagrada.engine.play import IllegalMove, apply
from sagrada.engine.reasons import Reason
from tests.referee import EMPTY, printed
from tests.tabletop import a_turn, choice, play
from tests.windows import at, window_with

LYING = window_with(
    printed("..5.. ..... R.... ....."), {"A2": "G3", "B1": "R4", "B3": "R6", "C2": "B3"}
)
IN_HAND = play(a_turn(LYING, EMPTY, pool="R3 Y3"), "1: draft R3")


def said(text: str) -> str:
    """What the table answers."""
    move = choice(text)
    assert isinstance(move, Move)
    with pytest.raises(IllegalMove) as error:
        apply(IN_HAND, move)
    reason = illegal(IN_HAND, move)
    assert reason is not None
    assert str(error.value) == explain(IN_HAND, move, reason)
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1: place A2", "1: place A2: There’s already a die on that space. (rule 5.1)"),
        (
            "1: place D5",
            "1: place D5: The die must touch another die, orthogonally or diagonally. (rule 5.3)",
        ),
        (
            "1: place A3",
            "1: place A3: That space needs a different value. A3 needs a 5. (rule 5.4)",
        ),
        (
            "1: place B2",
            (
                "1: place B2: Neighboring dice can’t share a color, except diagonally. "
                "B1 is R4, B3 is R6. (rule 5.5)"
            ),
        ),
        ("1: end", "1: end: Finish what you’ve started first. (rule 6.7)"),
        ("2: place A1", "2: place A1: It’s another player’s turn. (rule 3.2)"),
        ("3: place A3", "3: place A3: There’s no such seat at this table. (rule 2.1)"),
    ],
)
def test_sentences(text: str, sentence: str) -> None:
    # RULES 5.1, 5.3, 5.4, 5.5: it names the dice or the print in the way
    assert said(text) == sentence


def test_a_colour_is_named() -> None:
    # RULES 5.4
    state = play(a_turn(LYING, EMPTY, pool="R3 Y3"), "1: draft Y3")
    with pytest.raises(IllegalMove) as error:
        apply(state, choice("1: place C1"))
    assert str(error.value) == (
        "1: place C1: That space needs a different color. C1 needs red. (rule 5.4)"
    )


def test_all_dice_of_the_same_value_are_named() -> None:
    # RULES 5.5
    state = play(a_turn(LYING, EMPTY, pool="Y3"), "1: draft Y3")
    with pytest.raises(IllegalMove) as error:
        apply(state, choice("1: place B2"))
    assert "A2 is G3, C2 is B3. (rule 5.5)" in str(error.value)


@pytest.mark.parametrize(
    "move", [Place(5, at("A3")), Place(-1, at("A3")), Place(0, 20), Place(0, -1)]
)
def test_a_seat_or_space_that_does_not_exist(move: Move) -> None:
    # RULES 2.1, 4.1: one clear sentence, never a crash
    with pytest.raises(IllegalMove, match=r"\(rule (2\.1|4\.1)\)"):
        apply(IN_HAND, move)


def test_a_die_that_has_no_notation() -> None:
    # RULES 1.1: it is shown as it came
    nonsense = Draft(0, Die._make((7, 3)))
    sentence = explain(IN_HAND, nonsense, Reason.NOT_IN_POOL)
    assert sentence.startswith("Draft(seat=0, die=")
    assert sentence.endswith("That die isn’t in the draft pool. (rule 4.1)")


def test_a_refusal_names_no_secret() -> None:
    # RULES 2.1, 2.7: two tables that differ in secrets refuse in the same words
    other = a_turn(LYING, EMPTY, pool="R3 Y3", private=(Colour.RED, Colour.PURPLE))
    other = play(other, "1: draft R3")
    for space in range(20):
        move = Place(0, space)
        reason = illegal(IN_HAND, move)
        assert illegal(other, move) is reason
        if reason is not None:
            assert explain(IN_HAND, move, reason) == explain(other, move, reason)
