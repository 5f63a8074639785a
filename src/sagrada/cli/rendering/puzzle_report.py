"""Puzzles, for people: what is asked, and the verdict on an answer."""

from collections.abc import Iterator, Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sagrada import PUBLIC_OBJECTIVES
from sagrada.bots.explanation import Why
from sagrada.cli.rendering.view import draw_view
from sagrada.study.puzzles import Aim, JudgmentProof, Puzzle, Verdict, VerdictStatus

_ASKED: Mapping[Aim, str] = {
    Aim.POINTS: "You have {turns} left in this game. End with as many points as you can.",
    Aim.MARGIN: "You have {turns} left in this game. Beat the target by as much as you can, "
    "or miss it by as little as you can.",
    Aim.CHOICE: "Make the choice that leads to the most points on average: "
    "a die and its space, a tool, or the end of the turn.",
}
_LINES: Mapping[str, str] = {
    **{objective.id: objective.name for objective in PUBLIC_OBJECTIVES.values()},
    "private": "Private objective",
    "favor": "Favor tokens",
    "empty": "Empty spaces",
    "target": "Target",
}
_WHY: Mapping[str, str] = {
    "private": "it helps your private objective most",
    "room": "it keeps more spaces open",
    "tokens": "it saves favor tokens",
    "tool": "the tool is worth more than its price",
    "wait": "no die is worth its space",
}


def report_puzzle(puzzle: Puzzle, width: int, roomy: bool = True) -> RenderableType:
    """The position as the seat sees it, and the question."""
    view = puzzle.view
    names = [f"Seat {number}" for number in range(1, len(view.players) + 1)]
    turns = "two turns" if view.turn_number < len(names) else "one turn"
    asked = _ASKED[puzzle.aim].format(turns=turns)
    you = "" if view.setup.solo else f"You’re seat {puzzle.seat + 1}. "
    return Group(
        Text.assemble(
            (f" Puzzle {puzzle.id} ", "bold reverse"),
            f"  {puzzle.kind}, {puzzle.level}, rating {puzzle.rating}",
        ),
        Text(),
        draw_view(view, names, width, roomy),
        Text(),
        Text(f"{you}{asked}", "bold"),
    )


def report_verdict(puzzle: Puzzle, verdict: Verdict) -> RenderableType:
    """What the answer is worth, where the points differ, and a solution."""
    return Group(*_verdict(puzzle, verdict))


def _verdict(puzzle: Puzzle, verdict: Verdict) -> Iterator[RenderableType]:
    if verdict.message:
        yield Text(verdict.message, "yellow")
        return
    assert verdict.points is not None, "a finished answer has points"
    assert verdict.best is not None
    yield Text(_sentence(puzzle, verdict), "bold green" if verdict.is_solved else "bold red")
    if verdict.lines:
        table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False, header_style="dim")
        table.add_column("Where the points differ", no_wrap=True)
        table.add_column("Yours", justify="right")
        table.add_column("Best", justify="right")
        for line in verdict.lines:
            table.add_row(_LINES[line.id], str(line.yours), str(line.best))
        yield table
    if verdict.why_best is not None and not verdict.is_solved:
        yield Text(f"Better, because {_because(verdict.why_best)}:")
    elif verdict.why is not None and verdict.is_solved:
        yield Text(f"A reason: {_because(verdict.why)}.")
    if not verdict.is_solved:
        yield report_solution(puzzle)


def report_solution(puzzle: Puzzle) -> Text:
    """One solution, and whether there are others."""
    proof = puzzle.proof
    others = proof.good - 1 if isinstance(proof, JudgmentProof) else proof.solutions - 1
    more = " (not the only one)" if others else ""
    return Text.assemble(f"A solution{more}: ", (", ".join(puzzle.solution), "bold"))


def _sentence(puzzle: Puzzle, verdict: Verdict) -> str:
    points = _points(puzzle, verdict.points or 0)
    match verdict.status:
        case VerdictStatus.RIGHT if puzzle.aim is Aim.CHOICE:
            return f"Right: {points} to expect."
        case VerdictStatus.RIGHT:
            return f"Right: {points}, the best you can get."
        case VerdictStatus.ALSO_GOOD:
            return f"Also good: {points} to expect, hardly less than with the best choice."
        case _ if puzzle.aim is Aim.CHOICE:
            return f"That loses about {verdict.loss:g} points on average."
        case _:
            return f"Not the best: {points}. You can get {_points(puzzle, verdict.best or 0)}."


def _points(puzzle: Puzzle, points: float) -> str:
    """`41 points`; in solo `3 points above the target`."""
    if not puzzle.view.setup.solo:
        return f"{points:g} points"
    return f"{abs(points):g} points {'above' if points >= 0 else 'below'} the target"


def _because(why: Why) -> str:
    match why.kind:
        case "objective":
            return f"it helps {PUBLIC_OBJECTIVES[why.about].name} most"
        case "line" | "complete":
            line = f"{'row' if why.about.isalpha() else 'column'} {why.about}"
            return f"it completes {line}" if why.kind == "complete" else f"it helps {line} most"
        case kind:
            return _WHY[kind]
