"""`python -m sagrada.lab.window_lab` plays the games of the Window Lab and writes their sums.

A run that was stopped goes on where it was; the same games give the same file, in any order.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from sagrada.lab.training_progress import OutputError, check_output, replace
from sagrada.lab.window_lab.games import MasterTable, new_table
from sagrada.lab.window_lab.sums import COLUMNS, Sums, add_game, new_sums

FORMAT = "sagrada window lab 1"
OUT = Path("src/sagrada/lab/data/window-lab.json")
KEPT = Path("build/window-lab.json")
SEED = 20
BATCH = 100
GAMES = {1: 110_000, 2: 70_000, 3: 14_000, 4: 9_000}
"""By number of players. Solo games are quick; with more seats a game says more."""
CHOSEN_EVERY = 5
"""In one of so many games the Masters choose their windows."""
KEEP_EVERY = 20


class LabRun:
    """How many games were played, by number of players, and what they add up to."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.done = dict.fromkeys(GAMES, 0)
        self.sums: dict[int, Sums] = {players: new_sums() for players in GAMES}
        self._table = cache(lambda players, tools: MasterTable(new_table(players, tools), seed))

    def play(self, players: int, games: int) -> None:
        """Play the next games of so many players."""
        for number in range(self.done[players], self.done[players] + games):
            chosen = number % CHOSEN_EVERY == CHOSEN_EVERY - 1
            tools = 1 + number // CHOSEN_EVERY % 5 if players == 1 else 3
            game = self._table(players, tools).play(number, chosen=chosen)
            add_game(self.sums[players], game, chosen=chosen)
        self.done[players] += games

    def content(self, command: str) -> bytes:
        whole = {
            "format": FORMAT,
            "command": command,
            "seed": self.seed,
            "games": {str(players): done for players, done in self.done.items()},
            "columns": {table: " ".join(columns) for table, columns in COLUMNS.items()},
            "players": {
                str(players): {
                    table: dict(sorted(rows.items())) for table, rows in self.sums[players].items()
                }
                for players in GAMES
            },
        }
        return (json.dumps(whole, separators=(",", ":")) + "\n").encode()

    @classmethod
    def read(cls, path: Path, seed: int) -> "LabRun":
        """The run that is kept there, or a new one."""
        run = cls(seed)
        if not path.exists():
            return run
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["format"] != FORMAT or found["seed"] != seed:
            raise OutputError(f"{path} holds a different run; remove it or choose another --kept")
        for players in GAMES:
            run.done[players] = found["games"][str(players)]
            run.sums[players] = found["players"][str(players)]
        return run


def next_players(done: dict[int, int], wanted: dict[int, int]) -> int | None:
    """Whose games come next: those of which the smallest part was played. None if all were."""
    missing = [players for players in wanted if done[players] < wanted[players]]
    return min(missing, key=lambda players: done[players] / wanted[players], default=None)


def measure(run: LabRun, wanted: dict[int, int], kept: Path | None) -> None:
    """Play what is missing, and keep the sums every now and then."""
    batches = 0
    while (players := next_players(run.done, wanted)) is not None:
        run.play(players, min(BATCH, wanted[players] - run.done[players]))
        batches += 1
        if kept is not None and batches % KEEP_EVERY == 0:
            replace(kept, run.content("unfinished"))
            print(run.done, file=sys.stderr, flush=True)
    if kept is not None:
        replace(kept, run.content("unfinished"))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.window_lab", description=__doc__)
    parser.add_argument(
        "--games",
        type=int,
        nargs=4,
        metavar=("SOLO", "TWO", "THREE", "FOUR"),
        default=list(GAMES.values()),
        help="how many games of each number of players",
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the sums")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep an unfinished run")
    asked = parser.parse_args(argv)
    if min(asked.games) < 0:
        parser.error("--games: give numbers from 0")
    wanted = dict(zip(GAMES, asked.games, strict=True))
    try:
        asked.kept.parent.mkdir(parents=True, exist_ok=True)
        check_output(asked.out)
        check_output(asked.kept)
        run = LabRun.read(asked.kept, asked.seed)
        measure(run, wanted, asked.kept)
    except (OutputError, OSError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("Stopped. Run the same command to continue.", file=sys.stderr)
        return 130
    games = " ".join(str(run.done[players]) for players in GAMES)
    replace(
        asked.out,
        run.content(f"python -m sagrada.lab.window_lab --games {games} --seed {asked.seed}"),
    )
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
