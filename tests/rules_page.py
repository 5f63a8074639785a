"""docs/rules.md as the tests read it: its rule numbers, and its table of reasons.

After a change of the reasons, `PYTHONPATH=src python -m tests.rules_page` writes the table anew.
"""

import re
from pathlib import Path

from sagrada.engine.reasons import Reason

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"
BEGIN, END = "<!-- reasons:begin -->\n", "<!-- reasons:end -->\n"
_RULE = re.compile(r"^\*\*(\d+\.\d+|tool \d+)\*\*", re.MULTILINE)
_SECTION = re.compile(r"^## (\d+)\. ", re.MULTILINE)


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def rules() -> list[str]:
    """The numbered rules, in the order of the page: `5.3`, `tool 9`."""
    return _RULE.findall(page())


def sections() -> list[str]:
    """The sections, which may be cited as a whole: `5`."""
    return _SECTION.findall(page())


def reasons_table() -> str:
    """The table of reasons as it has to stand on the page."""
    rows = [f"| `{reason.id}` | {reason.rule} | {reason.sentence} |" for reason in Reason]
    return "\n".join(["| reason | rule | what is said |", "|---|---|---|", *rows, ""])


def table_on_page() -> str:
    """The table of reasons that stands on the page."""
    return page().partition(BEGIN)[2].partition(END)[0]


def write_table() -> None:
    before, _, rest = page().partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}{reasons_table()}{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    write_table()
