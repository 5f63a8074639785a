"""How a server is set up: by flags of `sagrada serve`, or by `SAGRADA_…` in the environment."""

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sagrada.bots.outside import make_bot
from sagrada.bots.registry import BOTS
from sagrada.bots.spec import SpecError
from sagrada.study.evaluator import DEFAULT_EFFORT, EFFORTS
from sagrada.study.window_measure import GAMES, MOST_GAMES

PREFIX = "SAGRADA_"
_OF_OTHERS = (
    *("SAGRADA_BUILD_WITHOUT", "SAGRADA_CFLAGS", "SAGRADA_SEAT_TOKEN", "SAGRADA_SEED"),
    *("SAGRADA_SERVER", "SAGRADA_UNCOMPILED"),
)
"""Variables of the build, the tests and the page's development; a server ignores them."""
_OLD_NAMES = {"SAGRADA_THINKERS": "SAGRADA_BOT_PROCESSES"}
"""Settings as they were called once. They still work."""
_KINDS = {int: "a whole number", float: "a number", bool: "true or false"}


class ConfigError(ValueError):
    """A setting that cannot be. The message names it and the remedy."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str = "sqlite:///data/sagrada.db"
    redis: str = ""
    """For several processes, a URL like redis://localhost:6379/0."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    behind_proxy: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto, which a reverse proxy sets."""
    origins: str = ""
    """More origins that can talk to this server, separated by commas."""
    bot_processes: int = 1
    """Processes of the bot pool, for each worker."""
    bot_seconds: float = 1.0
    """Seconds that a bot can spend on one decision."""
    bots: str = ""
    """Bots from outside that people can play with: `name=package.module:Class`, separated by
    commas. No other code is ever imported for a bot, whatever anybody sends."""
    daily_bots: bool = True
    """Whether bots play the daily windows in the background, for people to compare with."""
    review_effort: str = DEFAULT_EFFORT
    """How precisely finished games are reviewed: `quick`, `normal` or `deep`."""
    window_games: int = GAMES
    """How many games bots play to measure a window that somebody drew."""
    trust_clock: bool = False
    """Start although the clock says that this server last ran long ago."""
    limits: bool = True
    """Whether there are rate limits; only load tests turn them off."""
    smtp: str = ""
    """For mail about games over days, a URL like smtp://user:password@host:587."""
    mail_from: str = ""
    path: str = ""
    """Where a proxy puts this server, such as /sagrada; empty: at the top."""
    address: str = ""
    """The address under which people reach this server, for links in mails and webhooks."""

    def __repr__(self) -> str:
        return f"<Config for {self.host}:{self.port}>"  # URLs may hold passwords


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The configuration that the environment describes."""
    given_by = os.environ if environment is None else environment
    found = {new: given_by[old] for old, new in _OLD_NAMES.items() if old in given_by}
    found |= {key: value for key, value in given_by.items() if key not in _OLD_NAMES}
    fields = {PREFIX + each.name.upper(): each for each in msgspec.structs.fields(Config)}
    for key in found:
        if key.startswith(PREFIX) and key not in fields and key not in _OF_OTHERS:
            names = Config.__struct_fields__
            close = get_close_matches(key.removeprefix(PREFIX).lower(), names, n=1)
            hint = f" (did you mean {PREFIX}{close[0].upper()}?)" if close else ""
            raise ConfigError(f"{key}: unknown setting{hint}")
    given = {
        field.name: _converted(key, found[key], field.type)
        for key, field in fields.items()
        if key in found
    }
    return checked(Config(**given))


def _converted(key: str, value: str, kind: type) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise ConfigError(f"{key}: expected {_KINDS[kind]}") from None


def checked(config: Config) -> Config:
    """The same configuration, if a server can run with it."""
    if not 1 <= config.port <= 65535:
        raise ConfigError(f"port: expected a number from 1 to 65535, got {config.port}")
    if config.workers < 1 or config.bot_processes < 1:
        raise ConfigError("workers, bot_processes: each must be at least 1")
    if config.workers > 1 and not config.redis:
        raise ConfigError("redis: more than one worker needs Redis; set its URL, or use one worker")
    if not 0 < config.bot_seconds < float("inf"):
        raise ConfigError("bot_seconds: must be more than 0")
    if config.review_effort not in EFFORTS:
        raise ConfigError(f"review_effort: expected one of {', '.join(EFFORTS)}")
    if not 2 <= config.window_games <= MOST_GAMES:
        raise ConfigError(f"window_games: expected 2 to {MOST_GAMES}")
    listed_bots(config)
    _need_url("redis", config.redis, ("redis", "rediss", "unix"), "redis://localhost:6379/0")
    _need_url("smtp", config.smtp, ("smtp", "smtps"), "smtp://user:password@host:587")
    _need_url("address", config.address, ("http", "https"), "https://play.example.org")
    for origin in config.origins.split(","):
        _need_url("origins", origin.strip(), ("http", "https"), "https://other.example.org")
    if not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", config.path):
        raise ConfigError("path: expected a path like /sagrada, without a slash at the end")
    if config.smtp and not config.address:
        raise ConfigError("address: links in emails need it; set it to this server’s URL")
    return config


def listed_bots(config: Config) -> dict[str, str]:
    """The operator's own bots: their names, and what they are specs of."""
    found: dict[str, str] = {}
    for entry in filter(None, (part.strip() for part in config.bots.split(","))):
        name, equals, spec = (word.strip() for word in entry.partition("="))
        if not equals or not spec or not re.fullmatch(r"[a-z][a-z0-9-]{0,29}", name):
            raise ConfigError(
                "bots: expected name=package.module:Class, with a name of lowercase letters, "
                "digits and dashes"
            )
        if name in BOTS or name in found:
            raise ConfigError(f"bots: there is a bot named {name} already; choose another name")
        found[name] = spec
    return found


def check_listed_bots(config: Config) -> None:
    """Make each of the operator's bots once, so that a server doesn't start with a broken one."""
    for name, spec in listed_bots(config).items():
        try:
            make_bot(spec)
        except SpecError as error:
            raise ConfigError(f"bots: {name}: {error}") from None


def _need_url(name: str, url: str, schemes: tuple[str, ...], example: str) -> None:
    """Without quoting it: it may hold a password."""
    if not url:
        return
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in schemes and bool(parts.netloc or parts.scheme == "unix")
        is_good = is_good and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise ConfigError(f"{name}: expected a URL like {example}")


def to_environment(config: Config) -> dict[str, str]:
    """The inverse of `from_environment`, for the processes that a server starts."""
    return {
        PREFIX + name.upper(): str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in msgspec.structs.asdict(config).items()
    }
