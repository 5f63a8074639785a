"""Settings by flag and environment."""

import pytest

from sagrada.server.config import (
    Config,
    ConfigError,
    check_listed_bots,
    checked,
    from_environment,
    listed_bots,
    to_environment,
)
from sagrada.server.storage.database import Database, DatabaseUrlError, with_driver
from tests.cli.running import assert_refused, sagrada


def test_settings_come_from_the_environment_and_go_back() -> None:
    assert from_environment({}) == Config()
    given = Config(port=80, workers=2, redis="redis://x", behind_proxy=True, bot_seconds=0.5)
    assert from_environment(to_environment(given)) == given


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"SAGRADA_PORT": "many"}, "SAGRADA_PORT: expected a whole number"),
        ({"SAGRADA_PORT": ""}, "SAGRADA_PORT: expected a whole number"),
        ({"SAGRADA_LIMITS": "perhaps"}, "SAGRADA_LIMITS: expected true or false"),
        ({"SAGRADA_BOT_SECONDS": "soon"}, "SAGRADA_BOT_SECONDS: expected a number"),
        ({"SAGRADA_PROT": "80"}, r"SAGRADA_PROT: unknown setting.*SAGRADA_PORT"),
        ({"SAGRADA_XYZZY": "80"}, "SAGRADA_XYZZY: unknown setting$"),
        ({"SAGRADA_REDIS": "localhost"}, "redis: expected a URL"),
        ({"SAGRADA_REDIS": "redis://host:port"}, "redis: expected a URL"),
        ({"SAGRADA_SMTP": "mail.example.org"}, "smtp: expected a URL"),
        ({"SAGRADA_SMTP": "smtp://mail.example.org"}, "address: links in emails need it"),
        ({"SAGRADA_ADDRESS": "play.example.org"}, "address: expected a URL"),
        ({"SAGRADA_ORIGINS": "https://a.example, b.example"}, "origins: expected a URL"),
        ({"SAGRADA_PATH": "sagrada"}, "path: expected a path like"),
        ({"SAGRADA_PATH": "/a/../b"}, "path: expected a path like"),
        ({"SAGRADA_PATH": "/a/"}, "path: expected a path like"),
        ({"SAGRADA_PORT": "0"}, "port"),
        ({"SAGRADA_WORKERS": "0"}, "workers"),
        ({"SAGRADA_WORKERS": "2"}, "redis"),
        ({"SAGRADA_BOT_SECONDS": "0"}, "bot_seconds"),
        ({"SAGRADA_BOTS": "mine"}, "bots: expected name=package.module:Class"),
        ({"SAGRADA_BOTS": "Mine=a:B"}, "bots: expected name=package.module:Class"),
        ({"SAGRADA_BOTS": "mine="}, "bots: expected name=package.module:Class"),
        ({"SAGRADA_BOTS": "master=a:B"}, "bots: there is a bot named master already"),
        ({"SAGRADA_BOTS": "mine=a:B, mine=a:C"}, "bots: there is a bot named mine already"),
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
    for url in ("", "nonsense", "mysql://x", "postgresql://a:secret@b:port/c"):
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
        (("--database", "postgresql://a:b@c:d/e"), ("--database", "sqlite")),
        (("--redis", "localhost"), ("--redis", "redis://")),
    ],
)
def test_sagrada_serve_refuses_bad_flags(argv: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert_refused(sagrada("serve", *argv), *words)


def test_a_wrong_variable_is_named_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGRADA_SMTP", "secret")
    ran = sagrada("serve")
    assert_refused(ran, "SAGRADA_SMTP", "smtp://")
    assert "secret" not in ran.err
    monkeypatch.delenv("SAGRADA_SMTP")
    monkeypatch.setenv("SAGRADA_PROT", "80")
    assert_refused(sagrada("serve"), "SAGRADA_PROT", "SAGRADA_PORT")


def test_variables_of_the_build_and_the_tests_are_left_alone() -> None:
    assert from_environment({"SAGRADA_UNCOMPILED": "1", "SAGRADA_SEED": "7"}) == Config()


def test_a_setting_still_works_under_its_old_name() -> None:
    assert from_environment({"SAGRADA_THINKERS": "3"}) == Config(bot_processes=3)
    both = {"SAGRADA_THINKERS": "3", "SAGRADA_BOT_PROCESSES": "2"}
    assert from_environment(both) == Config(bot_processes=2)


def test_the_operator_lists_bots_by_name() -> None:
    config = Config(bots=" mine=tests.server.listed_bot:FirstChoice ,quick=search:playouts=5 ")
    assert listed_bots(checked(config)) == {
        "mine": "tests.server.listed_bot:FirstChoice",
        "quick": "search:playouts=5",
    }
    check_listed_bots(config)
    with pytest.raises(ConfigError, match=r"bots: mine: .*can’t import no_such_module"):
        check_listed_bots(Config(bots="mine=no_such_module:Bot"))


def test_a_server_does_not_start_with_a_bot_that_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SAGRADA_BOTS", "mine=no_such_module:Bot")
    assert_refused(sagrada("serve"), "SAGRADA_BOTS", "can’t import no_such_module")
