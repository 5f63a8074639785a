"""The text form of a setup: options and host-chosen cards. Positions and records share it."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, TypeVar

from sagrada.engine.notation import (
    NotationError,
    format_seat,
    parse_card,
    parse_number,
    parse_own_window,
    parse_public,
    parse_seat,
    parse_tool,
    quoted,
)
from sagrada.engine.notation.fields import Fields
from sagrada.engine.options import (
    LastTieBreak,
    Options,
    Referee,
    Setup,
    SetupError,
    SoloPayment,
    StartPlayer,
)

T = TypeVar("T")
Word = TypeVar("Word", bound=StrEnum)


def parse_list(text: str, parse: Callable[[str], T], separator: str = ",") -> tuple[T, ...]:
    """Things with a separator between them; nothing at all is an empty list."""
    return tuple(parse(part) for part in text.split(separator)) if text.strip() else ()


def parse_word(text: str, words: type[Word]) -> Word:
    """One of the words of an enumeration."""
    try:
        return words(text.strip().lower())
    except ValueError:
        known = ", ".join(words)
        raise NotationError(f"{quoted(text)} isn’t known here; expected one of {known}") from None


def parse_yes(text: str) -> bool:
    """`yes` or `no`."""
    answers = {"yes": True, "no": False}
    answer = answers.get(text.strip().lower())
    if answer is None:
        raise NotationError(f"{quoted(text)} isn’t an answer; expected yes or no")
    return answer


def format_yes(answer: bool) -> str:
    return "yes" if answer else "no"


# ---------------------------------------------------------------- options

_OPTIONS: Mapping[str, Callable[[str], Any]] = {
    "referee": lambda text: parse_word(text, Referee),
    "trimmed_bag": parse_yes,
    "solo_private": lambda text: parse_number(text, "a number of objectives", (1, 2)),
    "last_tie_break": lambda text: parse_word(text, LastTieBreak),
    "solo_payment": lambda text: parse_word(text, SoloPayment),
    "start_player": lambda text: parse_word(text, StartPlayer),
}


def parse_options(text: str, base: Options) -> Options:
    """The options that differ from `base`: `referee honour, trimmed-bag yes`."""
    departures: dict[str, Any] = {}
    for name, value in parse_list(text, _option):
        if name in departures:
            raise NotationError(f"the option {name.replace('_', '-')} is listed twice; keep one")
        departures[name] = value
    return replace(base, **departures)


def _option(text: str) -> tuple[str, Any]:
    words = text.split()
    name = words[0].lower().replace("-", "_") if words else ""
    if len(words) != 2 or name not in _OPTIONS:
        known = ", ".join(_OPTIONS).replace("_", "-")
        raise NotationError(
            f"{quoted(text.strip())} isn’t an option; "
            f"expected a name and a value, where the name is one of {known}"
        )
    return name, _OPTIONS[name](words[1])


def format_options(options: Options, base: Options) -> str:
    """The inverse of `parse_options`; an empty text if nothing differs."""
    departures = []
    for field in fields(options):
        value = getattr(options, field.name)
        if value != getattr(base, field.name):
            shown = format_yes(value) if isinstance(value, bool) else str(value)
            departures.append(f"{field.name.replace('_', '-')} {shown}")
    return ", ".join(departures)


# ---------------------------------------------------------------- the setup


def _pair(text: str) -> tuple[int, int]:
    cards = tuple(parse_card(word) for word in text.split())
    if len(cards) != 2:
        raise NotationError(f'{quoted(text.strip())} isn’t a pair; expected two cards, like "8 1"')
    return cards


def read_setup(found: Fields, keys: Mapping[str, str], players: int, base: Options) -> Setup:
    """Build a setup from a text. `keys` says under which key the text keeps each field."""
    try:
        return Setup(
            players=players,
            options=found.read(keys["options"], lambda text: parse_options(text, base), base),
            solo_tools=found.read(keys["solo_tools"], _solo_tools, Setup.solo_tools),
            tools=found.read(keys["tools"], lambda text: parse_list(text, parse_tool), None),
            public=found.read(keys["public"], lambda text: parse_list(text, parse_public), None),
            cards=found.read(keys["cards"], lambda text: parse_list(text, _pair), None),
            start=found.read(keys["start"], parse_seat, None),
            window=found.read(keys["window"], parse_own_window, None),
        )
    except SetupError as error:
        key = keys.get(error.field, keys["options"])
        raise found.error(key, str(error).partition(": ")[2]) from None


def _solo_tools(text: str) -> int:
    return parse_number(text, "a number of tools", range(1, 6))


def write_setup(setup: Setup, keys: Mapping[str, str], base: Options) -> dict[str, str]:
    """The inverse of `read_setup`: texts under keys, without those that say nothing new."""
    texts = {"options": format_options(setup.options, base)}
    if setup.solo or setup.solo_tools != Setup.solo_tools:
        texts["solo_tools"] = str(setup.solo_tools)
    if setup.tools is not None:
        texts["tools"] = ", ".join(map(str, setup.tools))
    if setup.public is not None:
        texts["public"] = ", ".join(setup.public)
    if setup.cards is not None:
        texts["cards"] = ", ".join(f"{first} {second}" for first, second in setup.cards)
    if setup.start is not None:
        texts["start"] = format_seat(setup.start)
    if setup.window is not None:
        texts["window"] = setup.window
    return {keys[field]: text for field, text in texts.items() if text}
