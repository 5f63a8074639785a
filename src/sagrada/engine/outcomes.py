"""Chance: what the bag, the dice and the shuffled cards can answer. The engine never rolls."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.engine.dice import Colour, Die


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance answered at a chance node."""


Weighted = tuple[tuple[Outcome, int], ...]
"""Outcomes with their weights."""
Possible = Sequence[tuple[Outcome, int]]


@dataclass(frozen=True, slots=True)
class PrivateDealt(Outcome):
    """A private objective for a seat (RULES 2.1)."""

    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class CardDealt(Outcome):
    """A window card for a seat (RULES 2.2)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class ToolDealt(Outcome):
    """A tool for the table (RULES 2.4)."""

    tool: int


@dataclass(frozen=True, slots=True)
class PublicDealt(Outcome):
    """A public objective for the table (RULES 2.4)."""

    objective: str


@dataclass(frozen=True, slots=True)
class StartDrawn(Outcome):
    """The start player of the first round (RULES 2.5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Outcome):
    """A die drawn from the bag and rolled, for the draft pool (RULES 3.1)."""

    die: Die


@dataclass(frozen=True, slots=True)
class Rerolled(Outcome):
    """The new value of a rerolled die (RULES tool 6, tool 7)."""

    value: int


@dataclass(frozen=True, slots=True)
class Drawn(Outcome):
    """The colour of the die that Flux Remover drew from the bag (RULES tool 11)."""

    colour: Colour
