"""The command itself: help, errors, exit codes, quiet ends."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import sagrada as package
from sagrada.cli.app import COMMANDS, INTERRUPTED
from sagrada.cli.requests import audit, legal, score
from tests.cli.running import assert_refused, sagrada

HERE = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parent.parent)}


def python(
    *argv: str, stdout: int = subprocess.PIPE, **environment: str
) -> "subprocess.Popen[bytes]":
    """A process of its own."""
    pipe, env = subprocess.PIPE, {**HERE, **environment}
    return subprocess.Popen(
        [sys.executable, *argv], env=env, stdin=pipe, stdout=stdout, stderr=pipe
    )


@pytest.mark.parametrize("argv", [(), ("--help",), ("-h",)])
def test_help_lists_every_command_and_its_line(argv: tuple[str, ...]) -> None:
    ran = sagrada(*argv)
    assert (ran.code, ran.err) == (0, "")
    for name, line in COMMANDS.items():
        assert f"{name}  " in ran.out
        assert line in ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_that_begins_with_its_line(name: str) -> None:
    ran = sagrada(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"Usage: sagrada {name}" in ran.out
    assert "Options:" in ran.out
    assert "Stands for a command" not in ran.out


FIELDS = {
    "score": score._SCORE_KEYS | score._STANDINGS_KEYS,
    "legal": legal._KEYS,
    "audit": audit._KEYS,
}


@pytest.mark.parametrize("name", FIELDS)
def test_the_help_explains_every_field_of_a_request(name: str) -> None:
    lines = sagrada(name, "--help").out.splitlines()
    explained = {line.split()[0] for line in lines if re.match(r" {4}[a-z]+  +\S", line)}
    assert explained == FIELDS[name]
    assert max(map(len, lines)) <= 80


def test_a_terminal_without_the_characters_gets_others() -> None:
    """No command fails because stdout has a small character set."""
    process = python("-m", "sagrada", "play", "--help", PYTHONIOENCODING="latin-1")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert b"you?re asked who plays" in out


def test_version() -> None:
    assert sagrada("--version").out == f"sagrada {package.__version__}\n"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("scroe",), ("No such command 'scroe'", "score", "sagrada --help")),
        (("--bogus",), ("--bogus", "sagrada --help")),
        (("score", "--bogus"), ("sagrada score:", "--bogus", "sagrada score --help")),
        (("score", "--favor", "many"), ("--favor", "integer")),
        (("score", "extra"), ("extra",)),
        (("--bogus", "score"), ("--bogus",)),
    ],
)
def test_a_bad_command_line_gets_one_line_and_exit_code_2(
    argv: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(sagrada(*argv), *words)


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("sagrada.cli.commands.score.answer_lines", interrupt)
    ran = sagrada("score", "--jsonl")
    assert (ran.code, ran.out, ran.err) == (INTERRUPTED, "", "")


def test_ctrl_c_while_a_command_is_being_imported_ends_quietly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupt(_: str) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("sagrada.cli.app.import_module", interrupt)
    ran = sagrada("score")
    assert (ran.code, ran.out, ran.err) == (INTERRUPTED, "", "")


def test_ctrl_c_in_the_middle_of_a_stream_ends_quietly() -> None:
    process = python("-m", "sagrada", "score", "--jsonl")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"{}\n")
    process.stdin.flush()
    assert process.stdout.readline().startswith(b'{"error":')  # each answer comes at once
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, out, err) == (INTERRUPTED, b"", b"")


@pytest.mark.parametrize("command", [("cards",), ("--help",), ("score", "--jsonl")])
def test_a_closed_pipe_ends_quietly(command: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = python("-m", "sagrada", *command, stdout=writer)
    os.close(writer)
    _, err = process.communicate(b"{}\n" * 1000)
    assert (process.returncode, err) == (1, b"")


def test_help_imports_neither_rich_nor_the_rooms() -> None:
    code = (
        "import sys; from sagrada.cli.app import run; run(['--help'])\n"
        "heavy = ('rich', 'pydantic', 'sagrada.engine', 'sagrada.game', 'sagrada.bots')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    out, err = python("-c", code).communicate()
    assert err == b""
    assert out.splitlines()[-1] == b"[]"
