"""`sagrada bot`."""

from importlib.util import find_spec
from random import Random
from typing import Annotated

import typer

from sagrada.bots.outside import import_from_here, parse_spec
from sagrada.cli.bad_input import BadInput
from sagrada.extras import need_extra

FAILED = 1


def bot(
    spec: Annotated[
        str, typer.Argument(metavar="SPEC", help="The bot: its name, or package.module:Class.")
    ],
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="The server to play on.")
    ] = "http://127.0.0.1:8000",
    against: Annotated[
        str,
        typer.Option(
            "--against", metavar="NAMES", help="Bots of the server to play against, with commas."
        ),
    ] = "journeyman",
    table: Annotated[
        str | None, typer.Option("--table", metavar="ID", help="Play at this table instead.")
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="SAGRADA_SEAT_TOKEN",
            help="The seat’s token, which the table’s host gets.",
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", help="The time limit for one decision.")
    ] = 1.0,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="A seed for the bot’s own choices.")
    ] = None,
) -> int:
    """Let a bot play on a running server: the same bot that plays in the arena.

    It opens a table against bots of the server, or takes the seat that a token is for.

    \b
    sagrada bot mybot:MyBot
    sagrada bot mybot:MyBot --server https://play.example.org --against master,master
    sagrada bot rules --table ID --token TOKEN
    """
    import sagrada

    if not seconds > 0:
        raise BadInput("--seconds", f"must be more than 0, got {seconds}")
    if (table is None) != (token is None):
        raise BadInput("--table", "a table and its seat’s token belong together; give both")
    if not server.startswith(("http://", "https://")):
        raise BadInput("--server", "expected a URL like http://127.0.0.1:8000")
    import_from_here()
    try:
        player = sagrada.make_bot(spec)
    except sagrada.SpecError as error:
        raise BadInput("SPEC", str(error)) from None
    if find_spec("websockets") is None:
        need_extra("server")
    from sagrada.cli.wire_player import SeatAtTable, ServerError, open_table, play

    try:
        address = server.rstrip("/")
        if table is None or token is None:
            names = [name.strip() for name in against.split(",")]
            own_name = parse_spec(spec).name.rpartition(":")[2][:30]  # without its options
            seat = open_table(address, own_name, names)
            typer.echo(f"Playing at {address}/t/{seat.table}, in seat 1")
        else:
            seat = SeatAtTable(address, table, token)
        over = play(seat, player, seconds, Random(seed))
    except ServerError as error:
        typer.echo(f"sagrada bot: {error}", err=True)
        return FAILED
    totals = " to ".join(str(sheet["total"]) for sheet in over["sheets"])
    winners = ", ".join(f"seat {winner + 1}" for winner in over["winners"]) or "nobody"
    typer.echo(f"{totals}, won by {winners}")
    return 0
