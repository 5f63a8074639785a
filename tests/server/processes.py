"""Starting, stopping and killing server processes."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

import httpx

_START = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`sagrada serve` in a process group of its own, so that all of it can be killed at once."""

    def __init__(
        self,
        folder: Path,
        port: int | None = None,
        files: int | None = None,
        **settings: str | float,
    ) -> None:
        """`files` is how many files and connections the process can have open."""
        self.folder = folder
        self.port = port or free_port()
        self._files = files
        self.before: list[str] = []
        """What stands before the command."""
        self.address = f"http://{settings.get('host', '127.0.0.1')}:{self.port}"
        quiet = {"limits": "false", "bot_seconds": "0.2", "daily_bots": "false"}
        given = {**quiet, "port": self.port, **settings}
        self.environment = {f"SAGRADA_{name.upper()}": str(value) for name, value in given.items()}
        self.log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._output: IO[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Without waiting until it answers."""
        if self._output is not None:
            self._output.close()  # of a process that ended by itself
        self._output = self.log.open("ab")
        command = [sys.executable, "-m", "sagrada", "serve"]
        if self._files is not None:
            command = ["sh", "-c", f'ulimit -n {self._files}; exec "$@"', "sh", *command]
        self._process = subprocess.Popen(
            [*self.before, *command],
            cwd=self.folder,
            env={**os.environ, **self.environment},
            stdout=self._output,
            stderr=self._output,
            start_new_session=True,
        )

    def refused(self) -> str:
        """It does not start: the one sentence that it says instead. Nothing else is printed."""
        ran = subprocess.run(
            [sys.executable, "-m", "sagrada", "serve"],
            cwd=self.folder,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=_START,
            check=False,
        )
        assert ran.returncode in (1, 2), ran
        assert ran.stdout == "", "it is not served"
        (sentence,) = ran.stderr.splitlines()
        return sentence.removeprefix("sagrada serve: ")

    def wait(self) -> None:
        until = time.monotonic() + _START
        while time.monotonic() < until:
            assert self._process is not None
            if self._process.poll() is not None:
                break
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def pids(self) -> list[int]:
        """Of all its processes."""
        assert self._process is not None
        group = self._process.pid
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with suppress(OSError):
                    if os.getpgid(int(entry.name)) == group:
                        found.append(int(entry.name))
        return found

    def times_logged(self, words: str) -> int:
        return self.log.read_text(errors="replace").count(words)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> int:
        """As somebody at the terminal would; the exit code."""
        process = self._process
        assert process is not None
        process.send_signal(signal.SIGINT)
        code = process.wait(timeout=30)
        self._end(signal.SIGTERM)  # nothing is left of it but the log
        return code

    def stop(self) -> None:
        """As an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                if how is signal.SIGKILL:
                    os.killpg(process.pid, how)
                else:
                    process.send_signal(how)
            try:
                process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait(timeout=10)
                raise
        if self._output is not None:
            self._output.close()
            self._output = None
