"""Hints say what trying it out would show: where a die fits, dead spaces, what is in the way."""

import pytest
from hypothesis import given

from sagrada.engine.dice import ALL_KINDS, COLOURS, Colour, Die
from sagrada.engine.hints import (
    DeadSpace,
    DeadSpaceWarning,
    Fit,
    WindowHints,
    fit,
    fit_from_pool,
    fit_in_hand,
    fits_from_pool,
    in_the_way,
    placement_detail,
    window_hints,
)
from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.moves import Draft, EndTurn, Place
from sagrada.engine.placement import Waiver, refusal
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import ORTHOGONAL, SPACES
from sagrada.engine.state import GameState, Stage
from sagrada.engine.window import Window
from tests.alphabet import states
from tests.tabletop import a_turn, play, window
from tests.windows import FREE, all_dice, at, die_of, window_with, windows

# ---------------------------------------------------------------- where a die fits


def reasons(found: Fit) -> list[Reason | None]:
    """By space."""
    listed = {space: reason for reason, spaces in found.refused.items() for space in spaces}
    assert listed.keys().isdisjoint(found.spaces)
    return [listed.get(space) for space in SPACES]


def judged(state: GameState) -> list[Reason | None]:
    """By space, why placing the die there is refused."""
    return [illegal(state, Place(state.active, space)) for space in SPACES]


@given(states())
def test_a_fit_is_what_placing_on_every_space_shows(state: GameState) -> None:
    """RULES 5, 6.4, 8.4"""
    if state.stage is Stage.PLACE:
        assert reasons(fit_in_hand(state)) == judged(state)
    elif state.stage in (Stage.TURN, Stage.EXTRA_DRAFT):
        for die in dict.fromkeys(state.pool):
            found, draft = fit_from_pool(state, die), Draft(state.active, die)
            if draft in legal_moves(state):
                assert reasons(found) == judged(apply(state, draft).after)
            elif not state.turn.drafted:
                assert found.spaces == ()
        one_by_one = [fit_from_pool(state, die) for die in dict.fromkeys(state.pool)]
        assert fits_from_pool(state) == one_by_one


@pytest.mark.parametrize("honour", [False, True])
@pytest.mark.parametrize("waiver", Waiver)
@given(laid=windows(), die=all_dice)
def test_a_fit_knows_every_waiver(waiver: Waiver, honour: bool, laid: Window, die: Die) -> None:
    """RULES 5, 6.5, 8.4"""
    expected = [refusal(laid, die, space, waiver, honour) for space in SPACES]
    assert reasons(fit(laid, die, waiver, honour)) == expected


# ---------------------------------------------------------------- dead spaces


def dice_to_come(state: GameState) -> list[Die]:
    seen = [*state.pool, *([state.turn.hand] if state.turn.hand else [])]
    colours = {die.colour for die in seen}
    return [die for die in ALL_KINDS if state.bag[die.colour] or die.colour in colours]


def can_fill(laid: Window, die: Die, space: int) -> bool:
    """RULES 5.4, 5.5"""
    needs = laid.pattern.grid[space]
    beside = [laid.dice[near] for near in ORTHOGONAL[space]]
    alike = any(d is not None and (d.colour is die.colour or d.value == die.value) for d in beside)
    return needs in (".", die.colour.letter, str(die.value)) and not alike


def dead(laid: Window, dice: list[Die]) -> set[int]:
    empty = [space for space in SPACES if laid.dice[space] is None]
    return {space for space in empty if not any(can_fill(laid, die, space) for die in dice)}


@given(states())
def test_dead_and_spoiled_is_what_trying_every_die_shows(state: GameState) -> None:
    """RULES 5.4, 5.5"""
    if state.stage not in (Stage.TURN, Stage.PLACE):
        return
    found = window_hints(state, state.active)
    if state.round == 10 or not state.setup.strict:
        assert found is None
        return
    assert found is not None
    mine, dice = state.window(state.active), dice_to_come(state)
    before = dead(mine, dice)
    assert {one.space for one in found.dead_spaces} == before
    for die in dict.fromkeys(state.pool):
        spaces = fit_from_pool(state, die).spaces
        spoiled = {
            warning.space: set(warning.dead_spaces) for warning in found.warnings_for(die, spaces)
        }
        for space in spaces:
            after = dead(mine.place(die, space), dice)
            assert spoiled.get(space, set()) == after - before - {space}


def hints_of(state: GameState) -> WindowHints:
    found = window_hints(state, 0)
    assert found is not None
    return found


def test_a_dead_space_names_what_is_in_the_way() -> None:
    # RULES 5.5: Fractal Drops needs yellow on A4 and red on B1
    state = a_turn(window("fractal-drops", {"A3": "Y3", "A1": "R5"}), pool="B3")
    assert hints_of(state).dead_spaces == (
        DeadSpace(at("A4"), Reason.SAME_COLOUR, (at("A3"),)),
        DeadSpace(at("B1"), Reason.SAME_COLOUR, (at("A1"),)),
    )


def test_a_dead_space_may_need_a_value() -> None:
    # RULES 5.5: Fractal Drops needs a 4 on A2
    state = a_turn(window("fractal-drops", {"A3": "B4"}), pool="B3")
    assert hints_of(state).dead_spaces == (DeadSpace(at("A2"), Reason.SAME_VALUE, (at("A3"),)),)


def test_a_space_whose_colour_has_run_out() -> None:
    # RULES 5.4: Fractal Drops needs yellow on A4 and on D2, with a yellow die beside it
    state = a_turn(window("fractal-drops", {"D3": "Y3"}), pool="B3")
    bag = tuple(0 if colour is Colour.YELLOW else 3 for colour in COLOURS)
    assert hints_of(state.replace(bag=bag)).dead_spaces == (
        DeadSpace(at("A4"), None, ()),
        DeadSpace(at("D2"), Reason.SAME_COLOUR, (at("D3"),)),
    )


def test_a_blank_space_names_all_dice_beside_it() -> None:
    # RULES 5.5: only yellow dice are left, and one is beside A3
    state = a_turn(window("fractal-drops", {"A2": "Y3"}), pool="Y4")
    bag = tuple(3 if colour is Colour.YELLOW else 0 for colour in COLOURS)
    assert DeadSpace(at("A3"), None, (at("A2"),)) in hints_of(state.replace(bag=bag)).dead_spaces


def test_a_placement_that_spoils() -> None:
    # RULES 5.5: Fractal Drops needs yellow on A4
    state = a_turn(window("fractal-drops", {"B4": "G1"}), pool="Y3 B3")
    found = hints_of(state)
    yellow, blue = (fit_from_pool(state, die) for die in state.pool)
    assert DeadSpaceWarning(at("A3"), (at("A4"),)) in found.warnings_for(yellow.die, yellow.spaces)
    assert DeadSpaceWarning(at("A3"), (at("A4"),)) not in found.warnings_for(blue.die, blue.spaces)


def test_nothing_is_spoiled_where_nothing_is_needed() -> None:
    # RULES 5.4: a pattern without any restriction
    found = hints_of(a_turn(window_with(FREE, {}), pool="R3"))
    assert found.dead_spaces == ()
    assert found.warnings_for(die_of("R3"), SPACES) == []


# ---------------------------------------------------------------- what is in the way


def test_the_dice_in_the_way_are_named() -> None:
    # RULES 5.1, 5.5
    laid = window("aurorae-magnificus", {"B2": "R2", "C3": "B2"})
    state = play(a_turn(laid, laid, pool="R4"), "1: draft R4")
    place = Place(0, at("B3"))
    assert in_the_way(state, place, Reason.SAME_COLOUR) == [at("B2")]
    assert in_the_way(state, place, Reason.SAME_VALUE) == []
    assert in_the_way(state, Place(0, at("B2")), Reason.OCCUPIED) == [at("B2")]
    assert in_the_way(state, place, Reason.WRONG_VALUE) == []
    assert in_the_way(state, EndTurn(0), Reason.NOT_ASKED) == []
    assert in_the_way(state, Place(0, 99), Reason.NOT_ASKED) == []
    assert in_the_way(a_turn(laid, laid, pool="R4"), place, Reason.NOT_ASKED) == []


def test_reasons_that_say_it_all_get_no_detail() -> None:
    # RULES 5.2
    for reason in (Reason.OCCUPIED, Reason.NOT_ON_EDGE, Reason.NOT_ALONE):
        assert placement_detail(window_with(FREE, {}), die_of("R3"), at("B2"), reason) == ""
