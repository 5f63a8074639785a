"""Networks of the test's own: a server in a namespace, and links that can be cut.

Behind a link that is down there is silence: nothing is refused, nothing is answered. A relay at our
end of the link passes on what comes to a backend on the loopback.

Without the right to make namespaces the server stays where it is, and the relay is stopped instead:
connections can then still be opened, but nobody is there.
"""

import itertools
import os
import signal
import subprocess
import sys
from contextlib import suppress

from tests.server.processes import free_port

_numbers = itertools.count()


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=10)


class Namespace:
    """A network namespace with links to ours."""

    def __init__(self) -> None:
        self.name = f"sagrada-{os.getpid()}-{next(_numbers)}"
        _ip("netns", "add", self.name)
        try:
            _ip("-n", self.name, "link", "set", "lo", "up")
            self.front = Link(self)
        except subprocess.SubprocessError:
            self.close()
            raise

    @property
    def command(self) -> list[str]:
        """What stands before a command that runs in here."""
        return ["ip", "netns", "exec", self.name]

    def close(self) -> None:
        with suppress(subprocess.SubprocessError):
            _ip("netns", "del", self.name)  # its links end with it


def make_namespace() -> Namespace | None:
    """None where that is not allowed."""
    try:
        return Namespace()
    except (subprocess.SubprocessError, OSError):
        return None


class Link:
    """Two addresses that reach each other, one in the namespace."""

    def __init__(self, namespace: Namespace) -> None:
        number = next(_numbers)
        net = f"10.{200 + os.getpid() % 50}.{os.getpid() // 50 % 256}.{number * 4 % 256}"
        prefix, _, last = net.rpartition(".")
        self.ours, self.theirs = f"{prefix}.{int(last) + 1}", f"{prefix}.{int(last) + 2}"
        self._name = f"sg{os.getpid() % 100_000}o{number}"
        inner = f"sg{os.getpid() % 100_000}i{number}"
        _ip("link", "add", self._name, "type", "veth", "peer", "name", inner)
        _ip("link", "set", inner, "netns", namespace.name)
        _ip("addr", "add", f"{self.ours}/30", "dev", self._name)
        _ip("link", "set", self._name, "up")
        _ip("-n", namespace.name, "addr", "add", f"{self.theirs}/30", "dev", inner)
        _ip("-n", namespace.name, "link", "set", inner, "up")

    def cut(self) -> None:
        _ip("link", "set", self._name, "down")

    def mend(self) -> None:
        _ip("link", "set", self._name, "up")


class Relay:
    """The way to a backend on the loopback, which can be cut."""

    def __init__(self, to_port: int, namespace: Namespace | None) -> None:
        self._link = None if namespace is None else Link(namespace)
        self.host = "127.0.0.1" if self._link is None else self._link.ours
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.faults.relay"]
        self._process = subprocess.Popen(
            [*command, self.host, str(self.port), str(to_port)], stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), "the relay listens"

    def cut(self) -> None:
        if self._link is not None:
            self._link.cut()
        else:
            self._process.send_signal(signal.SIGSTOP)

    def mend(self) -> None:
        if self._link is not None:
            self._link.mend()
        else:
            self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        self._process.kill()
        self._process.wait(timeout=10)
        assert self._process.stdout is not None
        self._process.stdout.close()
