"""A database of an older version, moved to the present: see README.md beside this file."""

import json
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, date, datetime
from pathlib import Path

from tests.server.old_databases.plain import Json, Person
from tests.server.processes import Server

_FOLDER = Path(__file__).parent
_NAME = "2026-11"
_A_WHILE = 60_000
"""Milliseconds between the end of the old server and the start of the new one."""
_TIME = re.compile(r"\b1\d{12}\b")
_DAY = re.compile(r"\b20\d\d-\d\d-\d\d\b")


def moved(text: str, written: int, today: str, now: int) -> str:
    """A text of that time and day, as if it had been written a while before `now`."""
    later = now - _A_WHILE - written
    days = datetime.fromtimestamp(now / 1000, UTC).date() - date.fromisoformat(today)
    text = _TIME.sub(lambda found: str(int(found[0]) + later), text)
    return _DAY.sub(lambda found: (date.fromisoformat(found[0]) + days).isoformat(), text)


class Old:
    """The database as a text, and what is expected of it, as if it had been written just now.

    Tables that wait, sessions, deals and days end with time. So all times are moved on by as much
    as has passed since: every number of thirteen digits is a time, and nothing else is. The days
    of the daily window are moved on with them, by whole days.
    """

    def __init__(self) -> None:
        facts = (_FOLDER / f"{_NAME}.json").read_text()
        written = json.loads(facts)
        at, today = int(written["written"]), str(written["today"])
        now = time.time_ns() // 1_000_000
        self._sql = moved((_FOLDER / f"{_NAME}.sql").read_text(), at, today, now)
        self.facts: Json = json.loads(moved(facts, at, today, now))

    @property
    def today(self) -> str:
        """The day on which it was written, which is today."""
        return str(self.facts["today"])

    @property
    def tables(self) -> dict[str, Json]:
        tables: dict[str, Json] = self.facts["tables"]
        return tables

    def id(self, key: str) -> str:
        return str(self.tables[key]["info"]["id"])

    def write(self, file: Path) -> None:
        with sqlite3.connect(file) as connection:
            connection.executescript(self._sql)
        connection.close()

    def entries(self, key: str) -> list[str]:
        """What was played at a table until then, in notation."""
        connection = sqlite3.connect(":memory:")
        connection.executescript(self._sql)
        query = 'SELECT entries FROM steps WHERE "table" = ? ORDER BY since'
        texts = [row[0] for row in connection.execute(query, [self.id(key)])]
        connection.close()
        return entries_of("\n".join(texts))


def entries_of(text: str) -> list[str]:
    """Entry by entry, each with who made it: a record has several in a line."""
    found = []
    for line in text.splitlines():
        actor, colon, entries = line.partition(":")
        if colon and not line.startswith(("[", "#")):
            found += [f"{actor}: {entry.strip()}" for entry in entries.split(",")]
    return found


@asynccontextmanager
async def crowd(server: Server, old: Old) -> AsyncIterator[dict[str, Person]]:
    """Everybody, with the sessions and tokens that they had."""
    async with AsyncExitStack() as stack:
        people = {}
        for key, told in old.facts["people"].items():
            person = Person(server.address, told["secret"])
            people[key] = await stack.enter_async_context(person)
            assert person.me.items() >= told["me"].items(), "the old session is still this person's"
            assert not person.me["mail_confirmed"], "nobody asked whose address it is"
        yield people


def sitting(old: Old, people: dict[str, Person], key: str) -> list[Person]:
    """Who sits at a table, but for those whom a bot stands in for."""
    return [people[who] for who in old.tables[key]["eyes"]]
