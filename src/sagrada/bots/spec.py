"""Specs: a bot and its options in one word, such as `greedy` or `search:playouts=200,rounds=2`."""

import math
from dataclasses import dataclass

from sagrada.engine.notation import quoted
from sagrada.engine.reasons import SagradaError

Value = int | float
OptionValue = int | float | str


class SpecError(SagradaError):
    """A spec that names no bot, or none that can be made. The message says what to write."""


@dataclass(frozen=True)
class Option:
    """An option that a bot declares: a number within bounds.

    A bot class lists its options as `OPTIONS: ClassVar[tuple[Option, ...]]` and takes each of them
    as a keyword argument of its constructor.
    """

    name: str
    about: str
    """What it does, in a few words."""
    least: Value
    most: Value
    whole: bool = True
    """Whether it counts something; otherwise 0.5 is a value too."""
    aliases: tuple[str, ...] = ()
    """Earlier names: old records and kept arena runs hold them, so they are still read."""

    def parse(self, text: str) -> Value:
        try:
            value: Value = int(text) if self.whole else float(text)
        except ValueError:
            value = math.nan
        if not self.least <= value <= self.most:
            kind = "a whole number" if self.whole else "a number"
            raise SpecError(
                f"{self.name}: expected {kind} from {self.least} to {self.most}, got {quoted(text)}"
            )
        return value


@dataclass(frozen=True)
class FileOption:
    """An option that names a file. Only specs from the command line and from Python can have one:
    nobody can make a server open a file."""

    name: str
    about: str
    aliases: tuple[str, ...] = ()

    def parse(self, text: str) -> str:
        if text.split() != [text] or ":" in text:
            raise SpecError(f"{self.name}: expected a file’s name without blanks and colons")
        return text


AnyOption = Option | FileOption


@dataclass(frozen=True)
class Spec:
    """A bot by name, with the options that were given; the bot decides the others."""

    name: str
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        return format_spec(self)


def format_spec(spec: Spec) -> str:
    """The inverse of `parse_spec`."""
    options = ",".join(f"{name}={value}" for name, value in spec.options)
    return f"{spec.name}:{options}" if options else spec.name


def parse_options(
    name: str, text: str, known: tuple[AnyOption, ...]
) -> tuple[tuple[str, OptionValue], ...]:
    """The part of a spec after the colon, for the bot `name` with the options `known`."""
    by_name = {option.name: option for option in known}
    by_alias = {alias: option for option in known for alias in option.aliases}
    if not by_name:
        raise SpecError(f"{name} has no options; write just '{name}'")
    options: dict[str, OptionValue] = {}
    for part in text.split(","):
        key, equals, value = (word.strip() for word in part.partition("="))
        key = key.lower()
        if not (key and equals and value):
            raise SpecError(
                f"{name}: {quoted(part)} isn’t an option; write name=value, "
                f"with one of {', '.join(by_name)}"
            )
        option = by_name.get(key) or by_alias.get(key)
        if option is None:
            raise SpecError(
                f"{name} has no option {quoted(key)}; choose one of {', '.join(by_name)}"
            )
        if option.name in options:
            raise SpecError(f"{name}: the option {option.name} is listed twice; give it once")
        try:
            options[option.name] = option.parse(value)
        except SpecError as error:
            raise SpecError(f"{name}: {error}") from None
    return tuple(options.items())
