"""Mail addresses, and the tokens of links and codes that are sent to them."""

from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.ids import new_secret
from sagrada.server.storage.people import hash_of
from sagrada.server.storage.schema import mail_tokens, people

_HOUR = 60 * 60 * 1000
CONFIRM_LASTS = 48 * _HOUR
RESET_LASTS = _HOUR
RESETS_AFTER = 24 * _HOUR
"""Milliseconds after which a confirmed address can set a new password. Someone who got hold of a
session and enters an address of their own does not get the account with it at once."""
Purpose = Literal["confirm", "reset"]


async def change_mail(connection: AsyncConnection, person: str, mail: str | None) -> None:
    """Another address, not confirmed yet, or none. What was sent to the old one is void."""
    await connection.execute(
        update(people).where(people.c.id == person).values(mail=mail, mail_confirmed=None)
    )
    await connection.execute(delete(mail_tokens).where(mail_tokens.c.person == person))


async def add_mail_token(
    connection: AsyncConnection, person: str, purpose: Purpose, mail: str, secret: str, expires: int
) -> None:
    """The only one for this purpose: an older one is void."""
    await connection.execute(delete(mail_tokens).where(_tokens_of(person, purpose)))
    await connection.execute(
        insert(mail_tokens).values(
            hash=hash_of(secret), person=person, purpose=purpose, mail=mail, expires=expires
        )
    )


async def confirm_mail(connection: AsyncConnection, secret: str, at: int) -> bool:
    """Whether the link was good. It works again until it expires: mail programs look, too."""
    found = await _find(connection, secret, "confirm", at)
    if found is None:
        return False
    same = and_(people.c.id == found.person, people.c.mail == found.mail)
    row = (await connection.execute(select(people).where(same))).first()
    if row is None:
        return False
    if row.mail_confirmed is None:
        await connection.execute(
            update(people)
            .where(same)
            .values(
                mail_confirmed=at,
                mail_turns=True,
                unsubscribe=row.unsubscribe or new_secret(),
            )
        )
    return True


async def unsubscribe(connection: AsyncConnection, secret: str) -> bool:
    """No more mails about turns; whether the link was good."""
    mine = people.c.unsubscribe == secret
    changed = await connection.execute(update(people).where(mine).values(mail_turns=False))
    return changed.rowcount > 0


def can_reset(row: Any, at: int) -> bool:
    """Whether the address of an account can be used for a new password."""
    return row.mail_confirmed is not None and row.mail_confirmed <= at - RESETS_AFTER


async def take_reset(connection: AsyncConnection, person: str, secret: str, at: int) -> bool:
    """Whether it was a code for a new password; it is then used up."""
    found = await _find(connection, secret, "reset", at)
    if found is None or found.person != person:
        return False
    await connection.execute(delete(mail_tokens).where(_tokens_of(person, "reset")))
    return True


async def expire_mail_tokens(connection: AsyncConnection, now: int) -> None:
    await connection.execute(delete(mail_tokens).where(mail_tokens.c.expires < now))


async def _find(connection: AsyncConnection, secret: str, purpose: Purpose, at: int) -> Any | None:
    query = select(mail_tokens).where(
        and_(
            mail_tokens.c.hash == hash_of(secret),
            mail_tokens.c.purpose == purpose,
            mail_tokens.c.expires > at,
        )
    )
    return (await connection.execute(query)).first()


def _tokens_of(person: str, purpose: Purpose) -> ColumnElement[bool]:
    return and_(mail_tokens.c.person == person, mail_tokens.c.purpose == purpose)
