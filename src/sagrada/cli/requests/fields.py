"""Reading the fields of a request: from JSON values to dice, windows and objectives.

All requests come through here, from options, from a file, or as one of thousands of lines. So the
usual case is kept quick, and the place of an error is only searched for once there is one.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from sagrada import PATTERNS, PUBLIC_OBJECTIVES, Colour, Die, NotationError, Window
from sagrada.cli.bad_input import BadInput, did_you_mean, quote
from sagrada.engine.dice import ALL_KINDS, COLOURS, DICE_PER_COLOUR
from sagrada.engine.notation import EMPTY, parse_cell, parse_colour, parse_die, parse_space
from sagrada.engine.spaces import COUNT, NAMES

Request = Mapping[str, object]

_CELLS: Mapping[str, Die | None] = {EMPTY: None, **{str(die): die for die in ALL_KINDS}}

_T = TypeVar("_T")


def read_object(value: object, keys: frozenset[str]) -> Request:
    """A JSON object that has no other keys than these."""
    if not isinstance(value, dict):
        raise BadInput(None, f"expected a JSON object {{...}}, got {quote(value)}")
    if not value.keys() <= keys:
        key = next(key for key in value if key not in keys)
        raise BadInput(
            key[:40],
            f"unknown field{did_you_mean(key, keys)}; choose from {', '.join(sorted(keys))}",
        )
    return value


def read_window(request: Request) -> Window:
    """The fields `window` and `dice`."""
    name = _given(request, "window", 'the id of a window, like "fractal-drops"')
    pattern = PATTERNS.get(name) if isinstance(name, str) else None
    if pattern is None:
        hint = did_you_mean(name, PATTERNS) if isinstance(name, str) else ""
        raise BadInput(
            "window", f'unknown window {quote(name)}{hint}; run "sagrada cards windows" to see all'
        )
    return Window(pattern, _read_dice(request))


def _read_dice(request: Request) -> tuple[Die | None, ...]:
    entries = _given(request, "dice", f'{COUNT} entries, row by row, with ".." for an empty space')
    if not isinstance(entries, list):
        raise BadInput("dice", f"expected a list of {COUNT} entries, got {quote(entries)}")
    if len(entries) != COUNT:
        raise BadInput(
            "dice",
            f'expected {COUNT} entries, row by row, with ".." for an empty space;'
            f" got {len(entries)}",
        )
    try:
        dice = tuple([_CELLS[entry] for entry in entries])
    except (KeyError, TypeError):  # unusual: read them one by one, to name the wrong one
        dice = tuple(
            _read(parse_cell, entry, f"dice[{at}]", f'a die for {NAMES[at]} or ".."')
            for at, entry in enumerate(entries)
        )
    if dice.count(None) < COUNT - DICE_PER_COLOUR:
        check_colours(dice)
    return dice


def _read(parse: Callable[[str], _T], entry: object, field: str, what: str) -> _T:
    """A word in the notation of the game."""
    if not isinstance(entry, str):
        raise BadInput(field, f"give {what} as a string, not {quote(entry)}")
    try:
        return parse(entry)
    except NotationError as error:
        raise BadInput(field, error.message) from None


def check_colours(dice: tuple[Die | None, ...]) -> None:
    """Refuse more dice of a color than the box has (RULES 1.1)."""
    for colour in COLOURS:
        count = sum(die is not None and die.colour == colour for die in dice)
        if count > DICE_PER_COLOUR:
            raise BadInput(
                "dice",
                f"there are {count} {colour.word} dice, but the box has only {DICE_PER_COLOUR}"
                " of each color",
            )


def read_die(request: Request, field: str) -> Die:
    return _read(parse_die, _given(request, field, 'a die, like "R2"'), field, "a die")


def read_spaces(request: Request, field: str) -> tuple[int, ...]:
    """A list of spaces such as `["A1", "C5"]`; empty if the field is missing."""
    entries = request.get(field, [])
    if not isinstance(entries, list):
        raise BadInput(field, f'give a list of spaces, like ["C5"], not {quote(entries)}')
    spaces: list[int] = []
    for i, entry in enumerate(entries):
        space = _read(parse_space, entry, f"{field}[{i}]", "a space")
        if space in spaces:
            raise BadInput(f"{field}[{i}]", f"{NAMES[space]} is listed twice; name it once")
        spaces.append(space)
    return tuple(spaces)


def read_public(request: Request) -> tuple[str, ...]:
    """The field `public`: any number of public objectives, each once."""
    ids = _given(request, "public", "a list of public objectives, which can be empty")
    if not isinstance(ids, list):
        raise BadInput(
            "public", f'give a list of public objectives, like ["light-shades"], not {quote(ids)}'
        )
    for i, name in enumerate(ids):
        if not isinstance(name, str) or name not in PUBLIC_OBJECTIVES:
            hint = did_you_mean(name, PUBLIC_OBJECTIVES) if isinstance(name, str) else ""
            raise BadInput(
                f"public[{i}]",
                f'unknown objective {quote(name)}{hint}; run "sagrada cards public" to see all',
            )
        if name in ids[:i]:
            raise BadInput(f"public[{i}]", f"{name} is listed twice; each objective counts once")
    return tuple(ids)


def read_private(request: Request, most: int) -> tuple[Colour, ...]:
    """The field `private`: one color, or up to `most`, alone or in a list."""
    given = _given(request, "private", 'the color of the private objective, like "purple"')
    listed = isinstance(given, list)
    names = given if isinstance(given, list) else [given]
    if not 1 <= len(names) <= most:
        allowed = "one color" if most == 1 else "one or two colors"
        where = "; only solo takes two" if most == 1 else ""
        raise BadInput("private", f"give {allowed}, not {len(names)}{where}")
    colours: list[Colour] = []
    for i, name in enumerate(names):
        field = f"private[{i}]" if listed else "private"
        colour = _read(parse_colour, name, field, "a color")
        if colour in colours:
            raise BadInput(field, f"{colour.word} is listed twice; the two objectives must differ")
        colours.append(colour)
    return tuple(colours)


def read_number(request: Request, field: str, most: int, what: str) -> int:
    """A whole number from 0 to `most`."""
    number = _given(request, field, what)
    if type(number) is not int or not 0 <= number <= most:
        raise BadInput(field, f"give {what}, a whole number from 0 to {most}, not {quote(number)}")
    return number


def read_flag(request: Request, field: str) -> bool:
    """True or false; false if the field is missing."""
    flag = request.get(field, False)
    if not isinstance(flag, bool):
        raise BadInput(field, f"give true or false, not {quote(flag)}")
    return flag


_MISSING = object()


def _given(request: Request, field: str, what: str) -> object:
    value = request.get(field, _MISSING)
    if value is _MISSING:
        raise BadInput(field, f"missing; give {what}")
    return value
