"""In games over days, players are told that their turn has come: by webhook, by mail.

This never holds up a game: what cannot be delivered is dropped, and the page still shows the turn.
"""

import asyncio
import ipaddress
import logging
import smtplib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit, urlunsplit

import httpx
from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.config import Config
from sagrada.server.storage.database import Database
from sagrada.server.storage.people import find_person

_log = logging.getLogger(__name__)
_SECONDS = 5.0
_PORTS = {"smtp": 25, "smtps": 465}
_FAILURES = (
    *(httpx.HTTPError, httpx.InvalidURL, ValueError),
    *(smtplib.SMTPException, OSError, SQLAlchemyError),
)


class Notifier:
    def __init__(self, config: Config, database: Database) -> None:
        self._config = config
        self._database = database
        self._tasks: set[asyncio.Task[None]] = set()

    def turn_came(self, people: list[str], table: str) -> None:
        """It is the turn of these people at a table. Returns at once."""
        task = asyncio.create_task(self._tell(people, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, people: list[str], table: str) -> None:
        link = f"{self._config.address.rstrip('/')}/t/{table}"
        with _dropped(table):
            async with self._database.reading() as connection:
                found = [await find_person(connection, person) for person in people]
            for person in found:
                if person is not None and person.webhook:
                    with _dropped(table):
                        await call_webhook(person.webhook, table, link)
                if person is not None and person.mail and self._config.smtp:
                    with _dropped(table):
                        await asyncio.to_thread(send_mail, self._config, person.mail, link)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextmanager
def _dropped(table: str) -> Iterator[None]:
    """What fails in here is dropped; the others are still told."""
    try:
        yield
    except _FAILURES:
        _log.warning("a player could not be notified", extra={"table": table})


async def call_webhook(url: str, table: str, link: str) -> None:
    """A short JSON object by POST, to addresses of the public internet only.

    The name is resolved once, and that address is called: a name that resolves to another address
    the next time cannot lead us into our own network.
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    address = await public_address(host)
    if address is None:
        raise ValueError("not a public address")
    at = f"[{address}]" if ":" in address else address
    port = "" if parts.port is None else f":{parts.port}"
    named = f"[{host}]" if ":" in host else host
    async with httpx.AsyncClient(timeout=_SECONDS, trust_env=False) as client:
        await client.post(
            urlunsplit(parts._replace(netloc=at + port, fragment="")),
            json={"event": "your-turn", "table": table, "link": link},
            headers={"Host": named + port},
            extensions={"sni_hostname": host},  # the certificate is the name's
        )


async def public_address(host: str) -> str | None:
    """The address behind a name, if it leads only to public ones; else None."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    except OSError:
        return None
    addresses = [ipaddress.ip_address(entry[4][0]) for entry in found]
    if not addresses or not all(address.is_global for address in addresses):
        return None
    return str(addresses[0])


def send_mail(config: Config, to: str, link: str) -> None:
    message = EmailMessage()
    message["Subject"] = "Sagrada: your turn"
    message["From"] = config.mail_from or "sagrada@localhost"
    message["To"] = to
    message.set_content(f"Your turn! Open the table: {link}\n")
    parts = urlsplit(config.smtp)
    port = parts.port or _PORTS.get(parts.scheme, 25)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", port, timeout=_SECONDS) as server:
        if parts.username:
            if kind is smtplib.SMTP:
                server.starttls()
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
