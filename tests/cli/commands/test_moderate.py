"""`sagrada moderate` refuses what it does not understand; server/web/test_reports.py uses it."""

from pathlib import Path

import pytest

from tests.cli.running import assert_refused, sagrada


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 's.db'}"


def test_no_reports(database: str) -> None:
    ran = sagrada("moderate", "list", "--database", database)
    assert (ran.code, ran.out) == (0, "There are no open reports.\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("ban",), "expected: sagrada moderate ban PERSON"),
        (("rename", "ann"), "expected: sagrada moderate rename PERSON NAME"),
        (("list", "ann"), "expected: sagrada moderate list"),
        (("ban", "nobody"), "there’s no person or account with this id or name"),
        (("close", "nothing"), "there’s no open report with this id"),
        (("praise", "ann"), "praise"),
    ],
)
def test_what_it_does_not_understand(words: tuple[str, ...], message: str, database: str) -> None:
    assert_refused(sagrada("moderate", *words, "--database", database), message)


def test_a_database_that_is_none() -> None:
    assert_refused(sagrada("moderate", "list", "--database", "nonsense"), "--database")
