"""A refusal has one English sentence, for the engine, the command line and the page."""

from sagrada.engine.reasons import Reason
from tools.reason_texts import OUTPUT, reasons_file


def test_the_pages_refusals_are_the_engines() -> None:
    assert OUTPUT.read_text(encoding="utf-8") == reasons_file(), "run `make rule-table`"


def test_every_reason_has_a_line_that_typescript_can_read() -> None:
    for reason in Reason:
        assert f"  'reason.{reason.id}': '{reason.sentence}',\n" in reasons_file()
        assert not set("'\\\n") & set(reason.sentence)
