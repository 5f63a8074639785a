"""Work on a Ray cluster: many machines, or all cores of this one.

Work is cut into tasks that need nothing but their arguments. So a task can run anywhere and again:
if a machine is lost, Ray runs its tasks elsewhere, and the results are those of a local run.
docs/lab-cluster.md says how to start a cluster.
"""

import os
import re
import socket
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from sagrada import __version__
from sagrada.engine.reasons import SagradaError
from sagrada.extras import need_extra
from sagrada.lab.arena.workers import available_cores

LOCAL = "local"
LOOPBACK = "127.0.0.1"
TASKS_PER_CORE = 2
"""How many tasks wait or run for each core, so that none is idle."""
MOST_RETRIES = 10
"""How often a task may lose its machine. One that ends its process each time must end some day."""
PATIENCE = 10.0
"""Seconds until somebody must answer at an address."""
TRIES = 3
"""How often to ask for a connection, if somebody is there."""
_ADDRESS = re.compile(r"(ray://)?[\w.-]+:\d{1,5}")

Result = TypeVar("Result")


class ClusterError(SagradaError):
    """There is no such cluster, or it can't do the work. The message says why."""


def check_address(address: str) -> str:
    """`local`, `ray://host:port`, or `host:port` from a machine of the cluster itself."""
    if address != LOCAL and not _ADDRESS.fullmatch(address):
        raise ClusterError(f"expected local, ray://host:port or host:port, got {address!r}")
    need_extra("ray")
    return address


def run_tasks(
    address: str, task: Callable[..., Result], arguments: Iterable[tuple[Any, ...]]
) -> Generator[Result, None, None]:
    """What the task returns for each of the arguments, in the order in which they end."""
    ray = _connected(address)
    remote = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(_checked)
    waiting = iter(arguments)
    busy: list[Any] = []
    more = True
    try:
        while True:
            room = TASKS_PER_CORE * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            while more and len(busy) < room:
                following = next(waiting, None)
                more = following is not None
                if following is not None:
                    busy.append(remote.remote(task, following, __version__))
            if not busy:
                return
            [done], busy = ray.wait(busy, num_returns=1)
            yield _result(ray, done)
    finally:
        for each in busy:  # somebody stopped it, or a task failed
            ray.cancel(each, force=True)


def _result(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.as_instanceof_cause(), SagradaError):
            raise ClusterError(str(error.cause)) from None
        raise
    except ray.exceptions.RayError as error:
        said = _brief(error)
        raise ClusterError(f"a task failed {MOST_RETRIES + 1} times: {said}") from None


def _checked(task: Callable[..., Result], arguments: tuple[Any, ...], version: str) -> Result:
    """Run a task, if this machine has the version that asks for it: others play otherwise."""
    from sagrada.bots.outside import import_from_here

    if __version__ != version:
        raise ClusterError(f"a machine has sagrada {__version__}, not {version}; install the same")
    import_from_here()
    return task(*arguments)


def _knock(address: str) -> None:
    """See that somebody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE):
        pass


def _brief(error: Exception) -> str:
    """The first line of a message, and the last if there is a traceback between the two."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [repr(error)]
    return lines[0] if not lines[0].endswith(":") else f"{lines[0]} {lines[-1]}"


_at: list[str] = []
"""The address of the cluster that this process is connected to."""


def _connected(address: str) -> Any:
    """Ray, connected for as long as this process runs.

    A ladder or a training runs tasks many times. To connect takes seconds, and `ray://` sometimes
    fails at it: Ray starts a process for every client, and that start isn't always a success.
    """
    check_address(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report how it's used
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what it asks for itself
    import ray

    if _at == [address] and ray.is_initialized():
        return ray
    _at.clear()
    ray.shutdown()
    try:
        if address != LOCAL:
            _knock(address)
        for tries_left in range(TRIES - 1, -1, -1):
            try:
                _init(ray, address)
                break
            except ConnectionError:
                if not tries_left:
                    raise
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterError(f"no cluster answers at {address}: {_brief(error)}") from None
    _at.append(address)
    return ray


def _init(ray: Any, address: str) -> None:
    quiet = {"logging_level": "error", "log_to_driver": False}
    if address != LOCAL:
        ray.init(address, **quiet)
        return
    cores = available_cores()
    ray.init(LOCAL, num_cpus=cores, include_dashboard=False, _node_ip_address=LOOPBACK, **quiet)
