"""`sagrada window`."""

from typing import Annotated

import typer
from rich.text import Text

from sagrada import TOOLS, Window, WindowError, WindowMeasure, own_window
from sagrada.cli.bad_input import BadInput
from sagrada.cli.rendering.drawing import WRONG, draw_window, make_console
from sagrada.cli.rendering.progress import progress_bar
from sagrada.cli.requests.jsonl import format_answer
from sagrada.engine.cards import Pattern
from sagrada.engine.own_window import conflicts, read_grid
from sagrada.engine.spaces import NAMES
from sagrada.study.measured import Measured
from sagrada.study.window_measure import (
    BATCH,
    GAMES,
    MOST_GAMES,
    PlayedWindow,
    play_games,
    summarize,
)

_REACH = 1.96
_EGLOMISE_BRUSH, _COPPER_FOIL_BURNISHER = 2, 3


def window(
    grid: Annotated[
        str,
        typer.Argument(
            metavar="GRID",
            help="Twenty spaces row by row: R Y G B P, 1 to 6, or . for blank.",
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games the bots play.")
    ] = GAMES,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure a window that you drew: bots play it, and it’s compared with the printed ones.

    It warns of spaces that can’t both be filled. The id is what records, tables and
    `sagrada.Game(window=…)` take. The same grid and number of games always give the same result.

    \b
    sagrada window YB..1/G.5.4/3.R.G/2..BY
    """
    try:
        grid = read_grid(grid)
    except WindowError as error:
        raise BadInput("GRID", str(error)) from None
    if not 2 <= games <= MOST_GAMES:
        raise BadInput("--games", f"give 2 to {MOST_GAMES:,}, not {games}")
    measure = _measure(grid, games)
    pattern = own_window(grid, measure.difficulty)
    if as_json:
        typer.echo(format_answer(_answer(pattern, measure)))
        return
    console = make_console()
    pairs = conflicts(grid)
    console.print(
        draw_window(Window(pattern), marks={space: WRONG for pair in pairs for space in pair})
    )
    for first, second in pairs:
        console.print(Text(_warning(pattern, first, second)))
    console.print(
        f"Difficulty {measure.difficulty}. In {measure.games:,} games, bots with 4 favor tokens "
        f"scored {_figure(measure.points)} points\n"
        f"and left {_figure(measure.empty)} spaces empty (means with 95% intervals)."
    )
    console.print(f"Its id: {pattern.id}", soft_wrap=True)


def _measure(grid: str, games: int) -> WindowMeasure:
    played: list[PlayedWindow] = []
    with progress_bar("games", games) as show:
        while len(played) < games:
            played += play_games(grid, len(played), min(BATCH, games - len(played)))
            show(len(played))
    return summarize(played)


def _warning(pattern: Pattern, first: int, second: int) -> str:
    colour, value = pattern.colour_at(first), pattern.value_at(first)
    need = f"a {value}" if colour is None else colour.word
    tool = TOOLS[_COPPER_FOIL_BURNISHER if colour is None else _EGLOMISE_BRUSH].name
    return (
        f"{NAMES[first]} and {NAMES[second]} both need {need}. "
        f"Only one of them can be filled, unless {tool} helps."
    )


def _figure(found: Measured) -> str:
    return f"{found.value:.1f} ± {_REACH * found.error:.1f}"


def _answer(pattern: Pattern, measure: WindowMeasure) -> dict[str, object]:
    return {
        "id": pattern.id,
        "difficulty": measure.difficulty,
        "games": measure.games,
        "points": {"value": measure.points.value, "error": measure.points.error},
        "empty": {"value": measure.empty.value, "error": measure.empty.error},
        "conflicts": [[NAMES[first], NAMES[second]] for first, second in conflicts(pattern.grid)],
    }
