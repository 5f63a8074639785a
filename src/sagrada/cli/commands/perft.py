"""`sagrada perft`."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import typer

from sagrada import Move, NotationError
from sagrada.cli.bad_input import BadInput
from sagrada.cli.common_options import JsonOption
from sagrada.cli.files import read_text
from sagrada.cli.requests.jsonl import format_answer
from sagrada.engine.notation import format_move
from sagrada.engine.notation.perft_file import MOST_DEPTH, PerftCase, parse_perft
from sagrada.engine.perft import divide
from sagrada.engine.perft import perft as count_chains

MISMATCH = 1


class Count(NamedTuple):
    depth: int
    counted: int
    expected: int | None
    """None if the file doesn't say."""
    below: dict[Move, int] | None
    """The divide, where it was asked for or the counts differ."""

    @property
    def is_right(self) -> bool:
        return self.expected in (None, self.counted)


def perft(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Perft files, or - for stdin.")
    ],
    depth: Annotated[
        int | None, typer.Option("--depth", metavar="N", help="Count only to this depth.")
    ] = None,
    with_divide: Annotated[
        bool, typer.Option("--divide", help="Show the count after each first move.")
    ] = False,
    as_json: JsonOption = False,
) -> int:
    """Count the move sequences from known positions, with pinned dice, and compare.

    A perft file is a position, what chance answers, and the counts to expect, like "perft 2: 93"
    (docs/notation.md). If a count differs, its divide is shown: the count after each first move.

    The exit code is 0 if all counts are right, 1 if one isn’t, and 2 if a file isn’t a perft file.
    """
    if depth is not None and not 1 <= depth <= MOST_DEPTH:
        raise BadInput("--depth", f"expected a depth from 1 to {MOST_DEPTH}, got {depth}")
    cases = [(name, _read(name)) for name in files]
    right = True
    for name, case in cases:
        for count in _counts(case, depth, with_divide):
            right = right and count.is_right
            typer.echo(format_answer(_json(name, count)) if as_json else _line(name, count))
    return 0 if right else MISMATCH


def _read(name: str) -> PerftCase:
    try:
        return parse_perft(read_text(name))
    except NotationError as error:
        raise BadInput(name, str(error)) from None


def _counts(case: PerftCase, depth: int | None, with_divide: bool) -> Iterator[Count]:
    expected = dict(case.counts)
    for each in expected if depth is None else (depth,):
        counted = count_chains(case.state, each, case.pins)
        given = expected.get(each)
        asked = with_divide or given not in (None, counted)
        below = divide(case.state, each, case.pins) if asked else None
        yield Count(each, counted, given, below)


def _line(name: str, count: Count) -> str:
    head = f"{name}: perft {count.depth}: {count.counted}"
    if count.expected is None:
        head += " (the file gives no count)"
    elif count.is_right:
        head += " as expected"
    else:
        head += f", expected {count.expected}; the divide:"
    lines = [f"  {format_move(move)}: {number}" for move, number in (count.below or {}).items()]
    return "\n".join([head, *lines])


def _json(name: str, count: Count) -> dict[str, object]:
    answer: dict[str, object] = {
        "file": name,
        "depth": count.depth,
        "counted": count.counted,
        "expected": count.expected,
        "right": count.is_right,
    }
    if count.below is not None:
        answer["divide"] = {format_move(move): number for move, number in count.below.items()}
    return answer
