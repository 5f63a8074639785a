"""Where dice fit in a window, and why not elsewhere, written as JSON at once.

It says the same as `engine/hints.py` on the wire, for dice that are placed as they are, where the
rules are refereed. Nearly every choice comes with these, and they are most of its text.
"""

from collections.abc import Iterable

from sagrada.engine.dice import COLOURS, LETTERS, VALUES, Die
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import ALL, EDGE_MASK, ORTHOGONAL_MASK, SPACES, members
from sagrada.engine.window import Window


def _spaces(bits: int, first: int) -> bytes:
    return ",".join(str(first + space) for space in members(bits)).encode()


_LOWER = [_spaces(bits, 0) for bits in range(1 << 10)]
_UPPER = [_spaces(bits, 10) for bits in range(1 << 10)]
_BEGIN = [[b'{"die":"%c%d","spaces":[' % (ord(letter), v) for v in range(7)] for letter in LETTERS]
_WARN = [b'{"space":%d,"dead_spaces":[' % space for space in SPACES]
_NEAR = tuple(ORTHOGONAL_MASK)


def _reason(reason: Reason) -> bytes:
    """What comes after the spaces of the reason before."""
    return f'],"{reason.id}":['.encode()


_OCCUPIED, _NOT_ON_EDGE = _reason(Reason.OCCUPIED)[2:], _reason(Reason.NOT_ON_EDGE)[2:]
_NOT_TOUCHING = _reason(Reason.NOT_TOUCHING)
_WRONG_COLOUR, _WRONG_VALUE = _reason(Reason.WRONG_COLOUR), _reason(Reason.WRONG_VALUE)
_SAME_COLOUR, _SAME_VALUE = _reason(Reason.SAME_COLOUR), _reason(Reason.SAME_VALUE)


def fit_texts(
    window: Window, dice: Iterable[Die], colours_left: int, warns: bool
) -> tuple[bytes, int]:
    """A list of fits, one for each die, and the mask of dead spaces.

    `colours_left` is the mask of colors that dice can still have. Without `warns` there are no dead
    spaces and no warnings of them.
    """
    pattern = window.pattern
    print_colour, print_value = pattern.takes_colour, pattern.takes_value
    takes_colour, takes_value = window.takes_colour, window.takes_value
    occupied, free = window.occupied, window.open
    empty = ALL & ~occupied

    # The spaces that a die can still fill, and those of them that need one color or one value.
    alive = empty
    one_colour = one_value = 0
    if warns:
        once = twice = 0
        for colour in range(len(COLOURS)):
            if colours_left >> colour & 1:
                mask = takes_colour[colour]
                twice |= once & mask
                once |= mask
        alive, one_colour = alive & once, once & ~twice
        once = twice = 0
        for value in VALUES:
            mask = takes_value[value]
            twice |= once & mask
            once |= mask
        alive, one_value = alive & once, once & ~twice
        one_colour, one_value = one_colour & alive, one_value & alive

    if not occupied:
        whatever_the_die = _NOT_ON_EDGE + _text(ALL & ~EDGE_MASK)
    elif free == empty:
        whatever_the_die = _OCCUPIED + _text(occupied)
    else:
        not_touching = _NOT_TOUCHING + _text(empty & ~free)
        whatever_the_die = _OCCUPIED + _text(occupied) + not_touching

    fits = []
    for die in dice:
        colour, value = die
        refused = [whatever_the_die]
        # In the order of the rules; what the print refuses is out when neighbors are asked.
        left = _check(refused, _WRONG_COLOUR, free, print_colour[colour])
        left = _check(refused, _WRONG_VALUE, left, print_value[value])
        left = _check(refused, _SAME_COLOUR, left, takes_colour[colour])
        left = _check(refused, _SAME_VALUE, left, takes_value[value])
        needed = one_colour & takes_colour[colour] | one_value & takes_value[value]
        warnings = _warnings(left, needed) if needed else b""
        reasons = b"".join(refused)
        fits.append(
            b'%b%b],"refused":{%b]},"warnings":[%b]}'
            % (_BEGIN[colour][value], _text(left), reasons, warnings)
        )
    return b"[" + b",".join(fits) + b"]", empty & ~alive


def _text(mask: int) -> bytes:
    """The spaces of a mask."""
    lower, upper = _LOWER[mask & 1023], _UPPER[mask >> 10]
    return lower + b"," + upper if lower and upper else lower or upper


def _check(refused: list[bytes], reason: bytes, left: int, lets_pass: int) -> int:
    """Note what is refused; the answer is the spaces that pass."""
    passed = left & lets_pass
    if passed != left:
        refused.append(reason)
        refused.append(_text(left ^ passed))
    return passed


def _warnings(spaces: int, needed: int) -> bytes:
    """Those of the spaces that are beside a space that needs this color or value."""
    found = []
    for space in SPACES:
        dead = needed & _NEAR[space]
        if spaces >> space & 1 and dead:
            found.append(_WARN[space] + _text(dead) + b"]}")
    return b",".join(found)
