"""Intent: the small choices of which a turn is made. Each names the seat that makes it."""

from dataclasses import dataclass

from sagrada.engine.dice import Die


@dataclass(frozen=True, slots=True)
class Move:
    """A choice of one seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoosePattern(Move):
    """Keep one of the four patterns dealt (RULES 2.2)."""

    pattern: str


@dataclass(frozen=True, slots=True)
class Draft(Move):
    """Take a die of the pool into the hand, to be placed (RULES 4.3)."""

    die: Die


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Put the die in hand on a space (RULES 5, 6.4)."""

    space: int


@dataclass(frozen=True, slots=True)
class UseTool(Move):
    """Begin a tool (RULES 6)."""

    tool: int


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """In solo, the die that pays for the tool begun (RULES 9.3)."""

    die: Die


@dataclass(frozen=True, slots=True)
class SetValue(Move):
    """Grozing Pliers, Flux Remover: the value the die in hand gets (RULES tool 1, tool 11)."""

    value: int


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Lens Cutter: the die of the round track to take, and the number it lies on (RULES tool 5)."""

    round: int
    die: Die


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Take a die of one's own window up, to be placed elsewhere (RULES 6.4)."""

    space: int


@dataclass(frozen=True, slots=True)
class PutBack(Move):
    """Flux Remover: the new die goes into the pool instead of the window (RULES tool 11)."""


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Tap Wheel: one die moved is enough (RULES tool 12)."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """End the turn; also how one passes (RULES 4.5)."""


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Honour tables: say that `owner`'s window holds a mistake (RULES 8.2)."""

    owner: int


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Honour tables: take a die that is part of a mistake out of the game (RULES 8.1)."""

    space: int
