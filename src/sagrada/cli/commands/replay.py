"""`sagrada replay`."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.text import Text

from sagrada import ReplayError, ReplayMoment
from sagrada.cli.bad_input import BadInput
from sagrada.cli.common_options import refuse_other_options
from sagrada.cli.files import read_record
from sagrada.cli.rendering.drawing import make_console
from sagrada.cli.rendering.game_report import report_game
from sagrada.cli.rendering.replay_report import moment_json, report_moment
from sagrada.cli.requests.jsonl import format_answer
from sagrada.cli.terminal.terminal import EndOfInput, Terminal
from sagrada.game.record import seat_names
from sagrada.game.replay import moments
from sagrada.game.replay import replay as replay_record

_HELP = "Enter next, b back, t next turn, r N round N, e end, q quit"


def replay(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="The record of a game, or - for stdin.")
    ],
    everything: Annotated[
        bool, typer.Option("--all", help="Print every step, without prompting.")
    ] = False,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="Print only step N.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a JSON object for each step.")
    ] = False,
) -> int:
    """Step through a recorded game: what happened in words, and the table after it.

    A step is one choice or undo, or everything that chance does in a row. At the prompt, press
    Enter (or type n) for the next step. Type b for the previous step, t for the next turn, r N for
    round N, e for the end, or q to quit.

    The record of an unfinished game shows every seat’s secrets.
    """
    read = read_record(record)
    try:
        history = replay_record(read)
    except ReplayError as error:
        raise BadInput(record, str(error)) from None
    steps, names = moments(history, chance_apart=True), seat_names(read.seats)
    if not steps:
        raise BadInput(record, "nothing has happened in this game yet")
    if step is not None:
        refuse_other_options("--step", {"--all": everything})
        if not 1 <= step <= len(steps):
            raise BadInput("--step", f"steps run from 1 to {len(steps)}; got {step}")
    wanted = range(len(steps)) if step is None else range(step - 1, step)
    if as_json:
        for at in wanted:
            typer.echo(format_answer(moment_json(steps, at, names)))
        return 0
    terminal = Terminal(make_console())
    if everything or step is not None:
        for at in wanted:
            terminal.show(report_moment(steps, at, names, terminal.width, roomy=True), Text())
        if everything and steps[-1].state.is_over:
            terminal.show(report_game(steps[-1].state, names))
        return 0
    _step_through(steps, names, terminal)
    return 0


def _step_through(steps: Sequence[ReplayMoment], names: Sequence[str], terminal: Terminal) -> None:
    at = 0
    while True:
        terminal.clear()
        terminal.show(report_moment(steps, at, names, terminal.width, terminal.is_roomy))
        last = at == len(steps) - 1
        if last and steps[at].state.is_over:
            terminal.show(Text(), report_game(steps[at].state, names))
        moved = False
        while not moved:
            try:
                typed = terminal.ask(Text(f"{_HELP} ▸", "dim")).lower()
            except EndOfInput:
                return
            if typed in ("q", "quit"):
                return
            chosen = _next_step(typed, at, steps)
            if isinstance(chosen, str):
                terminal.show(Text(chosen, "yellow"))
            else:
                at, moved = chosen, True


def _next_step(typed: str, at: int, steps: Sequence[ReplayMoment]) -> int | str:
    """Which step to show next, or a sentence that says why there is none."""
    last = len(steps) - 1
    word, _, number = typed.partition(" ")
    if word in ("", "n", "next"):
        return at + 1 if at < last else "This is the last step. Type b to go back, or q to quit."
    if word in ("b", "back"):
        return at - 1 if at else "This is the first step."
    if word in ("t", "turn"):
        return next((n for n in range(at + 1, last) if steps[n].is_turn_start), last)
    if word in ("e", "end"):
        return last
    if word in ("r", "round"):
        wanted = number.strip()
        found = (n for n, step in enumerate(steps) if str(step.state.round) == wanted)
        missing = f"There’s no round {wanted[:9]} in this game." if wanted else "Which round?"
        return next(found, f"{missing} Type r and its number, like r 3.")
    return f"{_HELP}."
