"""JSON Lines: any bytes get one answer per line, and never a traceback."""

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.cli.requests import jsonl
from sagrada.cli.requests.jsonl import MAX_LINE_LENGTH, parse_request
from sagrada.cli.requests.legal import answer_legal
from tests.cli.running import sagrada

COMMANDS = ("score", "legal", "audit")
GOOD: dict[str, Any] = {"window": "batllo", "dice": [".."] * 20, "public": [], "private": "P"}


def error_of(line: bytes) -> dict[str, Any]:
    ran = sagrada("score", "--jsonl", stdin=line)
    assert (ran.code, ran.err) == (2, "")
    [answer] = ran.answers
    error = answer["error"]
    assert isinstance(error, dict)
    return error


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (b"{", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"{}\x00", "not JSON"),
        (b'{"favor": NaN}', "NaN"),
        (b'{"favor": -Infinity}', "Infinity"),
        (b'{"favor": ' + b"9" * 5000 + b"}", "digits"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 200_000, "nested too deeply"),
        (b'"' + b"x" * MAX_LINE_LENGTH + b'"', "longer than"),
        (b'"' + b"x" * 3 * MAX_LINE_LENGTH + b'"', "longer than"),
        (b"3", "JSON object"),
        (b"null", "JSON object"),
        (b'"\\ud800"', "JSON object"),
    ],
)
def test_a_line_that_is_no_request_has_no_field(line: bytes, word: str) -> None:
    error = error_of(line)
    assert (error["line"], error["field"]) == (1, None)
    assert word in error["message"]
    assert len(error["message"]) < 200


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (b'{"window":"batllo","window":"batllo"}', "window"),
        (b'{"":1}', ""),
        (b'{"\\ud800":1}', "\ud800"),
        (b'{"window":"\\ud800"}', "window"),
        (b'{"window":' + b"[" * 500 + b"]" * 500 + b"}", "window"),
        (b'{"' + b"k" * 5000 + b'":1}', "k" * 40),
    ],
)
def test_odd_requests_name_the_field(line: bytes, field: str) -> None:
    assert error_of(line)["field"] == field


def test_blank_lines_are_skipped_and_counted() -> None:
    text = b"\n  \n\t\r\n" + json.dumps(GOOD).encode() + b"\r\n\n{\n"
    ran = sagrada("score", "--jsonl", stdin=text)
    good, bad = ran.answers
    assert good["total"] == -20
    assert bad["error"]["line"] == 6
    assert ran.code == 2


def test_after_a_line_that_is_too_long_the_next_is_read() -> None:
    text = b"x" * (2 * MAX_LINE_LENGTH + 5) + b"\n" + json.dumps(GOOD).encode()
    bad, good = sagrada("score", "--jsonl", stdin=text).answers
    assert bad["error"]["line"] == 1
    assert good["total"] == -20


def test_the_longest_line_is_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.dumps(GOOD).encode()
    for longest, bad in ((len(line), True), (len(line) + 1, False)):
        monkeypatch.setattr(jsonl, "MAX_LINE_LENGTH", longest)
        for end in (b"", b"\n"):
            [answer] = sagrada("score", "--jsonl", stdin=line + end).answers
            assert ("error" in answer) == bad


def test_a_byte_order_mark_is_no_fault() -> None:
    [answer] = sagrada(
        "score", "--jsonl", stdin=b"\xef\xbb\xbf" + json.dumps(GOOD).encode()
    ).answers
    assert answer["total"] == -20


def test_nothing_asked_nothing_answered() -> None:
    ran = sagrada("score", "--jsonl")
    assert (ran.code, ran.out, ran.err) == (0, "", "")


def test_each_answer_is_sent_before_the_next_line_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    class Input(io.BytesIO):
        def readline(self, size: int | None = -1) -> bytes:
            happened.append("read")
            return super().readline(size)

    class Output(io.StringIO):
        def flush(self) -> None:
            happened.append("flush")

    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(Input(b"{}\n{}\n")))
    monkeypatch.setattr("sys.stdout", Output())
    assert jsonl.answer_lines(answer_legal) == 2
    assert happened == ["read", "flush", "read", "flush", "read"]


# ---------------------------------------------------------------- fuzz

texts = st.one_of(
    st.sampled_from(["batllo", "R3", "..", "C5", "purple", "light-shades", "es"]), st.text()
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), texts),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(texts, inner)),
    max_leaves=8,
)
keys = st.sampled_from(
    [
        *("window", "dice", "public", "private", "favor", "solo", "target", "die", "tool"),
        *("players", "start", "edition", "skipped", "waived"),
    ]
)
requests = st.builds(
    lambda change, players: {**GOOD, **change, **players},
    st.dictionaries(st.one_of(keys, texts), values, max_size=3),
    st.one_of(
        st.just({}),
        st.builds(
            lambda each: {"players": each},
            st.lists(st.one_of(st.just(GOOD), values), max_size=5),
        ),
    ),
)
lines = st.one_of(
    st.binary(),
    st.text().map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.one_of(values, requests).map(lambda value: json.dumps(value).encode()),
).filter(lambda line: b"\n" not in line and bool(line.strip()))


@given(command=st.sampled_from(COMMANDS), asked=st.lists(lines, min_size=1, max_size=5))
def test_any_line_gets_one_answer(command: str, asked: list[bytes]) -> None:
    ran = sagrada(command, "--jsonl", stdin=b"\n".join(asked))
    assert ran.err == ""
    assert len(ran.answers) == len(asked)
    numbers = [answer["error"]["line"] for answer in ran.answers if "error" in answer]
    assert ran.code == (2 if numbers else 0)
    for number, answer in enumerate(ran.answers, start=1):
        if "error" in answer:
            assert list(answer) == ["error"]
            assert list(answer["error"]) == ["line", "field", "message"]
            assert answer["error"]["line"] == number
            assert answer["error"]["message"].isprintable()


@given(values)
def test_what_is_json_is_read_as_json(value: object) -> None:
    line = json.dumps(value)
    if "NaN" not in line and "Infinity" not in line:
        assert parse_request(line.encode()) == json.loads(line)
