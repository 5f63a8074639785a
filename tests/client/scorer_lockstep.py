"""The page's scorer and the engine, on random tables: the same sheets, mistakes and winners.

`python -m tests.client.scorer_lockstep N` compares at least N windows (`make scorer`): points and
the dice behind each line, mistakes, smallest removals, warnings, and standings with tie-breaks. It
stops at the first difference and shows the table.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sagrada.engine.audit import Mistake, mistakes, removals, warnings
from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES, Pattern
from sagrada.engine.dice import ALL_KINDS, COLOURS, Colour, Die
from sagrada.engine.options import MAX_PLAYERS, PRESETS
from sagrada.engine.scoring import ScoreSheet, score
from sagrada.engine.scoring.standings import standings
from sagrada.engine.spaces import COUNT, ORTHOGONAL, SPACES
from sagrada.engine.window import Mark, Marks, Window

CLIENT = Path(__file__).parents[2] / "client"
TABLES_AT_ONCE = 5_000
_PATTERNS = tuple(PATTERNS.values())


@dataclass(frozen=True)
class Seat:
    window: Window
    private: tuple[Colour, ...]
    favor: int


@dataclass(frozen=True)
class RealTable:
    """What somebody might type in, sense or nonsense."""

    seats: tuple[Seat, ...]
    public: tuple[str, ...]
    solo: bool
    start: int
    edition: str
    skipped: frozenset[int]

    def request(self) -> dict[str, object]:
        return {
            "seats": [
                {
                    "window": seat.window.pattern.id,
                    "dice": [die and str(die) for die in seat.window.dice],
                    "marks": sorted(seat.window.marks),
                    "private": [colour.letter for colour in seat.private],
                    "favor": seat.favor,
                }
                for seat in self.seats
            ],
            "public": self.public,
            "solo": self.solo,
            "start": self.start,
            "edition": self.edition,
            "skipped": sorted(self.skipped),
        }

    def answer(self) -> dict[str, object]:
        """The engine's, in the shape of `answering.ts`."""
        sheets = [
            score(seat.window, self.public, seat.private, seat.favor, self.solo)
            for seat in self.seats
        ]
        rule = PRESETS[self.edition].last_tie_break
        result = standings(sheets, self.start, rule, self.skipped)
        return {
            "sheets": [_sheet(sheet) for sheet in sheets],
            "audits": [_audit(seat.window) for seat in self.seats],
            "standings": [result.ranking, result.winners, result.decided_by],
        }


def _sheet(sheet: ScoreSheet) -> list[object]:
    return [[[line.id, line.points, line.sets] for line in sheet.lines], sheet.total]


def _audit(window: Window) -> list[object]:
    return [_found(mistakes(window)), removals(window), _found(warnings(window))]


def _found(all_found: Sequence[Mistake]) -> list[object]:
    return [[mistake.reason.id, mistake.spaces] for mistake in all_found]


# ---------------------------------------------------------------- random tables


def random_table(rng: random.Random) -> RealTable:
    players = rng.randint(1, MAX_PLAYERS)
    solo = players == 1
    seats = [_seat(rng, solo) for _ in range(players)]
    if rng.random() < 0.4:  # ties, as far down as they go
        one = rng.choice(seats)
        seats = [one if rng.random() < 0.7 else seat for seat in seats]
    return RealTable(
        seats=tuple(seats),
        public=tuple(rng.sample(sorted(PUBLIC_OBJECTIVES), rng.randint(0, 5))),
        solo=solo,
        start=rng.randrange(players),
        edition=rng.choice(sorted(PRESETS)),
        skipped=frozenset(seat for seat in range(players) if rng.random() < 0.2),
    )


def _seat(rng: random.Random, solo: bool) -> Seat:
    return Seat(
        window=random_window(rng),
        private=tuple(rng.sample(COLOURS, rng.randint(1, 2) if solo else 1)),
        favor=0 if solo else rng.randint(0, 6),
    )


def random_window(rng: random.Random) -> Window:
    """From windows nearly by the rules to heaps of mistakes, from empty to full."""
    pattern = rng.choice(_PATTERNS)
    # Heaps of mistakes are rare here: the engine takes long to list a thousand ways to mend one.
    care = rng.choices((0.0, 0.8, 0.97, 1.0), (1, 3, 10, 10))[0]
    share = rng.choice((0.1, 0.5, 0.8, 0.95, 1.0))
    kinds = rng.sample(ALL_KINDS, rng.choices((3, 8, 30), (1, 3, 10))[0])
    dice: list[Die | None] = [None] * COUNT
    for space in rng.sample(SPACES, COUNT):
        if rng.random() < share:
            die = rng.choice(kinds)
            for _ in range(30 if rng.random() < care else 0):  # a careful player looks for another
                if _suits(pattern, dice, die, space):
                    break
                die = rng.choice(kinds)
            dice[space] = die
    return Window(pattern, tuple(dice), _marks(rng, dice))


def _suits(pattern: Pattern, dice: Sequence[Die | None], die: Die, space: int) -> bool:
    if pattern.grid[space] not in (".", die.colour.letter, str(die.value)):
        return False
    for at in ORTHOGONAL[space]:
        near = dice[at]
        if near is not None and (near.colour == die.colour or near.value == die.value):
            return False
    return True


def _marks(rng: random.Random, dice: Sequence[Die | None]) -> Marks:
    share = rng.choice((0, 0, 0.05, 0.3))
    if not share:
        return frozenset()
    return frozenset(
        (space, mark)
        for space in SPACES
        if dice[space] is not None
        for mark in Mark
        if rng.random() < share
    )


# ---------------------------------------------------------------- comparing


def compare(tables: Sequence[RealTable]) -> Iterator[tuple[RealTable, object, object]]:
    """The tables on which page and engine differ: what the engine says, what the page says."""
    asked = "".join(json.dumps(table.request()) + "\n" for table in tables)
    told = subprocess.run(
        ["node", "tests/scorer/answer.js"],
        cwd=CLIENT,
        input=asked,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.splitlines()
    for table, line in zip(tables, told, strict=True):
        wanted = json.loads(json.dumps(table.answer()))
        if (said := json.loads(line)) != wanted:
            yield table, wanted, said


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("windows", type=int)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9))
    options = parser.parse_args()
    rng, began = random.Random(options.seed), time.monotonic()
    seen: Counter[str] = Counter()
    while seen["windows"] < options.windows:
        tables = [random_table(rng) for _ in range(TABLES_AT_ONCE)]
        for table, wanted, said in compare(tables):
            print(f"A difference (seed {options.seed}):", json.dumps(table.request()), sep="\n")
            print("engine:", json.dumps(wanted), "page:", json.dumps(said), sep="\n")
            return 1
        seen.update(windows=sum(len(table.seats) for table in tables), tables=len(tables))
    print(
        f"{seen['windows']:,} windows at {seen['tables']:,} tables: page and engine agree"
        f" (seed {options.seed}, {time.monotonic() - began:.0f} s)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
