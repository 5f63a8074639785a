"""Themes: what a puzzle is about, found by looking at its solution."""

from collections.abc import Iterator, Sequence

from sagrada.bots.explanation import PRIVATE, Why
from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import COLOURS, VALUES
from sagrada.engine.moves import Draft, EndTurn, Move, Pay, UseTool
from sagrada.engine.state import GameState
from sagrada.engine.window import Window
from sagrada.study.puzzles.exact import Solution
from sagrada.study.puzzles.verdict import TARGET, final, final_lines

THEMES: dict[str, str] = {
    "rows": "A row decides.",
    "columns": "A column decides.",
    "diagonals": "Color Diagonals decides.",
    "sets": "Sets of values or colors decide.",
    "private": "The private objective decides.",
    "dead-spaces": "A space that no die fits is filled after all, or spaces are kept open.",
    "full-window": "The window gets full.",
    "two-turns": "Both turns are planned together.",
    "sacrifice": "One line of the score sheet gives up points so that another gains more.",
    "tokens": "Two or more favor tokens are worth paying, or worth keeping.",
    "pass": "The best choice is to end the turn.",
    "solo": "Solo.",
    "solo-payment": "Solo: a die must pay for a tool.",
    "target": "Solo: the dice that are left decide the target.",
    "opening": "Rounds 1 to 3.",
    "middle": "Rounds 4 to 7.",
    "endgame": "Rounds 8 to 10.",
    "tool": "The solution needs a tool.",
    **{tool.id: f"The solution needs the tool {tool.name}." for tool in TOOLS.values()},
}
"""Every theme, in a sentence."""

_MATTERS = 3
"""Points that a line must gain to be what the puzzle is about, unless it gains most."""


def exact_themes(state: GameState, seat: int, solution: Solution) -> tuple[str, ...]:
    """The themes of an exact puzzle."""
    return _in_order(_of_exact(state, seat, solution))


def judgment_themes(state: GameState, moves: Sequence[Move], why: Why | None) -> tuple[str, ...]:
    """The themes of a judgment puzzle: its moment, and why its best choice is good."""
    return _in_order(_of_judgment(state, moves, why))


def _in_order(found: Iterator[str]) -> tuple[str, ...]:
    wanted = {*found}
    return tuple(theme for theme in THEMES if theme in wanted)


def _group(objective: str) -> str:
    """The theme that an objective belongs to."""
    for start, theme in (("row-", "rows"), ("column-", "columns")):
        if objective.startswith(start):
            return theme
    return {"color-diagonals": "diagonals", PRIVATE: "private", TARGET: TARGET}.get(
        objective, "sets"
    )


def _moment(state: GameState) -> str:
    return "opening" if state.round <= 3 else "middle" if state.round <= 7 else "endgame"


def _of_exact(state: GameState, seat: int, solution: Solution) -> Iterator[str]:
    best = solution.ends[0]
    after = final(state, seat, best.moves)
    yield _moment(state)
    if state.setup.solo:
        yield "solo"
    for tool in best.tools:
        if solution.best_without(tool) < best.total:
            yield "tool"
            yield TOOLS[tool].id
            if any(isinstance(move, Pay) for move in best.moves):
                yield "solo-payment"
    first_end = best.moves.index(EndTurn(seat))
    if any(not isinstance(move, EndTurn) for move in best.moves[first_end:]) and first_end:
        yield "two-turns"
    if not any(isinstance(move, Draft) for move in best.moves):
        yield "pass"
    yield from _of_lines(final_lines(final(state, seat, ()), seat), final_lines(after, seat))
    window = after.window(seat)
    if _dead_spaces(state.window(seat)) & ~window.empty:
        yield "dead-spaces"
    if not window.empty and state.window(seat).empty:
        yield "full-window"


def _dead_spaces(window: Window) -> int:
    """The mask of the empty spaces that no die fits, whatever the pool offers."""
    colours = values = 0
    for colour in COLOURS:
        colours |= window.takes_colour[colour]
    for value in VALUES:
        values |= window.takes_value[value]
    return window.empty & ~(colours & values)


def _of_lines(before: dict[str, int], after: dict[str, int]) -> Iterator[str]:
    gains = {at: after[at] - before[at] for at in after if at not in ("favor", "empty")}
    most = max(gains.values())
    for objective, gain in gains.items():
        if gain > 0 and (gain >= _MATTERS or gain == most):
            yield _group(objective)
        if gain < 0 and objective != TARGET:
            yield "sacrifice"
    if after["favor"] - before["favor"] <= -2:
        yield "tokens"


def _of_judgment(state: GameState, moves: Sequence[Move], why: Why | None) -> Iterator[str]:
    yield _moment(state)
    if state.setup.solo:
        yield "solo"
    for move in moves:
        if isinstance(move, UseTool):
            yield "tool"
            yield TOOLS[move.tool].id
    match why:
        case Why("private"):
            yield "private"
        case Why("objective", objective):
            yield _group(objective)
        case Why("line" | "complete", line):
            yield "rows" if line.isalpha() else "columns"
        case Why("room"):
            yield "dead-spaces"
        case Why("tokens"):
            yield "tokens"
        case Why("wait"):
            yield "pass"
