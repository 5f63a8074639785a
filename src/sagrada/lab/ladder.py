"""`python -m sagrada.lab.ladder` plays the ladder and writes docs/ladder.md.

To add a bot, add a rung below. Finished games are kept by commit, so a stopped run can go on, and
games played by different code are never mixed.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from sagrada.extras import MissingPackages
from sagrada.lab.arena.plan import SOLO_TOOLS, Plan, make_plan
from sagrada.lab.arena.played_game import BotFailure
from sagrada.lab.arena.report import (
    Grid,
    markdown,
    markdown_commands,
    markdown_table,
    players_grid,
    title,
)
from sagrada.lab.arena.run import play
from sagrada.lab.arena.summary import Summary, summarise
from sagrada.lab.cluster import ClusterError

PAGE = Path("docs/ladder.md")
KEPT = Path("build/ladder")
SEED = 3
SOLO = "Solo"
BASELINE = "rules"


@dataclass(frozen=True)
class Rung:
    spec: str
    duels: int
    """Deals with two players, as many as its speed allows; a pair plays the smaller number."""
    fields: int = 0
    """Deals with three and four players, against baseline bots."""
    solo: int = 0
    """Solo games for each number of tools."""


RUNGS = (
    Rung("random", 1000),
    Rung("greedy", 1000),
    Rung("apprentice", 1000, solo=1000),
    Rung("rules", 4000, solo=1000),
    Rung("journeyman", 1000, fields=200, solo=1000),
    Rung("master", 4000, fields=200, solo=1000),
    Rung("grandmaster", 400, fields=80, solo=1000),
)
"""Weakest first."""


@dataclass(frozen=True)
class Chapter:
    heading: str
    about: str
    plans: tuple[Plan, ...]


def chapters(rungs: Sequence[Rung]) -> Iterator[Chapter]:
    """Everything that is played: duels, tables of three and four, and solo."""
    yield Chapter(
        "Two players",
        f"Each bot against the next weaker one. `{BASELINE}`, the baseline, and the bots stronger "
        f"than it also against `{BASELINE}`.",
        tuple(
            make_plan([higher.spec, lower.spec], deals=min(higher.duels, lower.duels), seed=SEED)
            for higher, lower in pairs(rungs)
        ),
    )
    for players, word in ((3, "Three"), (4, "Four")):
        yield Chapter(
            f"{word} players",
            f"Each stronger bot against opponents that are all `{BASELINE}`. "
            f"A fair share of the wins would be one in {word.lower()}.",
            tuple(
                make_plan([rung.spec, *[BASELINE] * (players - 1)], deals=rung.fields, seed=SEED)
                for rung in rungs
                if rung.fields
            ),
        )
    yield Chapter(
        SOLO,
        "A bot wins if its points beat the target. 1 tool is the hardest level, 5 the easiest.",
        tuple(
            make_plan([rung.spec], solo=True, tools=tools, deals=rung.solo, seed=SEED)
            for rung in rungs
            if rung.solo
            for tools in SOLO_TOOLS
        ),
    )


def pairs(rungs: Sequence[Rung]) -> list[tuple[Rung, Rung]]:
    """Who meets whom, the stronger one first; the baseline also meets itself."""
    met = [(higher, lower) for lower, higher in pairwise(rungs)]
    specs = [rung.spec for rung in rungs]
    if BASELINE in specs:
        at = specs.index(BASELINE)
        met += [(higher, rungs[at]) for higher in rungs[at:]]
    return sorted(set(met), key=lambda pair: [specs.index(rung.spec) for rung in pair])


def commit() -> str:
    """The commit that is measured; marked if the code has changed since."""
    found = _git("rev-parse", "--short=12", "HEAD")
    if not found:
        return "unknown"
    return f"{found}-changed" if _git("status", "--porcelain", "--", "src") else found


def commit_date() -> str:
    """The day of that commit, such as 2026-11-16."""
    return _git("show", "-s", "--format=%cs", "HEAD") or "an unknown day"


def _git(*words: str) -> str:
    ran = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    return ran.stdout.strip()


def write_page(
    rungs: Sequence[Rung],
    page: Path,
    kept: Path,
    workers: int | None,
    cluster: str | None = None,
) -> bool:
    """Play what is missing and write the page; False if it was stopped before the end."""
    measured = commit()
    is_known = measured != "unknown" and not measured.endswith("-changed")
    folder = kept / measured if is_known else None
    parts = [_introduction(measured)]
    for chapter in chapters(rungs):
        summaries = []
        for plan in chapter.plans:
            summary = _play(plan, folder, workers, cluster)
            if summary is None:
                return False
            summaries.append(summary)
        parts.append(f"## {chapter.heading}\n\n{chapter.about}\n")
        parts += _solo(summaries) if chapter.heading == SOLO else map(_section, summaries)
    page.write_text("\n".join(parts), encoding="utf-8")
    return True


def _play(
    plan: Plan, folder: Path | None, workers: int | None, cluster: str | None
) -> Summary | None:
    """None if it was stopped."""
    print(plan.command, file=sys.stderr)
    out = None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        out = folder / f"{_file_name(plan)}.jsonl"
    run = play(plan, workers=workers, out=out, cluster=cluster)
    return summarise(run) if run.is_complete else None


def _section(summary: Summary) -> str:
    return f"### {title(summary.plan)}\n\n{markdown(summary)}"


def _solo(summaries: list[Summary]) -> list[str]:
    """One table for all of them."""
    headings = players_grid(summaries[0]).headings
    rows = tuple(
        (row[0], str(summary.plan.tools), *row[1:])
        for summary in summaries
        for row in players_grid(summary).rows
    )
    table = markdown_table(Grid((headings[0], "Tools", *headings[1:]), rows))
    return [f"{table}\n\n{markdown_commands(summary.plan for summary in summaries)}\n"]


def _file_name(plan: Plan) -> str:
    words = plan.command.removeprefix("sagrada arena ").split()
    return "".join(c if c.isalnum() else "-" for c in "_".join(words))


def _introduction(measured: str) -> str:
    return f"""# Ladder

This page shows how strong the bots are. `make ladder` measured them and wrote this page, at
commit `{measured}` with seed {SEED}. That commit is from {commit_date()}. The command under each
table reproduces it. The same commit gives the same numbers again, except for the times, which come
from one machine with all its cores busy.

Points, wins and leads are means over deals, with 95 % intervals. [Bots](bots.md#measuring) explains
how we calculate them and what the Elo means.
"""


def _with_deals(rung: Rung, deals: int) -> Rung:
    return Rung(rung.spec, deals, deals if rung.fields else 0, deals if rung.solo else 0)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.ladder", description=__doc__)
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the page")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep finished games")
    parser.add_argument("--deals", type=int, help="play only this many of each, for a quick look")
    parser.add_argument("--workers", type=int, help="number of processes (default: all cores)")
    parser.add_argument("--cluster", help="play on a Ray cluster: ray://host:port, or local")
    asked = parser.parse_args(argv)
    rungs: Sequence[Rung] = RUNGS
    if asked.deals is not None:
        if asked.deals < 1:
            parser.error("--deals: must be at least 1")
        rungs = tuple(_with_deals(rung, asked.deals) for rung in RUNGS)
    try:
        whole = write_page(rungs, asked.page, asked.kept, asked.workers, asked.cluster)
    except (BotFailure, ClusterError, MissingPackages) as error:
        print(error, file=sys.stderr)
        return 1
    if not whole:
        print("Stopped. Run the same command to continue.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
