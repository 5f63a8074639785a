"""`python -m sagrada.lab.ladder` plays the matches of the ladder that are missing, and writes
docs/ladder.md.

To add a bot, add a rung below. Finished matches are kept (ladder_results.py); if a bot has changed,
`--again grandmaster` plays its matches once more. The games of a match that was stopped are kept by
what `src` was: it can go on, and games played by different code are never mixed.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from sagrada.extras import MissingPackages
from sagrada.lab.arena.plan import SOLO_TOOLS, Plan, make_plan
from sagrada.lab.arena.played_game import BotFailure
from sagrada.lab.arena.report import Grid, markdown_commands, markdown_table, title
from sagrada.lab.arena.run import play
from sagrada.lab.arena.summary import summarise
from sagrada.lab.cluster import ClusterError
from sagrada.lab.ladder_results import LadderResults, Match, ResultsFileError, match_of

PAGE = Path("docs/ladder.md")
RESULTS = Path("benchmarks/ladder.json")
KEPT = Path("build/ladder")
SEED = 15240261
"""Drawn from commit e88c45, when the bots were settled. No choice was made with it."""
SOLO = "Solo"
BASELINE = "rules"


@dataclass(frozen=True)
class Rung:
    spec: str
    duels: int
    """Deals with two players, as many as its speed allows; a pair plays the smaller number."""
    fields: int = 0
    """Deals with three and four players, against baseline bots."""
    solo: tuple[int, ...] = ()
    """Solo games with 1 to 5 tools."""
    before: str = ""
    """The version before it, which it meets at every table."""
    before_fields: int = 0
    """Deals with three and four players, against that version."""


RUNGS = (
    Rung("random", 1000),
    Rung("greedy", 1000),
    Rung("apprentice", 1000, solo=(1000,) * 5),
    Rung("rules", 4000, solo=(1000,) * 5),
    Rung("journeyman", 1000, fields=200, solo=(1000,) * 5),
    Rung("master", 4000, 200, (2000,) * 5, before="master:v1", before_fields=200),
    Rung(
        "grandmaster",
        400,
        40,
        (2000, 500, 2000, 500, 2000),
        before="grandmaster:v1",
        before_fields=100,
    ),
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
        "Against the version before",
        "The strongest bots against themselves in version 1, with two, three and four players.",
        tuple(
            make_plan([rung.spec, *[rung.before] * others], deals=deals, seed=SEED)
            for rung in rungs
            if rung.before
            for others, deals in enumerate((rung.duels, *[rung.before_fields] * 2), 1)
        ),
    )
    yield Chapter(
        SOLO,
        "A bot wins if its points beat the target. 1 tool is the hardest level, 5 the easiest.",
        tuple(
            make_plan([rung.spec], solo=True, tools=tools, deals=deals, seed=SEED)
            for rung in rungs
            for tools, deals in zip(SOLO_TOOLS, rung.solo, strict=False)
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


def sources() -> str:
    """What `src` is at that commit, as git names it: the same until a commit changes it."""
    return _git("rev-parse", "--short=12", "HEAD:src")


def commit_date() -> str:
    """The day of that commit, such as 2026-11-16."""
    return _git("show", "-s", "--format=%cs", "HEAD") or "an unknown day"


def _git(*words: str) -> str:
    ran = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    return ran.stdout.strip()


def play_all(
    rungs: Sequence[Rung],
    results: LadderResults,
    kept: Path,
    workers: int | None,
    cluster: str | None = None,
    without: Sequence[str] = (),
) -> bool:
    """Play what is missing; False if it was stopped before the end.

    `without`: bots whose matches are left out for now.
    """
    measured = commit()
    is_known = measured != "unknown" and not measured.endswith("-changed")
    folder = kept / sources() if is_known else None
    for chapter in chapters(rungs):
        for plan in chapter.plans:
            if results.of(plan) is None and not set(plan.specs) & set(without):
                match = _play(plan, measured, folder, workers, cluster)
                if match is None:
                    return False
                results.add(plan, match)
                if is_known:  # what changed code has played can't be repeated
                    results.keep()
    return True


def _play(
    plan: Plan, measured: str, folder: Path | None, workers: int | None, cluster: str | None
) -> Match | None:
    """None if it was stopped."""
    print(plan.command, file=sys.stderr)
    out = None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        out = folder / f"{_file_name(plan)}.jsonl"
    run = play(plan, workers=workers, out=out, cluster=cluster)
    summary = summarise(run) if run.is_complete else None
    return match_of(summary, measured, commit_date()) if summary else None


def page_of(rungs: Sequence[Rung], results: LadderResults) -> str:
    """The page, with all matches that were played."""
    parts = [_introduction()]
    missing: list[Plan] = []
    for chapter in chapters(rungs):
        found = [(plan, match) for plan in chapter.plans if (match := results.of(plan))]
        missing += [plan for plan in chapter.plans if results.of(plan) is None]
        if not found:
            continue
        parts.append(f"## {chapter.heading}\n\n{chapter.about}\n")
        parts += _solo(found) if chapter.heading == SOLO else (_section(*each) for each in found)
    if missing:
        parts.append(f"## Not played yet\n\n{markdown_commands(missing)}\n")
    return "\n".join(parts)


def _section(plan: Plan, match: Match) -> str:
    tables = (markdown_table(match.players), markdown_table(match.pairs))
    said = f"{match.notes} Measured at commit `{match.commit}`, {match.date}."
    content = "\n\n".join((*tables, said, markdown_commands([plan])))
    return f"### {title(plan)}\n\n{content}\n"


def _solo(found: Sequence[tuple[Plan, Match]]) -> list[str]:
    """One table for all of them."""
    headings = found[0][1].players.headings
    rows = tuple(
        (row[0], str(plan.tools), *row[1:-1], f"`{match.commit}`, {match.date}", row[-1])
        for plan, match in found
        for row in match.players.rows
    )
    columns = (headings[0], "Tools", *headings[1:-1], "Measured at", headings[-1])
    table = markdown_table(Grid(columns, rows))
    return [f"{table}\n\n{markdown_commands(plan for plan, _ in found)}\n"]


def _file_name(plan: Plan) -> str:
    words = plan.command.removeprefix("sagrada arena ").split()
    return "".join(c if c.isalnum() else "-" for c in "_".join(words))


def _introduction() -> str:
    return f"""# Ladder

This page shows how strong the bots are. `make ladder` measured them and wrote this page, with seed
{SEED}, which was drawn when the bots were settled. Under each table stands the command that
reproduces it, and the commit at which it was measured. That commit gives the same numbers again,
except for the times, which come from one machine with all its cores busy. Since then, `grandmaster`
looks further ahead ([decision 31](decisions/0031-longer-playouts.md)) and knows better who will win
([decision 32](decisions/0032-true-chances.md)); the matches are being played again.

Points, wins and leads are means over deals, with 95 % intervals. [Bots](bots.md#measuring) explains
how we calculate them and what the Elo means.
"""


def _with_deals(rung: Rung, deals: int) -> Rung:
    return replace(
        rung,
        duels=deals,
        fields=deals if rung.fields else 0,
        solo=(deals,) * len(rung.solo),
        before_fields=deals,
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.ladder", description=__doc__)
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the page")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep finished games")
    parser.add_argument(
        "--results", type=Path, default=RESULTS, help="the file that keeps finished matches"
    )
    parser.add_argument(
        "--again",
        nargs="+",
        default=[],
        metavar="BOT",
        help="forget the finished matches of these bots, and play them again",
    )
    parser.add_argument(
        "--without",
        nargs="+",
        default=[],
        metavar="BOT",
        help="leave the missing matches of these bots for another time",
    )
    parser.add_argument(
        "--deals",
        type=int,
        help="play only this many of each, for a quick look that is not kept",
    )
    parser.add_argument("--workers", type=int, help="number of processes (default: all cores)")
    parser.add_argument("--cluster", help="play on a Ray cluster: ray://host:port, or local")
    asked = parser.parse_args(argv)
    rungs: Sequence[Rung] = RUNGS
    if asked.deals is not None:
        if asked.deals < 1:
            parser.error("--deals: must be at least 1")
        rungs = tuple(_with_deals(rung, asked.deals) for rung in RUNGS)
    try:
        results = LadderResults(asked.results if asked.deals is None else None)
        for spec in asked.again:
            results.forget(spec)
        whole = play_all(rungs, results, asked.kept, asked.workers, asked.cluster, asked.without)
    except (BotFailure, ClusterError, MissingPackages, ResultsFileError) as error:
        print(error, file=sys.stderr)
        return 1
    asked.page.write_text(page_of(rungs, results), encoding="utf-8")
    if not whole:
        print("Stopped. Run the same command to continue.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
