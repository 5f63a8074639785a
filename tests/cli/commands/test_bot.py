"""`sagrada bot`: what it refuses. tests/server/test_outside_bots.py lets it play."""

from random import Random
from typing import NoReturn

import pytest

import sagrada as sagrada_library
from sagrada import Budget
from sagrada.cli import wire_player
from tests.cli.running import assert_refused, sagrada


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nobody",), "SPEC: there is no bot"),
        (("no_such_module:Bot",), "SPEC: no_such_module:Bot: can’t import no_such_module"),
        (("rules", "--table", "abc"), "a table and its seat’s token belong together"),
        (("rules", "--server", "ftp://x"), "--server: expected a URL"),
        (("rules", "--seconds", "0"), "--seconds: must be more than 0"),
    ],
)
def test_what_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(sagrada("bot", *arguments), words)


def test_its_name_holds_none_of_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    names = []

    def refuse(_server: str, name: str, _against: list[str]) -> NoReturn:
        names.append(name)
        raise wire_player.ServerError("enough")

    monkeypatch.setattr(wire_player, "open_table", refuse)
    for spec in ("search:playouts=50", "random"):
        assert sagrada("bot", spec).err == "sagrada bot: enough\n"
    assert names == ["search", "random"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '"x"', '{"type": "sync"}', '{"type": "refused", "code": "x"}']
)
def test_a_message_that_is_none(text: str) -> None:
    with pytest.raises(wire_player.ServerError, match="the server sent a message"):
        wire_player._read(text)


def test_a_server_writes_nothing_into_the_terminal() -> None:
    player = wire_player._Player(sagrada_library.make_bot("random"), Budget(1), Random(1))
    frame = {"type": "refused", "code": "x", "message": "\x1b]0;mine\x07"}
    with pytest.raises(wire_player.ServerError) as refused:
        list(player.receive(frame))
    assert "\x1b" not in str(refused.value)


def test_a_server_that_is_not_there() -> None:
    for more in ((), ("--table", "abc", "--token", "def")):
        ran = sagrada("bot", "random", "--server", "http://127.0.0.1:9", *more)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith("sagrada bot: ")
        assert "127.0.0.1:9" in ran.err
        assert "Connection refused" in ran.err
        assert not set("<>[]") & set(ran.err), "that's Python, not English"
        assert ran.err.count("\n") == 1


def test_a_refusal_is_shown_in_full_but_not_endless() -> None:
    assert wire_player._shown("seats.1.bot: " + "x" * 200).endswith("x" * 200)
    assert len(wire_player._shown("x" * 10_000)) < 500
    assert wire_player._shown("a\x1bb\n") == "a?b?"
