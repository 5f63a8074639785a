"""Choices on the wire: all that is legal, and the engine's own reason for the rest."""

import random

import pytest
from hypothesis import given

from sagrada.engine.dice import ALL_KINDS
from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.moves import Draft, Move, Place
from sagrada.engine.notation import parse_choice, parse_die
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.play import apply
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import GameState, Stage
from sagrada.server.tables.connection import encode
from sagrada.server.wire.choices import Choices, choices_of
from sagrada.server.wire.hints import Fit
from tests.alphabet import states
from tests.tabletop import a_turn, play, random_steps, window


def of(state: GameState, seat: int) -> Choices:
    found = choices_of(state, seat, can_undo=False, hints=True)
    assert found is not None
    return found


def reasons(fit: Fit) -> list[str | None]:
    """By space."""
    listed = {space: reason for reason, spaces in fit.refused.items() for space in spaces}
    assert listed.keys().isdisjoint(fit.spaces)
    return [listed.get(space) for space in SPACES]


def law(state: GameState, seat: int) -> list[str | None]:
    """By space, what the engine says to a `place` there."""
    found = [illegal(state, Place(seat, space)) for space in SPACES]
    return [None if reason is None else reason.id for reason in found]


@given(states())
def test_every_legal_move_is_offered_in_notation(state: GameState) -> None:
    for seat in range(state.setup.players):
        legal = list(legal_moves(state).of(seat))
        found = choices_of(state, seat, can_undo=False, hints=True)
        offered: list[Move] = [parse_choice(seat, c.move) for c in found.legal] if found else []
        assert offered == legal


@given(states())
def test_the_reasons_for_spaces_are_the_engines(state: GameState) -> None:
    """RULES 5"""
    if state.stage is Stage.PLACE:
        (fit,) = of(state, state.active).fits
        assert reasons(fit) == law(state, state.active)
    elif state.stage in (Stage.TURN, Stage.EXTRA_DRAFT):
        for fit in of(state, state.active).fits:
            draft = Draft(state.active, parse_die(fit.die))
            if draft in legal_moves(state):
                assert reasons(fit) == law(apply(state, draft).after, state.active)
            else:
                assert fit.spaces == ()


@given(states())
def test_every_die_and_tool_is_legal_or_refused(state: GameState) -> None:
    if state.stage is not Stage.TURN:
        return
    found = of(state, state.active)
    offered = {c.move for c in found.legal}
    refused_dice = {f"draft {refusal.die}" for refusal in found.refused_dice}
    refused_tools = {f"tool {refusal.tool}" for refusal in found.refused_tools}
    everything = {f"draft {die}" for die in ALL_KINDS if die in state.pool}
    everything |= {f"tool {tool.number}" for tool in state.tools}
    for refusal in found.refused_dice:
        reason = illegal(state, Draft(state.active, parse_die(refusal.die)))
        assert reason is not None
        assert refusal.reason == reason.id
    assert refused_dice.isdisjoint(offered)
    assert refused_tools.isdisjoint(offered)
    assert everything == (offered - {"end"} - _calls(offered)) | refused_dice | refused_tools


def _calls(offered: set[str]) -> set[str]:
    return {move for move in offered if move.startswith("call")}


def test_a_tool_tells_its_price() -> None:
    """RULES 6.1"""
    state = a_turn(window("virtus"), window("virtus"), pool="G1 G2", tools=(10, 7))
    found = of(play(state, "1: draft G1"), 0)
    tools = [choice for choice in found.legal if choice.move.startswith("tool")]
    assert [(tool.move, getattr(tool, "price", None)) for tool in tools] == [("tool 10", 1)]
    assert [(refusal.tool, refusal.reason) for refusal in found.refused_tools] == [
        (7, "die-in-hand")
    ]


def test_lifting_swapping_values_and_payments_have_their_reasons() -> None:
    """RULES 6.4, 9.3, tool 1, tool 5"""
    laid = window("virtus", {"A2": "R5"})
    moving = of(play(a_turn(laid, laid, pool="G1", tools=(2,)), "1: tool 2"), 0)
    assert moving.refused_spaces == []

    swapping = a_turn(window("virtus"), window("virtus"), pool="R1", tools=(5,), track=("R1 B2",))
    found = of(play(swapping, "1: draft R1", "1: tool 5"), 0)
    assert [(r.round, r.die, r.reason) for r in found.refused_track] == [(1, "R1", "equal-die")]

    grozing = a_turn(window("virtus"), window("virtus"), pool="R2", tools=(1,))
    found = of(play(grozing, "1: draft R2", "1: tool 1"), 0)
    assert {r.value: r.reason for r in found.refused_values}[6] == "one-step"

    paying = a_turn(window("virtus"), pool="P1 R1 R2", tools=(1,))
    found = of(play(paying, "1: draft R2", "1: tool 1"), 0)
    assert [(r.die, r.reason) for r in found.refused_dice] == [("R1", "wrong-payment")]


def test_dice_outside_a_mistake_cannot_be_removed() -> None:
    """RULES 8.5"""
    wrong = window("virtus", {"A2": "R5", "B2": "R4", "C1": "Y1"})
    state = play(a_turn(wrong, window("virtus"), pool="R1", honour=True), "2: call 1")
    found = of(state, 0)
    assert [(r.space, r.reason) for r in found.refused_spaces] == [(10, "not-a-mistake")]


def test_nothing_to_choose_is_no_choices() -> None:
    state = a_turn(window("virtus"), window("virtus"), pool="R1")
    assert choices_of(state, 1, can_undo=False, hints=True) is None
    back = choices_of(state, 1, can_undo=True, hints=True)
    assert back is not None
    assert (back.legal, back.can_undo) == ([], True)


# ---------------------------------------------------------------- ready to be sent


def assert_ready_choices_say_the_same(state: GameState) -> None:
    """To the byte, for every seat, with and without hints."""
    for seat in range(state.setup.players):
        for hints in (False, True):
            made = choices_of(state, seat, can_undo=True, hints=hints)
            ready = choices_of(state, seat, can_undo=True, hints=hints, ready=True)
            assert (ready is None) == (made is None)
            if ready is not None:
                assert encode(ready) == encode(made)


@given(states())
def test_ready_choices_say_the_same(state: GameState) -> None:
    assert_ready_choices_say_the_same(state)


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ready_choices_say_the_same_in_whole_games(players: int, referee: Referee) -> None:
    """All tools, three at a time, from the first choice to the end of the game."""
    for first in range(1, 13, 3):
        tools = (first, first + 1, first + 2)
        setup = Setup(players, Options(referee=referee), solo_tools=3, tools=tools)
        for step in random_steps(setup, random.Random(first)):
            assert_ready_choices_say_the_same(step.after)
