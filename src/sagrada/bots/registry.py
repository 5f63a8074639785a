"""Bots by name."""

from collections.abc import Callable
from types import MappingProxyType

from sagrada.bots.bot import Bot
from sagrada.bots.greedy import GreedyBot
from sagrada.bots.random_bot import RandomBot

_BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS = MappingProxyType(_BOTS)
"""Name -> how to make one."""


class UnknownBotError(ValueError):
    """There is no bot of that name."""


def make_bot(spec: str) -> Bot:
    """The bot that a spec such as `greedy` names."""
    make = BOTS.get(spec.strip().lower())
    if make is None:
        raise UnknownBotError(f"there is no bot {spec!r}; choose one of {', '.join(BOTS)}")
    return make()
