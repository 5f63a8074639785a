"""Bots from outside: a class that somebody else wrote, by its place or by the name of its package.

`package.module:Class` names a class, or anything else that makes a bot when it is called. A
package can also name its bots, as entry points of the group `sagrada.bots`. Options follow after a
colon: `package.module:Class:depth=3`.

To name a bot is to run its code. So only the command line, the arena and Python programs come here.
A server makes no bots but ours and those that its operator lists, and a spec from the wire is read
by `registry.parse_spec`, which imports nothing.
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from sagrada.bots.bot import Bot
from sagrada.bots.registry import BOTS, KEPT, UnknownBotError, maker_of
from sagrada.bots.registry import parse_spec as parse_own_spec
from sagrada.bots.spec import AnyOption, Spec, SpecError, parse_options
from sagrada.bots.value.weights import WeightsFileError
from sagrada.engine.notation import quoted

GROUP = "sagrada.bots"
"""The group of entry points under which packages name their bots."""
_PLACE = re.compile(r"(?P<module>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")
_given: dict[str, Callable[..., Bot]] = {}
"""Bots that this process was handed as classes, by name."""


def parse_spec(text: str) -> Spec:
    """A spec of our own bots or of one from outside; a `SpecError` says what is wrong with it.

    A bot from outside is imported, to learn about its options.
    """
    text = text.strip()
    first = text.partition(":")[0].strip()
    if first.lower() in BOTS:
        return parse_own_spec(text, files=True)
    name, options = _split(text)
    declared: tuple[AnyOption, ...] = getattr(_maker(name), "OPTIONS", ())
    return Spec(name, parse_options(name, options, declared) if options else ())


def make_bot(spec: str | Spec) -> Bot:
    """The bot that a spec names: `"rules"`, `"search:playouts=200"`, `"package.module:Class"`."""
    if isinstance(spec, str):
        spec = parse_spec(spec)
    own = spec.name in BOTS or spec.name in KEPT
    maker = maker_of(spec.name) if own else _maker(spec.name)
    try:
        bot = maker(**dict(spec.options))
    except WeightsFileError as error:
        raise SpecError(f"{spec.name}: {error}") from None
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise SpecError(f"{spec.name}: it can’t be made: {said}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SpecError(f"{spec.name}: a bot needs a method choose(view, budget, rng)")
    return bot


def give_bot(maker: Callable[..., Bot]) -> str:
    """Make a class known in this process; returns the spec that names it."""
    name = getattr(maker, "__name__", type(maker).__name__)
    if not callable(maker):
        raise SpecError(f"{name}: give a bot’s class, or its spec as a text")
    if name.lower() in BOTS or _given.get(name, maker) is not maker:
        raise SpecError(f"{name}: there is a bot of this name already; rename the class")
    _given[name] = maker
    return name


def import_from_here() -> None:
    """Let specs name modules in the current folder, as `python -m` would."""
    if "" not in sys.path:
        sys.path.insert(0, "")


def _split(text: str) -> tuple[str, str]:
    """The name of a bot, and its options."""
    name, _, options = text.partition(":")
    if name in _given or name in _named_by_packages():
        return name, options
    place = _PLACE.match(text)
    if place is None:
        known = ", ".join((*BOTS, *_named_by_packages()))
        raise UnknownBotError(
            f"there is no bot {quoted(name)}; choose one of {known}, or write package.module:Class"
        )
    rest = text[place.end() :]
    if rest and not rest.startswith(":"):
        raise SpecError(f"{quoted(text)} can’t be read; expected package.module:Class:option=value")
    return place.group(), rest.removeprefix(":")


@cache
def _named_by_packages() -> dict[str, str]:
    """What installed packages name: the name of a bot -> where it is."""
    found = {each.name: each.value for each in entry_points(group=GROUP)}
    return {name: place for name, place in found.items() if name.lower() not in BOTS}


def _maker(name: str) -> Callable[..., Bot]:
    """What makes the bot of this name."""
    if name in _given:
        return _given[name]
    place = _PLACE.fullmatch(_named_by_packages().get(name, name))
    if place is None:
        raise SpecError(f"{name}: its package doesn’t say where it is; expected module:Class")
    module = place["module"]
    try:
        found: object = getattr(import_module(module), place["name"], None)
    except ImportError as error:
        raise SpecError(f"{name}: can’t import {module}: {error}") from None
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise SpecError(f"{name}: {module} failed when it was imported: {said}") from error
    if not callable(found):
        raise SpecError(f"{name}: there’s no class {place['name']} in {module}")
    return found
