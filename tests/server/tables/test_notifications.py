"""In games over days, players are told that it is their turn."""

from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.play import Step
from sagrada.game.game import Game
from sagrada.server.outgoing.sending import Outgoing
from sagrada.server.storage.people import Person, change_person
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable
from tests.server.inside import person, registry_in
from tests.server.mailbox import Mailbox

pytestmark = pytest.mark.anyio


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The webhooks that are called; those with `broken` in them do not answer."""
    urls: list[str] = []

    async def remember(self: Outgoing, url: str, body: dict[str, str]) -> None:
        assert body["link"].endswith(f"/t/{body['table']}")
        urls.append(url)
        if "broken" in url:
            raise httpx.ConnectError("nobody there")

    monkeypatch.setattr(Outgoing, "_post", remember)
    return urls


async def _with_webhook(registry: TableRegistry, name: str) -> Person:
    found = await person(registry, name)
    async with registry.services.database.writing() as connection:
        await change_person(connection, found.id, webhook=f"https://{name}.example")
    return found


async def _begun(registry: TableRegistry, *names: str) -> Table:
    """A game over days; nobody of them is there."""
    host, *others = [await _with_webhook(registry, name) for name in names]
    seats = [NewSeat("me"), *(NewSeat("open") for _ in others)]
    table = await TableService(registry).open(host, NewTable(seats, clock=DaysClock(1)))
    for other in others:
        table = await TableService(registry).join(other, table.id, None)
    assert table.row.status == "playing"
    return table


async def _told(registry: TableRegistry) -> None:
    for task in list(registry.services.notifier._tasks):
        await task


async def _choose_patterns(table: Table) -> None:
    for seat in table.begun_game().state.to_act:
        pattern = table.begun_game().legal(seat)[0]
        await table.act("person", seat, None, partial(_submit, move=pattern))


async def test_everybody_is_told_when_the_game_begins(tmp_path: Path, called: list[str]) -> None:
    async with registry_in(tmp_path) as registry:
        await _begun(registry, "ann", "bob")
        await _told(registry)
        assert sorted(called) == ["https://ann.example", "https://bob.example"]


async def test_whose_turn_has_come_is_told_once(tmp_path: Path, called: list[str]) -> None:
    async with registry_in(tmp_path) as registry:
        table = await _begun(registry, "ann", "bob")
        await _choose_patterns(table)
        await _told(registry)
        called.clear()
        first = table.begun_game().state.active
        await table.act("person", first, None, lambda t: t.submit(first, EndTurn(first)))
        await _told(registry)
        assert called == [f"https://{table.row.seats[1 - first].name}.example"]


async def test_a_webhook_that_does_not_answer_silences_nobody_else(
    tmp_path: Path, called: list[str], mailbox: Mailbox
) -> None:
    async with registry_in(tmp_path, smtp=mailbox.url, address="https://x.org") as registry:
        host = await _with_webhook(registry, "broken")
        async with registry.services.database.writing() as connection:
            await change_person(
                connection, host.id, mail="broken@example.org", mail_confirmed=1, unsubscribe="stop"
            )
        ann = await _with_webhook(registry, "ann")
        registry.services.notifier.turn_came([host.id, ann.id], "x")
        await _told(registry)
        assert sorted(called) == ["https://ann.example", "https://broken.example"]
        assert mailbox.recipients == ["broken@example.org"]
        (letter,) = mailbox.letters
        assert "https://x.org/t/x" in letter.get_content()
        stop = "https://x.org/mail/unsubscribe?token=stop"
        assert stop in letter.get_content()
        assert letter["List-Unsubscribe"] == f"<{stop}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


async def test_who_has_resigned_is_left_in_peace(tmp_path: Path, called: list[str]) -> None:
    async with registry_in(tmp_path) as registry:
        table = await _begun(registry, "ann", "bob", "cid")
        await _choose_patterns(table)
        first = table.begun_game().state.active
        gone = (first + 1) % 3
        async with registry.services.database.writing() as connection:
            await change_seat(connection, table.id, gone, resigned=True, bot="journeyman")
        async with table.lock:
            await table.catch_up()
        await _told(registry)
        called.clear()
        await table.act("person", first, None, lambda t: t.submit(first, EndTurn(first)))
        assert table.row.to_act == (gone,)
        await _told(registry)
        assert called == []


def _submit(table: Game, move: Move) -> list[Step]:
    return table.submit(move.seat, move)


@pytest.mark.parametrize("state", [{"mail_confirmed": None}, {"mail_turns": False}, {"mail": None}])
async def test_no_mail_without_confirmation_or_against_the_wish(
    tmp_path: Path, mailbox: Mailbox, state: dict[str, Any]
) -> None:
    async with registry_in(tmp_path, smtp=mailbox.url, address="https://x.org") as registry:
        ann = await person(registry, "ann")
        good = {"mail": "ann@example.org", "mail_confirmed": 1}
        async with registry.services.database.writing() as connection:
            await change_person(connection, ann.id, **{**good, **state})
        registry.services.notifier.turn_came([ann.id], "x")
        await _told(registry)
        assert mailbox.letters == []
