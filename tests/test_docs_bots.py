"""The examples of docs/bots.md run, and the page says what the code does."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sagrada.bots import registry
from sagrada.bots.conformance import Fault, Report, check_bot
from sagrada.bots.registry import make_bot
from tests.cli.running import sagrada

PAGE = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^\$ sagrada (.*?) *(?:#.*)?$", PAGE, re.MULTILINE)


@pytest.fixture(scope="module")
def defined() -> dict[str, Any]:
    """What the page's Python defines, run from top to bottom."""
    names: dict[str, Any] = {}
    printed: list[object] = []
    names["print"] = printed.append
    for block in BLOCKS:
        exec(compile(block, "docs/bots.md", "exec"), names)
    names["printed"] = printed
    return names


def test_a_bot_takes_fifteen_lines() -> None:
    code = [line for line in BLOCKS[0].splitlines() if line]
    assert len(code) <= 15


def test_the_bot_of_the_page_keeps_its_promises(defined: dict[str, Any]) -> None:
    report = defined["printed"][0]
    assert isinstance(report, Report)
    assert report.decisions > 500


def test_the_advice_of_the_page_can_be_read(defined: dict[str, Any]) -> None:
    lines = defined["printed"][1:]
    assert len(lines) == 2
    for line in lines:
        assert re.fullmatch(r"1: pattern [a-z-]+: -?[\d.]+ ± [\d.]+ points, \d+ % to win", line)


def test_the_options_of_the_page_work(
    defined: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._BOTS, "patient", defined["Patient"])
    bot = make_bot("patient:playouts=7")
    assert isinstance(bot, defined["Patient"])
    assert vars(bot) == {"playouts": 7}
    check_bot(bot, tables=(), each=1)


def test_every_fault_is_on_the_page() -> None:
    assert set(Fault) <= set(re.findall(r"`([a-z]+)`", PAGE))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(command: str) -> None:
    ran = sagrada(*command.split(), "--deals", "2", "--workers", "1", "--json")
    assert ran.code == 0
    answer = json.loads(ran.out)
    named = set(re.findall(r'"(\w+)"', PAGE))
    keys = set(answer["players"][0]) | {key for pair in answer["pairs"] for key in pair}
    assert keys - {"target_mean", "target_ci"} <= named
