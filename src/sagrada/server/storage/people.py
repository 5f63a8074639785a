"""People, their sessions and their devices as they are stored."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.ids import new_id, new_secret
from sagrada.server.outgoing.push import Subscription, VapidKey
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import (
    blocks,
    people,
    push_subscriptions,
    resting_names,
    server_keys,
    sessions,
)

_DAY = 24 * 60 * 60 * 1000
SESSION_LASTS = 180 * _DAY
"""Milliseconds since it was last used, to the day."""
NAME_RESTS = 30 * _DAY
"""Milliseconds until somebody else can have the name of a deleted account."""
MOST_DEVICES = 10
"""Of one person; the oldest goes."""
_VAPID = "vapid"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    kind: str
    """guest, account or program."""
    name: str
    account: str | None
    chat: bool
    webhook: str | None
    mail: str | None
    mail_confirmed: bool = False
    """Only then anything is sent there."""
    mail_turns: bool = True
    """Whether they want mails about their turns."""
    unsubscribe: str | None = None
    """The secret in links that end them."""
    account_since: int | None = None
    """When the guest became an account."""
    language: str | None = None
    """In which they get mails."""
    allows_puzzles: bool = False
    """Whether their finished games may become puzzles."""

    def was_account(self, at: int) -> bool:
        """Whether this was an account then: nobody makes one in hindsight."""
        return self.account_since is not None and self.account_since <= at


def hash_of(secret: str) -> str:
    """What is kept of a session's secret: enough to know it again, not to use it."""
    return sha256(secret.encode()).hexdigest()


async def add_person(connection: AsyncConnection, name: str, kind: str, at: int) -> Person:
    person = Person(new_id(), kind, name, None, chat=True, webhook=None, mail=None)
    await connection.execute(
        insert(people).values(id=person.id, kind=kind, name=name, chat=True, created=at)
    )
    return person


async def add_session(connection: AsyncConnection, person: str, at: int) -> str:
    """A new session; its secret is nowhere else."""
    secret = new_secret()
    await connection.execute(
        insert(sessions).values(
            hash=hash_of(secret), person=person, created=at, expires=at + SESSION_LASTS
        )
    )
    return secret


async def find_by_session(connection: AsyncConnection, secret: str, at: int) -> Person | None:
    query = (
        select(people)
        .join(sessions, sessions.c.person == people.c.id)
        .where(and_(sessions.c.hash == hash_of(secret), sessions.c.expires > at))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else person_of(row)


async def renew_session(database: Database, secret: str, at: int) -> bool:
    """A session that is used goes on; whether it was renewed, which is done once a day."""
    mine = sessions.c.hash == hash_of(secret)
    async with database.reading() as connection:
        expires = await connection.scalar(select(sessions.c.expires).where(mine))
    if expires is None or expires > at + SESSION_LASTS - _DAY:
        return False
    async with database.writing() as connection:
        await connection.execute(update(sessions).where(mine).values(expires=at + SESSION_LASTS))
    return True


async def end_session(connection: AsyncConnection, secret: str) -> None:
    await connection.execute(delete(sessions).where(sessions.c.hash == hash_of(secret)))


async def end_sessions(connection: AsyncConnection, person: str) -> None:
    """Everywhere: after a change of password."""
    await connection.execute(delete(sessions).where(sessions.c.person == person))


async def open_sessions(connection: AsyncConnection, hashes: list[str], at: int) -> set[str]:
    """Those of the hashes whose sessions have not ended."""
    still = and_(sessions.c.hash.in_(hashes), sessions.c.expires > at)
    return {row.hash for row in await connection.execute(select(sessions.c.hash).where(still))}


async def find_account(connection: AsyncConnection, account: str) -> Any | None:
    """The row of an account, with its hashes."""
    query = select(people).where(people.c.account_key == account.lower())
    return (await connection.execute(query)).first()


async def is_resting(connection: AsyncConnection, account: str, at: int) -> bool:
    """Whether an account of that name was deleted not long ago."""
    resting = and_(resting_names.c.name_hash == _name_hash(account), resting_names.c.until > at)
    return (await connection.execute(select(resting_names).where(resting))).first() is not None


async def let_rest(connection: AsyncConnection, account: str, at: int) -> None:
    """The name of a deleted account: somebody else with it could be taken for its owner, or the
    owner could start over under it. Only a hash is kept, for as long as it is needed."""
    name_hash = _name_hash(account)
    over = or_(resting_names.c.until <= at, resting_names.c.name_hash == name_hash)
    await connection.execute(delete(resting_names).where(over))
    row = {"name_hash": name_hash, "until": at + NAME_RESTS}
    await connection.execute(insert(resting_names).values(row))


def _name_hash(account: str) -> str:
    return sha256(account.lower().encode()).hexdigest()


async def find_person(connection: AsyncConnection, id: str) -> Person | None:
    row = (await connection.execute(select(people).where(people.c.id == id))).first()
    return None if row is None else person_of(row)


async def change_person(connection: AsyncConnection, id: str, **changes: Any) -> None:
    await connection.execute(update(people).where(people.c.id == id).values(**changes))


async def choose_name(connection: AsyncConnection, id: str, name: str) -> bool:
    """Whether somebody could change their own name: one that an operator has set stays.

    One statement, so that it cannot come between an operator's look and their change.
    """
    is_free = and_(people.c.id == id, people.c.name_locked.is_(None))
    done = await connection.execute(update(people).where(is_free).values(name=name))
    return bool(done.rowcount == 1)


async def blocked_by(connection: AsyncConnection, person: str) -> list[Person]:
    """Whom somebody has blocked."""
    query = (
        select(people)
        .join(blocks, blocks.c.blocked == people.c.id)
        .where(blocks.c.person == person)
    )
    return [person_of(row) for row in await connection.execute(query)]


async def is_blocked(connection: AsyncConnection, person: str, by: list[str]) -> bool:
    """Whether any of these people has blocked somebody."""
    query = select(blocks.c.person).where(and_(blocks.c.blocked == person, blocks.c.person.in_(by)))
    return (await connection.execute(query)).first() is not None


def person_of(row: Any) -> Person:
    return Person(
        id=row.id,
        kind=row.kind,
        name=row.name,
        account=row.account,
        chat=row.chat,
        webhook=row.webhook,
        mail=row.mail,
        mail_confirmed=row.mail_confirmed is not None,
        mail_turns=row.mail_turns,
        unsubscribe=row.unsubscribe,
        account_since=row.account_since,
        language=row.language,
        allows_puzzles=row.allows_puzzles,
    )


# ---------------------------------------------------------------- devices


async def vapid_key(database: Database) -> VapidKey:
    """Made at the first start; all processes have the same."""
    mine = select(server_keys.c.secret).where(server_keys.c.name == _VAPID)
    async with database.reading() as connection:
        stored = await connection.scalar(mine)
    if stored is None:
        try:
            async with database.writing() as connection:
                stored = VapidKey.new_secret()
                await connection.execute(insert(server_keys).values(name=_VAPID, secret=stored))
        except IntegrityError:  # another process was quicker
            async with database.reading() as connection:
                stored = await connection.scalar(mine)
    assert stored is not None, "one of the processes has stored it"
    return VapidKey(stored)


async def subscribe(
    connection: AsyncConnection,
    person: str,
    secret: str,
    device: Subscription,
    language: str,
    at: int,
) -> None:
    """With the session of that secret it ends, too.

    One statement, so that two tabs can do it at once. The later one counts.
    """
    values = {
        "session": hash_of(secret),
        "person": person,
        "endpoint": device.endpoint,
        "p256dh": device.p256dh,
        "auth": device.auth,
        "language": language,
        "created": at,
    }
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(push_subscriptions).values(hash=hash_of(device.endpoint), **values)
    await connection.execute(row.on_conflict_do_update(index_elements=["hash"], set_=values))
    mine = push_subscriptions.c.person == person
    count = await connection.scalar(select(func.count()).where(mine)) or 0
    if count > MOST_DEVICES:
        oldest = (
            select(push_subscriptions.c.hash).where(mine).order_by(push_subscriptions.c.created)
        )
        gone = (await connection.scalars(oldest.limit(count - MOST_DEVICES))).all()
        await connection.execute(
            delete(push_subscriptions).where(push_subscriptions.c.hash.in_(gone))
        )


async def unsubscribe_device(connection: AsyncConnection, person: str, endpoint: str) -> None:
    mine = and_(_at(endpoint), push_subscriptions.c.person == person)
    await connection.execute(delete(push_subscriptions).where(mine))


async def forget_device(connection: AsyncConnection, endpoint: str) -> None:
    """The push service says that it is gone."""
    await connection.execute(delete(push_subscriptions).where(_at(endpoint)))


async def devices_of(connection: AsyncConnection, person: str) -> list[tuple[Subscription, str]]:
    """With the language of each."""
    query = select(push_subscriptions).where(push_subscriptions.c.person == person)
    return [
        (Subscription(row.endpoint, row.p256dh, row.auth), row.language)
        for row in await connection.execute(query)
    ]


def _at(endpoint: str) -> ColumnElement[bool]:
    return push_subscriptions.c.hash == hash_of(endpoint)
