"""Whatever this server sends goes through here: bounded in time, number and what it reads.

Nothing here holds up a game. What cannot be sent is dropped and counted.
"""

import asyncio
import logging
import smtplib
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import time
from typing import Any, Literal, get_args
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec

from sagrada.server.buckets import Limit, Limits
from sagrada.server.config import Config
from sagrada.server.metrics import Metrics
from sagrada.server.outgoing.mail import Letter, send_mail
from sagrada.server.outgoing.public_address import public_address
from sagrada.server.outgoing.push import KEEP, Subscription, VapidKey, encrypt

_log = logging.getLogger(__name__)
_SECONDS = 5.0
"""For a webhook, from the name of its host to the first line of its answer."""
_MAIL_SECONDS = 30.0
_AT_ONCE = 10
"""Of each kind, and so are the next two: slow webhooks or devices hold up no mail."""
_MOST_WAITING = 500
_MOST_OF_PERSON = 3
"""Under way for one person at a time: a slow webhook must not take the others' turns."""
MAILS_TO_ADDRESS = Limit(20, 1 / 3600)
"""Mails to one address: 20 at once, then one an hour. Those that can be unsubscribed from, about
turns, are counted apart: nobody's turns use up the mails about an account."""
TURN_NOTICES = Limit(5, 1 / 60)
"""Times that one person is told of their turn at one table."""
_GONE = (404, 410)
_THREADS = 4
"""For names, and as many for mail. Both can hang, and passwords need the usual threads. A lookup
that was given up keeps its thread, so slow names must not take those of mail."""
Kind = Literal["webhook", "push", "mail"]
Result = Literal["sent", "refused", "failed", "gone"]
_FAILURES = (
    *(httpx.HTTPError, httpx.InvalidURL, ValueError, TimeoutError),
    *(smtplib.SMTPException, OSError),
)


class Gone(ValueError):
    """The other end will never take anything again."""


class Refused(ValueError):
    """It must not or cannot be sent."""


class Outgoing:
    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._config = config
        self._metrics = metrics
        self._slots = {kind: asyncio.Semaphore(_AT_ONCE) for kind in get_args(Kind)}
        self._under_way: dict[Kind, Counter[str]] = {kind: Counter() for kind in get_args(Kind)}
        self._mails = Limits(config.limits)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._name_threads = ThreadPoolExecutor(_THREADS, "names")
        self._mail_threads = ThreadPoolExecutor(_THREADS, "mail")
        self._client: httpx.AsyncClient | None = None

    async def call_webhook(self, person: str, url: str, body: dict[str, Any]) -> bool:
        """A short JSON object by POST; whether it arrived."""
        return await self._try("webhook", person, _SECONDS, self._post, url, body) == "sent"

    async def push(self, person: str, to: Subscription, key: VapidKey, message: bytes) -> Result:
        """An encrypted message for one device; `gone`: there is no such device anymore."""
        contact = self._config.address
        headers = {
            "Authorization": key.authorization(to.endpoint, contact, int(time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "high",
        }
        return await self._try(
            "push", person, _SECONDS, self._send, to.endpoint, encrypt(message, to), headers
        )

    async def mail(self, person: str, letter: Letter) -> bool:
        """Whether the mail server took it."""
        return await self._try("mail", person, _MAIL_SECONDS, self._mail, letter) == "sent"

    def mail_later(self, person: str, letter: Letter) -> None:
        """Returns at once."""
        self.later(self.mail(person, letter))

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it while others go on, so that an answer's time says nothing about it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()
        for threads in (self._name_threads, self._mail_threads):
            threads.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ bounds

    async def _try(
        self, kind: Kind, person: str, seconds: float, send: Any, *arguments: object
    ) -> Result:
        result: Result
        try:
            async with self._slot(kind, person), asyncio.timeout(seconds):
                await send(*arguments)
        except Gone:
            result = "gone"
        except Refused:
            result = "refused"
        except _FAILURES:
            result = "failed"
        else:
            result = "sent"
        self._metrics.outgoing.labels(kind, result).inc()
        if result != "sent":
            _log.warning("could not send a message", extra={"work": kind, "result": result})
        return result

    @asynccontextmanager
    async def _slot(self, kind: Kind, person: str) -> AsyncIterator[None]:
        under_way = self._under_way[kind]
        if under_way[person] >= _MOST_OF_PERSON:
            raise Refused("too many for one person")
        if under_way.total() >= _MOST_WAITING:
            raise Refused("too many")
        under_way[person] += 1
        try:
            async with self._slots[kind]:
                yield
        finally:
            under_way[person] -= 1
            if not under_way[person]:
                del under_way[person]

    # ------------------------------------------------------------ sending

    async def _post(self, url: str, body: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json"}
        await self._send(url, msgspec.json.encode(body), headers)

    async def _send(self, url: str, content: bytes, headers: dict[str, str]) -> None:
        """The name is resolved once, and that address is called: a name that resolves to another
        address the next time cannot lead us into our own network.
        """
        parts = urlsplit(url)
        host = parts.hostname or ""
        loop = asyncio.get_running_loop()
        address = await loop.run_in_executor(self._name_threads, public_address, host)
        if address is None:
            raise Refused("not a public address")
        at = f"[{address}]" if ":" in address else address
        port = "" if parts.port is None else f":{parts.port}"
        named = f"[{host}]" if ":" in host else host
        if self._client is None:
            # A connection is used once: the next one to the same address may be for another name.
            limits = httpx.Limits(max_connections=2 * _AT_ONCE, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(timeout=_SECONDS, trust_env=False, limits=limits)
        asking = self._client.stream(
            "POST",
            urlunsplit(parts._replace(netloc=at + port, fragment="")),
            content=content,
            headers={**headers, "Host": named + port},
            extensions={"sni_hostname": host},  # the certificate is the name's
        )
        async with asking as answer:  # its body is never read, however long it is
            if answer.status_code in _GONE:
                raise Gone("nobody is there anymore")
            if not answer.is_success:
                raise ValueError("not taken")

    async def _mail(self, letter: Letter) -> None:
        if not self._config.smtp:
            raise Refused("this server doesn’t send email")
        about = "turns" if letter.unsubscribe else "account"
        if not self._mails.allows(MAILS_TO_ADDRESS, f"{about} {letter.to.lower()}"):
            raise Refused("too many for one address")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._mail_threads, send_mail, self._config, letter)
