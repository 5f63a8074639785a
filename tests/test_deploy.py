"""What operators get in deploy/: that it fits the project, and in the long run that it works."""

import configparser
import os
import re
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own

from sagrada.server.config import Config
from tests.dockerfile import Image, build, parse_dockerfile
from tests.server.processes import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
SETTINGS = {f"SAGRADA_{each.name.upper()}" for each in msgspec.structs.fields(Config)}


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_exists(path: Path) -> None:
    assert set(re.findall(r"SAGRADA_[A-Z_]+", path.read_text(encoding="utf-8"))) <= SETTINGS


# ---------------------------------------------------------------- the image


def test_the_image_is_made_of_the_page_the_wheel_and_a_user_of_its_own() -> None:
    stages = parse_dockerfile(DOCKERFILE)
    assert [stage.name for stage in stages] == ["page", "wheel", ""]
    assert len({stage.base for stage in stages}) == 1
    last = {each.word: each.rest for each in stages[-1].instructions}
    assert last["USER"] == "sagrada"
    assert "/health" in last["HEALTHCHECK"]


def test_everything_that_is_copied_exists_and_reaches_the_builder() -> None:
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for stage in parse_dockerfile(DOCKERFILE):
        for each in stage.instructions:
            if each.word == "COPY" and not each.rest.startswith("--from="):
                for name in each.rest.split()[:-1]:
                    assert (ROOT / name).exists()
                    assert f"!{name.split('/')[0]}" in let_in


def test_the_page_is_built_with_everything_that_it_imports() -> None:
    """What it takes from outside of its own folder has to be copied before."""
    page = parse_dockerfile(DOCKERFILE)[0]
    copied = [
        ROOT / name
        for each in page.instructions
        if each.word == "COPY"
        for name in each.rest.split()[:-1]
    ]
    outside = set()
    for source in (ROOT / "client" / "src").rglob("*"):
        if source.suffix in (".ts", ".svelte") and not source.name.endswith(".test.ts"):
            imports = re.findall(
                r"\b(?:from |import\()'(\.[^'?]+)", source.read_text(encoding="utf-8")
            )
            outside |= {(source.parent / each).resolve() for each in imports}
    outside = {each for each in outside if not each.is_relative_to(ROOT / "client")}
    assert outside, "the page bundles what the Window Lab has measured"
    for each in outside:
        assert any(each.is_relative_to(there) for there in copied), f"{each} isn’t copied"


@pytest.mark.long
def test_the_steps_of_the_image_work_in_a_chroot(tmp_path: Path) -> None:
    """Its three stages are built for real, and its command serves the page as its own user."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        pytest.skip("needs root and debootstrap")
    try:
        image = build(DOCKERFILE, _context(tmp_path / "context"), tmp_path)
        for program in ("node", "gcc", "npm"):
            assert not (image.root / "usr" / "bin" / program).exists()
        assert not list((image.root / "opt" / "sagrada" / "lib").rglob("site-packages/pip"))
        with _running(image) as port:
            page = _fetch_when_ready(f"http://127.0.0.1:{port}/")
            (script, *_) = re.findall(r'src="(/assets/[^"]+)"', page)
            assert _fetch_when_ready(f"http://127.0.0.1:{port}{script}")
            checked = image.inside(image.healthcheck, {"SAGRADA_PORT": str(port)})
            subprocess.run(checked, check=True)
            stored = image.root / "var" / "lib" / "sagrada" / "sagrada.db"
            assert stored.stat().st_uid == 10001
            # Bots play in processes of their own.
            arena = ["arena", "random", "greedy", "--deals", "2", "--workers", "2"]
            subprocess.run(
                image.inside([*image.entrypoint, *arena]), check=True, stdout=subprocess.DEVNULL
            )
        unwell = image.inside(image.healthcheck, {"SAGRADA_PORT": str(port)})
        assert subprocess.run(unwell, capture_output=True).returncode != 0
    finally:
        shutil.rmtree(tmp_path)


def _context(folder: Path) -> Path:
    """The files of the checkout, without what was built there."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@contextmanager
def _running(image: Image) -> Iterator[int]:
    port = free_port()
    settings = {"SAGRADA_HOST": "127.0.0.1", "SAGRADA_PORT": str(port)}
    command = image.inside([*image.entrypoint, *image.command], settings)
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        try:
            yield port
            status = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
            assert re.findall(r"^Uid:\t(\d+)", status, re.MULTILINE) == ["10001"]
        finally:
            server.terminate()
            _, log = server.communicate(timeout=30)
    assert server.returncode in (0, -signal.SIGTERM)
    assert '"everything is saved"' in log
    assert '"level": "error"' not in log


def _fetch_when_ready(url: str) -> str:
    until = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as response:
                content: bytes = response.read()
            return content.decode("utf-8", errors="replace")
        except urllib.error.URLError:
            assert time.monotonic() < until, "the server doesn't answer"
            time.sleep(0.2)


# ---------------------------------------------------------------- compose, systemd


def test_compose_brings_postgres_and_redis_and_waits_for_them() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"sagrada", "postgres", "redis"}
    own = services["sagrada"]
    assert (DEPLOY / own["build"]["context"] / own["build"]["dockerfile"]).exists()
    assert all("healthcheck" in services[name] for name in own["depends_on"])
    assert own["environment"]["SAGRADA_DATABASE"].endswith("@postgres/sagrada")
    # What trusts a proxy's headers can be reached by this machine only.
    assert own["ports"] == ["127.0.0.1:8000:8000"]


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    text = (DEPLOY / "sagrada.service").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are
    unit.read_string(text)
    assert unit["Service"]["User"] == "sagrada"
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze")
    here = tmp_path / "sagrada.service"
    # The program and the user don't exist on this machine.
    here.write_text(
        re.sub(r"=/opt/sagrada/\S+", "=/bin/true", text).replace("=sagrada\n", "=root\n")
    )
    verified = subprocess.run(["systemd-analyze", "verify", here], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(here)]
    assert subprocess.run(command, capture_output=True).returncode == 0, "exposed more than 2.0"
