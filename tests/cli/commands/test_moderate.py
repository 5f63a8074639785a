"""`sagrada moderate` refuses what it does not understand; server/web/test_reports.py uses it."""

from pathlib import Path

import pytest

from sagrada.server.storage.opening import prepare_database
from tests.cli.running import assert_refused, sagrada


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 's.db'}"
    prepare_database(url)
    return url


def test_no_reports(database: str) -> None:
    ran = sagrada("moderate", "list", "--database", database)
    assert (ran.code, ran.out) == (0, "There are no open reports.\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("ban",), "expected: sagrada moderate ban PERSON"),
        (("rename", "ann"), "expected: sagrada moderate rename PERSON NAME"),
        (("list", "ann"), "expected: sagrada moderate list"),
        (("unlock",), "expected: sagrada moderate unlock PERSON"),
        (("ban", "nobody"), "there’s no person or account with this id or name"),
        (("close", "nothing"), "there’s no open report with this id"),
        (("praise", "ann"), "praise"),
    ],
)
def test_what_it_does_not_understand(words: tuple[str, ...], message: str, database: str) -> None:
    assert_refused(sagrada("moderate", *words, "--database", database), message)


def test_an_old_id_may_begin_with_a_hyphen(database: str) -> None:
    ran = sagrada("moderate", "ban", "--database", database, "--", "-x1")
    assert_refused(ran, "-x1: there’s no person or account with this id or name")


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """In another folder than the server's, an operator must not read that there are no reports."""
    file = tmp_path / "data" / "sagrada.db"
    ran = sagrada("moderate", "list", "--database", f"sqlite:///{file}")
    assert_refused(ran, f"there’s no database at {file}")
    assert not file.parent.exists()


def test_a_database_that_is_none() -> None:
    assert_refused(sagrada("moderate", "list", "--database", "nonsense"), "--database")
