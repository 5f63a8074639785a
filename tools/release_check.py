"""Whether a tag fits the version and the changelog: `python -m tools.release_check v0.1.0`.

It reads the files as text and needs nothing installed.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def problems(tag: str, package: str, changelog: str) -> list[str]:
    """What stands in the way of a release by this name."""
    found = []
    version = re.search(r'^__version__ = "([^"]+)"$', package, re.MULTILINE)
    if version is None or tag != f"v{version[1]}":
        found.append(f"the tag is {tag}, but the version is {version[1] if version else 'missing'}")
    if not re.search(
        rf"^## \[{re.escape(tag[1:])}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE
    ):
        found.append(f"CHANGELOG.md has no section [{tag[1:]}] with a date")
    return found


def main(tag: str) -> int:
    package = (ROOT / "src" / "sagrada" / "__init__.py").read_text(encoding="utf-8")
    found = problems(tag, package, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    for problem in found:
        print(f"Not released: {problem}.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
