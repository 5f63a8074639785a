"""What is known about a puzzle's solution: proven by a full search, or measured by playouts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ExactProof:
    """An exact puzzle: the best total, by full search (exact.py)."""

    best: int
    """The best total; in solo, points above the target (below it, if negative)."""
    windows: int
    """How many different windows can be reached."""
    solutions: int
    """How many of them have the best total. Any way to any of them is right."""


@dataclass(frozen=True)
class PuzzleChoice:
    """A choice of a judgment puzzle: a die together with its space, a tool, or the end."""

    text: str
    """In notation, like `draft R3, place B2`."""
    loss: float
    """Points it loses on average, compared with the best choice."""


@dataclass(frozen=True)
class JudgmentProof:
    """A judgment puzzle: every choice, by playouts of the Grandmaster's search (judgment.py)."""

    choices: tuple[PuzzleChoice, ...]
    """All of them, best first."""
    good: int
    """The first so many can't be told from the best."""
    gap: float
    """Points between the best choice and the first that isn't good."""
    error: float
    """The standard error of the gap."""
    points: float
    """Expected at the end after the best choice; in solo, points above the target."""
    playouts: int
    """Of the best choice, all fresh: none of them was used to find it."""
    second_gap: float = 0.0
    """The same gap as another value function sees it; 0 before it's asked."""
    second_error: float = 0.0


Proof = ExactProof | JudgmentProof
