"""Legality: the list of legal moves, and the predicate `illegal` with its reasons."""

from dataclasses import replace

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.dice import Colour, Die
from sagrada.engine.legal import LegalMoves, illegal, legal_moves
from sagrada.engine.moves import (
    Call,
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.play import IllegalMove, apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from tests.referee import EMPTY, first_until, offered, refused
from tests.tabletop import a_turn, play
from tests.windows import FREE, die_of, window_with

R3 = die_of("R3")
GREENS = window_with(FREE, {"A1": "G1", "A2": "B4", "B2": "G5"})
CLASH = window_with(FREE, {"A1": "R3", "A2": "R4"})
TABLE = a_turn(GREENS, EMPTY, pool="R3 Y6 P2", tools=(1, 2, 5, 8, 12), track=("G2",))

STAGES: dict[Stage, GameState] = {
    Stage.PATTERN: first_until(new_game(Setup(cards=((8, 1), (2, 3)))), Stage.PATTERN),
    Stage.TURN: TABLE,
    Stage.PAY: play(a_turn(GREENS, pool="B5 R3", tools=(2,)), "1: tool 2"),
    Stage.PLACE: play(TABLE, "1: draft R3"),
    Stage.VALUE: play(TABLE, "1: draft R3", "1: tool 1"),
    Stage.SWAP: play(TABLE, "1: draft R3", "1: tool 5"),
    Stage.LIFT: play(TABLE, "1: tool 2"),
    Stage.LIFT_OR_STOP: play(TABLE, "1: tool 12", "1: lift A1", "1: place A3"),
    Stage.EXTRA_DRAFT: play(TABLE, "1: draft R3", "1: place B1", "1: tool 8"),
    Stage.MEND: play(a_turn(CLASH, EMPTY, pool="R3", honour=True), "2: call 1"),
}
"""A table at every stage at which the first seat has to choose."""

KINDS: tuple[Move, ...] = (
    ChoosePattern(0, "fractal-drops"),
    Draft(0, R3),
    Place(0, 0),
    UseTool(0, 2),
    Pay(0, R3),
    SetValue(0, 2),
    Swap(0, 1, die_of("G2")),
    Lift(0, 0),
    PutBack(0),
    Stop(0),
    EndTurn(0),
    Remove(0, 0),
)

ASKED: dict[Stage, set[type[Move]]] = {
    Stage.PATTERN: {ChoosePattern},
    Stage.TURN: {Draft, UseTool, EndTurn},
    Stage.PAY: {Pay},
    Stage.PLACE: {Place, UseTool, PutBack},
    Stage.VALUE: {SetValue},
    Stage.SWAP: {Swap},
    Stage.LIFT: {Lift},
    Stage.LIFT_OR_STOP: {Lift, Stop},
    Stage.EXTRA_DRAFT: {Draft},
    Stage.MEND: {Remove},
}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("move", KINDS, ids=lambda move: type(move).__name__)
def test_what_is_not_asked_for(stage: Stage, move: Move) -> None:
    # RULES 4.1, 6.7, 8.5
    state = STAGES[stage]
    assert state.stage is stage
    if stage in (Stage.PATTERN, Stage.TURN):
        expected = Reason.NOT_ASKED
    else:
        expected = Reason.MEND_FIRST if stage is Stage.MEND else Reason.FINISH_FIRST
    if type(move) in ASKED[stage]:
        assert illegal(state, move) is not Reason.NOT_ASKED
    else:
        assert illegal(state, move) is expected


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("move", KINDS, ids=lambda move: type(move).__name__)
def test_nobody_chooses_for_another(stage: Stage, move: Move) -> None:
    # RULES 3.2: in solo there is nobody else
    state = STAGES[stage]
    if state.setup.solo:
        assert illegal(state, replace(move, seat=1)) is Reason.NO_SUCH_SEAT
    elif stage is not Stage.PATTERN:
        assert illegal(state, replace(move, seat=1)) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("seat", [-1, 2, 3])
@pytest.mark.parametrize("state", [*STAGES.values(), new_game(Setup())])
def test_nobody_without_a_seat_chooses_anything(state: GameState, seat: int) -> None:
    # RULES 2.1: not even calls a mistake
    for move in (*(replace(kind, seat=seat) for kind in KINDS), Call(seat, 0)):
        assert illegal(state, move) is Reason.NO_SUCH_SEAT
        with pytest.raises(IllegalMove, match="There’s no such seat"):
            apply(state, move)


@pytest.mark.parametrize(
    ("stage", "move", "reason"),
    [
        (Stage.PATTERN, ChoosePattern(0, "no-such-pattern"), Reason.PATTERN_NOT_YOURS),
        (Stage.TURN, Draft(0, Die(Colour.RED, 7)), Reason.NOT_IN_POOL),
        (Stage.TURN, UseTool(0, 13), Reason.TOOL_NOT_HERE),
        (Stage.TURN, UseTool(0, 0), Reason.TOOL_NOT_HERE),
        (Stage.PAY, Pay(0, Die(Colour.RED, 0)), Reason.PAYMENT_NOT_IN_POOL),
        (Stage.PLACE, Place(0, -1), Reason.NOT_ASKED),
        (Stage.PLACE, Place(0, 20), Reason.NOT_ASKED),
        (Stage.VALUE, SetValue(0, 0), Reason.NOT_ASKED),
        (Stage.VALUE, SetValue(0, 7), Reason.NOT_ASKED),
        (Stage.VALUE, SetValue(0, -1), Reason.NOT_ASKED),
        (Stage.SWAP, Swap(0, 0, die_of("G2")), Reason.NOT_ON_TRACK),
        (Stage.SWAP, Swap(0, -1, die_of("G2")), Reason.NOT_ON_TRACK),
        (Stage.SWAP, Swap(0, 11, die_of("G2")), Reason.NOT_ON_TRACK),
        (Stage.LIFT, Lift(0, -1), Reason.NOTHING_THERE),
        (Stage.LIFT, Lift(0, 20), Reason.NOTHING_THERE),
        (Stage.MEND, Remove(0, -20), Reason.NOT_A_MISTAKE),
        (Stage.MEND, Call(0, -1), Reason.NO_SUCH_WINDOW),
        (Stage.MEND, Call(0, 2), Reason.NO_SUCH_WINDOW),
    ],
)
def test_things_that_do_not_exist(stage: Stage, move: Move, reason: Reason) -> None:
    # RULES 4.1: one clear sentence, never a crash
    state = STAGES[stage]
    assert illegal(state, move) is reason
    assert move not in legal_moves(state)
    with pytest.raises(IllegalMove, match=reason.citation):
        apply(state, move)


def test_a_die_that_does_not_exist_can_still_be_named_in_a_refusal() -> None:
    # RULES 1.1
    for die in (Die(Colour.RED, 9), Die(Colour.RED, -1)):
        with pytest.raises(IllegalMove, match="isn’t in the draft pool"):
            apply(TABLE, Draft(0, die))


@pytest.mark.parametrize("stage", STAGES)
def test_a_move_of_no_kind(stage: Stage) -> None:
    # RULES 4.1: refused like any other that is not asked for
    with pytest.raises(IllegalMove, match=r"^Move\(seat=0\): "):
        apply(STAGES[stage], Move(0))


def test_who_may_choose_comes_before_what() -> None:
    # RULES 3.1, 3.4
    over = TABLE.replace(stage=Stage.OVER)
    assert refused(over, "2: draft P6") is Reason.GAME_OVER
    assert refused(new_game(Setup()), "2: end") is Reason.CHANCE_FIRST
    assert refused(new_game(Setup()), "2: call 1") is Reason.CHANCE_FIRST


def test_the_first_reason_counts() -> None:
    # RULES 6: on the table, not spent, one a turn, the moment, the price, the effect
    state = a_turn(EMPTY, EMPTY, pool="R3", tools=(2,), favor=0)
    assert refused(play(state, "1: draft R3"), "1: tool 2") is Reason.DIE_IN_HAND
    assert refused(state, "1: tool 2") is Reason.TOO_FEW_TOKENS
    richer = a_turn(EMPTY, EMPTY, pool="R3", tools=(2,), favor=1)
    assert refused(richer, "1: tool 2") is Reason.NO_EFFECT


# ---------------------------------------------------------------- the list of legal moves

B2 = die_of("B2")
TURN = a_turn(EMPTY, EMPTY, pool="R3 R3 B2")


def test_ask() -> None:
    # RULES 4.1
    moves = legal_moves(TURN)
    assert Draft(0, R3) in moves
    assert Draft(1, R3) not in moves
    assert Place(0, 0) not in moves
    words: object = "1: end"
    assert words not in moves


def test_iterate_and_count() -> None:
    # RULES 4.1, 4.6
    moves = legal_moves(TURN)
    assert list(moves) == [Draft(0, R3), Draft(0, B2), EndTurn(0)]
    assert len(moves) == 3
    assert moves[-1] == EndTurn(0)
    assert bool(moves)


def test_print() -> None:
    # RULES 4.1
    moves = legal_moves(TURN)
    assert str(moves) == "1: draft R3, 1: draft B2, 1: end"
    assert repr(moves) == "<LegalMoves: 1: draft R3, 1: draft B2, 1: end>"


def test_by_seat() -> None:
    # RULES 3.2, 8.2
    moves = legal_moves(a_turn(EMPTY, EMPTY, pool="R3", honour=True))
    assert moves.of(1) == (Call(1, 0), Call(1, 1))
    assert moves.of(0) == (Draft(0, R3), EndTurn(0), Call(0, 0), Call(0, 1))
    assert moves.of(None) == ()


@pytest.mark.parametrize("referee", Referee)
def test_none_while_chance_answers_and_at_the_end(referee: Referee) -> None:
    # RULES 3.1, 3.4
    state = new_game(Setup(options=Options(referee=referee)))
    assert not legal_moves(state)
    assert str(legal_moves(state)) == ""
    assert not legal_moves(state.replace(stage=Stage.OVER))


def test_found_once_and_kept() -> None:
    # RULES 4.1
    state = a_turn(EMPTY, EMPTY, pool="R3")
    assert legal_moves(state) is legal_moves(state)


def test_moves_are_listed_once_and_in_a_fixed_order() -> None:
    # RULES 4.6: pool order, then tools as they lie, then the end
    state = a_turn(EMPTY, EMPTY, pool="P1 R3 B2 R3", tools=(12, 7, 2), turn_number=3)
    assert offered(state) == ["draft R3", "draft B2", "draft P1", "tool 7", "end"]
    state = play(a_turn(EMPTY, EMPTY, pool="R3", tools=(11, 6, 10)), "1: draft R3")
    assert offered(state)[-3:] == ["tool 11", "tool 6", "tool 10"]


def test_every_stage_with_a_choice_has_moves() -> None:
    # RULES 6.7
    state = first_until(new_game(Setup()), Stage.PATTERN)
    assert len(legal_moves(state)) == 8
    assert isinstance(legal_moves(state), LegalMoves)
