"""The score sheet of a window, written as JSON at once.

It says the same as `engine/scoring` on the wire. Every die that is placed makes a new sheet.
"""

from collections.abc import Sequence

from sagrada.engine.cards import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from sagrada.engine.dice import COLOURS, Colour
from sagrada.engine.scoring.objectives import REQUESTS, Request, SetsOf, VariedLines
from sagrada.engine.scoring.sheet import EMPTY_COSTS, EMPTY_COSTS_SOLO
from sagrada.engine.spaces import ALL, mask
from sagrada.engine.window import Window

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import count_bits, lowest


def _one_by_one(first: int) -> list[bytes]:
    """By mask of ten spaces: each of them as a set of its own, with a comma before it."""
    texts = [b""]
    for bits in range(1, 1 << 10):
        last = bits.bit_length() - 1
        texts.append(texts[bits ^ 1 << last] + b",[%d]" % (first + last))
    return texts


_LOWER, _UPPER = _one_by_one(0), _one_by_one(10)
_SMALL = [b"%d" % number for number in range(-64, 192)]
_SETS, _LINES, _NEAR = range(3)


def _rule(id: str, request: Request) -> tuple[bytes, int, int, int, tuple[int, ...], list[bytes]]:
    """How its line begins, the points of a set, its face, and what sets are found by.

    That is kinds of dice, lines with their texts, or for each space those near it.
    """
    begin, points = _begin(id), PUBLIC_OBJECTIVES[id].points
    if isinstance(request, SetsOf):
        return begin, points, request.face, _SETS, request.kinds, []
    if isinstance(request, VariedLines):
        texts = [f",[{','.join(map(str, line))}]".encode() for line in request.lines]
        return begin, points, request.face, _LINES, tuple(map(mask, request.lines)), texts
    return begin, points, request.face, _NEAR, tuple(map(mask, request.near)), []


def _begin(id: str) -> bytes:
    return f'{{"id":"{id}","points":'.encode()


_RULES = {id: _rule(id, request) for id, request in REQUESTS.items()}
_PRIVATE = [_begin(PRIVATE_OBJECTIVES[colour].id) for colour in COLOURS]
_FAVOR, _EMPTY = _begin("favor"), _begin("empty")


def sheet_texts(
    window: Window, public: Sequence[str], private: Sequence[Colour], favor: int, solo: bool
) -> tuple[bytes, bytes]:
    """The sheet as the others see it, without the private objective, and as its owner does."""
    # By kind of die the mask of its spaces: five colors, then values (from 1). Points by color.
    spaces = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    worth = [0, 0, 0, 0, 0]
    bit = 1
    for die in window.dice:
        if die is not None:
            colour, value = die
            spaces[colour] |= bit
            spaces[5 + value] |= bit
            worth[colour] += value
        bit <<= 1
    occupied = window.occupied

    total = favor
    lines = []
    for objective in public:
        begin, points, face, way, masks, texts = _RULES[objective]
        first, last = (5, 12) if face else (0, 5)
        sets: list[bytes] = []
        if way == _SETS:
            count = _add_sets(sets, spaces, first, masks)
        elif way == _LINES:
            count = _add_varied(sets, spaces, first, last, occupied, masks, texts)
        else:
            found = _like_near(spaces, first, last, masks)
            count = count_bits(found)
            sets.append(_each(found))
        points *= count
        total += points
        lines.append(_line(begin, points, b"".join(sets)))

    mine = private[0]
    for colour in private:  # of two, the better counts (RULES 9.6)
        if worth[colour] > worth[mine]:
            mine = colour
    own = _line(_PRIVATE[mine], worth[mine], _each(spaces[mine]))

    empty = ALL & ~occupied
    costs = count_bits(empty) * (EMPTY_COSTS_SOLO if solo else EMPTY_COSTS)
    total -= costs
    begin = b'{"public":[' + b",".join(lines) + b'],"private":'
    favor_line, empty_line = _line(_FAVOR, favor, b""), _line(_EMPTY, -costs, _each(empty))
    end = b',"favor":' + favor_line + b',"empty":' + empty_line + b',"total":'
    for_others = begin + b"null" + end + _number(total) + b"}"
    return for_others, begin + own + end + _number(total + worth[mine]) + b"}"


def _line(begin: bytes, points: int, sets: bytes) -> bytes:
    """Each of the sets has a comma before it."""
    return begin + _number(points) + b',"sets":[' + sets[1:] + b"]}"


def _number(number: int) -> bytes:
    return _SMALL[number + 64] if -64 <= number < 192 else b"%d" % number


def _each(spaces: int) -> bytes:
    """Each of the spaces as a set of its own."""
    return _LOWER[spaces & 1023] + _UPPER[spaces >> 10]


def _add_sets(sets: list[bytes], spaces: list[int], first: int, kinds: tuple[int, ...]) -> int:
    """The k-th set is the k-th of each kind; the rarest kind ends it (RULES 7.2)."""
    left = [0, 0, 0, 0, 0, 0]
    count = 20
    size = len(kinds)
    for at in range(size):
        left[at] = spaces[first + kinds[at]]
        found = count_bits(left[at])
        count = found if found < count else count
    for _ in range(count):
        before = b",["
        for at in range(size):
            sets.append(before + _SMALL[lowest(left[at]) + 64])
            left[at] &= left[at] - 1
            before = b","
        sets.append(b"]")
    return count


def _add_varied(
    sets: list[bytes],
    spaces: list[int],
    first: int,
    last: int,
    occupied: int,
    lines: tuple[int, ...],
    texts: list[bytes],
) -> int:
    """The full lines on which no two dice are alike (RULES 7.1)."""
    count = 0
    for at in range(len(lines)):
        line = lines[at]
        if line & ~occupied:
            continue
        for kind in range(first, last):
            alike = spaces[kind] & line
            if alike & (alike - 1):
                break
        else:
            sets.append(texts[at])
            count += 1
    return count


def _like_near(spaces: list[int], first: int, last: int, near: tuple[int, ...]) -> int:
    """Every die with a die like it nearby, once (RULES 7.3)."""
    found = 0
    for kind in range(first, last):
        left = spaces[kind]
        while left:
            space = lowest(left)
            left &= left - 1
            beside = near[space]
            if spaces[kind] & beside:
                found |= 1 << space
    return found
