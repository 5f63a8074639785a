"""A server that can't use its database says so in one sentence, and does not start."""

import sqlite3
import stat
import time
from pathlib import Path

import pytest

from sagrada.server.storage.opening import CannotStart, only_server, prepare_database
from tests.server.backends import Postgres
from tests.server.processes import Server, free_port


def _refused(folder: Path, database: str) -> str:
    return Server(folder, database=database).refused()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    file.write_bytes(b"These are not the tables you are looking for. " * 100)
    before = file.read_bytes()
    assert f"{file} isn’t a database" in _refused(tmp_path, f"sqlite:///{file}")
    assert file.read_bytes() == before, "nothing is lost"


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    prepare_database(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    sentence = _refused(tmp_path, f"sqlite:///{file}")
    assert "newer version" in sentence
    assert str(file) in sentence


def _last_ran(file: Path, days_ago: float) -> None:
    prepare_database(f"sqlite:///{file}")
    at = int((time.time() - days_ago * 24 * 60 * 60) * 1000)
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO server_time (id, at) VALUES (1, ?)", [at])
    connection.close()


@pytest.mark.slow
def test_a_clock_that_is_far_ahead(tmp_path: Path) -> None:
    """Days would close, and the server could never go back."""
    file = tmp_path / "s.db"
    _last_ran(file, 31)
    sentence = _refused(tmp_path, f"sqlite:///{file}")
    assert "start with --trust-clock" in sentence
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT * FROM pauses").fetchall() == [], "nothing has changed"
    connection.close()
    prepare_database(f"sqlite:///{file}")  # backups and other commands need no clock
    with Server(tmp_path, database=f"sqlite:///{file}", trust_clock="true"):
        pass
    with Server(tmp_path, database=f"sqlite:///{file}"):
        pass  # from now on it is trusted


def test_a_clock_that_may_be_right(tmp_path: Path) -> None:
    for days in (29, -400):
        file = tmp_path / f"{days}.db"
        _last_ran(file, days)
        prepare_database(f"sqlite:///{file}", trust_clock=False)


@pytest.mark.parametrize("name", ["/proc/s.db", "."])
def test_a_file_that_cannot_be_made(tmp_path: Path, name: str) -> None:
    assert f"Can’t use the database {name}" in _refused(tmp_path, f"sqlite:///{name}")


def test_a_postgresql_that_is_away(tmp_path: Path) -> None:
    url = f"postgresql://me:secret@127.0.0.1:{free_port()}/sagrada"
    sentence = _refused(tmp_path, url)
    assert "Can’t reach postgresql://me:***@127.0.0.1" in sentence
    assert "secret" not in sentence


def test_a_postgresql_at_a_name_that_does_not_exist(tmp_path: Path) -> None:
    assert "nowhere.invalid" in _refused(tmp_path, "postgresql://me@nowhere.invalid/sagrada")


@pytest.mark.slow
def test_a_postgresql_without_the_database(tmp_path: Path, postgres: Postgres) -> None:
    url = f"{postgres.url.rpartition('/')[0]}/nothing-here"
    assert '"nothing-here" does not exist' in _refused(tmp_path, url)


@pytest.mark.parametrize("url", ["", "nonsense", "postgresql://a:secret@b:port/c", "sqlite://"])
def test_a_url_that_is_none(tmp_path: Path, url: str) -> None:
    sentence = _refused(tmp_path, url)
    assert sentence.startswith("--database: ")
    assert "secret" not in sentence


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 's.db'}"
    with Server(tmp_path, database=url) as first:
        assert "Another server is using" in _refused(tmp_path, url)
        first.kill()
        first.start()  # what a killed server held is free


def test_the_lock_is_only_for_files(tmp_path: Path) -> None:
    with only_server("postgresql://a@b/c"), only_server("postgresql://a@b/c"):
        pass
    with (
        pytest.raises(CannotStart, match="Can’t use the database"),
        only_server("sqlite:////proc/x/s.db"),
    ):
        pass


def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    file.touch(mode=0o644)  # as an older version left it
    with Server(tmp_path, database=f"sqlite:///{file}"):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("s.db*")}
    assert modes.keys() >= {"s.db", "s.db-wal", "s.db-shm"}
    assert set(modes.values()) == {0o600}
