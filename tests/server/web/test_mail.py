"""Mail goes to accounts only, to one address each, and only once that was confirmed."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagrada.server.identity.rate_limits import MAIL_REQUESTS
from sagrada.server.storage.mail import RESETS_AFTER
from sagrada.server.wire.people import Me, Recovery
from tests.server.guests import Guest
from tests.server.mailbox import Mailbox
from tests.server.processes import Server, free_port
from tests.server.tables.test_service import refusal

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PASSWORD = "12345678"


class Mailing:
    """A server that sends mail, and the box that it arrives in."""

    def __init__(self, server: Server, mailbox: Mailbox, file: Path) -> None:
        self.server = server
        self.mailbox = mailbox
        self._file = file

    async def letter(self, number: int) -> EmailMessage:
        """That of all letters, which may still be on its way."""
        async with asyncio.timeout(10):
            while len(self.mailbox.letters) < number:
                await asyncio.sleep(0.05)
        return self.mailbox.letters[number - 1]

    async def link(self, number: int) -> str:
        content: str = (await self.letter(number)).get_content()
        (found,) = re.findall(r"http://\S+/mail/\S+", content)
        return str(found)

    async def nothing_more(self, letters: int) -> None:
        await asyncio.sleep(0.5)
        assert len(self.mailbox.letters) == letters

    def write(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self._file, timeout=10)) as connection, connection:
            connection.execute(statement, values)

    @asynccontextmanager
    async def account(self, name: str, mail: str | None = None) -> AsyncIterator[Guest]:
        async with Guest(self.server.address) as ann:
            await ann.post("/api/account", Recovery, account=name, password=PASSWORD)
            if mail is not None:
                before = len(self.mailbox.letters)
                await set_mail(ann, mail)
                await press(await self.link(before + 1))
            yield ann


async def set_mail(ann: Guest, mail: str) -> Me:
    answer = await ann.http.patch("/api/me", json={"mail": mail})
    assert answer.status_code == 200, answer.text
    return await ann.get("/api/me", Me)


async def press(link: str) -> httpx.Response:
    """The button of the page behind a link, in a browser that knows nothing else."""
    async with httpx.AsyncClient() as http:
        page = await http.get(link)
        assert page.status_code == 200
        assert '<form method="post">' in page.text
        return await http.post(link)


@pytest.fixture
def mailing(tmp_path: Path, mailbox: Mailbox) -> Any:
    port, file = free_port(), tmp_path / "s.db"
    address = f"http://127.0.0.1:{port}"
    settings = {"smtp": mailbox.url, "address": address, "database": f"sqlite:///{file}"}
    with Server(tmp_path, port, None, **settings) as server:
        yield Mailing(server, mailbox, file)


async def test_an_address_is_confirmed_by_a_link(mailing: Mailing) -> None:
    async with mailing.account("ann") as ann:
        me = await set_mail(ann, "ann@example.org")
        assert (me.mail, me.mail_confirmed) == ("ann@example.org", False)
        letter = await mailing.letter(1)
        assert letter["To"] == "ann@example.org"
        link = await mailing.link(1)
        async with httpx.AsyncClient() as http:
            await http.get(link)  # as mail programs do
        assert not (await ann.get("/api/me", Me)).mail_confirmed
        assert "is confirmed" in (await press(link)).text
        assert (await ann.get("/api/me", Me)).mail_confirmed
        wrong = await press(f"{link[:-3]}abc")
        assert wrong.status_code == 410
        assert mailing.mailbox.recipients == ["ann@example.org"]


async def test_mail_and_its_pages_speak_the_language_of_the_account(mailing: Mailing) -> None:
    async with mailing.account("ann") as ann:
        asked = {"mail": "ann@example.org", "language": "it"}
        assert (await ann.http.patch("/api/me", json=asked)).json()["language"] == "it"
        assert (await mailing.letter(1))["Subject"] == "Sagrada: conferma il tuo indirizzo email"
        link = await mailing.link(1)
        async with httpx.AsyncClient() as http:
            page = (await http.get(link)).text
            assert '<html lang="it">' in page
            assert "Confermi il tuo indirizzo email?" in page
            strange = link.replace("language=it", "language=%22%3E%3Cb%3E")
            assert '<html lang="en">' in (await http.get(strange)).text
        assert "è confermato" in (await press(link)).text
        await ann.http.patch("/api/me", json={"language": "pt-BR"})
        await set_mail(ann, "")
        assert (await mailing.letter(2))["Subject"] == "Sagrada: seu e-mail foi alterado"
        wrong = await ann.http.patch("/api/me", json={"language": "tlh"})
        assert refusal(wrong) == (400, "bad-request", "language")


async def test_guests_get_no_mail(mailing: Mailing) -> None:
    async with Guest(mailing.server.address) as guest:
        answer = await guest.http.patch("/api/me", json={"mail": "ann@example.org"})
        assert refusal(answer)[:2] == (403, "account-needed")
    await mailing.nothing_more(0)


NOT_ONE_ADDRESS = [
    *("ann", "ann@", "@example.org", "ann@example", "ann@@example.org", "a b@example.org"),
    *("ann@example.org,bob@example.org", "ann@example.org;bob@example.org"),
    *("ann@example.org bob@example.org", "Ann <ann@example.org>", "<ann@example.org>"),
    *('"ann,bob"@example.org', "ann@[127.0.0.1]", "-ann@example.org", "(x)ann@example.org"),
]


async def test_one_address_is_one(mailing: Mailing) -> None:
    async with mailing.account("ann") as ann:
        for mail in NOT_ONE_ADDRESS:
            answer = await ann.http.patch("/api/me", json={"mail": mail})
            assert refusal(answer) == (400, "bad-request", "mail"), mail
        assert (await ann.get("/api/me", Me)).mail is None
    await mailing.nothing_more(0)


async def test_a_server_without_mail_says_so(server: Server) -> None:
    async with Guest(server.address) as ann:
        await ann.post("/api/account", Recovery, account="mailless", password=PASSWORD)
        answer = await ann.http.patch("/api/me", json={"mail": "ann@example.org"})
        assert refusal(answer) == (403, "not-allowed", "mail")


async def test_an_older_link_does_not_confirm_another_address(mailing: Mailing) -> None:
    async with mailing.account("ann") as ann:
        await set_mail(ann, "ann@example.org")
        first = await mailing.link(1)
        await set_mail(ann, "other@example.org")
        await mailing.letter(2)
        assert (await press(first)).status_code == 410
        assert not (await ann.get("/api/me", Me)).mail_confirmed


async def test_who_changes_the_address_tells_the_old_one(mailing: Mailing) -> None:
    async with mailing.account("ann", "ann@example.org") as ann:
        await set_mail(ann, "")
        letter = await mailing.letter(2)
        assert letter["To"] == "ann@example.org"
        assert "was changed" in letter["Subject"]
        assert (await ann.get("/api/me", Me)).mail is None


async def test_one_click_ends_the_mails_about_turns(mailing: Mailing) -> None:
    async with mailing.account("ann", "ann@example.org") as ann:
        assert (await ann.get("/api/me", Me)).mail_turns
        mailing.write("UPDATE people SET unsubscribe = 'stop' WHERE account = 'ann'")
        link = f"{mailing.server.address}/mail/unsubscribe?token=stop"
        async with httpx.AsyncClient() as http:
            body = {"List-Unsubscribe": "One-Click"}
            assert (await http.post(link, data=body)).status_code == 200
            assert (await http.post(f"{link}s", data=body)).status_code == 410
            assert (await http.post(link.partition("?")[0], data=body)).status_code == 410
        me = await ann.get("/api/me", Me)
        assert (me.mail_turns, me.mail_confirmed) == (False, True)
        await ann.http.patch("/api/me", json={"mail_turns": True})
        assert (await ann.get("/api/me", Me)).mail_turns


async def test_a_code_by_mail_sets_a_new_password_once(mailing: Mailing) -> None:
    async with (
        mailing.account("ann", "ann@example.org") as ann,
        httpx.AsyncClient(base_url=mailing.server.address, timeout=30) as http,
    ):
        ask = {"account": "Ann"}
        early = await http.post("/api/recover/mail", json=ask)
        assert early.status_code == 204
        await mailing.nothing_more(1)  # confirmed only now
        mailing.write("UPDATE people SET mail_confirmed = mail_confirmed - ?", RESETS_AFTER)
        asked = await http.post("/api/recover/mail", json=ask)
        nobody = await http.post("/api/recover/mail", json={"account": "nobody"})
        assert (asked.status_code, asked.content) == (nobody.status_code, nobody.content)
        content = (await mailing.letter(2)).get_content()
        (code,) = re.findall(r"(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5}", content)
        other = {"account": "somebody", "recovery_code": code, "new": "abcdefgh"}
        assert refusal(await http.post("/api/recover", json=other))[1] == "wrong-password"
        mine = {**other, "account": "ann"}
        assert (await http.post("/api/recover", json=mine)).status_code == 200
        assert refusal(await http.post("/api/recover", json=mine))[1] == "wrong-password"
        signed_in = await http.post("/api/sign-in", json={"account": "ann", "password": "abcdefgh"})
        assert signed_in.status_code == 200
        assert (await ann.http.get("/api/me/games")).status_code == 401, "signed out elsewhere"


async def test_an_address_that_was_not_confirmed_resets_nothing(mailing: Mailing) -> None:
    async with mailing.account("ann") as ann, httpx.AsyncClient() as http:
        await set_mail(ann, "ann@example.org")
        await mailing.letter(1)
        url = f"{mailing.server.address}/api/recover/mail"
        assert (await http.post(url, json={"account": "ann"})).status_code == 204
        await mailing.nothing_more(1)


async def test_nobody_is_flooded(tmp_path: Path, mailbox: Mailbox) -> None:
    port = free_port()
    settings = {"smtp": mailbox.url, "address": f"http://127.0.0.1:{port}", "limits": "true"}
    database = f"sqlite:///{tmp_path / 's.db'}"
    with Server(tmp_path, port, None, database=database, **settings) as server:
        codes = []
        for number in range(3):  # several accounts, one victim
            async with Guest(server.address) as guest:
                account = {"account": f"vandal{number}", "password": PASSWORD}
                await guest.post("/api/account", Recovery, **account)
                for _ in range(2):
                    answer = await guest.http.patch("/api/me", json={"mail": "Ann@example.org"})
                    codes.append(answer.status_code)
        assert codes == [200, 200, 200, 429, 429, 429]
        async with httpx.AsyncClient(base_url=server.address) as http:
            asked = [await http.post("/api/recover/mail", json={"account": "x"}) for _ in range(4)]
            assert [answer.status_code for answer in asked] == [204, 204, 204, 429]


async def test_many_accounts_of_one_network_are_no_way_to_mail_strangers(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    port = free_port()
    settings = {"smtp": mailbox.url, "address": f"http://127.0.0.1:{port}", "limits": "true"}
    database = f"sqlite:///{tmp_path / 's.db'}"
    with Server(tmp_path, port, None, database=database, **settings) as server:
        codes = []
        for number in range(5):
            async with Guest(server.address) as guest:
                account = {"account": f"spammer{number}", "password": PASSWORD}
                await guest.post("/api/account", Recovery, **account)
                for other in range(3):
                    stranger = {"mail": f"stranger{number}-{other}@example.org"}
                    codes.append((await guest.http.patch("/api/me", json=stranger)).status_code)
        assert codes == [200] * MAIL_REQUESTS.most + [429] * 5
