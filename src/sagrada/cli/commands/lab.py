"""`sagrada lab`: train a player, and make tables of recorded games."""

from pathlib import Path
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput

lab = typer.Typer(rich_markup_mode=None)


@lab.command()
def export(
    records: Annotated[
        list[Path],
        typer.Argument(
            metavar="RECORDS...",
            help="Folders that sagrada arena --records wrote, or records.",
        ),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where to write the tables.")
    ],
    as_csv: Annotated[bool, typer.Option("--csv", help="Write CSV instead of Parquet.")] = False,
) -> None:
    """Write recorded games as tables: games, seats, turns, placements, tool uses, score lines.

    Games that aren’t over are left out. CSV needs nothing else; Parquet needs the extra ‘lab’.

    \b
    sagrada arena master rules --deals 500 --records games
    sagrada lab export games --out tables
    """
    from sagrada.cli.rendering.progress import progress_bar
    from sagrada.lab.tables.export import ExportError, TableFormat, export
    from sagrada.lab.tables.sources import NoRecords, find_sources
    from sagrada.lab.training_progress import OutputError

    table_format = TableFormat.CSV if as_csv else TableFormat.PARQUET
    try:
        sources = find_sources(records)
        with progress_bar("games", len(sources)) as tell:
            counts = export(sources, out, table_format, tell)
    except (NoRecords, ExportError) as error:
        raise BadInput("RECORDS", str(error)) from None
    except OutputError as error:
        raise BadInput("--out", str(error)) from None
    for table, count in counts.items():
        typer.echo(f"{out / table}.{table_format}: {count} rows")


@lab.command()
def train(
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="Where to write the policy.")
    ] = Path("ppo.bin"),
    legs: Annotated[
        int,
        typer.Option("--legs", metavar="N", help="How long: about half a million choices a leg."),
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", help="The seed.")] = 1,
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="N", help="How many sit at a table.")
    ] = 2,
    progress: Annotated[
        Path,
        typer.Option(
            "--progress",
            metavar="FOLDER",
            help="Keeps what is learned after each leg. The same command goes on from it.",
        ),
    ] = Path("build/ppo"),
    threads: Annotated[
        int, typer.Option("--threads", metavar="N", help="How many cores PyTorch uses.")
    ] = 1,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ADDRESS",
            help="Train on a Ray cluster: ray://host:port, or local for one on this machine.",
        ),
    ] = None,
) -> None:
    """Train a player from nothing, by masked PPO; it plays in the arena as ppo:weights=FILE.

    It needs the extras ‘lab’ and ‘train’.

    \b
    sagrada lab train --out mine.bin
    sagrada arena ppo:weights=mine.bin greedy
    """
    from sagrada.extras import need_extra
    from sagrada.lab.cluster import ClusterError, check_address
    from sagrada.lab.training_progress import OutputError, check_output, replace

    need_extra("lab")
    need_extra("train")
    from sagrada.lab.ppo.training import LEGS, Course, Training

    for option, number, most in (("--players", players, 4), ("--threads", threads, 64)):
        if not 1 <= number <= most:
            raise BadInput(option, f"must be 1 to {most}, got {number}")
    if legs < 0:
        raise BadInput("--legs", f"must be at least 1, got {legs}")
    course = Course(legs or LEGS, players, seed)
    try:
        if cluster is not None:
            check_address(cluster)
        check_output(out)
        training = Training(course, progress, threads)
        if training.legs:
            typer.echo(f"goes on after leg {len(training.legs)}", err=True)
        training.run(lambda leg: typer.echo(leg, err=True), cluster)
    except ClusterError as error:
        raise BadInput("--cluster", str(error)) from None
    except OutputError as error:
        place = "--progress" if str(progress) in str(error) else "--out"
        raise BadInput(place, str(error)) from None
    replace(out, training.policy(course.command))
    typer.echo(f"{out}: {out.stat().st_size} bytes")
