"""Points of a window (RULES 7, 9.6), and who is ahead: engine.scoring without score sheets."""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import Ints, count_bits
    from sagrada.kernel.layout import (
        COLOUR,
        FAVOR,
        FIRST_COLUMN,
        FIRST_ROW,
        LAST_TIE_BREAK,
        LAST_TURN,
        LATER_IN_ORDER,
        NOT_FIRST,
        NOT_LAST,
        OCCUPIED,
        OF_VALUE_ONE,
        PLANES,
        PLAYERS,
        PRIVATE,
        PUBLIC,
        PUBLIC_COUNT,
        SEAT_SIZE,
        SEATS,
        SKIPS,
        START,
        TRACK,
        TRACK_LENGTH,
        VALUE,
    )


def points(s: Ints, number: int) -> int:
    """The points of a seat with its window as it is now."""
    seat = SEATS + number * SEAT_SIZE
    return window_points(s, seat) + s[seat + FAVOR]  # RULES 7.5


def window_points(s: Ints, seat: int) -> int:
    """The points of a seat without those for its tokens."""
    empty = 20 - count_bits(s[seat + OCCUPIED])
    total = private_points(s, seat)
    total -= 3 * empty if s[PLAYERS] == 1 else empty  # RULES 7.5, 9.6
    for at in range(s[PUBLIC_COUNT]):
        total += public_points(s, seat, s[PUBLIC + at])
    return total


def private_points(s: Ints, seat: int) -> int:
    """RULES 7.4; of two colors the better one counts (RULES 9.6)."""
    best = colour_points(s, seat, s[seat + PRIVATE])
    if s[seat + PRIVATE + 1] >= 0:
        second = colour_points(s, seat, s[seat + PRIVATE + 1])
        best = second if second > best else best
    return best


def colour_points(s: Ints, seat: int, colour: int) -> int:
    """The sum of the values of the dice of a color."""
    dice = s[seat + COLOUR + colour]
    total = 0
    for value in range(6):
        total += (value + 1) * count_bits(dice & s[seat + VALUE + value])
    return total


def public_points(s: Ints, seat: int, objective: int) -> int:
    """Points for a public objective, by its place in the order of the cards (RULES 7.1)."""
    if objective == 0:
        return 2 * rarest(s, seat + VALUE, 2)
    if objective == 1:
        return 2 * rarest(s, seat + VALUE + 2, 2)
    if objective == 2:
        return 2 * rarest(s, seat + VALUE + 4, 2)
    if objective == 3:
        return 5 * rarest(s, seat + VALUE, 6)
    if objective == 4:
        return 5 * varied_rows(s, seat, seat + VALUE, 6)
    if objective == 5:
        return 4 * varied_columns(s, seat, seat + VALUE, 6)
    if objective == 6:
        return 6 * varied_rows(s, seat, seat + COLOUR, 5)
    if objective == 7:
        return 5 * varied_columns(s, seat, seat + COLOUR, 5)
    if objective == 8:
        return 4 * rarest(s, seat + COLOUR, 5)
    return on_diagonals(s, seat)


def rarest(s: Ints, at: int, sorts: int) -> int:
    """How many dice of the rarest sort are in the window (RULES 7.2).

    A sort is a color or a value; the masks of their dice begin at `at`.
    """
    fewest = 20
    for sort in range(sorts):
        count = count_bits(s[at + sort])
        fewest = count if count < fewest else fewest
    return fewest


def varied_rows(s: Ints, seat: int, at: int, sorts: int) -> int:
    """The full rows in which no two dice are alike (RULES 7.1)."""
    found = 0
    for row in range(4):
        line = FIRST_ROW << 5 * row
        if s[seat + OCCUPIED] & line == line:
            found += is_varied(s, at, sorts, line)
    return found


def varied_columns(s: Ints, seat: int, at: int, sorts: int) -> int:
    """The full columns in which no two dice are alike (RULES 7.1)."""
    found = 0
    for column in range(5):
        line = FIRST_COLUMN << column
        if s[seat + OCCUPIED] & line == line:
            found += is_varied(s, at, sorts, line)
    return found


def is_varied(s: Ints, at: int, sorts: int, line: int) -> int:
    for sort in range(sorts):
        alike = s[at + sort] & line
        if alike & (alike - 1):
            return 0
    return 1


def on_diagonals(s: Ints, seat: int) -> int:
    """How many dice have a die of their color diagonally next to them (RULES 7.3)."""
    found = 0
    for colour in range(5):
        dice = s[seat + COLOUR + colour]
        right = dice << 1 & NOT_FIRST
        left = dice >> 1 & NOT_LAST
        found += count_bits(dice & (right << 5 | right >> 5 | left << 5 | left >> 5))
    return found


# ---------------------------------------------------------------- the whole game


def target(s: Ints) -> int:
    """What a solo player must beat: all the dice on the round track (RULES 9.5)."""
    total = 0
    for number in range(s[TRACK_LENGTH]):
        for plane in range(PLANES):
            dice = s[TRACK + PLANES * number + plane]
            if not dice:  # most of them: nobody leaves two dice of a kind
                continue
            for value in range(6):
                total += (value + 1 << plane) * count_bits(dice & OF_VALUE_ONE << value)
    return total


def last_tie_break_key(s: Ints, number: int, start: int) -> int:
    """The seat's key for the last tie-break; the highest wins (RULES 7.6, 10.3)."""
    players = s[PLAYERS]
    place = number - start if number >= start else number - start + players
    if s[LAST_TIE_BREAK] == LATER_IN_ORDER:
        return place
    if s[LAST_TIE_BREAK] == LAST_TURN:
        skipped = s[SEATS + number * SEAT_SIZE + SKIPS]
        return place if skipped else 2 * players - 1 - place
    return 0


def winners(s: Ints) -> int:
    """The mask of seats that are ahead now, after all tie-breaks (RULES 7.6, 10.3).

    In solo the target has to be beaten: equal is not enough (RULES 9.6).
    """
    found = 0
    if s[PLAYERS] == 1:
        return 1 if points(s, 0) > target(s) else 0
    most = -(1 << 30)
    for number in range(s[PLAYERS]):
        seat = SEATS + number * SEAT_SIZE
        # One number for points and all tie-breaks; private points stay below 256.
        key = points(s, number) * 256 + private_points(s, seat)
        key = (key * 32 + s[seat + FAVOR]) * 16 + last_tie_break_key(s, number, s[START])
        if key > most:
            most = key
            found = 0
        if key == most:
            found |= 1 << number
    return found
