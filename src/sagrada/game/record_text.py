"""The text form of a record, which people can read and edit (docs/notation.md).

This module has the entries and comments, `record_headers.py` the headers.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.notation import (
    CHANCE,
    NotationError,
    can_share_entry,
    format_chance,
    format_choice,
    format_seat,
    parse_chance,
    parse_choice,
    parse_seat,
    quoted,
)
from sagrada.engine.notation.fields import Fields
from sagrada.engine.outcomes import Outcome, Rolled
from sagrada.game.record import HEADING, Comment, Entry, Record, Undo
from sagrada.game.record_headers import HEADER_KEYS, read_headers, write_headers

_HEADER = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*(?:#(.*))?')
_UNDO = "takeback"


# ---------------------------------------------------------------- writing


def format_record(record: Record) -> str:
    """The record as text: headers, then a line for each turn, roll and deal."""
    lines = [_comment_line(text) for text in record.preface]
    for key, value in write_headers(record).items():
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'[{key} "{escaped}"]')
    lines += ["", *_body_lines(record)]
    return "\n".join(lines).rstrip("\n") + "\n"


def format_entry(entry: Entry) -> str:
    """One entry with its seat: `1: draft R3`, `1: takeback`, `*: roll R3`."""
    if isinstance(entry, Outcome):
        return f"{CHANCE}: {format_chance([entry])}"
    return f"{format_seat(entry.seat)}: {format_choice_or_undo(entry)}"


def format_choice_or_undo(choice: Move | Undo) -> str:
    """A choice without its seat: `draft R3`, `takeback`."""
    return _UNDO if isinstance(choice, Undo) else format_choice(choice)


def format_entries(entries: Sequence[Entry]) -> str:
    """Entries alone, without headers and comments: what a server stores step by step."""
    if len(entries) == 1:  # most steps
        return format_entry(entries[0])
    lines: list[str] = []
    run: list[Entry] = []
    for at, entry in enumerate(entries, start=1):
        run.append(entry)
        if at == len(entries) or not _share_line(entry, entries[at]):
            lines.append(_format_run(run))
            run = []
    return "\n".join(lines)


def _body_lines(record: Record) -> Iterator[str]:
    comments: dict[int, list[Comment]] = {}
    for comment in record.comments:
        comments.setdefault(comment.after, []).append(comment)
    yield from (_comment_line(comment.text) for comment in comments.get(0, ()))
    entries = record.entries
    number = 0
    run: list[Entry] = []
    for at, entry in enumerate(entries, start=1):
        if isinstance(entry, Rolled) and not isinstance(
            entries[at - 2] if at > 1 else None, Rolled
        ):
            number += 1
            yield from ("", f"# --- round {number} ---")
        run.append(entry)
        if at < len(entries) and at not in comments and _share_line(entry, entries[at]):
            continue
        here = comments.get(at, [])
        trailing = here and here[0].trailing
        yield _format_run(run) + (f"  {_comment_line(here[0].text)}" if trailing else "")
        yield from (_comment_line(comment.text) for comment in here if not comment.trailing)
        run = []


def _share_line(entry: Entry, following: Entry) -> bool:
    """A line has what one seat does in a turn, or one kind of thing that chance does."""
    if isinstance(entry, Outcome) or isinstance(following, Outcome):
        return type(entry) is type(following)
    return entry.seat == following.seat and not isinstance(entry, EndTurn)


def _format_run(run: list[Entry]) -> str:
    actor = CHANCE if isinstance(run[0], Outcome) else format_seat(run[0].seat)
    return f"{actor}: {', '.join(_format_entries(run))}"


def _format_entries(run: list[Entry]) -> Iterator[str]:
    outcomes = [entry for entry in run if isinstance(entry, Outcome)]
    if outcomes and can_share_entry(outcomes[0], outcomes[-1]):
        yield format_chance(outcomes)
        return
    for entry in run:
        if isinstance(entry, Outcome):
            yield format_chance([entry])
        else:
            yield format_choice_or_undo(entry)


def _comment_line(text: str) -> str:
    return f"# {text}".rstrip()


# ---------------------------------------------------------------- reading


def parse_entries(text: str) -> list[Entry]:
    """The inverse of `format_entries`."""
    return [entry for line in text.splitlines() for entry in _parse_line(line)]


def parse_record(text: str) -> Record:
    """The record in a text. `replay` checks whether its moves are legal."""
    reader = _Reader()
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        reader.read_line(line.strip(), number)
    return reader.record()


class _Reader:
    def __init__(self) -> None:
        self.headers = Fields(HEADER_KEYS)
        self.entries: list[Entry] = []
        self.lines: list[int] = []
        self.preface: list[str] = []
        self.comments: list[Comment] = []

    def read_line(self, line: str, number: int) -> None:
        if line.startswith("["):
            self.read_header(line, number)
            return
        content, hash, comment = line.partition("#")
        if content:
            try:
                read = _parse_line(content)
            except NotationError as error:
                raise NotationError(error.message, number) from None
            self.entries += read
            self.lines += [number] * len(read)
        if hash:
            self.add_comment(comment.strip(), trailing=bool(content))

    def read_header(self, line: str, number: int) -> None:
        found = _HEADER.fullmatch(line)
        if found is None:
            raise NotationError(f'{quoted(line)} isn’t a header; expected [Key "value"]', number)
        if self.entries:
            raise NotationError(
                "headers must come before the first entry; move this one up", number
            )
        key, value, comment = found.groups()
        self.headers.add(key, re.sub(r"\\(.)", r"\1", value), number)
        if comment is not None:
            self.add_comment(comment.strip(), trailing=False)
        # All comments down to the last header are written above the headers from now on.
        self.preface += [above.text for above in self.comments]
        self.comments = []

    def add_comment(self, text: str, trailing: bool) -> None:
        if not HEADING.fullmatch(text):
            self.comments.append(Comment(len(self.entries), text, trailing))

    def record(self) -> Record:
        return replace(
            read_headers(self.headers),
            entries=tuple(self.entries),
            preface=tuple(self.preface),
            comments=tuple(self.comments),
            lines=tuple(self.lines),
        )


def _parse_line(text: str) -> list[Entry]:
    """`1: draft R3, place B2, end` or `*: roll R3 Y4 B1`."""
    actor, colon, choices = text.partition(":")
    if not colon:
        raise NotationError(
            f"{quoted(text.strip())} can’t be read; expected a seat or {CHANCE}, a colon and "
            'entries with commas between them, like "1: draft R3, place B2, end"'
        )
    if actor.strip() == CHANCE:
        return [outcome for part in choices.split(",") for outcome in parse_chance(part)]
    seat = parse_seat(actor)
    return [
        Undo(seat) if part.strip().lower() == _UNDO else parse_choice(seat, part)
        for part in choices.split(",")
    ]
