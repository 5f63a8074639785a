"""A summary as tables and text, for a terminal and for a page."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sagrada.lab.arena.plan import Plan
from sagrada.lab.arena.summary import Estimate, PairSummary, PlayerSummary, Summary


@dataclass(frozen=True)
class Grid:
    """A table; all columns but the first hold numbers."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def title(plan: Plan) -> str:
    """`3 players: greedy, random, random`."""
    if plan.solo:
        return f"Solo with {plan.tools} tool{'s' if plan.tools != 1 else ''}: {plan.specs[0]}"
    what = f"{plan.players} players"
    if plan.players < len(plan.specs):
        what += ", every lineup"
    return f"{what}: {', '.join(plan.specs)}"


def players_grid(summary: Summary) -> Grid:
    """One row for each player."""
    headings = ["Bot", "Games", "Points", "Target" if summary.plan.solo else "Elo", "Wins"]
    return Grid(
        (*headings, "ms/choice"),
        tuple(_player_row(player) for player in summary.players),
    )


def _player_row(player: PlayerSummary) -> tuple[str, ...]:
    if player.target is not None:
        middle = format_mean(player.target)
    else:
        assert player.elo is not None, "a player without a target has a rating"
        middle = format_range(player.elo)
    return (
        player.name,
        str(player.games),
        format_mean(player.points),
        middle,
        format_share(player.wins),
        format_ms(player.timing.mean),
    )


def pairs_grid(summary: Summary) -> Grid:
    """One row for each pair that met; none in solo."""
    return Grid(("Pair", "Lead in points", "Ahead"), tuple(map(_pair_row, summary.pairs)))


def _pair_row(pair: PairSummary) -> tuple[str, ...]:
    return f"{pair.player} – {pair.other}", format_mean(pair.lead, "+"), format_share(pair.ahead)


def notes(summary: Summary) -> Iterator[str]:
    """What readers need to know about the numbers."""
    plan = summary.plan
    deals = "1 deal" if summary.deals == 1 else f"{summary.deals} deals"
    rotations = "" if plan.solo else f", each played in all {plan.players} seat rotations"
    yield f"{deals}{rotations}; seed {plan.seed}; 95 % intervals over deals."
    if plan.players > 2:
        yield f"A fair share of the wins is {100 / plan.players:.1f} %."
    if not summary.is_complete:
        yield f"Stopped early: {plan.deals} deals were planned."


# ---------------------------------------------------------------- numbers


def format_mean(estimate: Estimate, sign: str = "") -> str:
    """`33.4 ± 0.8`."""
    value = f"{estimate.value:{sign}.1f}"
    if estimate.interval is None:
        return value
    low, high = estimate.interval
    return f"{value} ± {(high - low) / 2:.1f}"


def format_share(estimate: Estimate) -> str:
    """`71.2 % (68.0–74.1)`."""
    value = f"{100 * estimate.value:.1f} %"
    if estimate.interval is None:
        return value
    low, high = estimate.interval
    return f"{value} ({100 * low:.1f}–{100 * high:.1f})"


def format_range(estimate: Estimate) -> str:
    """`1623 (1601–1650)`."""
    value = f"{estimate.value:.0f}"
    if estimate.interval is None:
        return value
    low, high = estimate.interval
    return f"{value} ({low:.0f}–{high:.0f})"


def format_ms(ms: float) -> str:
    """Two digits or more: `0.14`, `1.4`, `137`."""
    return f"{ms:.0f}" if ms >= 10 else f"{ms:.2g}"


# ---------------------------------------------------------------- plain text


def plain_text(summary: Summary) -> str:
    """The summary for `print`."""
    parts = [title(summary.plan), _plain_table(players_grid(summary))]
    if summary.pairs:
        parts.append(_plain_table(pairs_grid(summary)))
    parts.append("\n".join(notes(summary)))
    return "\n\n".join(parts)


def _plain_table(grid: Grid) -> str:
    rows = [grid.headings, *grid.rows]
    wide = [max(len(row[column]) for row in rows) for column in range(len(grid.headings))]
    lines = []
    for name, *numbers in rows:
        cells = [number.rjust(width) for number, width in zip(numbers, wide[1:], strict=True)]
        lines.append("   ".join([name.ljust(wide[0]), *cells]))
    return "\n".join(lines)


# ---------------------------------------------------------------- Markdown


def markdown(summary: Summary) -> str:
    """The summary as a section of a page, with the command that reproduces it."""
    parts = [markdown_table(players_grid(summary))]
    if summary.pairs:
        parts.append(markdown_table(pairs_grid(summary)))
    parts.append(" ".join(notes(summary)))
    parts.append(markdown_commands([summary.plan]))
    return "\n\n".join(parts) + "\n"


def markdown_commands(plans: Iterable[Plan]) -> str:
    lines = "\n".join(f"$ {plan.command}" for plan in plans)
    return f"```console\n{lines}\n```"


def markdown_table(grid: Grid) -> str:
    ruler = ["---", *("---:" for _ in grid.headings[1:])]
    return "\n".join(_markdown_row(row) for row in (grid.headings, ruler, *grid.rows))


def _markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
