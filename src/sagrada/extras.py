"""The optional parts of an installation, and the sentence that says how to get a missing one.

The rules, the kernel, the bots and games need the standard library only. Everything else is listed
here, as in pyproject.toml; a test compares the two.
"""

from importlib.util import find_spec

DISTRIBUTION = "sagrada-game"
"""What to install. The command and the package to import are called `sagrada`."""

COMMAND_LINE = ("rich", "typer")
"""Modules that the command line imports. They come with every installation."""

EXTRAS = {
    "lab": ("gymnasium", "numpy", "pettingzoo", "pyarrow"),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "cryptography",
        "httptools",
        "httpx",
        "litestar",
        "msgspec",
        "prometheus_client",
        "redis",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "train": ("torch",),
}
"""Modules that each extra brings. (uvloop makes a server faster, but it can run without.)"""
_USERS = {"ray": "--cluster", "train": "sagrada lab train"}
"""What needs an extra, if it isn't the package of the same name."""


class MissingPackages(ImportError):
    """Something isn't installed. The message is one sentence that says what to install."""


def need_command_line() -> None:
    """Refuse to go on without what the command line needs."""
    _need("The command line", COMMAND_LINE, DISTRIBUTION)


def need_extra(extra: str) -> None:
    """Refuse to go on without what an extra brings."""
    _need(_USERS.get(extra, f"sagrada.{extra}"), EXTRAS[extra], f"{DISTRIBUTION}[{extra}]")


def _need(what: str, modules: tuple[str, ...], install: str) -> None:
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise MissingPackages(
            f'{what} needs packages that aren’t installed ({names}); run: pip install "{install}"'
        )
