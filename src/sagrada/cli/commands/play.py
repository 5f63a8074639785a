"""`sagrada play`."""

import datetime
import re
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from sagrada import Game, GameError, Record, ReplayError
from sagrada.bots.registry import UnknownBotError
from sagrada.cli.bad_input import BadInput, quote
from sagrada.cli.common_options import refuse_other_options
from sagrada.cli.files import read_record
from sagrada.cli.rendering.drawing import make_console
from sagrada.cli.terminal.autosave import Autosave, new_path
from sagrada.cli.terminal.new_game import (
    DEFAULT_NAME,
    PlayOptions,
    ask_what_the_edition_leaves_open,
    ask_who_plays,
    make_setup,
    parse_players,
)
from sagrada.cli.terminal.session import TerminalSession
from sagrada.cli.terminal.terminal import EndOfInput, Terminal
from sagrada.engine.options import PRESETS
from sagrada.game.record import SEED_BYTES, Seat, SeatKind

_HEX = re.compile(rf"[0-9a-fA-F]{{1,{2 * SEED_BYTES}}}")


def play(
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            metavar="NAMES",
            help="Who plays, in seat order, such as Anna,Bea,bot:master. The bots are random, "
            "greedy, rules, learned, search, apprentice, journeyman, master and grandmaster.",
        ),
    ] = None,
    solo: Annotated[
        bool, typer.Option("--solo", help="Play solo against the target score.")
    ] = False,
    tools: Annotated[
        int | None,
        typer.Option(
            "--tools",
            metavar="N",
            help="Solo: how many tools, from 1 (hardest) to 5 (easiest).",
            show_default="3",
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option("--edition", metavar="|".join(PRESETS), help="The rulebook edition.")
    ] = "en",
    honour: Annotated[
        bool,
        typer.Option(
            "--honor", "--honour", help="No referee: mistakes can happen, and players call them."
        ),
    ] = False,
    trimmed_bag: Annotated[
        bool | None,
        typer.Option(
            "--trimmed-bag/--full-bag", help="Use fewer dice, with 2 or 3 players; or all 90 dice."
        ),
    ] = None,
    start: Annotated[
        str | None,
        typer.Option("--start", metavar="WHO", help="The start player: a name, a seat or random."),
    ] = None,
    auto_end: Annotated[
        bool, typer.Option("--auto-end", help="End your turn when nothing else is possible.")
    ] = False,
    record: Annotated[
        str | None,
        typer.Option("--record", metavar="FILE", help="Save the game to this new file."),
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Resume a saved game.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed", metavar="HEX", help="The dealer’s seed, to play the same deal again."
        ),
    ] = None,
    bot_seed: Annotated[
        int | None,
        typer.Option(
            "--bot-seed", metavar="N", help="A seed for the bots, to repeat their choices."
        ),
    ] = None,
) -> int:
    """Play a game in this terminal: 1 to 4 people and bots.

    Without --players or --solo, you’re asked who plays. Press Enter three times to play against a
    bot. Choose by number, or type moves in notation. Type ? for help, undo to undo a choice, or
    quit to leave.

    The game is saved after every step, to the --record file or to a new file in your settings
    folder (on Linux, ~/.config/sagrada). Until the game is over, the file holds the dealer’s seed
    and every seat’s secrets, so only the host should open it.
    """
    rng = Random(secrets.randbits(64) if bot_seed is None else bot_seed)
    terminal = Terminal(make_console())
    if resume is not None:
        given: dict[str, object] = {
            "--players": players,
            "--solo": solo,
            "--tools": tools is not None,
            "--edition": edition != "en",
            "--honor": honour,
            "--trimmed-bag": trimmed_bag is not None,
            "--start": start,
            "--record": record,
            "--seed": seed,
        }
        refuse_other_options("--resume", given)
        game, path = _resume(resume), Path(resume)
    else:
        if tools is not None and not solo:
            raise BadInput("--tools", "only solo has a choice of tools; add --solo or drop it")
        options = PlayOptions(edition, honour, trimmed_bag, 3 if tools is None else tools, start)
        dealer_seed = None if seed is None else _parse_seed(seed)
        try:
            seats, options = _seats(players, solo, options, terminal)
            make_setup(seats, options)  # Refuse bad options before asking more.
            options = ask_what_the_edition_leaves_open(terminal, seats, options)
        except EndOfInput:
            return 0
        path = _record_path(record)
        game = Game.open(
            make_setup(seats, options),
            seats,
            dealer_seed,
            edition,
            datetime.datetime.now().astimezone().date(),
        )
    return _open_session(game, path, terminal, rng, auto_end).run()


def _seats(
    players: str | None, solo: bool, options: PlayOptions, terminal: Terminal
) -> tuple[tuple[Seat, ...], PlayOptions]:
    if players is None and not solo:
        # Refuse bad options before asking anything.
        make_setup((Seat(), Seat()), options._replace(start=None))
        return ask_who_plays(terminal, options)
    try:
        seats = parse_players(DEFAULT_NAME if players is None else players)
    except BadInput as error:
        raise error.within("--players") from None
    if solo and len(seats) > 1:
        raise BadInput("--solo", f"solo is for one player, not {len(seats)}; drop --solo")
    return seats, options


def _open_session(
    game: Game, path: Path, terminal: Terminal, rng: Random, auto_end: bool
) -> TerminalSession:
    autosave = Autosave(path)
    try:
        session = TerminalSession(game, autosave, terminal, rng, auto_end)
    except UnknownBotError as error:
        raise BadInput(str(path), str(error)) from None
    if not game.is_over:
        autosave.save(game)
    if autosave.error:
        raise BadInput(None, f"{autosave.error}; choose another file")
    return session


def _resume(name: str) -> Game:
    """The game of a record that somebody left unfinished."""
    record: Record = read_record(name)
    for number, seat in enumerate(record.seats, start=1):
        if seat.kind is SeatKind.OPEN:
            raise BadInput(name, f'seat {number} is open; add the header [Player{number} "…"]')
    try:
        return Game.from_record(record)
    except (ReplayError, GameError) as error:
        raise BadInput(name, str(error)) from None


def _record_path(name: str | None) -> Path:
    """A file that doesn't exist yet."""
    if name is None:
        return new_path()
    path = Path(name)
    try:
        taken = path.exists()
    except (OSError, ValueError) as error:
        raise BadInput("--record", f"{quote(name)} isn’t a file name: {error}") from None
    if taken:
        raise BadInput(
            "--record", f"{name} already exists; pick another name, or resume it: --resume {name}"
        )
    return path


def _parse_seed(text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise BadInput(
            "--seed", f"expected 1 to {2 * SEED_BYTES} hexadecimal digits, got {quote(text)}"
        )
    return bytes.fromhex(text.zfill(2 * SEED_BYTES))
