"""A puzzle: one seat's view, what is asked, and what is known about the answer."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from sagrada.engine.moves import Move
from sagrada.engine.state import GameState
from sagrada.engine.view import View
from sagrada.study.puzzles.difficulty import level_of
from sagrada.study.puzzles.proof import ExactProof, JudgmentProof, Proof, PuzzleChoice
from sagrada.study.puzzles.seat_position import parse_seat_position
from sagrada.study.puzzles.verdict import Verdict, judge

_ID_DIGITS = 10


class PuzzleKind(StrEnum):
    EXACT = "exact"
    """The last round: the best total is proven by full search."""
    JUDGMENT = "judgment"
    """Earlier: the best choice is clear of the noise of many playouts."""


class PuzzleSource(StrEnum):
    BOTS = "bots"
    PEOPLE = "people"
    """All of them agreed. Nothing tells who they were."""


class Aim(StrEnum):
    """What is asked for."""

    POINTS = "points"
    """Play to the end of your turns, for as many points as you can get."""
    MARGIN = "margin"
    """Solo: the same, for as many points above the target as you can get."""
    CHOICE = "choice"
    """Make the choice that leads to the most points on average."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. Its position holds only what its seat can know."""

    seat: int
    """From 0."""
    position: str
    """The position in notation, without the private objectives of the other seats."""
    proof: Proof
    solution: tuple[str, ...]
    """Moves that are right, in notation. There can be others."""
    themes: tuple[str, ...]
    rating: int
    """How hard it is (difficulty.py)."""
    losses: Mapping[str, float]
    """What weaker levels and random choices lose on average."""
    source: PuzzleSource = PuzzleSource.BOTS
    """Whose game it comes from."""

    @cached_property
    def id(self) -> str:
        """The same position always has the same."""
        asked = f"{self.seat}\n{self.position}"
        return hashlib.sha256(asked.encode()).hexdigest()[:_ID_DIGITS]

    @property
    def kind(self) -> PuzzleKind:
        return PuzzleKind.EXACT if isinstance(self.proof, ExactProof) else PuzzleKind.JUDGMENT

    @property
    def aim(self) -> Aim:
        if self.kind is PuzzleKind.JUDGMENT:
            return Aim.CHOICE
        return Aim.MARGIN if self.state.setup.solo else Aim.POINTS

    @property
    def level(self) -> str:
        """The part of the scale that it belongs to: apprentice, …, grandmaster."""
        return level_of(self.rating)

    @cached_property
    def state(self) -> GameState:
        """A state that fits the position: what the seat can't know is made up."""
        return parse_seat_position(self.position)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.state.view(self.seat)

    def answer(self, moves: Sequence[Move | str]) -> Verdict:
        """The verdict on these moves; what isn't played of the turns in an exact puzzle is passed.

        Texts are notation: `draft R3`, or `1: draft R3`. Raises a `NotationError` for a text that
        can't be read.
        """
        read = [Move.parse(move, self.seat) if isinstance(move, str) else move for move in moves]
        return judge(self.state, self.seat, self.proof, self.solution, read)

    # ------------------------------------------------------------ as JSON

    def to_json(self) -> dict[str, object]:
        """For somebody who is to solve it: nothing here gives the solution away."""
        return {
            "id": self.id,
            "kind": self.kind.value,
            "aim": self.aim.value,
            "seat": self.seat,
            "position": self.position,
            "rating": self.rating,
            "level": self.level,
            "themes": list(self.themes),
        }

    def to_line(self) -> dict[str, object]:
        """As it is stored; `from_line` reads it."""
        found: dict[str, object] = {
            "seat": self.seat,
            "position": self.position,
            "solution": list(self.solution),
            "themes": list(self.themes),
            "rating": self.rating,
            "losses": dict(self.losses),
        }
        if self.source is not PuzzleSource.BOTS:
            found["source"] = self.source.value
        proof = self.proof
        if isinstance(proof, ExactProof):
            return found | {
                "best": proof.best,
                "windows": proof.windows,
                "solutions": proof.solutions,
            }
        return found | {
            "choices": [[choice.text, choice.loss] for choice in proof.choices],
            "good": proof.good,
            "gap": proof.gap,
            "error": proof.error,
            "points": proof.points,
            "playouts": proof.playouts,
            "second_gap": proof.second_gap,
            "second_error": proof.second_error,
        }


def from_line(line: Mapping[str, object]) -> Puzzle:
    """A puzzle as `to_line` stored it."""
    found = dict(line)
    proof: Proof
    if "choices" in found:
        choices = found.pop("choices")
        assert isinstance(choices, list)
        proof = JudgmentProof(
            choices=tuple(PuzzleChoice(text, loss) for text, loss in choices),
            **{key: found.pop(key) for key in _OF_JUDGMENT if key in found},  # type: ignore[arg-type]  # our own file
        )
    else:
        of_exact = {key: found.pop(key) for key in _OF_EXACT}
        proof = ExactProof(**of_exact)  # type: ignore[arg-type]  # likewise
    for key in ("solution", "themes"):
        texts = found[key]
        assert isinstance(texts, list)
        found[key] = tuple(texts)
    found["source"] = PuzzleSource(str(found.get("source", PuzzleSource.BOTS)))
    return Puzzle(proof=proof, **found)  # type: ignore[arg-type]


_OF_EXACT = ("best", "windows", "solutions")
_OF_JUDGMENT = ("good", "gap", "error", "points", "playouts", "second_gap", "second_error")
