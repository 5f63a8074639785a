"""Where faults happen: a server on SQLite on a small disk, or two on PostgreSQL and Redis."""

import os
import signal
import sqlite3
import subprocess
from contextlib import ExitStack, closing
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.server.backends import Postgres, RedisProcess
from tests.server.faults.network import Relay, make_namespace
from tests.server.faults.preload import Preload
from tests.server.processes import Server

_DISK, _FILE = "32m", "faults.db"
_CLOCK = "FAULTS_CLOCK"


class Site:
    """Servers that serve the same tables."""

    servers: list[Server]
    database: str
    """Where a test can read what is stored."""

    def __init__(self) -> None:
        self.skipped: list[str] = []
        """What this machine does not allow, and what happens instead."""
        self._stack = ExitStack()

    def __enter__(self) -> Any:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def times_logged(self, words: str) -> int:
        return sum(server.times_logged(words) for server in self.servers)

    def bot_processes(self) -> list[int]:
        """Of all servers; those that have been started."""
        return [pid for server in self.servers for pid in server.pids() if _is_bot(pid)]


def _is_bot(pid: int) -> bool:
    try:
        return b"--multiprocessing-fork" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


class SqliteSite(Site):
    """One server. Its disk is a small one of its own, if it can be."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        disk = self._disk = folder / "disk"
        disk.mkdir()
        self._filler = disk / "filler"
        self.has_disk = _mount(disk)
        if self.has_disk:
            self._stack.callback(subprocess.run, ["umount", str(disk)], check=True)
        else:
            self.skipped.append("no right to mount a disk: writing fails as on a full one instead")
        self.preload = Preload(folder, disk / _FILE)
        self.database = f"sqlite:///{disk / _FILE}"
        server = Server(folder, database=self.database, bot_seconds="0.1")
        server.environment |= self.preload.environment()
        self.servers = [self._stack.enter_context(server)]

    def fill_disk(self) -> None:
        if not self.has_disk:
            self.preload.begin("enospc")
            return
        # What SQLite has written beside its file, it could write over without needing more.
        with closing(sqlite3.connect(self._disk / _FILE, timeout=20)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with self._filler.open("wb", buffering=0) as file:
            try:
                while file.write(b"x" * 4096):
                    pass
            except OSError:
                pass  # that is it

    def empty_disk(self) -> None:
        self._filler.unlink(missing_ok=True)
        self.preload.end()


def _mount(folder: Path) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={_DISK}", "none", str(folder)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


class SharedSite(Site):
    """Two servers. The second reaches PostgreSQL and Redis over links that can be cut."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.postgres = Postgres()
        self._stack.enter_context(self.postgres)
        self.redis = RedisProcess(folder)
        self._stack.enter_context(self.redis)
        self.database = self.postgres.url
        namespace = make_namespace()
        if namespace is None:
            self.skipped.append("no right to make network namespaces: a stopped relay instead")
        else:
            self._stack.callback(namespace.close)
        self.to_postgres = Relay(self.postgres.port, namespace)
        self._stack.callback(self.to_postgres.close)
        self.to_redis = Relay(self.redis.port, namespace)
        self._stack.callback(self.to_redis.close)
        preload = Preload(folder, folder / "nothing")
        near = Server(folder, database=self.database, redis=self.redis.url, bot_seconds="0.1")
        to = self.to_postgres
        far = Server(
            folder,
            database=f"postgresql://sagrada@{to.host}:{to.port}/postgres",
            redis=f"redis://{self.to_redis.host}:{self.to_redis.port}/0",
            host="127.0.0.1" if namespace is None else namespace.front.theirs,
            bot_seconds="0.1",
        )
        far.before = [] if namespace is None else namespace.command
        far.environment |= preload.environment()
        self.servers = [self._stack.enter_context(each) for each in (near, far)]

    def set_clock_of_far(self, seconds: int) -> None:
        """Start the second server again, with a clock that is ahead by so much."""
        far = self.servers[1]
        far.stop()
        far.environment[_CLOCK] = str(seconds)
        far.start()


def signal_all(pids: list[int], which: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, which)
        except ProcessLookupError:
            continue
