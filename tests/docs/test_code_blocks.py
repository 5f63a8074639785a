"""Every page's Python runs, in docs/ and at the top of the project."""

import re
import time
from pathlib import Path

import pytest

from tests.citations import ROOT
from tests.docs.code_blocks import PageError, blocks, has_python, run_page

ELSEWHERE = {
    "docs/bots.md": "tests/test_docs_bots.py",
}
"""Pages with Python that other tests run."""
PRINTED = {
    "docs/library.md": (
        r"The game is over",
        r"2: pattern gravitas Move\.parse\('2: pattern gravitas'\)",
        r"\(rule 4\.1\)",
        r"^None$",
        r"^10 \(-?\d+, -?\d+\)$",
        r"^True$",
        r"^Total +40$",
        r"% to win",
        r"^10000 \(",
    ),
    "docs/first-bot.md": (r" decisions in ", r"^2 players: mybot:MyBot, random$"),
}
"""What some pages print, besides their `output` blocks."""


def _pages() -> list[str]:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    names = sorted(page.relative_to(ROOT).as_posix() for page in pages if has_python(_text(page)))
    return [name for name in names if name not in ELSEWHERE]


def _text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", _pages())
def test_the_code_of_the_page_runs(name: str, tmp_path: Path) -> None:
    printed = run_page(ROOT / name, tmp_path)
    for wanted in PRINTED.get(name, ()):
        assert re.search(wanted, printed, re.MULTILINE), wanted


def test_nine_tasks_take_few_lines_each() -> None:
    page = _text(ROOT / "docs" / "nine-tasks.md")
    tasks = [part for part in page.split("\n## ")[1:] if part[0].isdigit()]
    assert [task[0] for task in tasks] == [str(number) for number in range(1, 10)]
    for task in tasks:
        code = [block for block in blocks(task) if block.kind != "output"]
        assert code
        assert sum(1 for block in code for line in block.lines if line.strip()) <= 15, task


def test_what_other_tests_run_is_still_there() -> None:
    for page, test in ELSEWHERE.items():
        assert has_python(_text(ROOT / page))
        assert Path(page).name in _text(ROOT / test)


# ---------------------------------------------------------------- the runner

GOOD = """\
# A page

```python title="glass.py"
COLORS = 5
```

```python
from glass import COLORS

dice = 18 * COLORS
print(dice, "dice")
```

```output
90 ...
```

```python
print(dice // 2)
```

<!-- not run: it can't -->

```python
raise SystemExit(3)
```

```console
$ make play       # only for readers
$ python -c "print('hello')"   # for the runner too
hello
$ python -c "print('anything')"
```

```python title="glass.py"
COLORS = 6
```

```console
$ python -c "import glass; print(glass.COLORS)"
6
```
"""


def _run(text: str, folder: Path) -> None:
    page = folder / "page.md"
    page.write_text(text, encoding="utf-8")
    run = folder / "run"
    run.mkdir()
    run_page(page, run)


def test_a_page_that_holds(tmp_path: Path) -> None:
    _run(GOOD, tmp_path)
    assert [block.line for block in blocks(GOOD)] == [3, 7, 14, 18, 24, 28, 35, 39]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("90 ...", "91 ...", "line 14: the page says\n91 ...\nbut it prints\n90 dice"),
        ("hello\n", "goodbye\n", "line 30: the page says\ngoodbye"),
        ("dice // 2", "dice // 0", "line 19, in <module>\n    print(dice // 0)"),
        ("COLORS = 5", "COLOURS = 5", "ImportError"),
        ("<!-- not run: it can't -->", "", "its code fails"),
        ("print('hello')\"", 'raise SystemExit(3)"', "exit status 3"),
        ("```python\nfrom", "```output\n1\n```\n\n```python\nfrom", "no code above it prints this"),
        ("```python\nprint", "```python linenums=1\nprint", "a fence that the runner can't read"),
        ("```python\nprint", "  ```py\nprint", "a fence that the runner can't read"),
    ],
)
def test_a_page_that_does_not(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in GOOD
    with pytest.raises(PageError) as caught:
        _run(GOOD.replace(old, new, 1), tmp_path)
    assert said in str(caught.value)


def test_a_page_that_does_not_end_leaves_nothing_behind(tmp_path: Path) -> None:
    """Such as one whose commands start a server."""
    page = tmp_path / "page.md"
    wait = "import os\n\nos.system('echo $$ > pid; exec sleep 60')"
    page.write_text(f"# A page\n\n```python\n{wait}\n```\n", encoding="utf-8")
    with pytest.raises(PageError, match=r"page\.md: its code doesn't end within 5 seconds"):
        run_page(page, tmp_path, seconds=5)
    left = int((tmp_path / "pid").read_text(encoding="utf-8"))
    for _ in range(100):
        if not _runs(left):
            break
        time.sleep(0.05)
    assert not _runs(left)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z"
    except OSError:
        return False


def test_each_comment_leaves_out_its_own_block() -> None:
    left_out = "<!-- not run: it's slow -->\n```python\nslow()\n```\n"
    page = f"{left_out}\n```python\nquick()\n```\n\n{left_out}"
    assert [block.is_run for block in blocks(page)] == [False, True, False]
