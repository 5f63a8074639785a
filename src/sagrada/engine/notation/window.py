"""Windows and their scores from what people write: ids of cards, notation of dice."""

from collections.abc import Iterable, Mapping, Sequence

from sagrada.engine.dice import Colour, Die
from sagrada.engine.notation import (
    EMPTY,
    NotationError,
    format_cell,
    parse_colour,
    parse_pattern,
    parse_public,
    parse_space,
    parse_window_dice,
)
from sagrada.engine.own_window import pattern_of
from sagrada.engine.scoring import ScoreSheet
from sagrada.engine.scoring import score as score_window
from sagrada.engine.spaces import COUNT
from sagrada.engine.window import Window

Dice = str | Mapping[str, str | Die] | Iterable[str | Die | None]
"""The dice of a window: a text (`.. G4 R2 Y5 P6 / …`), all twenty spaces row by row, or only those
with a die (`{"A2": "G4"}`)."""


def read_window(pattern: str, dice: Dice = "") -> Window:
    """The window with this pattern and these dice. It isn't checked against the restrictions."""
    return Window(pattern_of(parse_pattern(pattern)), _read_dice(dice))


def _read_dice(dice: Dice) -> tuple[Die | None, ...]:
    if isinstance(dice, str):
        return parse_window_dice(dice) if dice.strip() else (None,) * COUNT
    if isinstance(dice, Mapping):
        cells = [EMPTY] * COUNT
        for name, die in dice.items():
            cells[parse_space(name)] = str(die)
        return parse_window_dice(cells)
    return parse_window_dice(
        [each if isinstance(each, str) else format_cell(each) for each in dice]
    )


def score(
    window: Window | str,
    dice: Dice = "",
    *,
    public: Sequence[str] = (),
    private: str | Colour | Sequence[str | Colour],
    favor: int = 0,
    solo: bool = False,
) -> ScoreSheet:
    """The score sheet of a window, or of a pattern's id and its dice.

    `private` is a color, or two in solo, of which the better counts. Favor tokens left are points;
    an empty space costs 1 point, in solo 3. Raises a `NotationError` for what can't be read.
    """
    if isinstance(window, str):
        window = read_window(window, dice)
    colours = (private,) if isinstance(private, str | Colour) else tuple(private)
    if not colours:
        raise NotationError("private: give the color of the private objective, such as purple")
    if favor < 0:
        raise NotationError(f"favor: give the number of tokens left, not {favor}")
    return score_window(
        window,
        tuple(parse_public(each) for each in public),
        tuple(each if isinstance(each, Colour) else parse_colour(each) for each in colours),
        favor,
        solo,
    )
