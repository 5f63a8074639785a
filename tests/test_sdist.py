"""What isn't built, and what is built from the sdist. tests/test_wheel.py tries the wheel."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import sagrada
from tests.installed import GAME, ROOT, STATIC, Environment, the_one

pytestmark = pytest.mark.slow

# ---------------------------------------------------------------- what isn't built


RUN = "runpy.run_path('setup.py')"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What it takes to build, without the page; with what Cython has already made of the kernel."""
    folder = tmp_path_factory.mktemp("checkout")
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    shutil.copytree(ROOT / "build" / "cython", folder / "build" / "cython")
    for name in ("pyproject.toml", "setup.py", "PACKAGE.md", "LICENSE", "NOTICE", "MANIFEST.in"):
        shutil.copy2(ROOT / name, folder)
    return folder


def build(checkout: Path, command: str, before: str = "", **settings: str) -> tuple[int, str]:
    """Run `setup.py COMMAND`: its exit code, and the last line that it says."""
    code = "\n".join(("import runpy, sys", before, f"sys.argv = ['setup.py', {command!r}]", RUN))
    environment = {**os.environ, **settings}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout, env=environment, capture_output=True, text=True
    )
    return done.returncode, done.stderr.strip().splitlines()[-1] if done.stderr.strip() else ""


@pytest.mark.xdist_group("small")
@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_nothing_is_built_without_the_page(checkout: Path, command: str) -> None:
    code, said = build(checkout, command)
    assert code == 1
    assert "The web page isn't built" in said
    assert "SAGRADA_BUILD_WITHOUT=page" in said


@pytest.mark.xdist_group("small")
def test_no_wheel_is_built_without_cython(checkout: Path) -> None:
    blocked = "sys.modules['Cython'] = None"
    code, said = build(checkout, "bdist_wheel", blocked, SAGRADA_BUILD_WITHOUT="page")
    assert code == 1
    assert "SAGRADA_BUILD_WITHOUT=kernel" in said


@pytest.mark.xdist_group("small")
def test_no_wheel_is_built_without_a_compiler(checkout: Path) -> None:
    code, said = build(checkout, "bdist_wheel", CC="no-such-compiler", SAGRADA_BUILD_WITHOUT="page")
    assert code == 1
    assert "SAGRADA_BUILD_WITHOUT=kernel" in said


@pytest.mark.xdist_group("small")
def test_a_misspelled_part_is_refused(checkout: Path) -> None:
    code, said = build(checkout, "bdist_wheel", SAGRADA_BUILD_WITHOUT="pages")
    assert code == 1
    assert "expected kernel, page or both, got pages" in said


@pytest.mark.xdist_group("small")
def test_a_wheel_without_the_kernel_is_for_every_platform(checkout: Path, tmp_path: Path) -> None:
    assert build(checkout, "bdist_wheel", SAGRADA_BUILD_WITHOUT="kernel,page")[0] == 0
    (built,) = (checkout / "dist").glob("*.whl")
    assert built.name == f"sagrada_game-{sagrada.__version__}-py3-none-any.whl"
    environment = Environment(tmp_path)
    environment.install("--no-deps", str(built))
    ran = environment.run("python", "-c", GAME)
    assert ran.stderr == ""
    assert ran.stdout.split(maxsplit=2) == ["2", "py", "[]\n"]


# ---------------------------------------------------------------- from the sdist, without Node


@pytest.fixture(scope="module")
def in_wheel() -> set[str]:
    return files_in(the_one("*.whl"))


def files_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def build_from_sdist(folder: Path, *tools: str, **settings: str) -> tuple[Path, set[str]]:
    """The wheel that pip builds from the sdist, and its files. Only `tools` are on the path."""
    path = folder / "bin"
    path.mkdir()
    for tool in tools:
        (path / tool).symlink_to(shutil.which(tool) or tool)
    assert shutil.which("node", path=str(path)) is None
    command = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    done = subprocess.run(
        [sys.executable, "-m", *command, "--wheel-dir", str(folder), str(the_one("*.tar.gz"))],
        cwd=folder,
        env={"PATH": str(path), "HOME": str(folder), "LANG": "C.UTF-8", **settings},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built, files_in(built)


@pytest.mark.xdist_group("small")
def test_the_sdist_builds_a_wheel_with_the_page_without_node(
    in_wheel: set[str], tmp_path: Path
) -> None:
    """Without a compiler either, so that it's quick."""
    built, files = build_from_sdist(tmp_path, SAGRADA_BUILD_WITHOUT="kernel")
    assert built.name.endswith("-py3-none-any.whl")
    page = {name for name in in_wheel if name.startswith(f"{STATIC}/")}
    assert f"{STATIC}/index.html" in page
    assert {name for name in files if name.startswith(f"{STATIC}/")} == page


@pytest.mark.long
def test_the_sdist_builds_the_same_wheel_with_a_compiler_and_without_node(
    in_wheel: set[str], tmp_path: Path
) -> None:
    built, files = build_from_sdist(tmp_path, "cc", "gcc", "as", "ld", CC="gcc")
    assert built.name == the_one("*.whl").name
    assert files == in_wheel
