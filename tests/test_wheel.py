"""The wheel and the sdist of `make wheel`: what they hold, and that they work elsewhere.

The wheel is installed into empty environments outside of the repository. What runs there finds no
Node and no compiler: nothing but the environment itself is on its path.
"""

import re
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

import sagrada
from tests.installed import GAME, ROOT, STATIC, Environment, the_one
from tests.server.processes import free_port

pytestmark = pytest.mark.slow

PACKAGE = Path(sagrada.__file__).parent
PINNED = ("--require-hashes", "--no-deps", "-r", str(ROOT / "requirements" / "runtime.txt"))


@pytest.fixture(scope="module")
def wheel() -> Path:
    return the_one("*.whl")


@pytest.fixture(scope="module")
def in_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def in_sdist() -> set[str]:
    with tarfile.open(the_one("*.tar.gz")) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


# ---------------------------------------------------------------- what they hold


def test_the_wheel_is_for_this_version_and_platform(wheel: Path) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert re.fullmatch(rf"sagrada_game-{sagrada.__version__}-{tag}-{tag}-\w+\.whl", wheel.name)
    assert not wheel.name.endswith("-any.whl")


def test_the_wheel_holds_every_module_and_what_they_read(in_wheel: set[str]) -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file()]
    expected = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in files
        if path.suffix in {".py", ".pxd", ".so", ".mako", ".pyi", ".typed"}
        or {"data", "static"} & {*path.parts}
    }
    assert f"{STATIC}/index.html" in expected
    assert {name for name in in_wheel if name.startswith("sagrada/")} == expected


def test_the_kernel_in_the_wheel_is_compiled(in_wheel: set[str]) -> None:
    compiled = {name.partition(".")[0] for name in in_wheel if name.endswith((".so", ".pyd"))}
    declared = {
        path.relative_to(PACKAGE.parent).with_suffix("").as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"^if not cython\.compiled:", path.read_text("utf-8"), re.MULTILINE)
    }
    assert len(declared) > 10
    assert declared <= compiled


def test_the_wheel_holds_the_licenses_of_what_is_bundled(wheel: Path) -> None:
    """Svelte and the fonts, with their terms; and our own."""
    with zipfile.ZipFile(wheel) as archive:
        bundled = archive.read(f"{STATIC}/licenses.md").decode()
        info = f"sagrada_game-{sagrada.__version__}.dist-info/licenses"
        assert b"MIT License" in archive.read(f"{info}/LICENSE")
        assert b"unofficial fan project" in archive.read(f"{info}/NOTICE")
    for name in ("svelte", "@fontsource/cinzel", "atkinson-hyperlegible-next"):
        assert name in bundled
    assert "SIL OPEN FONT LICENSE" in bundled.upper()
    assert "Permission is hereby granted, free of charge" in bundled


def metadata_of(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        name = f"sagrada_game-{sagrada.__version__}.dist-info/METADATA"
        return archive.read(name).decode()


def test_the_wheel_describes_itself_without_the_repository(wheel: Path) -> None:
    """On a package index, links and pictures of the repository lead nowhere."""
    metadata = metadata_of(wheel)
    description = metadata.partition("\n\n")[2]
    assert "Description-Content-Type: text/markdown" in metadata.partition("\n\n")[0]
    assert description == (ROOT / "PACKAGE.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)]+)\)|(?:src|srcset|href)=\"([^\"]+)\"", description)
    assert not [found for found in targets if not "".join(found).startswith("https://")]


def test_the_wheel_asks_for_little_and_has_its_extras(wheel: Path) -> None:
    metadata = metadata_of(wheel)
    needed = re.findall(r"^Requires-Dist: ([a-z-]+)[^;\n]*$", metadata, re.MULTILINE)
    assert needed == ["rich", "typer"]
    assert re.findall(r"^Provides-Extra: (\w+)$", metadata, re.MULTILINE) == [
        "server",
        "lab",
        "openspiel",
        "ray",
        "train",
        "all",
    ]
    assert "cython" not in metadata.lower().partition("\n\n")[0]


def test_the_sdist_holds_the_page_and_its_sources_but_nothing_compiled(in_sdist: set[str]) -> None:
    for name in (
        f"src/{STATIC}/index.html",
        f"src/{STATIC}/licenses.md",
        "client/package-lock.json",
        "client/src/main.ts",
        "src/sagrada/kernel/state.pxd",
        "requirements/build.txt",
        "tests/test_wheel.py",
        "Makefile",
    ):
        assert name in in_sdist
    assert not [name for name in in_sdist if name.endswith((".so", ".pyd", ".pyc"))]
    assert not [name for name in in_sdist if "node_modules" in name.split("/")]


# ---------------------------------------------------------------- that they work elsewhere


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel alone."""
    environment = Environment(tmp_path_factory.mktemp("bare"))
    environment.install("--no-deps", str(wheel))
    return environment


@pytest.fixture(scope="module")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel, and what `sagrada-game[all]` brings."""
    environment = Environment(tmp_path_factory.mktemp("full"))
    environment.install(*PINNED)
    environment.install("--no-deps", str(wheel))
    return environment


ADVICE = """
import sagrada

game = sagrada.Game(players=2, seed=7)
game.push(game.legal_moves[0])
print(len(sagrada.advise(game.view(1), playouts=40, best=1)))
"""


@pytest.mark.xdist_group("small")
def test_the_wheel_alone_plays_a_game(bare: Environment) -> None:
    ran = bare.run("python", "-c", GAME)
    assert ran.stderr == ""
    assert ran.stdout.split(maxsplit=2) == ["2", "so", "[]\n"]


@pytest.mark.xdist_group("small")
def test_the_wheel_alone_gives_advice(bare: Environment) -> None:
    """For which a bot needs its weights."""
    ran = bare.run("python", "-c", ADVICE)
    assert (ran.stderr, ran.stdout) == ("", "1\n")


@pytest.mark.xdist_group("small")
def test_the_wheel_alone_says_what_to_install(bare: Environment) -> None:
    ran = bare.run("sagrada", "--help")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert 'pip install "sagrada-game"' in ran.stderr
    imported = bare.run("python", "-c", "import sagrada.server.app")
    assert 'pip install "sagrada-game[server]"' in imported.stderr.splitlines()[-1]


@pytest.mark.xdist_group("full")
def test_the_command_works(full: Environment) -> None:
    assert full.run("sagrada", "--version").stdout == f"sagrada {sagrada.__version__}\n"
    arena = full.run("sagrada", "arena", "random", "greedy", "--deals", "2", "--workers", "1")
    assert (arena.returncode, arena.stderr) == (0, "")


@pytest.mark.xdist_group("full")
def test_the_server_serves_the_page(full: Environment) -> None:
    port = free_port()
    command = [str(full.bin / "sagrada"), "serve", "--port", str(port)]
    environment = {**full.environment, "SAGRADA_DAILY_BOTS": "false"}
    server = subprocess.Popen(command, cwd=full.folder, env=environment)
    try:
        page = fetch_when_ready(f"http://127.0.0.1:{port}/", server)
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert scripts
        for path in (*scripts, "/sw.js", "/licenses.md", "/health"):
            assert fetch(f"http://127.0.0.1:{port}{path}")
        assert "window" in fetch(f"http://127.0.0.1:{port}/api/schema/openapi.json")
    finally:
        server.terminate()
        assert server.wait(30) in (0, -15)


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as response:
        content: bytes = response.read()
    return content.decode("utf-8", errors="replace")


def fetch_when_ready(url: str, server: "subprocess.Popen[bytes]") -> str:
    until = time.monotonic() + 60
    while True:
        try:
            return fetch(url)
        except urllib.error.URLError:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server doesn't answer"
            time.sleep(0.1)


# ---------------------------------------------------------------- types

TYPED = """
import random
import sagrada

class MyBot:
    def choose(
        self, view: sagrada.View, budget: sagrada.Budget, rng: random.Random
    ) -> sagrada.Move:
        drafts = [move for move in view.legal if isinstance(move, sagrada.Draft)]
        high = [move for move in drafts if move.die.value > 3]
        return rng.choice(high or drafts or view.legal)

bot: sagrada.Bot = MyBot()
game = sagrada.Game(players=2, seed=7)
while game.turn is not None:
    game.push(bot.choose(game.view(game.turn), sagrada.Budget(), random.Random(1)))
if (why := game.why_not("place B2")) is not None:
    print(why.reason.rule)
print([moment.scores[0] + 1 for moment in game.rounds()], game.winners)
sheet = sagrada.score("fractal-drops", {"A2": "G4"}, public=["light-shades"], private="purple")
print(sheet.total + 1, [line.points + 1 for line in sheet.lines])
print([advice.points + 1 for advice in sagrada.advise(sagrada.Game(1).view(), playouts=10)])
print([end.scores[0] + 1 for end in sagrada.simulate(10, start=sagrada.Game(1).state)])
print(str(sagrada.verify(game.record(reveal=True))), sagrada.format_position(game.state))
"""


@pytest.mark.xdist_group("small")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("", "Success: no issues found"),
        ("game.scores.sort()", '"tuple[int, ...]" has no attribute "sort"'),
        ("sagrada.Gmae()", 'Module has no attribute "Gmae"'),
    ],
)
def test_its_types_are_found(bare: Environment, more: str, said: str) -> None:
    """By a strict type checker, without `Any` in any expression; and mistakes are, too."""
    program = bare.folder / "typed.py"
    program.write_text(f"{TYPED}{more}\n", encoding="utf-8")
    options = ("--strict", "--disallow-any-expr", "--python-executable", str(bare.bin / "python"))
    command = [sys.executable, "-m", "mypy", *options, "--config-file=", program.name]
    ran = subprocess.run(command, cwd=bare.folder, capture_output=True, text=True)
    assert said in ran.stdout
