"""The finished matches of the ladder, in a file that is committed with the page.

A match of strong bots takes an hour. So each is played once, and again only if it is asked for
because its bots have changed. Every match says at which commit it was played.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sagrada.engine.reasons import SagradaError
from sagrada.lab.arena.plan import Plan
from sagrada.lab.arena.report import Grid, notes, pairs_grid, players_grid
from sagrada.lab.arena.summary import Summary


class ResultsFileError(SagradaError):
    """A file that holds no results. The message says which."""


@dataclass(frozen=True)
class Match:
    """What a match came to, in the words of the page."""

    commit: str
    date: str
    """Of the commit, such as 2026-11-18."""
    players: Grid
    pairs: Grid
    notes: str


def match_of(summary: Summary, commit: str, date: str) -> Match:
    return Match(commit, date, players_grid(summary), pairs_grid(summary), " ".join(notes(summary)))


class LadderResults:
    """All matches, by the command that plays them."""

    def __init__(self, path: Path | None) -> None:
        """Read what is kept; `path` None keeps nothing."""
        self._path = path
        self._matches: dict[str, Match] = {}
        if path is not None and path.exists():
            self._matches = _parse(path)

    def of(self, plan: Plan) -> Match | None:
        return self._matches.get(plan.command)

    def add(self, plan: Plan, match: Match) -> None:
        self._matches[plan.command] = match

    def keep(self) -> None:
        """Write the file."""
        if self._path is not None:
            content = {name: asdict(each) for name, each in sorted(self._matches.items())}
            text = json.dumps(content, ensure_ascii=False, indent=1)
            self._path.write_text(f"{text}\n", encoding="utf-8")

    def forget(self, spec: str) -> None:
        """Forget the matches of this bot, so that they are played again."""
        self._matches = {
            name: match
            for name, match in self._matches.items()
            if spec not in name.partition(" --")[0].split()
        }


def _parse(path: Path) -> dict[str, Match]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        return {
            name: Match(
                match["commit"],
                match["date"],
                _grid(match["players"]),
                _grid(match["pairs"]),
                match["notes"],
            )
            for name, match in content.items()
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ResultsFileError(f"{path}: the file holds no results of a ladder") from None


def _grid(content: Any) -> Grid:
    return Grid(tuple(content["headings"]), tuple(tuple(row) for row in content["rows"]))
