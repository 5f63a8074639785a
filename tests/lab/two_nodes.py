"""A Ray cluster of two nodes on this machine, one of which is killed in the middle of the work.

`python -m tests.lab.two_nodes` runs it and prints what it found as JSON. It stays on the loopback
interface; test_cluster.py runs it in a network namespace that has no other.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

from sagrada.lab.arena.plan import make_plan
from sagrada.lab.arena.run import Run, play
from sagrada.lab.cluster import ClusterError, run_tasks
from sagrada.lab.tables.export import TableFormat, export
from sagrada.lab.tables.sources import find_sources
from sagrada.lab.train_value import TrainingJob, train

NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
PLAN = make_plan(["rules", "random"], deals=40, seed=4)
KILLED_AFTER = 20
"""Games; each node has a task of 16 games at a time."""


def found_by(run: Run) -> list[tuple[object, ...]]:
    """All of a run but the times."""
    return [
        (game.fixture, game.scores, game.winners, game.ranking, game.record) for game in run.games
    ]


def kill_a_node(cluster: Cluster) -> Callable[[int], None]:
    """What kills a node once so many games are done."""
    node = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    dead: list[int] = []

    def tell(done: int) -> None:
        if done >= KILLED_AFTER and not dead:
            dead.append(done)
            cluster.remove_node(node, allow_graceful=False)

    return tell


def arena_survives(cluster: Cluster, folder: Path) -> bool:
    """The same games, records and tables as on this machine, although a node was lost."""
    ours = play(PLAN, workers=1, records=folder / "local")
    theirs = play(
        PLAN,
        cluster=cluster.address,
        out=folder / "out.jsonl",
        records=folder / "cluster",
        tell=kill_a_node(cluster),
    )
    tables = []
    for name in ("local", "cluster"):
        export(find_sources([folder / name]), folder / "tables" / name, TableFormat.CSV)
        tables.append([p.read_bytes() for p in sorted((folder / "tables" / name).iterdir())])
    return found_by(ours) == found_by(theirs) and tables[0] == tables[1]


def arena_goes_on(cluster: Cluster, folder: Path) -> bool:
    """A run that was stopped goes on from its file, and plays only what is missing."""

    def stop(done: int) -> None:
        if done >= KILLED_AFTER:
            raise KeyboardInterrupt

    path = folder / "stopped.jsonl"
    part = play(PLAN, cluster=cluster.address, out=path, tell=stop)
    told: list[int] = []
    whole = play(PLAN, cluster=cluster.address, out=path, tell=told.append)
    return (
        KILLED_AFTER <= len(part.games) < PLAN.games
        and told[0] == len(part.games)
        and found_by(whole) == found_by(play(PLAN, workers=1))
    )


def training_is_the_same(cluster: Cluster, folder: Path) -> bool:
    jobs = [TrainingJob(players, 40, 40, seed=7) for players in (1, 2)]
    folder = folder / "training"
    folder.mkdir()
    theirs = train(jobs, None, folder, cluster.address)
    again = train(jobs, None, folder, "127.0.0.1:1")  # all is kept: no cluster is asked
    return theirs == train(jobs, 1) == again


def _crash(_number: int) -> int:
    os._exit(1)


def _say(number: int) -> int:
    return number * number


def tasks_are_run_and_failures_told(cluster: Cluster, _folder: Path) -> bool:
    squares = sorted(run_tasks(cluster.address, _say, ((number,) for number in range(50))))
    try:
        list(run_tasks("127.0.0.1:1", _say, [(1,)]))
        return False
    except ClusterError as error:
        if "no cluster answers at 127.0.0.1:1" not in str(error):
            return False
    try:
        list(run_tasks(cluster.address, _crash, [(1,)]))
    except ClusterError as error:
        return squares == [n * n for n in range(50)] and "failed 11 times" in str(error)
    return False


CHECKS: tuple[Callable[[Cluster, Path], bool], ...] = (
    arena_survives,
    arena_goes_on,
    training_is_the_same,
    tasks_are_run_and_failures_told,
)


def start() -> Any:
    """The head. Ray waits half a minute for it; on a busy machine, that may be too short."""
    for tries_left in (2, 1, 0):
        try:
            return Cluster(
                initialize_head=True, head_node_args={**NODE, "include_dashboard": False}
            )
        except Exception as error:
            if "timed out" not in str(error) or not tries_left:
                raise
    raise AssertionError("unreachable")


def main() -> int:
    cluster = start()
    results: dict[str, bool] = {}
    try:
        with tempfile.TemporaryDirectory() as folder:
            for check in CHECKS:
                results[check.__name__] = check(cluster, Path(folder))
                print(check.__name__, results[check.__name__], file=sys.stderr, flush=True)
    finally:
        cluster.shutdown()
    print(json.dumps(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
