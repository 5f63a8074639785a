"""The arena, for people: a progress bar while it runs, tables at the end."""

from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sagrada import Summary
from sagrada.cli.rendering.progress import progress_bar
from sagrada.lab.arena.plan import Plan
from sagrada.lab.arena.report import Grid, notes, pairs_grid, players_grid, title
from sagrada.lab.arena.run import Run, play


def play_with_progress(
    plan: Plan,
    workers: int | None,
    out: Path | None,
    records: Path | None,
    cluster: str | None = None,
) -> Run:
    """Play, with a progress bar if stderr is a terminal."""
    with progress_bar("games", plan.games) as tell:
        return play(plan, workers=workers, out=out, records=records, cluster=cluster, tell=tell)


def report_arena(summary: Summary) -> RenderableType:
    parts: list[RenderableType] = [
        Text(title(summary.plan), "bold"),
        Text(),
        _draw(players_grid(summary)),
    ]
    if summary.pairs:
        parts += [Text(), _draw(pairs_grid(summary))]
    parts.append(Text())
    parts += [Text(note, "dim") for note in notes(summary)]
    return Group(*parts)


def _draw(grid: Grid) -> Table:
    table = Table(
        box=box.SIMPLE, pad_edge=False, collapse_padding=True, show_edge=False, header_style="dim"
    )
    for number, heading in enumerate(grid.headings):
        # On a narrow terminal the names give way: a long spec is wrapped.
        if number:
            table.add_column(heading, justify="right", no_wrap=True)
        else:
            table.add_column(heading, overflow="fold")
    for row in grid.rows:
        table.add_row(*row)
    return table
