"""Bots by name. Add a new bot to the list below, and every command knows it."""

from collections.abc import Callable
from types import MappingProxyType

from sagrada.bots.bot import Bot
from sagrada.bots.greedy_bot import GreedyBot
from sagrada.bots.kept_levels import grandmaster_v1, master_v1
from sagrada.bots.levels import ApprenticeBot, JourneymanBot, grandmaster, master
from sagrada.bots.random_bot import RandomBot
from sagrada.bots.search_bot import SearchBot
from sagrada.bots.spec import AnyOption, FileOption, Spec, SpecError, parse_options
from sagrada.bots.value_bots import LearnedBot, RulesBot
from sagrada.engine.notation import quoted

_BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "rules": RulesBot,
    "learned": LearnedBot,
    "search": SearchBot,
    "apprentice": ApprenticeBot,
    "journeyman": JourneymanBot,
    "master": master,
    "grandmaster": grandmaster,
}
BOTS = MappingProxyType(_BOTS)
"""Name -> what makes the bot; it takes the options it declares (`options_of`) as keywords."""
KEPT = MappingProxyType({"master:v1": master_v1, "grandmaster:v1": grandmaster_v1})
"""Earlier versions of bots, by spec. They have no options."""


class UnknownBotError(SpecError):
    """There is no bot with that name."""


def options_of(name: str, files: bool = False) -> tuple[AnyOption, ...]:
    """The options that a bot declares; those that name files only if asked for."""
    declared: tuple[AnyOption, ...] = getattr(BOTS[name], "OPTIONS", ())
    return tuple(each for each in declared if files or not isinstance(each, FileOption))


def parse_spec(text: str, files: bool = False) -> Spec:
    """`greedy`, with options `search:playouts=200,rounds=2`, or a kept version: `master:v1`.

    Case does not matter.
    Only our own bots: this is safe for a spec from anywhere. `outside.py` knows more of them.
    Raises a `SpecError` for an unknown bot, an unknown option or a bad value.
    """
    name, colon, options = (word.strip() for word in text.partition(":"))
    name = name.lower()
    version = f"{name}:{options.lower()}"
    if version in KEPT:
        return Spec(version)
    if name not in BOTS:
        raise UnknownBotError(f"there is no bot {quoted(name)}; choose one of {', '.join(BOTS)}")
    return Spec(name, parse_options(name, options, options_of(name, files)) if colon else ())


def maker_of(name: str) -> Callable[..., Bot]:
    """What makes the bot of a spec's name: one in the list, or a kept version."""
    return KEPT[name] if name in KEPT else BOTS[name]


def make_bot(spec: str | Spec) -> Bot:
    """The bot that a spec names."""
    if isinstance(spec, str):
        spec = parse_spec(spec)
    return maker_of(spec.name)(**dict(spec.options))
