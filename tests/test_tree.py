"""The shape of the tree: small packages, files of one idea, tests that mirror the source."""

import ast
import re
from collections import defaultdict
from itertools import chain
from pathlib import Path

from tests.citations import ROOT

SOURCE = ROOT / "src" / "sagrada"
TESTS = ROOT / "tests"
MOST_MODULES = 20
MOST_LINES = 400

LONG_FOR_A_REASON = {
    "client/src/protocol.ts": "generated from the Python messages, one type after the other",
}

ACROSS_MODULES = {
    "client/test_fixtures.py",  # the server's frames, as files of the client
    "docs/test_code_blocks.py",  # of tests/docs/code_blocks.py
    "docs/test_links.py",
    "docs/test_pictures.py",
    "engine/moves/test_kinds.py",  # the table of all kinds
    "engine/test_explaining_refusals.py",
    "engine/test_honour.py",  # RULES 8
    "engine/test_honour_calls.py",
    "engine/test_properties.py",
    "engine/test_solo.py",  # RULES 9
    "kernel/test_lockstep.py",
    "perft/test_perft.py",
    "server/daily/test_open_deal.py",
    "server/faults/test_checker.py",
    "server/socket/test_closing.py",
    "server/socket/test_frame_streams.py",
    "server/test_attacks.py",
    "server/test_chaos.py",
    "server/test_examples.py",
    "server/test_faults.py",
    "server/test_floods.py",
    "server/test_old_database.py",
    "server/test_old_revisions.py",
    "server/test_openapi.py",
    "server/test_outside_bots.py",
    "server/test_play.py",
    "server/test_postgres.py",
    "server/test_races.py",
    "server/test_secrets.py",
    "server/test_security.py",
    "server/test_seven_days.py",
}
"""Tests of what several modules do together: rules by topic, and the server as a whole."""


def _packages() -> list[Path]:
    return sorted(path.parent for path in SOURCE.rglob("__init__.py"))


def _modules(package: Path) -> list[str]:
    return sorted(path.stem for path in package.glob("*.py") if path.stem != "__init__")


def _public_classes(paths: list[Path]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(SOURCE)))
    return found


def test_no_package_is_a_crowd() -> None:
    crowds = {
        str(package.relative_to(SOURCE)): len(_modules(package))
        for package in _packages()
        if len(_modules(package)) > MOST_MODULES
    }
    assert not crowds


def test_no_file_is_endless() -> None:
    sources = chain(
        *((ROOT / folder).rglob("*.py") for folder in ("src", "tools", "tests", "benchmarks")),
        *((ROOT / "client" / folder).rglob("*.ts") for folder in ("src", "tests")),
        (ROOT / "client" / "src").rglob("*.svelte"),
    )
    long = {
        name: lines
        for path in sources
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
        and (name := path.relative_to(ROOT).as_posix()) not in LONG_FOR_A_REASON
    }
    assert not long


def test_no_two_public_classes_share_a_name() -> None:
    """A message of the wire carries the name of what it describes, and only that may be twice."""
    wire = sorted((SOURCE / "server" / "wire").rglob("*.py"))
    others = sorted(set(SOURCE.rglob("*.py")) - set(wire))
    for paths in (wire, others):
        twice = {name: where for name, where in _public_classes(paths).items() if len(where) > 1}
        assert not twice


def test_no_module_is_named_like_the_package_beside_it() -> None:
    both = [
        package / name
        for package in _packages()
        for name in _modules(package)
        if (package / name).is_dir()
    ]
    assert not both


def test_the_tests_mirror_the_source_tree() -> None:
    """`src/sagrada/a/x.py` is tested by `tests/a/test_x.py`."""
    astray = []
    for path in sorted(TESTS.glob("*/**/test_*.py")):
        name = path.relative_to(TESTS).as_posix()
        top = path.relative_to(TESTS).parts[0]
        source = ROOT if top == "tools" else SOURCE
        tested = source / path.relative_to(TESTS).parent / path.stem.removeprefix("test_")
        if name not in ACROSS_MODULES and not (
            tested.is_dir() or tested.with_suffix(".py").exists()
        ):
            astray.append(name)
    assert not astray


def test_what_tests_across_modules_is_still_there() -> None:
    assert all((TESTS / name).exists() for name in ACROSS_MODULES)


def test_the_glossary_names_places_that_exist() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    places = re.findall(r"`([a-z_]+/[a-z_/]*(?:\.py)?)`", page)
    assert len(places) > 40
    missing = [p for p in places if not ((SOURCE / p).exists() or (ROOT / p).exists())]
    assert not missing
