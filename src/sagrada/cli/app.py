"""The `sagrada` command: finds the subcommand, runs it, and says what went wrong.

Only the module of that subcommand is imported, so that `sagrada --help` is quick and a command can
import what it needs at the top of its file, as usual. The others are only listed, with a line
each. A command module has a function of the same name, which is a Typer command: its docstring
and parameters are the help text. Or it has a Typer app of that name, with commands of its own.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module

import typer

from sagrada import __version__
from sagrada.cli.bad_input import BadInput
from sagrada.extras import MissingPackages

COMMANDS = {
    "serve": "Run the server: people play in their browsers.",
    "backup": "Copy the server's database to a file, also while people play.",
    "restore": "Replace the server's database with a copy.",
    "moderate": "Handle what players report; ban or rename people.",
    "games": "Write the games whose players allow puzzles, without names.",
    "play": "Play a game in this terminal: 1 to 4 people and bots.",
    "score": "Score a window or a whole table, line by line.",
    "legal": "Show where a die can go, and which rules forbid the other spaces.",
    "audit": "Find the mistakes in a window, and the fewest dice to remove.",
    "replay": "Step through a recorded game.",
    "review": "Review a finished game: luck, errors, and what was better.",
    "verify": "Check every roll, draw and deal of a finished game.",
    "perft": "Count the move sequences from known positions.",
    "cards": "Browse the windows, tools and objectives.",
    "window": "Measure how hard a window is that you drew.",
    "advise": "Show the best choices in a position.",
    "puzzle": "Solve a puzzle, and learn why the best answer is best.",
    "arena": "Let bots play each other, and measure how strong they are.",
    "lab": "Train a player, and make tables of recorded games.",
    "bot": "Let a bot play on a running server.",
}
"""The commands and their lines in `sagrada --help`."""

NOT_INSTALLED = 1
BAD_INPUT = 2
INTERRUPTED = 130


def run(argv: Sequence[str]) -> int:
    """Run a command line. Returns its exit code."""
    program = " ".join(("sagrada", *[word for word in argv if word in COMMANDS][:1]))
    try:
        command = typer.main.get_command(_app(argv))
        code = command.main(list(argv) or ["--help"], "sagrada", standalone_mode=False)
    except typer.TyperException as error:
        sentence = error.format_message().rstrip(".")
        return _complain(program, f"{sentence} (try: {program} --help)")
    except BadInput as error:
        return _complain(program, str(error))
    except MissingPackages as error:
        return _complain(program, str(error), NOT_INSTALLED)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _app(argv: Sequence[str]) -> typer.Typer:
    app = typer.Typer(
        add_completion=False,
        help="Sagrada, the dice-drafting board game: play it, score it, check it, look it up.",
        rich_markup_mode=None,  # importing Rich for the help alone would double the start-up time
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_top_level)
    for name, line in COMMANDS.items():
        found = _command(name) if name in argv else _not_asked_for
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name, help=line, no_args_is_help=True)
        else:
            app.command(name, short_help=line)(found)
    return app


def _top_level(
    version: bool = typer.Option(
        False,
        "--version",
        help="Show the version and exit.",
        is_eager=True,
        callback=lambda asked: _show_version() if asked else None,
    ),
) -> None:
    pass


def _show_version() -> None:
    typer.echo(f"sagrada {__version__}")
    raise typer.Exit


def _command(name: str) -> Callable[..., object] | typer.Typer:
    found: Callable[..., object] | typer.Typer
    found = getattr(import_module(f"sagrada.cli.commands.{name}"), name)
    return found


def _not_asked_for() -> None:
    """Stands in for a command in the list; the one that runs is always named in `argv`."""


def _complain(program: str, sentence: str, code: int = BAD_INPUT) -> int:
    line = " ".join(sentence.split())
    print(f"{program}: {line}", file=sys.stderr)
    return code
