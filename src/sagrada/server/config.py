"""How a server is set up: by flags of `sagrada serve`, or by `SAGRADA_…` in the environment."""

import os
from collections.abc import Mapping

import msgspec

PREFIX = "SAGRADA_"


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
    thinkers: int = 1
    """Processes of the bot pool, for each worker."""
    bot_seconds: float = 1.0
    """Seconds that a bot can spend on one decision."""
    limits: bool = True
    """Whether there are rate limits; only load tests turn them off."""
    smtp: str = ""
    """For mail about games over days, a URL like smtp://user:password@host:587."""
    mail_from: str = ""
    address: str = ""
    """The address under which people reach this server, for links in mails and webhooks."""

    def __repr__(self) -> str:
        return f"<Config for {self.host}:{self.port}>"  # URLs may hold passwords


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The configuration that the environment describes."""
    found = os.environ if environment is None else environment
    names = {PREFIX + name.upper(): name for name in Config.__struct_fields__}
    given = {name: found[key] for key, name in names.items() if key in found}
    try:
        config = msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{PREFIX}…: {error}") from None
    return checked(config)


def checked(config: Config) -> Config:
    """The same configuration, if a server can run with it."""
    if not 1 <= config.port <= 65535:
        raise ConfigError(f"port: expected a number from 1 to 65535, got {config.port}")
    if config.workers < 1 or config.thinkers < 1:
        raise ConfigError("workers, thinkers: each must be at least 1")
    if config.workers > 1 and not config.redis:
        raise ConfigError(
            "redis: several workers need Redis to talk to each other; "
            "set its URL, or use one worker"
        )
    if not config.bot_seconds > 0:
        raise ConfigError("bot_seconds: must be more than 0")
    return config


def to_environment(config: Config) -> dict[str, str]:
    """The inverse of `from_environment`, for the processes that a server starts."""
    return {
        PREFIX + name.upper(): str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in msgspec.structs.asdict(config).items()
    }
