"""A real PostgreSQL and a real Redis, on a scratch folder and a free port."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from tests.server.processes import free_port

_START = 60.0


def postgres_folder() -> Path | None:
    """Where Debian keeps the programs of PostgreSQL; the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def has_backends() -> bool:
    return postgres_folder() is not None and shutil.which("redis-server") is not None


class Backend:
    """A process that can be stopped and started again."""

    when_away: str
    """What a server writes into its log when it misses this."""

    def __enter__(self) -> "Backend":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """It is there, and answers nothing."""
        pids = self.pids()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def pids(self) -> list[int]:
        raise NotImplementedError

    def start(self) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError


class Postgres(Backend):
    """PostgreSQL refuses to run as root: then it runs as the user its package has made."""

    when_away = "the database is unreachable"

    def __init__(self) -> None:
        programs = postgres_folder()
        assert programs is not None, "PostgreSQL is not installed"
        self._programs = programs
        # Not in pytest's folder, which every other run of pytest closes to all users but its own.
        self._folder = tempfile.TemporaryDirectory(prefix="sagrada-postgres-")
        self._data = Path(self._folder.name) / "data"
        self.port = free_port()
        self.url = f"postgresql://sagrada@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        user = "postgres" if os.getuid() == 0 else None
        done = subprocess.run(
            command, user=user, capture_output=True, text=True, timeout=120, check=False, cwd="/"
        )
        assert done.returncode == 0, f"{program}: {done.stderr or done.stdout}"

    def start(self) -> None:
        if not self._data.exists():
            self._data.mkdir()
            if os.getuid() == 0:
                owner = pwd.getpwnam("postgres")
                for folder in (self._data.parent, self._data):
                    os.chown(folder, owner.pw_uid, owner.pw_gid)
            words = ["--username=sagrada", "--auth=trust", "--encoding=UTF8", "--no-sync"]
            self._run("initdb", f"--pgdata={self._data}", *words)
        log = self._data / "log"
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run(
            "pg_ctl",
            "start",
            "-w",
            f"--pgdata={self._data}",
            f"--log={log}",
            f"--options={options}",
        )

    def pids(self) -> list[int]:
        """The postmaster and all that it has started."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        all = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
        return [first, *(pid for pid in all if _parent(pid) == first)]

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--mode=immediate", f"--pgdata={self._data}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, error, trace)
        self._folder.cleanup()


def _parent(pid: int) -> int | None:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


class RedisProcess(Backend):
    when_away = "redis is unreachable"

    def __enter__(self) -> "RedisProcess":
        self.start()
        return self

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + _START
        ping = ["redis-cli", "-p", str(self.port), "ping"]
        while subprocess.run(ping, capture_output=True, check=False).stdout.strip() != b"PONG":
            assert time.monotonic() < until, "Redis did not start"
            time.sleep(0.05)

    def pids(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid]

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(timeout=10)
            self._process = None
