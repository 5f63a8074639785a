"""The English sentence of every refusal, for `client/src/i18n/en/reasons.ts`.

`make rule-table` writes it. The engine's sentences are the only source: the command line and the
library show them as they are, and so does the English page.
"""

from pathlib import Path

from sagrada.engine.reasons import Reason

OUTPUT = Path(__file__).parents[1] / "client" / "src" / "i18n" / "en" / "reasons.ts"
_HEAD = """// Made from the engine by `make rule-table`. Do not edit.
export const reasons = {
"""


def reasons_file() -> str:
    """The whole of `reasons.ts`: a line for each reason."""
    lines = [f"  'reason.{reason.id}': '{reason.sentence}',\n" for reason in Reason]
    return f"{_HEAD}{''.join(lines)}}} as const;\n"


if __name__ == "__main__":
    OUTPUT.write_text(reasons_file(), encoding="utf-8")
