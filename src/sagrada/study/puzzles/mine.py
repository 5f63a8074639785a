"""`python -m sagrada.study.puzzles.mine` finds puzzles in bots' games and writes the stock.

Every game depends only on the seed and its number. Finished games are kept, so a stopped run goes
on where it was, and the same command gives the same puzzles.
"""

import argparse
import gzip
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, zip_longest
from pathlib import Path

from sagrada.study.puzzles.finding import find
from sagrada.study.puzzles.judgment import FRESH
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind, from_line
from sagrada.study.puzzles.stock import STOCK

KEPT = Path("build/puzzles")
SEED = 1
EXACT, JUDGMENT = 2000, 100
SURPLUS = 1.25
"""So many times more exact puzzles are found than are taken, to spread them over the ratings."""
_BUCKET = 100


def mine(kind: PuzzleKind, number: int, seed: int, kept: Path, fresh: int = FRESH) -> list[Puzzle]:
    """Find so many different puzzles, game by game; goes on after the games kept in the file."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    found: dict[str, Puzzle] = {}
    games = 0
    for puzzles in _kept_games(kept):
        games += 1
        found |= {puzzle.id: puzzle for puzzle in puzzles}
    with kept.open("a", encoding="utf-8") as file:
        for game in count(games):
            if len(found) >= number:
                break
            puzzles = find(kind, seed, game, fresh)
            found |= {puzzle.id: puzzle for puzzle in puzzles}
            line = {"game": game, "puzzles": [puzzle.to_line() for puzzle in puzzles]}
            file.write(json.dumps(line) + "\n")
            file.flush()
            if puzzles:
                print(f"{kind}: {len(found)} puzzles in {game + 1} games", file=sys.stderr)
    return list(found.values())[:number]


def _kept_games(kept: Path) -> Iterator[list[Puzzle]]:
    """The games in a file, in order. A line that was torn off when it stopped is removed."""
    if not kept.exists():
        return
    whole = kept.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end < len(whole):
        kept.write_bytes(whole[:end])
    for game, line in enumerate(whole[:end].decode().splitlines()):
        read = json.loads(line)
        if read["game"] != game:
            raise SystemExit(f"{kept}: line {game + 1} isn’t game {game}; remove the file")
        yield [from_line(puzzle) for puzzle in read["puzzles"]]


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
    asked = parser.parse_args(argv)
    for name in ("exact", "judgment"):
        if getattr(asked, name) < 0:
            parser.error(f"--{name}: must be at least 0")
    if asked.fresh < 8:
        parser.error("--fresh: must be at least 8")
    wanted = {PuzzleKind.EXACT: round(SURPLUS * asked.exact), PuzzleKind.JUDGMENT: asked.judgment}
    found: dict[PuzzleKind, list[Puzzle]] = {}
    try:
        for kind in PuzzleKind if asked.only is None else [PuzzleKind(asked.only)]:
            # Exact puzzles have no playouts, so their games don't depend on how many there are.
            fresh = f"-{asked.fresh}" if kind is PuzzleKind.JUDGMENT else ""
            kept = asked.kept / f"{kind}-{asked.seed}{fresh}.jsonl"
            found[kind] = mine(kind, wanted[kind], asked.seed, kept, asked.fresh)
    except KeyboardInterrupt:
        print("Stopped. Run the same command to go on.", file=sys.stderr)
        return 130
    if asked.only is None:
        stock = [*spread(found[PuzzleKind.EXACT], asked.exact), *found[PuzzleKind.JUDGMENT]]
        write(stock, asked.out)
        print(f"{len(stock)} puzzles in {asked.out}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
