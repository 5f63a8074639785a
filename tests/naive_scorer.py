"""A second scorer, deliberately naive, written from the texts of the cards.

It shares no code with `scoring.py`: it picks sets off the window as a person would, compares dice
two by two, and knows the points of every card by itself.
"""

from sagrada.engine.dice import Colour, Die

Rows = list[list[Die | None]]

_POINTS = {
    "light-shades": 2,
    "medium-shades": 2,
    "deep-shades": 2,
    "shade-variety": 5,
    "row-shade-variety": 5,
    "column-shade-variety": 4,
    "row-color-variety": 6,
    "column-color-variety": 5,
    "color-variety": 4,
    "color-diagonals": 1,
}

_VALUES_WANTED = {
    "light-shades": [1, 2],
    "medium-shades": [3, 4],
    "deep-shades": [5, 6],
    "shade-variety": [1, 2, 3, 4, 5, 6],
}

_COLOURS_WANTED = [Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.PURPLE]


def rows_of(dice: tuple[Die | None, ...]) -> Rows:
    return [[dice[row * 5 + column] for column in range(5)] for row in range(4)]


def public_points(card: str, rows: Rows) -> int:
    return _POINTS[card] * _times(card, rows)


def private_points(colour: Colour, rows: Rows) -> int:
    """Sum of values of dice of the colour."""
    points = 0
    for die in _all_dice(rows):
        if die.colour == colour:
            points += die.value
    return points


def empty_points(rows: Rows, solo: bool) -> int:
    """One point is lost for every open space, three in solo."""
    points = 0
    for row in rows:
        for die in row:
            if die is None:
                points -= 3 if solo else 1
    return points


def is_set(card: str, rows: Rows, spaces: tuple[int, ...]) -> bool:
    """Whether the dice on these spaces are what the card asks for, once."""
    dice = []
    for space in spaces:
        die = rows[space // 5][space % 5]
        if die is None:
            return False
        dice.append(die)
    if card in _VALUES_WANTED:
        return sorted(die.value for die in dice) == _VALUES_WANTED[card]
    if card == "color-variety":
        return sorted(die.colour for die in dice) == _COLOURS_WANTED
    if card == "color-diagonals":
        return len(spaces) == 1 and _has_diagonal_friend(rows, spaces[0] // 5, spaces[0] % 5)
    if card.startswith("row"):
        in_line = len({space // 5 for space in spaces}) == 1 and len(set(spaces)) == 5
    else:
        in_line = len({space % 5 for space in spaces}) == 1 and len(set(spaces)) == 4
    return in_line and _no_two_alike(list(dice), by_value="shade" in card)


def _times(card: str, rows: Rows) -> int:
    """How often the card scores."""
    if card in _VALUES_WANTED:
        return _picked_off([die.value for die in _all_dice(rows)], _VALUES_WANTED[card])
    if card == "color-variety":
        return _picked_off([die.colour for die in _all_dice(rows)], list(_COLOURS_WANTED))
    times = 0
    if card == "color-diagonals":
        for row in range(4):
            for column in range(5):
                if _has_diagonal_friend(rows, row, column):
                    times += 1
        return times
    if card.startswith("row"):
        lines = rows
    else:
        lines = [[row[column] for row in rows] for column in range(5)]
    for line in lines:
        if _no_two_alike(line, by_value="shade" in card):
            times += 1
    return times


def _all_dice(rows: Rows) -> list[Die]:
    return [die for row in rows for die in row if die is not None]


def _picked_off(left: list[int], wanted: list[int] | list[Colour]) -> int:
    """Take one set after the other away until none is complete."""
    sets = 0
    while all(kind in left for kind in wanted):
        for kind in wanted:
            left.remove(kind)
        sets += 1
    return sets


def _no_two_alike(line: list[Die | None], by_value: bool) -> bool:
    """No gap in the line, and no value (or colour) on it twice."""
    for first in range(len(line)):
        one = line[first]
        if one is None:
            return False
        for second in range(first):
            other = line[second]
            assert other is not None, "the gap was found before"
            if by_value and one.value == other.value:
                return False
            if not by_value and one.colour == other.colour:
                return False
    return True


def _has_diagonal_friend(rows: Rows, row: int, column: int) -> bool:
    die = rows[row][column]
    if die is None:
        return False
    for near_row in (row - 1, row + 1):
        for near_column in (column - 1, column + 1):
            if 0 <= near_row <= 3 and 0 <= near_column <= 4:
                other = rows[near_row][near_column]
                if other is not None and other.colour == die.colour:
                    return True
    return False
