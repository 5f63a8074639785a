"""A Ray cluster of two nodes on this machine, one of which is killed in the middle of the work.

Work comes to it from a machine of the cluster (`host:port`), and from outside (`ray://host:port`).

`python -m tests.lab.two_nodes` runs it and prints what it found as JSON. It stays on the loopback
interface; test_cluster.py runs it in a network namespace that has no other.
"""

import json
import os
import re
import subprocess
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
from sagrada.lab.ladder import Rung, page_of, play_all
from sagrada.lab.ladder_results import LadderResults
from sagrada.lab.ppo.training import Course, Training
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
    return all(
        survives(cluster, address, folder / name)
        for name, address in (("inside", cluster.address), ("outside", cluster.outside))
    )


def survives(cluster: Cluster, address: str, folder: Path) -> bool:
    folder.mkdir()
    ours = play(PLAN, workers=1, records=folder / "local")
    theirs = play(
        PLAN,
        cluster=address,
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


def ppo_is_the_same(cluster: Cluster, folder: Path) -> bool:
    """A whole leg; the network is sent there and back."""
    near, far = (Training(Course(legs=1), folder / f"ppo-{name}") for name in ("near", "far"))
    near.run()
    far.run(cluster=cluster.outside)
    return near.policy("") == far.policy("")


def ladder_is_the_same(cluster: Cluster, folder: Path) -> bool:
    """The page, but for the times in the last column."""
    rungs = [Rung("random", 6), Rung("rules", 6, fields=4, solo=(3,) * 5)]
    pages = []
    for name, address in (
        ("alone", None),
        ("inside", cluster.address),
        ("outside", cluster.outside),
    ):
        results = LadderResults(None)
        assert play_all(rungs, results, folder / f"kept-{name}", 1, address)
        page = page_of(rungs, results)
        pages.append(re.sub(r"\|[^|\n]*\|$", "|", page, flags=re.MULTILINE))
    return pages[0].count("rules") > 10 and pages[0] == pages[1] == pages[2]


def lockstep_is_the_same(cluster: Cluster, _folder: Path) -> bool:
    """As its command: 250 games are three tasks."""
    said = [
        re.findall(r"250 games, [\d,]+ steps|no difference", ran.stdout)
        for words in (
            ["--jobs", "1"],
            ["--cluster", cluster.address],
            ["--cluster", cluster.outside],
        )
        for ran in [
            subprocess.run(
                [sys.executable, "-m", "tests.kernel.lockstep", "250", *words],
                capture_output=True,
                text=True,
                check=True,
            )
        ]
    ]
    return len(said[0]) == 2 and said[0] == said[1] == said[2]


def _crash(_number: int) -> int:
    os._exit(1)


def _refuse(_number: int) -> int:
    raise ClusterError("not today")


def _say(number: int) -> int:
    return number * number


def tasks_are_run_and_failures_told(cluster: Cluster, _folder: Path) -> bool:
    return all(
        sorted(run_tasks(address, _say, ((number,) for number in range(50))))
        == [number * number for number in range(50)]
        and "not today" in failure(address, _refuse)
        and "failed 11 times" in failure(address, _crash)
        and f"no cluster answers at {nobody}" in failure(nobody, _say)
        for address, nobody in (
            (cluster.address, "127.0.0.1:1"),
            (cluster.outside, "ray://127.0.0.1:1"),
        )
    )


def failure(address: str, task: Callable[[int], int]) -> str:
    try:
        list(run_tasks(address, task, [(1,)]))
    except ClusterError as error:
        return str(error)
    return ""


CHECKS: tuple[Callable[[Cluster, Path], bool], ...] = (
    arena_survives,
    arena_goes_on,
    training_is_the_same,
    ppo_is_the_same,
    ladder_is_the_same,
    lockstep_is_the_same,
    tasks_are_run_and_failures_told,
)


def start() -> Any:
    """The head. Ray waits half a minute for it; on a busy machine, that may be too short."""
    for port in (10001, 10002, 10003):
        try:
            cluster = Cluster(
                initialize_head=True,
                head_node_args={
                    **NODE,
                    "include_dashboard": False,
                    "ray_client_server_port": port,
                },
            )
        except Exception as error:
            if "timed out" not in str(error) or port == 10003:
                raise
        else:
            cluster.outside = f"ray://127.0.0.1:{port}"
            return cluster
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
