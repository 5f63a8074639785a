"""The text form of a record: written for people, and read back as it was."""

import datetime
import re
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sagrada.engine.dice import Colour, Die
from sagrada.engine.moves import Draft, EndTurn, Place
from sagrada.engine.notation import NotationError
from sagrada.engine.options import PRESETS, Setup
from sagrada.engine.outcomes import Outcome, Rerolled, Rolled, StartDrawn, ToolDealt
from sagrada.game.record import (
    OPEN_SEAT,
    Comment,
    Entry,
    Record,
    Result,
    Seat,
    SeatKind,
    Undo,
)
from sagrada.game.record_text import (
    format_choice_or_undo,
    format_entries,
    format_entry,
    format_record,
    parse_entries,
    parse_record,
)
from tests.entries import MOVES, OUTCOMES, SEATS
from tests.game.games import played_game
from tests.setups import hosted_setups

# ---------------------------------------------------------------- any record at all

line_text = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"])).map(str.strip)
comment_text = line_text.filter(lambda text: not re.fullmatch(r"--- round \d+ ---", text))
written: list[Entry] = [*MOVES, *OUTCOMES, *(Undo(seat) for seat in SEATS)]
some_seats = (
    st.builds(Seat, st.just(SeatKind.HUMAN), line_text)
    | st.builds(Seat, st.just(SeatKind.BOT), line_text, st.sampled_from(["", "greedy", "random"]))
    | st.just(OPEN_SEAT)
)


@st.composite
def results(draw: st.DrawFn, players: int) -> Result:
    scores = tuple(draw(st.integers(-60, 200)) for _ in range(players))
    if players == 1:
        return Result(scores, draw(st.sampled_from([(), (0,)])), draw(st.integers(0, 300)))
    winners = draw(st.sets(st.integers(0, players - 1), min_size=1))
    return Result(scores, tuple(sorted(winners)))


@st.composite
def comments(draw: st.DrawFn, count: int) -> tuple[Comment, ...]:
    """Comments anywhere between so many entries."""
    found: list[Comment] = []
    for after in sorted(draw(st.lists(st.integers(0, count), max_size=6))):
        is_first = after > 0 and (not found or found[-1].after < after)
        trailing = is_first and draw(st.booleans())
        found.append(Comment(after, draw(comment_text), trailing))
    return tuple(found)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record, whether or not its moves make sense."""
    setup = draw(hosted_setups())
    listed = draw(st.lists(st.sampled_from(written), max_size=20))
    return Record(
        setup=setup,
        seats=tuple(draw(some_seats) for _ in range(setup.players)),
        entries=tuple(listed),
        edition=draw(st.sampled_from(sorted(PRESETS))),
        date=draw(st.none() | st.dates()),
        commitment=draw(st.none() | st.binary(min_size=32, max_size=32).map(bytes.hex)),
        seed=draw(st.none() | st.binary(min_size=32, max_size=32)),
        result=draw(st.none() | results(setup.players)),
        preface=tuple(draw(st.lists(comment_text, max_size=3))),
        comments=draw(comments(len(listed))),
    )


@given(records())
def test_every_record_reads_back(record: Record) -> None:
    """RULES 10: headers, entries and comments come back as they were."""
    text = format_record(record)
    read = parse_record(text)
    assert read == record
    assert len(read.lines) == len(record.entries)
    assert format_record(read) == text


@given(records())
def test_other_line_ends_make_no_difference(record: Record) -> None:
    assert parse_record(format_record(record).replace("\n", "\r\n")) == record
    assert parse_record(format_record(record).replace("\n", "\r")) == record


# ---------------------------------------------------------------- as a person sees it

A_RECORD = Record(
    setup=Setup(),
    seats=(Seat(SeatKind.HUMAN, 'Ann "the Saw" \\'), Seat(SeatKind.BOT, "Clara", "greedy")),
    date=datetime.date(2026, 1, 31),
    entries=(
        *(ToolDealt(4), ToolDealt(7), StartDrawn(1)),
        *(Rolled(Die(Colour.RED, 3)), Rolled(Die(Colour.GREEN, 1))),
        *(Draft(1, Die(Colour.RED, 3)), Undo(1), Draft(1, Die(Colour.GREEN, 1))),
        *(Place(1, 6), EndTurn(1), EndTurn(1), Rerolled(2), Rerolled(5)),
    ),
    preface=("A game at home",),
    comments=(
        Comment(0, "now it begins"),
        Comment(6, "hm", trailing=True),
        Comment(6, "she thinks"),
        Comment(13, ""),
    ),
)
A_TEXT = r"""# A game at home
[Player1 "Ann \"the Saw\" \\"]
[Player2 "Clara"]
[Kind2 "bot greedy"]
[Edition "en"]
[Date "2026-01-31"]

# now it begins
*: tool 4, tool 7
*: start 2

# --- round 1 ---
*: roll R3 G1
2: draft R3  # hm
# she thinks
2: takeback, draft G1, place B2, end
2: end
*: reroll 2 5
#
"""


def test_a_record_is_written_for_people() -> None:
    assert format_record(A_RECORD) == A_TEXT
    assert parse_record(A_TEXT) == A_RECORD


def test_entries_know_their_lines() -> None:
    assert parse_record(A_TEXT).lines == (9, 9, 10, 13, 13, 14, 16, 16, 16, 16, 17, 18, 18)


def test_a_person_may_write_it_otherwise() -> None:
    """Headings are made anew; comments among headers move above them; case does no harm."""
    text = A_TEXT.replace("# A game at home\n", "")
    text = text.replace('"en"]', '"EN"]   # A game at home')
    text = text.replace("# --- round 1 ---\n", "").replace("roll R3 G1", "Roll r3,  roll G1")
    text = text.replace("[Kind2", "\n[kind2").replace("takeback", "TakeBack")
    assert parse_record(text) == A_RECORD


def test_a_played_game_reads_back() -> None:
    record = played_game(Setup(3)).record(reveal=True)
    text = format_record(record)
    assert parse_record(text) == record
    assert text.count("# --- round ") == 10
    assert len(text.splitlines()) < len(record.entries), "a turn or a roll is one line"


# ---------------------------------------------------------------- what can't be read

HEADERS = '[Player1 "Ann"]\n[Player2 "Bob"]\n'
WRONG = [
    ("", 'a record needs at least the header [Player1 "…"]'),
    ("1: end\n", 'a record needs at least the header [Player1 "…"]'),
    ('[Player1 "Ann]', 'line 1: "[Player1 \\"Ann]" isn’t a header; expected [Key "value"]'),
    ('[Player1 "Ann"] and more', 'line 1: "[Player1 \\"Ann\\"] and more" isn’t a header'),
    ('[Elo "1200"]', 'line 1: "Elo" isn’t known here; expected one of Player1, Kind1, Player2'),
    ('[Player1 "A"]\n[Player1 "B"]', "line 2: Player1 is listed twice, first on line 1"),
    ('[Player2 "Bob"]', "line 1: Player2: the header Player1 is missing; seats can’t have gaps"),
    (
        '[Player1 ""]\n[Kind3 "open"]',
        "line 2: Kind3: the header Player2 is missing; seats can’t have gaps",
    ),
    ('[Player1 "A\tB"]', "line 1: Player1: a name must be one line, without spaces around it"),
    ('[Player1 "A"]\n[Kind1 "open"]', "line 1: Player1: an open seat has no name; leave it out"),
    (
        '[Player1 "A"]\n[Kind1 "cat"]',
        'line 2: Kind1: "cat" isn’t known here; expected one of human',
    ),
    ('[Player1 "A"]\n[Kind1 "human x"]', 'line 2: Kind1: "human x" isn’t a kind of player; only'),
    ('[Player1 "A"]\n[Kind1 "bot x y"]', 'line 2: Kind1: "bot x y" isn’t a kind of player; only'),
    (HEADERS + '[Edition "fr"]', 'line 3: Edition: "fr" isn’t an edition; expected one of en'),
    (HEADERS + '[Edition "nl"]', "Start: these options need a named start player; say which seat"),
    (
        HEADERS + '[Options "referee mild"]',
        'line 3: Options: "mild" isn’t known here; expected one',
    ),
    (HEADERS + '[Date "2026-02-30"]', 'line 3: Date: "2026-02-30" isn’t a date; expected year'),
    (HEADERS + '[Date "31.1.2026"]', 'line 3: Date: "31.1.2026" isn’t a date'),
    (HEADERS + '[Seed "12"]', 'line 3: Seed: "12" can’t be read; expected 64 hexadecimal'),
    (HEADERS + '[Result "1-0"]', 'line 3: Result: "1-0" isn’t a result; expected "40 35, won'),
    (
        HEADERS + '[Result "1 2 3, won by 1"]',
        "line 3: Result: expected a score for each seat (2), got 3",
    ),
    (
        HEADERS + '[Result "1 2, won by 3"]',
        "line 3: Result: the winners must be seats at this table",
    ),
    (
        HEADERS + '[Result "1 against 2, won"]',
        "line 3: Result: expected a score for each seat (2), got 1",
    ),
    (HEADERS + '[Result "1 2, won by 2 1"]', "line 3: Result: list each winner once, in seat"),
    (
        HEADERS + "1: end\n" + '[Date "2026-01-01"]',
        "line 4: headers must come before the first entry",
    ),
    (HEADERS + "\n1 end", 'line 4: "1 end" can’t be read; expected a seat or *, a colon and'),
    (HEADERS + "1: end,", 'line 3: "" isn’t a choice'),
    (HEADERS + "1: draft R7  # oops", 'line 3: "R7" isn’t a die'),
    (HEADERS + "9: end", 'line 3: "9" isn’t a seat'),
    (HEADERS + "*: draft R3", 'line 3: "draft R3" isn’t an outcome of chance'),
    (HEADERS + "*: takeback", 'line 3: "takeback" isn’t an outcome of chance'),
    (HEADERS + "1: dra", 'line 3: "dra" isn’t a choice'),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_what_cannot_be_read_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    assert str(caught.value).startswith(message)


# ---------------------------------------------------------------- garbage


@given(st.text())
@example('[Player1 "A"]\n[Date "2026-01-01"] # --- round 1 ---')
@example('[Player1 "A"]\n1: end # --- round 1 ---')
def test_garbage_is_refused_and_nothing_else_happens(garbage: str) -> None:
    for text in (garbage, A_TEXT + garbage, HEADERS + garbage, f'[Player1 "{garbage}"]'):
        try:
            record = parse_record(text)
        except NotationError:
            continue
        assert parse_record(format_record(record)) == record


@given(st.integers(0, len(A_TEXT)), st.integers(0, 8), st.text('[]"\\#:,*1Rr \n', max_size=3))
def test_a_slip_is_refused_or_gives_another_record(at: int, length: int, slip: str) -> None:
    with suppress(NotationError):
        record = parse_record(A_TEXT[:at] + slip + A_TEXT[at + length :])
        assert parse_record(format_record(record)) == record


def test_one_entry_is_written_with_its_seat() -> None:
    for entry in written:
        text = format_entry(entry)
        assert parse_entries(text) == [entry]
        if not isinstance(entry, Outcome):
            assert text == f"{entry.seat + 1}: {format_choice_or_undo(entry)}"


@given(st.lists(st.sampled_from(written)))
def test_entries_alone_come_back_from_their_text(entries: list[Entry]) -> None:
    assert parse_entries(format_entries(entries)) == entries
