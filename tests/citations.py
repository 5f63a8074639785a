"""Where code cites the rules: `RULES 5.3`, `RULES 5.2, tool 9`, `RULES 3.2–3.4`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
_ITEM = r"(?:tool \d+|\d+\.\d+|\d+)"
_CITATION = re.compile(rf"\bRULES ({_ITEM}(?:(?:, |–){_ITEM})*)")


def cited_on(line: str) -> list[str]:
    """The rules, or whole sections, that a line cites."""
    found: list[str] = []
    for citation in _CITATION.findall(line):
        for part in citation.split(", "):
            first, _, last = part.partition("–")
            found += _range(first, last) if last else [first]
    return found


def _range(first: str, last: str) -> list[str]:
    """`3.2` to `3.4`: a range stays within its section."""
    (section, low), (end, high) = first.split("."), last.split(".")
    assert section == end, f"{first}–{last} leaves its section"
    return [f"{section}.{number}" for number in range(int(low), int(high) + 1)]


def citations(source: str) -> Iterator[tuple[int, str]]:
    """All citations of a source text, with their line numbers."""
    for number, line in enumerate(source.splitlines(), start=1):
        for rule in cited_on(line):
            yield number, rule


def lines_of_tests(source: str) -> set[int]:
    """The lines that belong to a test: its body, its decorators, and the comments right above."""
    lines = source.splitlines()
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            while first > 1 and lines[first - 2].lstrip().startswith("#"):
                first -= 1
            found.update(range(first, (node.end_lineno or node.lineno) + 1))
    return found


def rules_tested(source: str) -> set[str]:
    """The rules that the tests in a source text cite."""
    inside = lines_of_tests(source)
    return {rule for line, rule in citations(source) if line in inside}


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))
