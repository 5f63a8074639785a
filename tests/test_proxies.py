"""The reverse proxies of deploy/, run for real in front of a server: nginx and Caddy."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from sagrada.server.wire import WIRE_VERSION
from tests.server.guests import seat_of
from tests.server.processes import Server, free_port

pytestmark = pytest.mark.long

DEPLOY = Path(__file__).parent.parent / "deploy"
AT_THE_TOP = ("play.example.org", "")
UNDER_A_PATH = ("example.org", "/sagrada")


class Visitor:
    """Somebody who reaches a proxy by its name, without a name server."""

    def __init__(self, name: str, port: int, path: str) -> None:
        self.name, self.port, self.path = name, port, path
        self.origin = f"https://{name}:{port}"
        self.http = httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=_trusting())

    def request(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> httpx.Response:
        """Underscores in the names of headers stand for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.http.request(
            method,
            path,
            json=body,
            headers={"Host": f"{self.name}:{self.port}", **named},
            extensions={"sni_hostname": self.name},
        )

    def first_frame(self, path: str, cookie: str) -> str:
        with (
            socket.create_connection(("127.0.0.1", self.port), timeout=10) as plain,
            connect(
                f"wss://{self.name}:{self.port}{self.path}{path}",
                sock=plain,
                ssl=_trusting(),
                origin=Origin(self.origin),
                additional_headers={"Cookie": cookie},
            ) as opened,
        ):
            return str(opened.recv(timeout=10))


def _trusting() -> ssl.SSLContext:
    """The certificate is made for this test alone."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=example.org", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*command, *names], check=True, capture_output=True)
    return certificate, key


def nginx(folder: Path, server: int, tls: int) -> list[str]:
    """The command that runs nginx.conf as it is, but for ports and certificates."""
    certificate, key = _certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = re.sub(r"\n *listen \[::\]:.*", "", site)
    site = site.replace("listen 443", f"listen 127.0.0.1:{tls}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    site = re.sub(r"(ssl_certificate) .*;", rf"\1 {certificate};", site)
    site = re.sub(r"(ssl_certificate_key) .*;", rf"\1 {key};", site)
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{name}_temp_path {folder}/{name};" for name in paths)
    main = f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}"
    text = f"{main} http {{ access_log off; {temporary}\n{site}\n}}"
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]


def caddy(folder: Path, server: int, tls: int) -> list[str]:
    """The command that runs the Caddyfile as it is, but for ports and certificates."""
    certificate, key = _certificate(folder)
    sites = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    sites = sites.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    sites = re.sub(
        r"^([a-z.]+) \{$", rf"https://\1:{tls} {{\ntls {certificate} {key}", sites, flags=re.M
    )
    first = "{\nadmin off\nauto_https disable_redirects\n"
    first += f"default_bind 127.0.0.1\nstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(first + sites, encoding="utf-8")
    # It would leave its configuration in one's home otherwise.
    home = ["env", f"HOME={folder}", f"XDG_CONFIG_HOME={folder}", f"XDG_DATA_HOME={folder}"]
    return [*home, "caddy", "run", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def _running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 20
        while True:
            with closing(socket.socket()) as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, "the proxy has ended"
            assert time.monotonic() < until, "the proxy doesn't answer"
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(params=[AT_THE_TOP, UNDER_A_PATH], ids=["at the top", "under a path"])
def place(request: pytest.FixtureRequest) -> tuple[str, str]:
    found: tuple[str, str] = request.param
    return found


@pytest.fixture(params=PROXIES)
def visitor(
    request: pytest.FixtureRequest, place: tuple[str, str], tmp_path: Path
) -> Iterator[Visitor]:
    if shutil.which(request.param) is None:
        pytest.skip(f"needs {request.param}")
    name, path = place
    tls = free_port()
    with ExitStack() as stack:
        server = Server(tmp_path, behind_proxy="true", path=path, limits="true")
        stack.enter_context(server)
        command = PROXIES[request.param](tmp_path, server.port, tls)
        stack.enter_context(_running(command, tls))
        found = Visitor(name, tls, path)
        stack.enter_context(found.http)
        yield found


def test_a_proxy_passes_on_everything_that_the_server_needs(visitor: Visitor) -> None:
    """Page, secure cookies, the same origin, sockets; but no metrics."""
    path = visitor.path
    page = visitor.request("GET", f"{path}/")
    assert page.status_code == 200
    (script, *_) = re.findall(r'src="([^"]*/assets/[^"]+)"', page.text)
    assert script.startswith(f"{path}/assets/")
    assert visitor.request("GET", script).status_code == 200
    if path:
        assert visitor.request("GET", path).headers["location"] == f"{path}/"

    me = visitor.request("GET", f"{path}/api/me")
    assert "; Secure" in me.headers["set-cookie"]
    cookie = me.headers["set-cookie"].partition(";")[0]

    body = {"seats": [seat_of("me"), seat_of("random")]}
    tables = f"{path}/api/tables"
    foreign = visitor.request(
        "POST", tables, body, Origin="https://elsewhere.example", Cookie=cookie
    )
    assert foreign.status_code == 403
    opened = visitor.request("POST", tables, body, Origin=visitor.origin, Cookie=cookie)
    assert opened.status_code == 201
    table = opened.json()["id"]
    frame = visitor.first_frame(f"/api/tables/{table}/play?wire={WIRE_VERSION}", cookie)
    assert '"type":"sync"' in frame

    assert visitor.request("GET", f"{path}/metrics").status_code == 403


def test_limits_count_the_address_that_the_proxy_saw(visitor: Visitor) -> None:
    """Whatever a visitor says about where a request comes from."""
    codes = [
        visitor.request(
            "GET",
            f"{visitor.path}/api/me",
            X_Forwarded_For=f"198.51.100.{number % 250}",
        ).status_code
        for number in range(600)
    ]
    assert codes[0] == 200
    assert 429 in codes
