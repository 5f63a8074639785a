"""Play a plan to its end, or until somebody stops it."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sagrada.lab.arena.on_cluster import play_on_cluster
from sagrada.lab.arena.plan import Plan
from sagrada.lab.arena.played_game import PlayedGame
from sagrada.lab.arena.records import Records
from sagrada.lab.arena.results import Results
from sagrada.lab.arena.workers import available_cores, play_all


@dataclass(frozen=True)
class Run:
    plan: Plan
    games: tuple[PlayedGame, ...]
    """In the order of the plan, no matter in which order they ended."""

    @property
    def is_complete(self) -> bool:
        return len(self.games) == self.plan.games

    @property
    def whole_deals(self) -> list[list[PlayedGame]]:
        """The games of each deal that was played in full: only these are fair to every bot."""
        deals: dict[int, list[PlayedGame]] = {}
        for game in self.games:
            deals.setdefault(game.fixture.deal, []).append(game)
        return [games for games in deals.values() if len(games) == self.plan.games_per_deal]


def play(
    plan: Plan,
    *,
    workers: int | None = None,
    out: Path | None = None,
    records: Path | None = None,
    cluster: str | None = None,
    tell: Callable[[int], None] = lambda _done: None,
) -> Run:
    """Play the games that are not in the file `out` yet; Ctrl-C keeps the finished ones.

    `records`: a folder that keeps the record of every game, and a table of all.
    `cluster`: the address of a Ray cluster that plays instead of processes on this machine.
    `tell` is called with the number of finished games, at the start and after each game.
    """
    results = None if out is None else Results(out, plan)
    folder = None if records is None else Records(records, plan)
    finished = {} if results is None else results.finished
    try:
        kept = frozenset(each for each in finished if folder is None or folder.has(each))
        tell(len(kept))
        missing = (fixture for fixture in plan.fixtures() if fixture not in kept)
        worker_count = min(workers or available_cores(), plan.games - len(kept))
        with_records = folder is not None
        if cluster is None:
            playing = play_all(plan, missing, worker_count, with_records)
        else:
            playing = play_on_cluster(plan, missing, cluster, with_records)
        with closing(playing) as games:
            for game in games:
                if folder is not None and not folder.has(game.fixture):
                    folder.add(game)
                if results is not None and game.fixture not in finished:
                    results.add(game)
                finished.setdefault(game.fixture, game)
                tell(len(finished))
    except KeyboardInterrupt:
        pass  # the missing games show that it was stopped
    finally:
        for file in (results, folder):
            if file is not None:
                file.close()
    return Run(plan, tuple(finished[fixture] for fixture in sorted(finished)))
