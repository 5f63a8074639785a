"""The command line and the docs use the front door. What goes around it is listed with why."""

import ast
import importlib
import re
from pathlib import Path

import pytest

import sagrada
from tests.citations import ROOT

CLI = ROOT / "src" / "sagrada" / "cli"
INSIDE = ("engine", "kernel", "bots", "game", "study", "lab")
AROUND = {
    "bots.explanation": "`puzzle` says why a choice is good",
    "bots.levels": "`play` offers the levels by name",
    "bots.outside": "lets specs name modules in the current folder: a command's business",
    "bots.registry": "`play` resumes records, and a record must not import code: only our own bots",
    "bots.wire_view": "`bot` keeps a view up to date from a server's steps",
    "engine": "`replay` and `play` tell every kind of event",
    "engine.audit": "`audit` explains mistakes one by one",
    "engine.cards": "`cards` shows what is printed on every card",
    "engine.dice": "requests check how many dice of a color there are",
    "engine.events": "`play` tells what happened",
    "engine.legal": "`play` explains why a tool can't be used, from a view",
    "engine.notation": "requests and prompts read single words, with errors for their fields",
    "engine.notation.perft_file": "`perft` reads its own files",
    "engine.options": "`play` asks for the options that an edition leaves open",
    "engine.own_window": "`window` names the spaces that can't both be filled",
    "engine.perft": "`perft` counts moves",
    "engine.placement": "`legal` asks for every space of a window that belongs to no game",
    "engine.play": "`play` shows each step",
    "engine.scoring": "`score` has checked its windows already",
    "engine.scoring.standings": "`score` compares windows that belong to no game",
    "engine.spaces": "names of spaces, to draw windows",
    "engine.state": "draws tools with their tokens",
    "engine.tools": "`legal` knows what a tool waives, and the table what it costs",
    "engine.view": "`replay` shows both sides of a step",
    "engine.window": "`audit` names the marks of dice",
    "game.files": "`play` saves after every move, with a notice on top",
    "game.history": "`replay` tells undos",
    "game.record": "`play` seats people and bots",
    "game.record_text": "`replay` and `play` write entries and notices",
    "game.replay": "`replay` stops at chance, too",
    "lab.arena.plan": "`arena` names the option at fault",
    "lab.arena.played_game": "`arena` says which bot failed, in its own words",
    "lab.arena.report": "`arena` draws tables for a terminal and for Markdown",
    "lab.arena.run": "`arena` shows progress, and goes on where it was stopped",
    "lab.arena.summary": "`arena` prints JSON, and the results so far after Ctrl-C",
    "lab.cluster": "`arena` and `lab` say what is wrong with an address",
    "lab.ppo.training": "`lab train` shows progress",
    "lab.tables.export": "`lab export` writes tables",
    "lab.tables.sources": "`lab export` finds the records of a folder",
    "lab.training_progress": "`lab train` says where it can't write",
    "study.evaluator": "`review` lists the efforts",
    "study.measured": "`review` prints figures with their errors",
    "study.puzzles": "`puzzle` asks one and judges the answer",
    "study.review": "`review` shows progress",
    "study.sentences": "`review` says what was better",
    "study.window_measure": "`window` shows progress",
}
"""What the command line takes from inside, by module, and why the front door doesn't have it."""
PAGES = (
    *(
        "PACKAGE.md",
        "README.md",
        "docs/bots.md",
        "docs/first-bot.md",
        "docs/library.md",
        "docs/nine-tasks.md",
    ),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("docs/tutorials/*.md"))),
)


def imports(source: str) -> list[tuple[str, str]]:
    """What a program imports from inside: pairs of a module and a name."""
    return [
        (node.module.removeprefix("sagrada."), name.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        and node.module is not None
        and node.module.startswith(tuple(f"sagrada.{each}" for each in INSIDE))
        for name in node.names
    ]


def is_public(module: str, name: str) -> bool:
    if name not in sagrada.__all__:
        return False
    inside = getattr(importlib.import_module(f"sagrada.{module}"), name, None)
    return getattr(sagrada, name) is inside


def test_the_command_line_takes_public_names_from_the_front_door() -> None:
    around = [
        f"{path.relative_to(CLI)}: {module}.{name}"
        for path in sorted(CLI.rglob("*.py"))
        for module, name in imports(path.read_text(encoding="utf-8"))
        if is_public(module, name)
    ]
    assert not around


def test_what_reaches_around_it_is_listed() -> None:
    reached = {
        module
        for path in CLI.rglob("*.py")
        for module, _ in imports(path.read_text(encoding="utf-8"))
    }
    assert reached == set(AROUND)


@pytest.mark.parametrize("page", PAGES)
def test_pages_for_users_need_nothing_else(page: str) -> None:
    text = Path(ROOT / page).read_text(encoding="utf-8")
    for block in re.findall(r"^```python[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        inside = [each for each in imports(block) if each not in [("bots.spec", "Option")]]
        assert not inside, f"{page} takes {inside} from inside"
