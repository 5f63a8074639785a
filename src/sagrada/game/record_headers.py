"""The headers in the text form of a record: `[Key "value"]` lines."""

import datetime
import re

from sagrada.engine.notation import NotationError, format_seat, parse_seat, quoted
from sagrada.engine.notation.fields import Fields
from sagrada.engine.notation.setup import parse_word, read_setup, write_setup
from sagrada.engine.options import MAX_PLAYERS, PRESETS
from sagrada.game.record import Fork, Record, RecordError, Result, Seat, SeatKind

_SETUP_KEYS = {
    "options": "Options",
    "solo_tools": "SoloTools",
    "tools": "Tools",
    "public": "Public",
    "cards": "Cards",
    "start": "Start",
    "window": "Window",
}
HEADER_KEYS = (
    *(f"{key}{seat}" for seat in range(1, MAX_PLAYERS + 1) for key in ("Player", "Kind")),
    "Edition",
    *_SETUP_KEYS.values(),
    *("Date", "Fork", "Commitment", "Seed", "Result"),
)
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_FORK = re.compile(r"([1-9][0-9]{0,4})(?: ([A-Za-z0-9_-]{1,40}))?")
_HEX = re.compile(r"[0-9a-f]{64}")
_RESULT = re.compile(r"(-?[0-9]{1,4}(?: -?[0-9]{1,4})*), won by ([1-4](?: [1-4])*)")
_SOLO_RESULT = re.compile(r"(-?[0-9]{1,4}) against ([0-9]{1,4}), (won|lost)")


# ---------------------------------------------------------------- writing


def write_headers(record: Record) -> dict[str, str]:
    """The headers in their order in the text; defaults are left out."""
    headers = {}
    for number, seat in enumerate(record.seats, start=1):
        if seat.kind is not SeatKind.OPEN:
            headers[f"Player{number}"] = seat.name
        if seat.kind is not SeatKind.HUMAN:
            headers[f"Kind{number}"] = f"{seat.kind} {seat.bot}".strip()
    headers["Edition"] = record.edition
    headers |= write_setup(record.setup, _SETUP_KEYS, PRESETS[record.edition])
    if record.date is not None:
        headers["Date"] = record.date.isoformat()
    if record.fork is not None:
        headers["Fork"] = f"{record.fork.version} {record.fork.game}".strip()
    if record.commitment is not None:
        headers["Commitment"] = record.commitment
    if record.seed is not None:
        headers["Seed"] = record.seed.hex()
    if record.result is not None:
        headers["Result"] = format_result(record.result)
    return headers


def format_result(result: Result) -> str:
    """`40 35, won by 1`; in solo `40 against 34, won`."""
    scores = " ".join(map(str, result.scores))
    if result.target is not None:
        return f"{scores} against {result.target}, {'won' if result.winners else 'lost'}"
    return f"{scores}, won by {' '.join(map(format_seat, result.winners))}"


# ---------------------------------------------------------------- reading


def read_headers(found: Fields) -> Record:
    """A record without entries."""
    seats = _read_seats(found)
    edition = found.read("Edition", _parse_edition, "en")
    try:
        return Record(
            setup=read_setup(found, _SETUP_KEYS, len(seats), PRESETS[edition]),
            seats=seats,
            edition=edition,
            date=found.read("Date", _parse_date, None),
            fork=found.read("Fork", _parse_fork, None),
            commitment=found.read("Commitment", _parse_hex, None),
            seed=found.read("Seed", lambda text: bytes.fromhex(_parse_hex(text)), None),
            result=found.read("Result", parse_result, None),
        )
    except RecordError as error:  # only the result can contradict what else was read
        raise found.error("Result", str(error).partition(": ")[2]) from None


def _read_seats(found: Fields) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for number in range(1, MAX_PLAYERS + 1):
        player, kind = f"Player{number}", f"Kind{number}"
        if player not in found and kind not in found:
            continue
        if len(seats) != number - 1:
            key = player if player in found else kind
            raise found.error(
                key, f"the header Player{number - 1} is missing; seats can’t have gaps"
            )
        what, bot = found.read(kind, _parse_kind, (SeatKind.HUMAN, ""))
        try:
            seats.append(Seat(what, found.read(player, str.strip, ""), bot))
        except RecordError as error:
            raise found.error(player, str(error).partition(": ")[2]) from None
    if not seats:
        raise NotationError('a record needs at least the header [Player1 "…"]')
    return tuple(seats)


def _parse_kind(text: str) -> tuple[SeatKind, str]:
    """`human`, `open`, `bot`, or `bot greedy`."""
    word, _, bot = text.strip().partition(" ")
    kind = parse_word(word, SeatKind)
    if bot and (kind is not SeatKind.BOT or len(bot.split()) != 1):
        raise NotationError(
            f'{quoted(text)} isn’t a kind of player; only "bot" can be followed by one more word'
        )
    return kind, bot.strip()


def _parse_edition(text: str) -> str:
    editions = {edition.lower(): edition for edition in PRESETS}
    edition = editions.get(text.strip().lower())
    if edition is None:
        known = ", ".join(PRESETS)
        raise NotationError(f"{quoted(text)} isn’t an edition; expected one of {known}")
    return edition


def _parse_date(text: str) -> datetime.date:
    try:
        if _DATE.fullmatch(text.strip()):
            return datetime.date.fromisoformat(text.strip())
    except ValueError:  # there is no such day
        pass
    raise NotationError(f"{quoted(text)} isn’t a date; expected year-month-day, like 2026-01-31")


def _parse_fork(text: str) -> Fork:
    """`42`, or `42 abc` if the other game has an id."""
    found = _FORK.fullmatch(text.strip())
    if found is None:
        raise NotationError(
            f"{quoted(text)} can’t be read; expected how many entries come from another game, "
            "and that game’s id if it has one"
        )
    return Fork(int(found[1]), found[2] or "")


def _parse_hex(text: str) -> str:
    digits = text.strip().lower()
    if not _HEX.fullmatch(digits):
        raise NotationError(f"{quoted(text)} can’t be read; expected 64 hexadecimal digits")
    return digits


def parse_result(text: str) -> Result:
    """The inverse of `format_result`."""
    words = " ".join(text.lower().split())
    if found := _SOLO_RESULT.fullmatch(words):
        score, target, end = found.groups()
        return Result((int(score),), (0,) if end == "won" else (), int(target))
    if found := _RESULT.fullmatch(words):
        scores, winners = (part.split() for part in found.groups())
        return Result(tuple(map(int, scores)), tuple(map(parse_seat, winners)))
    raise NotationError(
        f"{quoted(text)} isn’t a result; "
        'expected "40 35, won by 1" or, in solo, "40 against 34, won"'
    )
