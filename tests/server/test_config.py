"""Settings by flag and environment."""

import pytest

from sagrada.server.config import Config, ConfigError, checked, from_environment, to_environment
from sagrada.server.storage.database import Database, DatabaseUrlError, with_driver
from tests.cli.running import assert_refused, sagrada


def test_settings_come_from_the_environment_and_go_back() -> None:
    assert from_environment({}) == Config()
    given = Config(port=80, workers=2, redis="redis://x", behind_proxy=True, bot_seconds=0.5)
    assert from_environment(to_environment(given)) == given


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"SAGRADA_PORT": "many"}, "int"),
        ({"SAGRADA_PORT": "0"}, "port"),
        ({"SAGRADA_WORKERS": "0"}, "workers"),
        ({"SAGRADA_WORKERS": "2"}, "redis"),
        ({"SAGRADA_BOT_SECONDS": "0"}, "bot_seconds"),
    ],
)
def test_a_setting_that_cannot_be_is_named(settings: dict[str, str], word: str) -> None:
    with pytest.raises(ConfigError, match=word):
        from_environment(settings)


def test_several_workers_are_fine_with_redis() -> None:
    assert checked(Config(workers=3, redis="redis://localhost")).workers == 3


def test_people_write_urls_without_a_driver() -> None:
    assert with_driver("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert with_driver("postgres://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert with_driver("postgresql+psycopg://a@b/c") == "postgresql+asyncpg://a@b/c"
    for url in ("", "nonsense", "mysql://x"):
        with pytest.raises(DatabaseUrlError, match="database: expected a URL"):
            with_driver(url)
    with pytest.raises(DatabaseUrlError, match="memory"):
        Database("sqlite://")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--port", "99999"), ("--port", "65535")),
        (("--workers", "3"), ("--redis", "Redis")),
        (("--database", "mysql://x"), ("--database", "sqlite")),
    ],
)
def test_sagrada_serve_refuses_bad_flags(argv: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert_refused(sagrada("serve", *argv), *words)
