"""`python -m sagrada.study.puzzles.mine` finds puzzles in games and writes the stock.

Every game that bots play depends only on the seed and its number. Finished games are kept, so a
stopped run goes on where it was, and the same command gives the same puzzles. --add keeps the
puzzles that the stock has; --records adds those in games of people; --confirm measures judgment
puzzles again, when the value function has changed.
"""

import argparse
import gzip
import json
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path
from random import Random

from sagrada.engine.reasons import SagradaError
from sagrada.game.files import load_record
from sagrada.study.puzzles.finding import find, find_in_turns, judgment_puzzle
from sagrada.study.puzzles.judgment import FRESH
from sagrada.study.puzzles.people_games import record_files, turns_of_record
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleSource, from_line
from sagrada.study.puzzles.stock import STOCK, read

KEPT = Path("build/puzzles-2")
"""Another folder whenever the games change (self_play.py) or what a puzzle must show."""
SEED = 1
EXACT, JUDGMENT = 2000, 300
SURPLUS = 1.25
"""So many times more exact puzzles are found than are taken, to spread them over the ratings."""
_BUCKET = 100


def mine(
    kind: PuzzleKind,
    number: int,
    seed: int,
    kept: Path,
    fresh: int = FRESH,
    known: Collection[str] = (),
) -> list[Puzzle]:
    """Find so many puzzles, none of those known, game by game; goes on after the games kept."""
    found: dict[str, Puzzle] = {}
    games = list(_kept_games(kept))
    if [game for game, _ in games] != list(range(len(games))):
        raise SystemExit(f"{kept}: its lines aren’t the games 0, 1, 2 …; remove the file")
    for game in count():
        if game < len(games):
            puzzles = games[game][1]
        elif len(found) < number:
            puzzles = find(kind, seed, game, fresh)
            _keep(kept, game, puzzles)
        else:
            break
        found |= {puzzle.id: puzzle for puzzle in puzzles if puzzle.id not in known}
        if puzzles and game >= len(games):
            print(f"{kind}: {len(found)} puzzles in {game + 1} games", file=sys.stderr)
    return list(found.values())[:number]


def mine_records(
    kind: PuzzleKind, files: Iterable[Path], seed: int, kept: Path, fresh: int = FRESH
) -> list[Puzzle]:
    """All puzzles in games of people; goes on after the games kept."""
    found: list[Puzzle] = []
    games = dict(_kept_games(kept))
    for file in files:
        try:
            record = load_record(file)
            key = sha256(str(record).encode()).hexdigest()
            if key not in games:
                rng = Random(f"{seed}/{kind}/{key}")
                puzzles = find_in_turns(kind, turns_of_record(record), rng, fresh)
                games[key] = [replace(puzzle, source=PuzzleSource.PEOPLE) for puzzle in puzzles]
                _keep(kept, key, games[key])
        except (OSError, SagradaError) as error:
            raise SystemExit(f"{file}: {error}") from None
        found += games[key]
    print(f"{kind}: {len(found)} puzzles in games of people", file=sys.stderr)
    return found


def confirm_all(puzzles: Sequence[Puzzle], seed: int, fresh: int = FRESH) -> Iterator[Puzzle]:
    """The puzzles as they are measured today, without those that aren't clear any more."""
    for puzzle in puzzles:
        if puzzle.kind is PuzzleKind.EXACT:
            yield puzzle
            continue
        again = judgment_puzzle(puzzle.state, seed, fresh)
        says = "gone" if again is None else f"{again.proof}"
        print(f"{puzzle.id}: {says}", file=sys.stderr)
        if again is not None:
            yield replace(again, source=puzzle.source)


def _keep(kept: Path, game: int | str, puzzles: Iterable[Puzzle]) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    line = {"game": game, "puzzles": [puzzle.to_line() for puzzle in puzzles]}
    with kept.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def _kept_games(kept: Path) -> Iterator[tuple[int | str, list[Puzzle]]]:
    """The games in a file, in order. A line that was torn off when it stopped is removed."""
    if not kept.exists():
        return
    whole = kept.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end < len(whole):
        kept.write_bytes(whole[:end])
    for line in whole[:end].decode().splitlines():
        read = json.loads(line)
        yield read["game"], [from_line(puzzle) for puzzle in read["puzzles"]]


def spread(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """So many of the puzzles, as evenly as can be over the ratings; first come, first served."""
    buckets = defaultdict[int, list[Puzzle]](list)
    for puzzle in puzzles:
        buckets[puzzle.rating // _BUCKET].append(puzzle)
    rounds = zip_longest(*(buckets[at] for at in sorted(buckets)))
    return [puzzle for each in rounds for puzzle in each if puzzle is not None][:number]


def write(puzzles: Sequence[Puzzle], out: Path) -> None:
    """The stock: one puzzle per line, by id, compressed. The same puzzles give the same bytes."""
    lines = (
        json.dumps(puzzle.to_line(), ensure_ascii=False, separators=(",", ":"))
        for puzzle in sorted(puzzles, key=lambda each: each.id)
    )
    text = "".join(f"{line}\n" for line in lines)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(gzip.compress(text.encode(), mtime=0))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.study.puzzles.mine", description=__doc__
    )
    parser.add_argument("--exact", type=int, default=EXACT, help="how many exact puzzles")
    parser.add_argument("--judgment", type=int, default=JUDGMENT, help="how many others")
    parser.add_argument("--fresh", type=int, default=FRESH, help="playouts that prove a choice")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep finished games")
    parser.add_argument("--out", type=Path, default=STOCK, help="where to write the stock")
    parser.add_argument(
        "--only", choices=list(PuzzleKind), help="only find these, and write nothing"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--add", action="store_true", help="keep the puzzles that the stock has")
    how.add_argument(
        "--records", type=Path, nargs="+", metavar="FILE", help="add those in games of people"
    )
    how.add_argument(
        "--confirm", action="store_true", help="only measure the judgment puzzles again"
    )
    asked = parser.parse_args(argv)
    for name in ("exact", "judgment"):
        if getattr(asked, name) < 0:
            parser.error(f"--{name}: must be at least 0")
    if asked.fresh < 8:
        parser.error("--fresh: must be at least 8")
    try:
        stock = _new_stock(asked)
    except KeyboardInterrupt:
        print("Stopped. Run the same command to go on.", file=sys.stderr)
        return 130
    if asked.only is None:
        write(stock, asked.out)
        print(f"{len(stock)} puzzles in {asked.out}", file=sys.stderr)
    return 0


def _new_stock(asked: argparse.Namespace) -> list[Puzzle]:
    has_stock = asked.add or asked.confirm or (asked.records and asked.out.exists())
    stock = {puzzle.id: puzzle for puzzle in (read(asked.out) if has_stock else ())}
    if asked.confirm:
        return list(confirm_all(list(stock.values()), asked.seed, asked.fresh))
    for kind in PuzzleKind if asked.only is None else [PuzzleKind(asked.only)]:
        source = "-people" if asked.records else ""
        # Exact puzzles have no playouts, so their games don't depend on how many there are.
        fresh = f"-{asked.fresh}" if kind is PuzzleKind.JUDGMENT else ""
        kept = asked.kept / f"{kind}{source}-{asked.seed}{fresh}.jsonl"
        if asked.records:
            files = record_files(asked.records)
            found = mine_records(kind, files, asked.seed, kept, asked.fresh)
        else:
            there = sum(puzzle.kind is kind for puzzle in stock.values())
            missing = max(0, getattr(asked, kind) - there)
            number = round(SURPLUS * missing) if kind is PuzzleKind.EXACT else missing
            found = mine(kind, number, asked.seed, kept, asked.fresh, stock)
            found = spread(found, missing) if kind is PuzzleKind.EXACT else found
        stock = {puzzle.id: puzzle for puzzle in found} | stock
    return list(stock.values())


if __name__ == "__main__":
    sys.exit(main())
