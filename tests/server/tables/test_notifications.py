"""In games over days, players are told that it is their turn."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.play import Step
from sagrada.game.game import Game
from sagrada.server.ids import now
from sagrada.server.outgoing import sending
from sagrada.server.outgoing.sending import Outgoing
from sagrada.server.storage.people import (
    Person,
    add_session,
    change_person,
    devices_of,
    subscribe,
)
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable
from tests.server.inside import Paper, person, registry_in
from tests.server.mailbox import Mailbox
from tests.server.push_receiver import Receiver, push_service

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
        stop = "https://x.org/mail/unsubscribe?language=en&token=stop"
        assert stop in letter.get_content()
        assert letter["List-Unsubscribe"] == f"<{stop}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


async def _with_device(registry: TableRegistry, who: Person, endpoint: str) -> Receiver:
    receiver = Receiver()
    async with registry.services.database.writing() as connection:
        secret = await add_session(connection, who.id, now())
        device = receiver.subscription(endpoint)
        await subscribe(connection, who.id, secret, device, "nl", now())
    return receiver


async def test_a_device_reads_whose_turn_it_is_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a game without a clock; but not those who are at the table."""
    monkeypatch.setattr(sending, "public_address", lambda _: "127.0.0.1")
    async with registry_in(tmp_path) as registry, push_service() as service:
        ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
        endpoint = f"http://push.example:{service.port}/bob"
        receiver = await _with_device(registry, bob, endpoint)
        await _with_device(registry, ann, f"http://push.example:{service.port}/ann")
        table = await TableService(registry).open(ann, NewTable([NewSeat("me"), NewSeat("open")]))
        await table.attach(Connection(Paper(), ann.id, ann.name))
        await TableService(registry).join(bob, table.id, None)
        await _told(registry)
        ((headers, body),) = service.arrived
        told = json.loads(receiver.read(body))
        assert told == {"title": "Je bent aan de beurt!", "path": f"/t/{table.id}"}
        assert headers["host"] == f"push.example:{service.port}"
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].startswith("vapid t=")
        assert int(headers["ttl"]) > 0
        assert table.id.encode() not in body, "push services read nothing"


async def test_a_device_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "public_address", lambda _: "127.0.0.1")
    async with registry_in(tmp_path) as registry, push_service(410) as service:
        ann = await person(registry, "Ann")
        await _with_device(registry, ann, f"http://push.example:{service.port}/ann")
        registry.services.notifier.turn_came([ann.id], "x", over_days=False)
        await _told(registry)
        async with registry.services.database.reading() as connection:
            assert await devices_of(connection, ann.id) == []
        service.status = 500  # only away: it is tried again
        await _with_device(registry, ann, f"http://push.example:{service.port}/ann")
        registry.services.notifier.turn_came([ann.id], "x", over_days=False)
        await _told(registry)
        async with registry.services.database.reading() as connection:
            assert len(await devices_of(connection, ann.id)) == 1


async def test_every_device_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "public_address", lambda _: "127.0.0.1")
    async with registry_in(tmp_path) as registry, push_service() as service:
        ann = await person(registry, "Ann")
        for number in range(5):
            await _with_device(registry, ann, f"http://push.example:{service.port}/{number}")
        registry.services.notifier.turn_came([ann.id], "x", over_days=False)
        await _told(registry)
        assert len(service.arrived) == 5


async def test_a_turn_that_is_ended_again_and_again_makes_no_flood(
    tmp_path: Path, called: list[str]
) -> None:
    async with registry_in(tmp_path) as registry:
        ann = await _with_webhook(registry, "ann")
        for _ in range(30):
            registry.services.notifier.turn_came([ann.id], "x")
            await _told(registry)
        assert len(called) == sending.TURN_NOTICES.most
        registry.services.notifier.turn_came([ann.id], "another table")
        await _told(registry)
        assert len(called) == sending.TURN_NOTICES.most + 1


async def test_a_push_does_not_reach_into_our_own_network(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry, push_service() as service:
        ann = await person(registry, "Ann")
        await _with_device(registry, ann, f"http://127.0.0.1:{service.port}/ann")
        registry.services.notifier.turn_came([ann.id], "x", over_days=False)
        await _told(registry)
        assert service.arrived == []


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
