"""The reasons: each can be met at a table, cites a rule, and stands on the rules page."""

import re
from collections.abc import Mapping

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from tests import rules_page
from tests.referee import EMPTY, first_until, printed, refused
from tests.tabletop import a_turn, play
from tests.windows import FREE, window_with

PATTERN = first_until(new_game(Setup(cards=((8, 1), (12, 3)))), Stage.PATTERN)
CORNER = window_with(FREE, {"A1": "G1"})
GREENS = window_with(FREE, {"A1": "G1", "A2": "Y4", "B2": "G5"})
CLASH = window_with(FREE, {"A1": "R3", "A2": "R4"})
REDS = window_with(printed("R" * 20), {})
TWOS = window_with(printed("2" * 20), {})


def table(favor: int = 3, turn_number: int = 0) -> GameState:
    """A turn in the second round, with all tools but one."""
    return a_turn(
        GREENS,
        EMPTY,
        pool="R3 B5 P6",
        tools=tuple(number for number in range(1, 13) if number != 3),
        track=("G2 P6",),
        favor=favor,
        turn_number=turn_number,
    )


def honour(*moves: str) -> GameState:
    return play(a_turn(CLASH, EMPTY, pool="R3 B5", honour=True), *moves)


def solo(*moves: str) -> GameState:
    """The Eglomise Brush is paid with blue."""
    return play(a_turn(CORNER, pool="R3 R4 B5", tools=(2,)), *moves)


def one_way(*moves: str) -> GameState:
    """Lathekin: green can leave A2 only for C1, and only after yellow went to B1 or B2."""
    window = window_with(printed("YGYYY YYYYY GYYYY YYYYY"), {"A1": "Y1", "A2": "G3"})
    return play(a_turn(window, EMPTY, pool="P6", tools=(4,)), *moves)


CASES: Mapping[Reason, tuple[GameState, str]] = {
    # Who may choose, and what is asked for now.
    Reason.GAME_OVER: (table().replace(stage=Stage.OVER), "1: end"),
    Reason.CHANCE_FIRST: (new_game(Setup()), "1: end"),
    Reason.NO_SUCH_SEAT: (table(), "3: end"),
    Reason.NOT_YOUR_TURN: (table(), "2: end"),
    Reason.NOT_ASKED: (table(), "1: place A3"),
    Reason.FINISH_FIRST: (play(table(), "1: draft R3"), "1: end"),
    Reason.MEND_FIRST: (honour("2: call 1"), "1: end"),
    # Setup.
    Reason.PATTERN_NOT_YOURS: (PATTERN, "1: pattern luz-celestial"),
    Reason.PATTERN_CHOSEN: (play(PATTERN, "1: pattern firmitas"), "1: pattern firmitas"),
    # Drafting.
    Reason.NOT_IN_POOL: (table(), "1: draft R4"),
    Reason.ALREADY_DRAFTED: (play(table(), "1: draft R3", "1: place B1"), "1: draft B5"),
    Reason.NOT_PLACEABLE: (a_turn(REDS, EMPTY, pool="B5"), "1: draft B5"),
    # Placing.
    Reason.OCCUPIED: (play(table(), "1: draft R3"), "1: place A1"),
    Reason.NOT_ON_EDGE: (play(a_turn(EMPTY, EMPTY, pool="R3"), "1: draft R3"), "1: place B2"),
    Reason.NOT_TOUCHING: (play(table(), "1: draft R3"), "1: place D5"),
    Reason.WRONG_COLOUR: (
        play(a_turn(REDS, REDS, pool="R3 B5", tools=(6,)), "1: draft B5"),
        "1: place A1",
    ),
    Reason.WRONG_VALUE: (
        play(a_turn(TWOS, EMPTY, pool="B5", tools=(6,)), "1: draft B5"),
        "1: place A1",
    ),
    Reason.SAME_COLOUR: (play(a_turn(CORNER, EMPTY, pool="G3"), "1: draft G3"), "1: place A2"),
    Reason.SAME_VALUE: (play(a_turn(CORNER, EMPTY, pool="R1"), "1: draft R1"), "1: place A2"),
    # Tools.
    Reason.TOOL_NOT_HERE: (table(), "1: tool 3"),
    Reason.TOOL_USED: (play(table(), "1: draft R3", "1: tool 10"), "1: tool 1"),
    Reason.TOO_FEW_TOKENS: (table(favor=0), "1: tool 2"),
    Reason.NO_EFFECT: (a_turn(EMPTY, EMPTY, pool="R3", tools=(2,)), "1: tool 2"),
    Reason.NEEDS_DRAFTED_DIE: (table(), "1: tool 1"),
    Reason.DIE_IN_HAND: (play(table(), "1: draft R3"), "1: tool 2"),
    Reason.NOT_THE_TURN: (table(), "1: tool 7"),
    Reason.DRAFT_DONE: (play(table(turn_number=3), "1: draft R3", "1: place B1"), "1: tool 7"),
    Reason.DRAFT_NEEDED: (table(), "1: tool 8"),
    Reason.TRACK_EMPTY: (a_turn(GREENS, EMPTY, pool="R3", tools=(12,)), "1: tool 12"),
    Reason.NOTHING_THERE: (play(table(), "1: tool 2"), "1: lift D5"),
    Reason.SAME_SPACE: (play(table(), "1: tool 2", "1: lift A1"), "1: place A1"),
    Reason.NO_PLACE_TO_GO: (one_way("1: tool 4"), "1: lift A2"),
    Reason.ONE_STEP: (play(table(), "1: draft P6", "1: tool 1"), "1: value 1"),
    Reason.SAME_DIE: (play(table(), "1: tool 4", "1: lift A2", "1: place C1"), "1: lift C1"),
    Reason.NOT_ON_TRACK: (play(table(), "1: draft R3", "1: tool 5"), "1: swap 2 G2"),
    Reason.EQUAL_DIE: (play(table(), "1: draft P6", "1: tool 5"), "1: swap 1 P6"),
    Reason.NOT_ALONE: (play(table(), "1: draft R3", "1: tool 9"), "1: place B1"),
    Reason.COLOUR_NOT_ON_TRACK: (play(table(), "1: tool 12"), "1: lift A2"),
    Reason.OTHER_COLOUR: (play(table(), "1: tool 12", "1: lift A1", "1: place A3"), "1: lift A2"),
    # Solo.
    Reason.TOOL_SPENT: (
        solo("1: tool 2", "1: pay B5", "1: lift A1", "1: place D5", "1: end"),
        "1: tool 2",
    ),
    Reason.PAYMENT_NOT_IN_POOL: (solo("1: tool 2"), "1: pay B4"),
    Reason.WRONG_PAYMENT: (solo("1: tool 2"), "1: pay R3"),
    Reason.NO_PAYMENT: (solo("1: draft B5", "1: place B1", "1: end"), "1: tool 2"),
    Reason.PAYMENT_SPOILS: (
        play(
            a_turn(window_with(printed(".3333" + "3" * 15), {}), pool="R3 R4 B5", tools=(8,)),
            "1: draft B5",
            "1: place A1",
            "1: tool 8",
        ),
        "1: pay R3",
    ),
    # Honour tables.
    Reason.STRICT_TABLE: (table(), "1: call 2"),
    Reason.ALREADY_CALLED: (honour("1: draft B5", "1: call 1"), "2: call 1"),
    Reason.NO_SUCH_WINDOW: (honour(), "1: call 3"),
    Reason.NOT_A_MISTAKE: (honour("2: call 1"), "1: remove D5"),
}
"""For every reason a table, and a move that is refused there for it."""


@pytest.mark.parametrize("reason", Reason, ids=str)
def test_every_reason_can_be_met(reason: Reason) -> None:
    """RULES 4.1: a reason that no table can give would be dead wood."""
    state, text = CASES[reason]
    assert refused(state, text) is reason


@pytest.mark.parametrize("reason", Reason, ids=str)
def test_every_reason_cites_a_rule_of_the_page(reason: Reason) -> None:
    """RULES 4.1: a player can look it up."""
    assert reason.rule in rules_page.rules()


def test_ids_and_sentences_are_fit_to_be_shown() -> None:
    """RULES 4.1: an id is the name in lower case; a sentence is one sentence."""
    for reason in Reason:
        assert reason.id == reason.name.lower().replace("_", "-")
        assert str(reason) == reason.id
        assert re.fullmatch(r"[A-Z][^.|]+\.", reason.sentence)
        assert len(reason.sentence) <= 72


def test_no_two_reasons_are_the_same() -> None:
    """RULES 4.1: members with equal values would be one member of the enum."""
    assert len(Reason) == len(Reason.__members__) == len({reason.id for reason in Reason})


def test_the_rules_page_lists_the_same_reasons() -> None:
    """RULES 4.1: code and page say the same, in the same words."""
    assert rules_page.table_on_page() == rules_page.reasons_table(), (
        "docs/rules.md: write the table anew with PYTHONPATH=src python -m tests.rules_page"
    )
