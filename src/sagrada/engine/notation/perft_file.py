"""Perft files: a position, the pinned dice, and the counts to expect (docs/notation.md).

players: 2
…the rest of a position…
pin roll: R3 Y2 G5
pin reroll: 4 1
pin draw: blue red
perft 1: 14
perft 2: 93
"""

from dataclasses import dataclass

from sagrada.engine.notation import (
    NotationError,
    format_colour,
    format_dice,
    parse_colour,
    parse_dice,
    parse_value,
    quoted,
)
from sagrada.engine.notation.fields import Fields
from sagrada.engine.notation.position import format_position, parse_position
from sagrada.engine.perft import Pins
from sagrada.engine.state import GameState

MOST_DEPTH = 12
_MOST_DIGITS = 18
_PIN = "pin "
_COUNT = "perft "


@dataclass(frozen=True)
class PerftCase:
    state: GameState
    pins: Pins
    counts: tuple[tuple[int, int], ...]
    """Pairs of depth and count."""


def format_perft(case: PerftCase) -> str:
    pins = {
        "roll": format_dice(case.pins.roll),
        "reroll": " ".join(map(str, case.pins.reroll)),
        "draw": " ".join(map(format_colour, case.pins.draw)),
    }
    lines = [f"{_PIN}{kind}: {text}" for kind, text in pins.items() if text]
    lines += [f"{_COUNT}{depth}: {count}" for depth, count in case.counts]
    return format_position(case.state) + "".join(f"{line}\n" for line in lines)


def parse_perft(text: str) -> PerftCase:
    """A perft file. Position lines keep their line numbers in error messages."""
    depths = [f"{_COUNT}{depth}" for depth in range(1, MOST_DEPTH + 1)]
    found = Fields((*(_PIN + kind for kind in ("roll", "reroll", "draw")), *depths))
    position = []
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        if content.lower().startswith((_PIN, _COUNT)):
            key, _, value = content.partition(":")
            found.add(" ".join(key.split()), value.strip(), number)
            line = ""
        position.append(line)
    pins = Pins(
        roll=found.read(f"{_PIN}roll", parse_dice, ()),
        reroll=found.read(f"{_PIN}reroll", _parse_values, ()),
        draw=found.read(f"{_PIN}draw", lambda t: tuple(map(parse_colour, t.split())), ()),
    )
    counts = tuple(
        (depth, found.need(key, _parse_count))
        for depth, key in enumerate(depths, start=1)
        if key in found
    )
    if not counts:
        raise NotationError('there’s no count to check; add a line like "perft 2: 93"')
    return PerftCase(parse_position("\n".join(position)), pins, counts)


def _parse_values(text: str) -> tuple[int, ...]:
    return tuple(map(parse_value, text.split()))


def _parse_count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise NotationError(f"{quoted(text)} isn’t a count; expected a whole number")
    return int(text)
