"""Help for players: where a die fits and why not elsewhere, dead spaces, what is in the way.

All of it follows from what everyone at the table can see. Page, command line and library use it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sagrada.engine.dice import COLOURS, Die
from sagrada.engine.moves import Move, Place
from sagrada.engine.moves.placing import place_spaces, place_waiver
from sagrada.engine.options import ROUNDS
from sagrada.engine.placement import Waiver
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import ALL, EDGE_MASK, NAMES, ORTHOGONAL, ORTHOGONAL_MASK, members
from sagrada.engine.state import GameState
from sagrada.engine.window import Window

_NO_WAIVER = Waiver.NONE

# ---------------------------------------------------------------- where a die fits


@dataclass(frozen=True, slots=True)
class Fit:
    """Where a die fits, and the reason for every other space. Together, all twenty spaces."""

    die: Die
    spaces: tuple[int, ...]
    refused: Mapping[Reason, tuple[int, ...]]


def fit_in_hand(state: GameState) -> Fit:
    """Where the die in hand can be placed, wherever it came from."""
    origin = state.turn.origin
    return fit(
        state.window(state.active),
        state.turn.die_in_hand,
        place_waiver(state),
        honour=not state.setup.strict,
        origin=0 if origin is None else 1 << origin,
        allowed=place_spaces(state),
    )


def fit_from_pool(state: GameState, die: Die) -> Fit:
    """Where a die from the pool could be placed as it is, if the active seat drafted it."""
    return fit(state.window(state.active), die, honour=not state.setup.strict)


def fits_from_pool(state: GameState) -> list[Fit]:
    """`fit_from_pool` for each kind of die in the pool, together."""
    window, honour = state.window(state.active), not state.setup.strict
    for_all_dice: _Refused = {}
    left = _check(_whatever_the_die(window, _NO_WAIVER, honour, 0), for_all_dice, ALL)
    fits = []
    for die in dict.fromkeys(state.pool):
        refused = {**for_all_dice}
        checks = _because_of_the_die(window, die, _NO_WAIVER, honour, ALL)
        fits.append(Fit(die, members(_check(checks, refused, left)), refused))
    return fits


def fit(
    window: Window,
    die: Die,
    waiver: Waiver = Waiver.NONE,
    honour: bool = False,
    origin: int = 0,
    allowed: int = ALL,
) -> Fit:
    """Where the die fits in the window: `placement.refusal` for all spaces at once, in masks.

    `origin` is the space it was lifted from, `allowed` the spaces that let its tool be finished.
    """
    refused: _Refused = {}
    left = _check(_whatever_the_die(window, waiver, honour, origin), refused, ALL)
    left = _check(_because_of_the_die(window, die, waiver, honour, allowed), refused, left)
    return Fit(die, members(left), refused)


_Refused = dict[Reason, tuple[int, ...]]
_Checks = Iterable[tuple[Reason, int]]
"""Reasons with the masks of the spaces that they let pass, in the order in which the rules check
them (RULES 5, 8.4). A space has the first reason that applies to it."""


def _check(checks: _Checks, refused: _Refused, left: int) -> int:
    """Note what is refused; the answer is the spaces that pass."""
    for reason, lets_pass in checks:
        passed = left & lets_pass
        if passed != left:
            refused[reason] = members(left ^ passed)
            left = passed
    return left


def _whatever_the_die(window: Window, waiver: Waiver, honour: bool, origin: int) -> _Checks:
    if honour:
        alone = ~window.around if waiver is Waiver.TOUCH and window.occupied else ALL
        connection = (Reason.NOT_ALONE, alone)
    elif not window.occupied:
        connection = (Reason.NOT_ON_EDGE, EDGE_MASK)
    elif waiver is Waiver.TOUCH:
        connection = (Reason.NOT_ALONE, ~window.around)
    else:
        connection = (Reason.NOT_TOUCHING, window.around)
    return ((Reason.SAME_SPACE, ~origin), (Reason.OCCUPIED, window.empty), connection)


# Looking a member up in its enum takes longer than checking twenty spaces.
_OF_THE_DIE = (
    *(Reason.WRONG_COLOUR, Reason.WRONG_VALUE, Reason.SAME_COLOUR, Reason.SAME_VALUE),
    Reason.NO_PLACE_TO_GO,
)


def _because_of_the_die(
    window: Window, die: Die, waiver: Waiver, honour: bool, allowed: int
) -> _Checks:
    if honour:
        return ((Reason.NO_PLACE_TO_GO, allowed),)
    colour, value = die
    pattern = window.pattern
    # The window's masks stand for print and neighbours. What the print refuses is out by then.
    masks = (
        *(pattern.takes_colour[colour], pattern.takes_value[value]),
        *(window.takes_colour[colour], window.takes_value[value]),
        allowed,
    )
    if waiver is Waiver.COLOUR:
        masks = (ALL, masks[1], ~window.beside_colour[colour], masks[3], allowed)
    elif waiver is Waiver.VALUE:
        masks = (masks[0], ALL, masks[2], ~window.beside_value[value], allowed)
    return zip(_OF_THE_DIE, masks, strict=True)


# ---------------------------------------------------------------- dead spaces


@dataclass(frozen=True, slots=True)
class DeadSpace:
    """An empty space that no die can fill anymore, unless a tool helps."""

    space: int
    reason: Reason | None
    """None if every color that could go there has run out."""
    in_the_way: tuple[int, ...]
    """The spaces beside it whose dice are in the way."""


@dataclass(frozen=True, slots=True)
class DeadSpaceWarning:
    """A space where placing a die would leave dead spaces beside it."""

    space: int
    dead_spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WindowHints:
    """What can still fill the empty spaces of a window (RULES 5.4, 5.5)."""

    dead_spaces: tuple[DeadSpace, ...]
    only_colour: tuple[int, ...]
    """Per color, the mask of spaces that only a die of that color can fill."""
    only_value: tuple[int, ...]
    """Per value (index 0 is unused), the mask of spaces that only a die showing it can fill."""

    def warnings_for(self, die: Die, spaces: Iterable[int]) -> list[DeadSpaceWarning]:
        """Those of the spaces on which the die would leave dead spaces, with the dead spaces."""
        needed = self.only_colour[die.colour] | self.only_value[die.value]
        if not needed:
            return []
        return [
            DeadSpaceWarning(space, members(dead))
            for space in spaces
            if (dead := needed & ORTHOGONAL_MASK[space])
        ]


def window_hints(state: GameState, seat: int) -> WindowHints | None:
    """Which empty spaces of a seat's window are dead, and which have only one color or value left.

    It goes by the window and by the colors left in bag, pool and hand, which everyone can count;
    a coming roll can show any value. Tools are ignored. None where there is nothing to say.
    """
    if not has_window_hints(state):
        return None
    window = state.window(seat)
    colours, left = window.takes_colour, colours_left(state)
    if left != _ALL_COLOURS:
        colours = tuple([mask if left >> c & 1 else 0 for c, mask in enumerate(colours)])
    values = window.takes_value
    any_colour, one_colour = _in_any_and_in_one(colours)
    any_value, one_value = _in_any_and_in_one(values)
    empty = window.empty
    alive = empty & any_colour & any_value
    one_colour, one_value = one_colour & alive, one_value & alive
    return WindowHints(
        dead_spaces=dead_spaces(window, empty ^ alive),
        only_colour=tuple([mask & one_colour for mask in colours]),
        only_value=tuple([mask & one_value for mask in values]),
    )


def has_window_hints(state: GameState) -> bool:
    """Whether dead spaces matter: in the last round most empty spaces stay empty anyway, and at an
    honour table nobody referees."""
    return state.round < ROUNDS and state.setup.strict


_ALL_COLOURS = (1 << len(COLOURS)) - 1


def colours_left(state: GameState) -> int:
    """The mask of the colors that dice in bag, pool or hand have."""
    if all(state.bag):
        return _ALL_COLOURS
    hand = state.turn.hand
    left = sum(1 << colour for colour in COLOURS if state.bag[colour])
    for die in state.pool if hand is None else (*state.pool, hand):
        left |= 1 << die.colour
    return left


def _in_any_and_in_one(masks: Iterable[int]) -> tuple[int, int]:
    """The spaces in any of the masks, and those that are in one mask alone."""
    once = twice = 0
    for mask in masks:
        twice |= once & mask
        once |= mask
    return once, once & ~twice


def dead_spaces(window: Window, dead: int) -> tuple[DeadSpace, ...]:
    """Why each space of a mask is dead."""
    return tuple([_dead(window, space) for space in members(dead)]) if dead else ()


def _dead(window: Window, space: int) -> DeadSpace:
    """Why a space is dead.

    Either a die beside it has the color or value that the space needs, or every color that could
    go there has run out: four neighbors alone can't rule out five colors.
    """
    needs = window.pattern.grid[space]
    beside = _dice_beside(window, space)
    alike = tuple(near for near, die in beside if needs in (die.colour.letter, str(die.value)))
    if alike:
        reason = Reason.SAME_VALUE if needs.isdigit() else Reason.SAME_COLOUR
        return DeadSpace(space, reason, alike)
    return DeadSpace(space, None, () if needs.isalpha() else tuple(near for near, _ in beside))


# ---------------------------------------------------------------- what is in the way


def in_the_way(state: GameState, move: Move, reason: Reason | None) -> list[int]:
    """The dice in the window that a refusal speaks of, by their spaces (RULES 5.1, 5.5)."""
    hand = state.turn.hand
    if not isinstance(move, Place) or hand is None or not 0 <= move.space < len(ORTHOGONAL):
        return []
    if reason is Reason.OCCUPIED:
        return [move.space]
    return _clashes(state.window(move.seat), hand, move.space, reason)


def _clashes(window: Window, die: Die, space: int, reason: Reason | None) -> list[int]:
    """The spaces beside `space` whose dice have the color or the value of `die` (RULES 5.5)."""
    beside = _dice_beside(window, space)
    if reason is Reason.SAME_COLOUR:
        return [at for at, near in beside if near.colour == die.colour]
    if reason is Reason.SAME_VALUE:
        return [at for at, near in beside if near.value == die.value]
    return []


def _dice_beside(window: Window, space: int) -> list[tuple[int, Die]]:
    return [(at, die) for at in ORTHOGONAL[space] if (die := window.dice[at]) is not None]


def placement_detail(window: Window, die: Die, space: int, reason: Reason) -> str:
    """What keeps `die` off `space`, in words that follow the reason's sentence."""
    if reason is Reason.WRONG_COLOUR:
        colour = window.pattern.colour_at(space)
        assert colour is not None, "the space needs a color"
        return f" {NAMES[space]} needs {colour.word}."
    if reason is Reason.WRONG_VALUE:
        return f" {NAMES[space]} needs a {window.pattern.value_at(space)}."
    clashes = [f"{NAMES[at]} is {window.die_at(at)}" for at in _clashes(window, die, space, reason)]
    return f" {', '.join(clashes)}." if clashes else ""
