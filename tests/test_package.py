"""The package declares what it needs, says what is missing, and has one version."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

import sagrada
from sagrada.extras import COMMAND_LINE, EXTRAS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sagrada"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RUNTIME = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")

MODULES = {
    "argon2-cffi": "argon2",
    "open-spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}
"""Distributions whose module has another name."""
NOT_IMPORTED = {
    "aiosqlite": "SQLAlchemy imports it for sqlite:// URLs",
    "asyncpg": "SQLAlchemy imports it for postgresql:// URLs",
    "uvloop": "Uvicorn uses it where it is installed",
}
LARGE = {"openspiel", "ray", "train"}
"""Extras that `all` leaves out; requirements/heavy.txt has them."""
ONLY_TO_BUILD = {"cython"}
"""Imported by sources as they are; no_cython.py stands in for it."""


def declared(requirements: list[str]) -> set[str]:
    """The modules that requirements bring."""
    names = [re.split(r"[\[>=; ]", each)[0] for each in requirements]
    return {MODULES.get(name, name) for name in names}


def imported() -> dict[str, set[str]]:
    """The modules of others that each package of ours imports."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found[part] |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found[part].add((node.module or "").split(".")[0])
    own = {*sys.stdlib_module_names, *ONLY_TO_BUILD, "sagrada"}
    return {part: modules - own for part, modules in found.items()}


BASE = declared(PROJECT["dependencies"])
EXTRA = {
    name: declared(requirements)
    for name, requirements in PROJECT["optional-dependencies"].items()
    if name != "all"
}


def test_what_is_imported_is_declared() -> None:
    by_part = imported()
    assert by_part.pop("server") <= EXTRA["server"] | BASE
    large = set().union(*(EXTRA[name] for name in LARGE))
    assert by_part.pop("lab") <= EXTRA["lab"] | large
    # Only commands that work on a server's database, and `bot`, which plays on a server, import
    # what the server brings.
    assert by_part.pop("cli") <= BASE | {"msgspec", "sqlalchemy", "websockets"}
    assert {part: modules for part, modules in by_part.items() if modules} == {}


def test_what_is_declared_is_imported() -> None:
    used = set().union(*imported().values(), NOT_IMPORTED)
    assert set().union(BASE, *EXTRA.values()) == used


def test_the_extras_are_those_that_are_asked_for() -> None:
    assert set(COMMAND_LINE) == BASE
    assert {name: set(modules) for name, modules in EXTRAS.items()} == {
        name: modules - {"uvloop"} for name, modules in EXTRA.items()
    }
    names = ",".join(name for name in EXTRA if name not in LARGE)
    assert PROJECT["optional-dependencies"]["all"] == [f"{PROJECT['name']}[{names}]"]


def test_the_pinned_requirements_hold_every_extra_and_nothing_to_build_with() -> None:
    pinned = declared(re.findall(r"^([a-z0-9-]+)==", RUNTIME, re.MULTILINE))
    small = [modules for name, modules in EXTRA.items() if name not in LARGE]
    assert set().union(BASE, *small) <= pinned
    assert not set().union(*(EXTRA[name] for name in LARGE)) & pinned
    assert not ONLY_TO_BUILD & pinned


def test_no_file_names_a_registry() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a checkout")
    hosts = (
        "pypi" + ".org",
        "pythonhosted" + ".org",
        "registry.npmjs" + ".org",
        "deb.debian" + ".org",
    )
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.is_file() and path.suffix not in {".png", ".jpg", ".bin", ".db"}:
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not any(host in text for host in hosts), name


# ---------------------------------------------------------------- what isn't installed

BLOCK = """
import sys
for name in {names!r}: sys.modules[name] = None
sys.argv = ["sagrada", {argument!r}]
"""
RUN = "from sagrada.cli import main; sys.exit(main())"


def without(names: set[str], code: str, argument: str = "", **environment: str) -> tuple[int, str]:
    """Run code in a process where these modules can't be imported: its exit code, what it says."""
    program = BLOCK.format(names=sorted(names), argument=argument) + code
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "moderate"])
def test_a_command_says_in_one_sentence_which_extra_it_needs(command: str) -> None:
    code, err = without(EXTRA["server"], RUN, command)
    assert (code, err.count("\n")) == (1, 1)
    assert err.startswith(f"sagrada {command}: ")
    assert 'pip install "sagrada-game[server]"' in err


@pytest.mark.parametrize("missing", EXTRAS["lab"])
def test_each_package_of_the_lab_is_missed_by_name(missing: str) -> None:
    code, err = without({missing}, "import sagrada.lab; sagrada.lab.Batch")
    assert code == 1
    last = err.splitlines()[-1]
    assert f"aren’t installed ({missing})" in last
    assert 'pip install "sagrada-game[lab]"' in last


@pytest.mark.parametrize("missing", EXTRAS["server"])
def test_each_package_of_the_server_is_missed_by_name(missing: str) -> None:
    code, err = without({missing}, "import sagrada.server")
    assert code == 1
    last = err.splitlines()[-1]
    assert f"aren’t installed ({missing})" in last
    assert 'pip install "sagrada-game[server]"' in last


def test_the_command_line_says_in_one_sentence_what_it_needs() -> None:
    code, err = without(BASE, RUN, "--help")
    assert (code, err.count("\n")) == (1, 1)
    assert 'pip install "sagrada-game"' in err


def test_the_other_commands_need_no_extra() -> None:
    assert without(EXTRA["server"], RUN, "cards") == (0, "")


EVERYTHING = """
import sagrada, sagrada.lab.cluster, sagrada.lab.ladder, sagrada.lab.train_value
import sagrada.lab.tables.export
from sagrada.kernel import state
for name in sagrada.__all__: getattr(sagrada, name)
assert state.__file__.endswith(".py") == {uncompiled}
"""


@pytest.mark.parametrize("uncompiled", [False, True])
def test_everything_but_server_and_command_line_needs_the_standard_library_only(
    uncompiled: bool,
) -> None:
    everything = {*BASE, *set().union(*EXTRA.values()), *ONLY_TO_BUILD, "Cython"}
    environment = {"SAGRADA_UNCOMPILED": "1"} if uncompiled else {}
    assert without(everything, EVERYTHING.format(uncompiled=uncompiled), **environment) == (0, "")


# ---------------------------------------------------------------- one version


def test_the_changelog_knows_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    coming = re.search(r"^This will become (\S+)\.$", changelog, re.MULTILINE)
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)
    assert sagrada.__version__ in {*released[:1], *([coming[1]] if coming else [])}


def test_the_version_is_written_in_one_place() -> None:
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", sagrada.__version__)
