"""What is said about spaces that cannot be filled is what trying every die would show."""

from hypothesis import given

from sagrada.engine.dice import ALL_KINDS, COLOURS, Colour, Die
from sagrada.engine.notation import parse_die
from sagrada.engine.placement import refusal
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import ORTHOGONAL, SPACES
from sagrada.engine.state import GameState
from sagrada.engine.window import Window
from sagrada.server.wire.choices import choices_of
from sagrada.server.wire.hints import DeadSpace, DeadSpaceWarning
from tests.alphabet import states
from tests.tabletop import a_turn, window

_LATER = (Reason.NOT_TOUCHING, Reason.NOT_ON_EDGE)
"""Holds now, and need not when other dice lie there."""


def _dice_to_come(state: GameState) -> list[Die]:
    seen = [*state.pool, *([state.turn.hand] if state.turn.hand else [])]
    colours = {die.colour for die in seen}
    return [die for die in ALL_KINDS if state.bag[die.colour] or die.colour in colours]


def _fits(window: Window, die: Die, space: int) -> bool:
    """RULES 5.4, 5.5"""
    asks = window.pattern.grid[space]
    beside = [window.dice[near] for near in ORTHOGONAL[space]]
    alike = any(d is not None and (d.colour is die.colour or d.value == die.value) for d in beside)
    return asks in (".", die.colour.letter, str(die.value)) and not alike


def _lost(window: Window, dice: list[Die]) -> set[int]:
    empty = [space for space in SPACES if window.dice[space] is None]
    return {s for s in empty if not any(_fits(window, die, s) for die in dice)}


@given(states())
def test_lost_and_endangered_is_what_trying_every_die_shows(state: GameState) -> None:
    seat = state.active
    found = choices_of(state, seat, can_undo=False, hints=True)
    if found is None or not found.fits:
        return
    if state.round == 10 or not state.setup.strict:
        assert not found.dead_spaces
        return
    mine, dice = state.window(seat), _dice_to_come(state)
    lost = _lost(mine, dice)
    assert {one.space for one in found.dead_spaces} == lost
    for fit in found.fits:
        endangered = {warning.space: set(warning.dead_spaces) for warning in fit.warnings}
        for space in fit.spaces:
            after = _lost(mine.place(parse_die(fit.die), space), dice)
            assert endangered.get(space, set()) == after - lost - {space}


def test_a_lost_space_names_what_is_in_the_way() -> None:
    # Fractal Drops prints a yellow on A4 and a red on B1.
    state = a_turn(window("fractal-drops", {"A3": "Y3", "A1": "R5"}), pool="B3")
    found = choices_of(state, 0, can_undo=False, hints=True)
    assert found is not None
    assert refusal(state.window(0), parse_die("Y4"), 3) not in (None, *_LATER)
    assert found.dead_spaces == [DeadSpace(3, "same-colour", [2]), DeadSpace(5, "same-colour", [0])]


def test_a_space_whose_colour_has_run_out_says_so() -> None:
    # Fractal Drops prints a yellow on A4 and on D2; a yellow die lies beside the latter.
    state = a_turn(window("fractal-drops", {"D3": "Y3"}), pool="B3")
    bag = tuple(0 if colour is Colour.YELLOW else 3 for colour in COLOURS)
    found = choices_of(state.replace(bag=bag), 0, can_undo=False, hints=True)
    assert found is not None
    assert found.dead_spaces == [DeadSpace(3, "none-left", []), DeadSpace(16, "same-colour", [17])]


def test_a_space_for_any_die_says_what_lies_beside_it() -> None:
    # Only yellow dice are left, and a yellow one lies beside A3, which asks for nothing.
    state = a_turn(window("fractal-drops", {"A2": "Y3"}), pool="Y4")
    bag = tuple(3 if colour is Colour.YELLOW else 0 for colour in COLOURS)
    found = choices_of(state.replace(bag=bag), 0, can_undo=False, hints=True)
    assert found is not None
    assert DeadSpace(2, "none-left", [1]) in found.dead_spaces


def test_nobody_is_told_where_there_are_no_hints() -> None:
    state = a_turn(window("fractal-drops", {"A3": "Y3"}), pool="Y3 B3")
    found = choices_of(state, 0, can_undo=False, hints=False)
    assert found is not None
    assert found.dead_spaces == []
    assert [fit.warnings for fit in found.fits] == [[], []]
    assert found.fits[0].spaces


def test_a_placement_that_endangers_a_space_is_told_before() -> None:
    state = a_turn(window("fractal-drops", {"B4": "G1"}), pool="Y3 B3")
    found = choices_of(state, 0, can_undo=False, hints=True)
    assert found is not None
    yellow, blue = found.fits
    assert DeadSpaceWarning(2, [3]) in yellow.warnings
    assert DeadSpaceWarning(2, [3]) not in blue.warnings
