"""Every game of a run in a folder: its record as text, and a table with a row for each.

The table (`games.csv`) is written as the games end, so a run that was killed keeps what it had. A
game whose record is missing is played again: the same plan gives the same game.
"""

import csv
import json
from pathlib import Path

from sagrada.game.files import SUFFIX, write_text
from sagrada.lab.arena.plan import Fixture, Plan, PlanError
from sagrada.lab.arena.played_game import PlayedGame
from sagrada.lab.arena.results import header

RUN = "run.json"
TABLE = "games.csv"


def record_name(fixture: Fixture) -> str:
    """The file of a game's record: `deal-7-lineup-1-2-rotation-0.sagrada`."""
    lineup = "-".join(str(player + 1) for player in fixture.lineup)
    return f"deal-{fixture.deal}-lineup-{lineup}-rotation-{fixture.rotation}{SUFFIX}"


class Records:
    """The folder of a run, open for more games."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open or create the folder; a `PlanError` if that fails or it holds a different run."""
        self.plan = plan
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check_run()
            self.kept = self._read_table()
            """The files of the games that are in the table and in the folder."""
            self._table = (folder / TABLE).open("a", encoding="utf-8", newline="")
        except OSError as error:
            raise PlanError("records", f"can’t use {folder}: {error.strerror}") from None
        self._writer = csv.writer(self._table, lineterminator="\n")

    def has(self, fixture: Fixture) -> bool:
        return record_name(fixture) in self.kept

    def add(self, game: PlayedGame) -> None:
        """Keep a game: first its record, then its row."""
        assert game.record is not None, "the game was played for its record"
        name = record_name(game.fixture)
        write_text(self._folder / name, game.record)
        self._writer.writerow(self._row(name, game))
        self._table.flush()
        self.kept.add(name)

    def close(self) -> None:
        self._table.close()

    def _headings(self) -> list[str]:
        seats = range(1, self.plan.players + 1)
        each = ("spec", "score", "win", "decisions", "ms")
        columns = [f"{name}_{seat}" for seat in seats for name in each]
        return ["record", "seed", "deal", "rotation", "target", *columns]

    def _row(self, name: str, game: PlayedGame) -> list[object]:
        fixture = game.fixture
        row: list[object] = [name, self.plan.seed, fixture.deal, fixture.rotation, game.target]
        for seat, player in enumerate(fixture.seats):
            timing = game.timings[seat]
            row += [self.plan.specs[player], game.scores[seat], game.win_share(seat)]
            row += [timing.decisions, timing.ms]
        return row

    def _check_run(self) -> None:
        path = self._folder / RUN
        wanted = json.dumps(header(self.plan), indent=1) + "\n"
        if not path.exists():
            if any(self._folder.iterdir()):
                raise PlanError("records", f"{self._folder} isn’t empty; give another folder")
            write_text(path, wanted)
        elif path.read_text(encoding="utf-8") != wanted:
            raise PlanError(
                "records", f"{self._folder} holds a different run ({RUN}); give another folder"
            )

    def _read_table(self) -> set[str]:
        """The games in the table; an unfinished row is cut off, and rows without a record are."""
        path = self._folder / TABLE
        content = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = content[: content.rfind("\n") + 1].splitlines(keepends=True)
        headings = ",".join(self._headings()) + "\n"
        rows = [row for row in whole[1:] if (self._folder / row.partition(",")[0]).exists()]
        if [headings, *rows] != content.splitlines(keepends=True):
            write_text(path, "".join([headings, *rows]))
        return {row.partition(",")[0] for row in rows}
