"""`sagrada arena`."""

from pathlib import Path
from typing import Annotated

import typer

from sagrada import Summary
from sagrada.bots.outside import import_from_here
from sagrada.cli.app import INTERRUPTED
from sagrada.cli.bad_input import BadInput
from sagrada.cli.common_options import refuse_other_options
from sagrada.cli.requests.jsonl import format_answer
from sagrada.lab.arena.plan import DEFAULT_DEALS, DEFAULT_MS, DEFAULT_SEED, PlanError, make_plan
from sagrada.lab.arena.played_game import BotFailure
from sagrada.lab.arena.report import markdown
from sagrada.lab.arena.summary import summarise, to_json
from sagrada.lab.cluster import ClusterError, check_address

FAILED = 1


def arena(
    specs: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SPEC...", help="A bot for each seat: greedy, or package.module:Class."
        ),
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", "-n", metavar="N", help="How many deals to play.")
    ] = DEFAULT_DEALS,
    seed: Annotated[
        int, typer.Option("--seed", "-s", metavar="N", help="The seed that decides the deals.")
    ] = DEFAULT_SEED,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            help="How many players sit at a table. If you name more bots, every lineup plays:"
            " with 2, a round robin of duels.",
        ),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="One bot plays solo.")] = False,
    tools: Annotated[
        int | None,
        typer.Option(
            "--tools", metavar="N", help="Solo: how many tools, 1 to 5.", show_default="3"
        ),
    ] = None,
    edition: Annotated[
        str,
        typer.Option(
            "--edition", metavar="NAME", help="The rulebook edition: en, it, nl, es or pt-BR."
        ),
    ] = "en",
    ms: Annotated[
        int,
        typer.Option("--ms", metavar="N", help="The time limit per decision, in milliseconds."),
    ] = DEFAULT_MS,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", "-w", metavar="N", help="How many processes.", show_default="all cores"
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Save every finished game to this file (JSON Lines). The same command resumes"
            " from it.",
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            "--records",
            metavar="FOLDER",
            help="Keep the record of every game in this folder, and a table of all (games.csv).",
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ADDRESS",
            help="Play on a Ray cluster: ray://host:port, or local for one on this machine.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print tables in Markdown.")
    ] = False,
) -> int:
    """Let bots play each other, and measure how strong they are.

    Every deal is played in all seat rotations, so that luck evens out. Press Ctrl-C to stop early
    with the results so far. A spec given twice is two players, listed separately.

    \b
    sagrada arena greedy random                      # a duel
    sagrada arena greedy random random               # one against a field
    sagrada arena greedy random random --players 2   # a round robin of duels
    sagrada arena greedy --solo --tools 3
    sagrada arena mybot:MyBot rules                  # your own bot, in mybot.py
    """
    if as_json:
        refuse_other_options("--json", {"--markdown": as_markdown})
    if workers is not None and workers < 1:
        raise BadInput("--workers", f"must be at least 1, got {workers}")
    if cluster is not None and workers is not None:
        raise BadInput("--workers", "a cluster has its own; leave it out")
    import_from_here()
    try:
        if cluster is not None:
            check_address(cluster)
        plan = make_plan(
            specs or (),
            deals=deals,
            seed=seed,
            players=players,
            solo=solo,
            tools=tools,
            edition=edition,
            ms=ms,
        )
        from sagrada.cli.rendering.arena_report import play_with_progress

        run = play_with_progress(plan, workers, out, records, cluster)
    except PlanError as error:
        place = "SPEC" if error.field == "spec" else f"--{error.field}"
        raise BadInput(place, str(error)) from None
    except ClusterError as error:
        raise BadInput("--cluster", str(error)) from None
    except BotFailure as error:
        sentence = " ".join(str(error).split())
        typer.echo(f"sagrada arena: {sentence}", err=True)
        return FAILED

    summary = summarise(run)
    if summary is None:
        typer.echo("sagrada arena: stopped before the first deal was finished", err=True)
    elif as_json:
        typer.echo(format_answer(to_json(summary)))
    elif as_markdown:
        typer.echo(markdown(summary), nl=False)
    else:
        _report(summary)
    return 0 if run.is_complete else INTERRUPTED


def _report(summary: Summary) -> None:
    from sagrada.cli.rendering.arena_report import report_arena
    from sagrada.cli.rendering.drawing import make_console

    make_console().print(report_arena(summary))
