"""Small pictures of before and after for every card, and of the placement rules: true positions.

Each is played or scored by the engine, so a picture cannot tell a lie.
"""

from collections.abc import Callable
from typing import Any

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES, TOOLS, Pattern
from sagrada.engine.dice import COLOURS, Colour, Die
from sagrada.engine.hints import fit_from_pool
from sagrada.engine.notation import (
    parse_chance,
    parse_choice,
    parse_dice,
    parse_window_dice,
)
from sagrada.engine.notation.position import parse_position
from sagrada.engine.play import apply
from sagrada.engine.scoring import ScoreLine, score
from sagrada.engine.state import GameState, ToolOnTable
from sagrada.engine.window import Window
from sagrada.server.wire.base import Sent
from sagrada.server.wire.hints import Fit, wire_fit
from sagrada.server.wire.view import ScoreSheet, sheet
from sagrada.server.wire.view import dice as dice_text
from tools.lessons.script import LEARNER, SCENES


class Moment(Sent):
    dice: list[str | None]
    pool: list[str]
    track: list[list[str]]


class ToolPicture(Sent):
    tool: int
    id: str
    solo_colour: str
    solo_value: int | None
    """What the first printing asks for instead (RULES 10.4)."""
    grid: str
    before: Moment
    after: Moment
    changed: list[int]
    """The spaces that look different afterwards."""


class Scored(Sent):
    dice: list[str | None]
    points: int
    sets: list[list[int]]


class ObjectivePicture(Sent):
    worth: int | None
    """What each set pays; None where the dice themselves tell."""
    grid: str
    before: Scored
    after: Scored
    added: int
    """The space of the die that makes the difference."""


class PlacementPicture(Sent):
    rule: str
    grid: str
    dice: list[str | None]
    fit: Fit


class ScoredWindow(Sent):
    grid: str
    dice: list[str | None]
    sheet: ScoreSheet


def pictures() -> dict[str, Any]:
    return {
        "tools": [_tool(*play) for play in _PLAYS],
        "public": {objective: _objective(objective) for objective in PUBLIC_OBJECTIVES},
        "private": {colour.letter: _private(colour) for colour in COLOURS},
        "placement": [_placement(rule, *found) for rule, found in _PLACEMENTS.items()],
        "scoring": _scoring(),
    }


# ------------------------------------------------------------------ tools

_PATTERN = PATTERNS["sun-catcher"]

# Tool, dice in the window, pool, round track, what is done. `*` is chance.
_PLAYS = (
    (1, "C2 Y1, D2 G3", "R2 P5", "", "draft P5, tool 1, value 4, place B2"),
    (2, "D3 B4, D4 R5", "", "", "tool 2, lift D4, place C4"),
    (3, "D3 B4, D4 R6", "", "", "tool 3, lift D4, place C3"),
    (4, "C2 G1, D3 B4, D4 R6", "", "", "tool 4, lift D4, place C1, lift D3, place B3"),
    (5, "C2 G1, D3 B4", "R2 G6", "Y5 / P3", "draft R2, tool 5, swap 2 P3, place D2"),
    (6, "C2 Y1, D3 B4", "R2 G6", "", "draft G6, tool 6, *reroll 3, place D2"),
    (7, "C2 Y1, D3 B4", "R6 G6 B1", "", "tool 7, *reroll 5 3 4"),
    (8, "C2 Y1, D3 B4", "R5 G3 P6", "", "draft G3, place D2, tool 8, draft R5, place C3"),
    (9, "C2 Y1, D3 B4", "R2 P6", "", "draft P6, tool 9, place A4"),
    (10, "C2 Y1, D3 B4", "R2 P6", "", "draft R2, tool 10, place C3"),
    (11, "C2 Y1, D2 G3", "R1 B6", "", "draft R1, tool 11, *draw purple, value 4, place B2"),
    (12, "B3 B2, C2 Y1, D3 B4", "", "B5", "tool 12, lift D3, place C1, lift B3, place D3"),
)


def _tool(tool: int, window: str, pool: str, track: str, moves: str) -> ToolPicture:
    before = _state(tool, window, pool, track)
    after = before
    for entry in moves.split(", "):
        chance = entry.startswith("*")
        for choice in parse_chance(entry[1:]) if chance else (parse_choice(LEARNER, entry),):
            after = apply(after, choice).after
    old, new = _moment(before), _moment(after)
    changed = [space for space in range(20) if old.dice[space] != new.dice[space]]
    card = TOOLS[tool]
    return ToolPicture(
        tool,
        card.id,
        card.solo_colour.letter,
        card.solo_value,
        _PATTERN.grid,
        old,
        new,
        changed,
    )


def _state(tool: int, window: str, pool: str, track: str) -> GameState:
    """The learner's turn with this tool on the table; Glazing Hammer wants the second turn."""
    opening = parse_position(SCENES[0].position)
    cells = dict(entry.split() for entry in window.split(", "))
    spaces = (f"{row}{column}" for row in "ABCD" for column in range(1, 6))
    dice = parse_window_dice(cells.get(space, "..") for space in spaces)
    owner, other = opening.players
    return opening.replace(
        round=3,
        turn_number=3 if tool == 7 else 0,
        tools=(ToolOnTable(tool),),
        pool=parse_dice(pool),
        track=tuple(parse_dice(number) for number in track.split(" / ")) if track else (),
        players=(owner.replace(window=Window(_PATTERN, dice)), other),
    )


def _moment(state: GameState) -> Moment:
    window = state.window(LEARNER)
    track = [dice_text(number) for number in state.track]
    return Moment(_cells(window), dice_text(state.pool), track)


def _cells(window: Window) -> list[str | None]:
    return [die and str(die) for die in window.dice]


# ------------------------------------------------------------------ objectives

_FINISHED = "P2 B6 R2 G1 Y2 / G5 R4 G6 R2 B6 / P4 B1 P5 Y6 G2 / G2 Y3 G6 B4 P3"


def _objective(objective: str) -> ObjectivePicture:
    worth = PUBLIC_OBJECTIVES[objective].points
    return _difference(worth, lambda window: score(window, [objective], [Colour.RED]).public[0])


def _private(colour: Colour) -> ObjectivePicture:
    return _difference(None, lambda window: score(window, [], [colour]).private)


def _difference(worth: int | None, line: Callable[[Window], ScoreLine]) -> ObjectivePicture:
    """The finished window, and the same without the one die that costs the fewest points."""
    whole = Window(_PATTERN, parse_window_dice(_FINISHED))
    points = line(whole).points
    without = [_without(whole, space) for space in range(20)]
    losses = [(points - line(window).points, space) for space, window in enumerate(without)]
    _, added = min(loss for loss in losses if loss[0] > 0)
    before = without[added]
    return ObjectivePicture(
        worth, _PATTERN.grid, _scored(before, line(before)), _scored(whole, line(whole)), added
    )


def _without(window: Window, space: int) -> Window:
    dice: list[Die | None] = list(window.dice)
    dice[space] = None
    return Window(window.pattern, tuple(dice))


def _scored(window: Window, line: ScoreLine) -> Scored:
    return Scored(_cells(window), line.points, [list(spaces) for spaces in line.sets])


# ------------------------------------------------------------------ placing and scoring

_FRACTAL: Pattern = PATTERNS["fractal-drops"]
_EXAMPLE = ".. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4"
_SCENE = {scene.id: parse_position(scene.position) for scene in SCENES}
_PLACEMENTS: dict[str, tuple[GameState, str]] = {
    "5.2": (_SCENE["edge"], "B4"),
    "5.3": (_SCENE["touching"], "R1"),
    "5.4": (_SCENE["asking"], "Y3"),
    "5.5": (_SCENE["beside"], "G4"),
}


def _placement(rule: str, state: GameState, die: str) -> PlacementPicture:
    window = state.window(LEARNER)
    fit = wire_fit(fit_from_pool(state, parse_dice(die)[0]))
    return PlacementPicture(rule, window.pattern.grid, _cells(window), fit)


def _scoring() -> ScoredWindow:
    """The worked example of RULES 11.1."""
    window = Window(_FRACTAL, parse_window_dice(_EXAMPLE))
    public = ("column-color-variety", "light-shades", "color-variety")
    return ScoredWindow(
        _FRACTAL.grid, _cells(window), sheet(score(window, public, [Colour.PURPLE]))
    )
