"""`sagrada puzzle`."""

import datetime
from random import Random
from typing import Annotated

import typer
from rich.text import Text

from sagrada import NotationError
from sagrada.cli.bad_input import BadInput
from sagrada.cli.common_options import refuse_other_options
from sagrada.cli.rendering.drawing import make_console
from sagrada.cli.rendering.puzzle_report import report_puzzle, report_solution, report_verdict
from sagrada.cli.requests.jsonl import format_answer
from sagrada.cli.terminal.terminal import EndOfInput, Terminal
from sagrada.study.puzzles import (
    LEVELS,
    THEMES,
    NoPuzzle,
    Puzzle,
    Verdict,
    VerdictStatus,
    by_id,
    matching,
    pick,
    today,
)

_HELP = "Type your moves, like draft R3, place B2, end; or q to give up ▸"
_NOT_AN_ANSWER = (VerdictStatus.ILLEGAL, VerdictStatus.UNFINISHED)


def puzzle(
    name: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="The id of a puzzle.", show_default=False)
    ] = None,
    daily: Annotated[
        bool, typer.Option("--today", help="Today’s puzzle, the same for everybody.")
    ] = False,
    theme: Annotated[
        str | None,
        typer.Option("--theme", metavar="THEME", help=f"What it’s about: {', '.join(THEMES)}."),
    ] = None,
    level: Annotated[
        str | None, typer.Option("--level", metavar="LEVEL", help=f"How hard: {', '.join(LEVELS)}.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="The same seed picks the same puzzle.")
    ] = None,
    answer: Annotated[
        str | None,
        typer.Option("--answer", metavar="MOVES", help="Your answer, without prompting for it."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, without prompting.")
    ] = False,
) -> None:
    """Solve a puzzle: a position from a game, with a best answer.

    In an exact puzzle it’s the last round, and a full search has proven the best total. In a
    judgment puzzle you choose in the middle of a game, and many playouts have shown which choice
    is best. The answer is in the project’s notation (docs/notation.md), with commas between moves.
    If you leave out the end of a turn, it’s added.

    \b
    sagrada puzzle --today
    sagrada puzzle --theme columns --level master
    sagrada puzzle --theme lathekin --seed 1 --json
    """
    asked = _pick(name, daily, theme, level, seed)
    verdict = None if answer is None else _judge(asked, answer)
    if as_json:
        found: dict[str, object] = {"puzzle": asked.to_json()}
        if verdict is not None:
            found["verdict"] = verdict.to_json()
        typer.echo(format_answer(found))
        return
    terminal = Terminal(make_console())
    terminal.show(report_puzzle(asked, terminal.width, terminal.is_roomy))
    if verdict is not None:
        terminal.show(report_verdict(asked, verdict))
    else:
        _solve(asked, terminal)


def _pick(
    name: str | None, daily: bool, theme: str | None, level: str | None, seed: int | None
) -> Puzzle:
    chosen: dict[str, object] = {"--theme": theme, "--level": level, "--seed": seed is not None}
    try:
        if name is not None:
            refuse_other_options("the id of a puzzle", chosen | {"--today": daily})
            return by_id(name)
        if daily:
            refuse_other_options("--today", chosen)
            return today(datetime.datetime.now(datetime.UTC).date())
        return pick(Random(seed), matching(theme=theme, level=level))
    except NoPuzzle as error:
        raise BadInput(None, str(error)) from None


def _judge(asked: Puzzle, text: str) -> Verdict:
    try:
        return asked.answer([move.strip() for move in text.split(",") if move.strip()])
    except NotationError as error:
        raise BadInput("--answer", str(error)) from None


def _solve(asked: Puzzle, terminal: Terminal) -> None:
    """Ask until there is an answer that can be judged."""
    while True:
        try:
            typed = terminal.ask(Text(_HELP, "dim"))
        except EndOfInput:
            return
        if typed.lower() in ("q", "quit"):
            terminal.show(report_solution(asked))
            return
        if typed in ("?", "help"):
            terminal.show(Text("\n".join(THEMES[theme] for theme in asked.themes)))
            continue
        try:
            verdict = _judge(asked, typed)
        except BadInput as error:
            terminal.show(Text(f"{error.message}.", "yellow"))
            continue
        terminal.show(report_verdict(asked, verdict))
        if verdict.status not in _NOT_AN_ANSWER:
            return
