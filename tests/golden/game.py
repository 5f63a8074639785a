"""A golden game: a record of tests/golden, replayed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from sagrada.engine.moves import Move
from sagrada.engine.play import Step
from sagrada.engine.state import GameState
from sagrada.game.history import History
from sagrada.game.record import Record, Undo
from sagrada.game.record_text import parse_record
from sagrada.game.replay import replay
from tests.golden.played import PlayedTurn, played_turns

FOLDER = Path(__file__).parent
SUFFIX = ".sagrada"


@dataclass(frozen=True)
class GoldenGame:
    name: str
    record: Record
    history: History

    @property
    def final(self) -> GameState:
        return self.history.state

    @cached_property
    def steps(self) -> list[Step]:
        """The steps that counted: what was taken back is left out."""
        kept: list[Step] = []
        for entry, step in zip(self.history.entries, self.history.steps, strict=True):
            if isinstance(entry, Undo):
                kept.pop()
            else:
                kept.append(step)
        return kept

    @cached_property
    def turns(self) -> list[PlayedTurn]:
        return list(played_turns(self.steps))

    def taken_back(self) -> Iterator[Move]:
        """The choices that were undone."""
        kept: list[Move] = []
        for entry in self.history.entries:
            if isinstance(entry, Undo):
                yield kept.pop()
            elif isinstance(entry, Move):
                kept.append(entry)


def read_text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def read_game(path: Path) -> GoldenGame:
    record = parse_record(read_text(path))
    return GoldenGame(path.stem, record, replay(record))


def golden_paths() -> list[Path]:
    return sorted(FOLDER.glob(f"*{SUFFIX}"))
