"""Runs the code of a page of the docs, as a reader would who follows it from top to bottom.

A page becomes one Python program with the page's own line numbers, so that a traceback names the
line to fix. It runs in an empty folder, in a process of its own. What is run:

- ` ```python `: in order, with the names that earlier blocks defined.
- ` ```python title="my_bot.py" `: a file that the reader saves when they get there.
- ` ```console `: the commands after `$ ` that begin with `sagrada` or `python`. Others, such as
  `make` and `pip`, are for readers only.
- ` ```output `: what the block above it prints. `...` stands for anything. In a `console` block,
  the lines below a command say what it prints, if there are any.

`<!-- not run: why -->` right above a block leaves it out. Markdown viewers don't show it.
"""

import doctest
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SECONDS = 120
_FENCE = re.compile(
    r"^(?P<skip><!-- not run: [^\n]+ -->\n+)?"
    r"^```(?P<kind>python|console|output)(?: title=\"(?P<title>[\w./-]+)\")?\n"
    r"(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_PYTHON_FENCE = re.compile(r"^\s*(?:```|~~~)\s*\{?\.?(?:python|py|pycon)\b.*$", re.MULTILINE)
_COMMAND = re.compile(r"^\$ (?P<command>.*?)(?:\s{2,}#.*)?$")
_END = "\x00end of block "


class PageError(AssertionError):
    """Code on a page that fails, or doesn't print what the page says."""


@dataclass(frozen=True)
class Block:
    kind: str
    title: str
    """The file that it's saved as; empty if it's run."""
    line: int
    """The number of its first line on the page, the fence's."""
    text: str
    is_run: bool

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def blocks(page: str) -> list[Block]:
    """The blocks of a page that this runner knows."""
    found = [
        Block(
            kind=match["kind"],
            title=match["title"] or "",
            line=page.count("\n", 0, match.start("kind")) + 1,
            text=match["text"],
            is_run=match["skip"] is None,
        )
        for match in _FENCE.finditer(page)
    ]
    python = [block for block in found if block.kind == "python"]
    if len(python) != len(_PYTHON_FENCE.findall(page)):
        raise PageError("a Python block has a fence that the runner can't read (code_blocks.py)")
    return found


def has_python(page: str) -> bool:
    return _PYTHON_FENCE.search(page) is not None


def run_page(path: Path, folder: Path, seconds: float = SECONDS) -> str:
    """Run a page's code in an empty folder; returns what it prints. A `PageError` says what went
    wrong, and where."""
    page = path.read_text(encoding="utf-8")
    found = blocks(page)
    script = folder / path.name
    script.write_text(_program(found), encoding="utf-8")
    environment = os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "PYTHONUTF8": "1",
    }
    ran = subprocess.Popen(
        [sys.executable, script.name],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        out, err = ran.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(ran.pid, signal.SIGKILL)  # what it has started, too
        ran.communicate()
        raise PageError(f"{path.name}: its code doesn't end within {seconds} seconds") from None
    if ran.returncode:
        raise PageError(f"{path.name}: its code fails\n{out}{err}")
    _compare(path.name, found, dict(_printed(out)))
    return out


def _program(found: list[Block]) -> str:
    """All blocks as one program, each line where it is on the page."""
    lines = [_FUNCTIONS]
    for block in found:
        if not block.is_run or block.kind == "output":
            continue
        lines += [""] * (block.line - len(lines))
        if block.title:
            lines.append(f"__save({block.title!r}, {block.text!r})")
        elif block.kind == "python":
            lines += [*block.lines, f"print({_END + str(block.line)!r}, flush=True)"]
        else:
            lines += [_command_line(line, block.line + n) for n, line in enumerate(block.lines, 1)]
    return "\n".join(lines) + "\n"


# One line, so that it takes the place of a page's first, which is never code.
_FUNCTIONS = (
    "import pathlib as __p, subprocess as __s; "
    "__save = lambda name, text: __p.Path(name).write_text(text, encoding='utf-8'); "
    "__run = lambda command, end: "
    "(__s.run(command, shell=True, check=True), print(end, flush=True))"
)


def _command_line(line: str, number: int) -> str:
    match = _COMMAND.match(line)
    if match is None or not re.match(r"(sagrada|python) ", match["command"]):
        return ""
    return f"__run({match['command']!r}, {_END + str(number)!r})"


def _printed(out: str) -> Iterator[tuple[int, str]]:
    """What each block or command printed, by its line."""
    start = 0
    for match in re.finditer(rf"{_END}(\d+)\n", out):
        yield int(match[1]), out[start : match.start()]
        start = match.end()


def _compare(name: str, found: list[Block], printed: dict[int, str]) -> None:
    """Hold what was printed against what the page says."""
    last = 0
    for block in found:
        if block.kind == "output" and block.is_run:
            if last not in printed:
                raise PageError(f"{name}, line {block.line}: no code above it prints this")
            _check(f"{name}, line {block.line}", block.text, printed[last])
        elif block.kind == "console" and block.is_run:
            for line, wanted in _promised(block):
                if wanted and line in printed:
                    _check(f"{name}, line {line}", wanted, printed[line])
        last = block.line


def _promised(block: Block) -> Iterator[tuple[int, str]]:
    """The commands of a console block, each with the output below it."""
    starts = [n for n, line in enumerate(block.lines) if line.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(block.lines)], strict=True):
        yield block.line + start + 1, "".join(f"{x}\n" for x in block.lines[start + 1 : end])


def _check(where: str, wanted: str, got: str) -> None:
    checker = doctest.OutputChecker()
    flags = doctest.ELLIPSIS | doctest.DONT_ACCEPT_BLANKLINE
    if not checker.check_output(wanted, got, flags):
        raise PageError(f"{where}: the page says\n{wanted}but it prints\n{got}")
