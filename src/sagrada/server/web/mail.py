"""Mail addresses of accounts: confirming one, and ending what is sent there.

The links in mails lead to small pages with one button. Looking at a link changes nothing: mail
programs look at links by themselves.
"""

import logging
import re
from html import escape
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.passwords import new_recovery_code, plain_code
from sagrada.server.identity.rate_limits import MAIL_REQUESTS, MAILS_ASKED_FOR
from sagrada.server.identity.session import refuse_foreign
from sagrada.server.ids import new_secret, now
from sagrada.server.outgoing.letter_texts import ENGLISH, TEXTS, texts_in
from sagrada.server.outgoing.letters import address_changed, confirmation, reset_code
from sagrada.server.permissions import need_account
from sagrada.server.storage.mail import (
    CONFIRM_LASTS,
    RESET_LASTS,
    add_mail_token,
    can_reset,
    change_mail,
    confirm_mail,
    unsubscribe,
)
from sagrada.server.storage.people import Person, find_account
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.wire.people import AskReset

_log = logging.getLogger(__name__)
_MAIL = re.compile(r"[A-Za-z0-9][A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}")
"""One address, without names, quotes, lists or anything else that mail allows around it."""
Token = Annotated[str, Parameter(max_length=100)]
Spoken = Annotated[str, Parameter(max_length=10)]


# ---------------------------------------------------------------- my address


async def set_mail(
    connection: AsyncConnection,
    services: Services,
    limits: Limits,
    network: str,
    person: Person,
    mail: str,
    language: str | None,
) -> None:
    """Another address for an account, to be confirmed; an empty text removes it.

    `network` is where the request comes from: accounts cost little, and each could mail strangers.
    """
    if mail and mail == person.mail and person.mail_confirmed:
        return
    account = need_account(person) if mail else person.account or ""
    if mail and not services.config.smtp:
        raise ApiError("not-allowed", "This server doesn’t send email.", "mail")
    if mail:
        if not _MAIL.fullmatch(mail):
            raise ApiError("bad-request", "Enter one email address, like ann@example.org.", "mail")
        refuse_flood(limits, MAIL_REQUESTS, network)
        refuse_flood(limits, MAILS_ASKED_FOR, person.id)
        refuse_flood(limits, MAILS_ASKED_FOR, mail.lower())
    if person.mail and person.mail != mail and person.mail_confirmed:
        letter = address_changed(services.config, person.mail, account, language)
        services.outgoing.mail_later(person.id, letter)
    await change_mail(connection, person.id, mail or None)
    if mail:
        secret = new_secret()
        expires = now() + CONFIRM_LASTS
        await add_mail_token(connection, person.id, "confirm", mail, secret, expires)
        letter = confirmation(services.config, mail, secret, language)
        services.outgoing.mail_later(person.id, letter)


# ---------------------------------------------------------------- a new password


@post("/api/recover/mail", status_code=204)
async def ask_reset(
    request: AnyRequest, services: Services, limits: Limits, data: AskReset
) -> None:
    """Send a code for a new password to the account's address, if it has one that is confirmed.

    If not, the answer is the same. The code works like a recovery code, once, within an hour.
    """
    refuse_foreign(request, services)
    refuse_flood(limits, MAIL_REQUESTS, address(request, services))
    refuse_flood(limits, MAILS_ASKED_FOR, f"account {data.account.lower()}")
    services.outgoing.later(_send_reset(services, data.account))


async def _send_reset(services: Services, account: str) -> None:
    try:
        async with services.database.reading() as connection:
            row = await find_account(connection, account)
        if row is None or not row.mail or not can_reset(row, now()):
            return
        code = new_recovery_code()
        async with services.database.writing() as connection:
            expires = now() + RESET_LASTS
            await add_mail_token(connection, row.id, "reset", row.mail, plain_code(code), expires)
    except (SQLAlchemyError, OSError):
        _log.warning("could not store a reset code", extra={"work": "reset"})
        return
    letter = reset_code(services.config, row.mail, row.account, code, row.language)
    await services.outgoing.mail(row.id, letter)


# ---------------------------------------------------------------- the links in mails


@get("/mail/confirm", include_in_schema=False, sync_to_thread=False)
def ask_to_confirm(services: Services, language: Spoken = "") -> Response[str]:
    texts = texts_in(language)
    return _page(services, language, texts.ask_confirm, button=texts.confirm)


@post("/mail/confirm", include_in_schema=False, status_code=200)
async def confirm(services: Services, token: Token = "", language: Spoken = "") -> Response[str]:
    async with services.database.writing() as connection:
        is_good = await confirm_mail(connection, token, now())
    texts = texts_in(language)
    if not is_good:
        return _page(services, language, texts.confirm_expired, status=410)
    return _page(services, language, texts.confirmed)


@get("/mail/unsubscribe", include_in_schema=False, sync_to_thread=False)
def ask_to_unsubscribe(services: Services, language: Spoken = "") -> Response[str]:
    texts = texts_in(language)
    return _page(services, language, texts.ask_stop, button=texts.stop)


@post("/mail/unsubscribe", include_in_schema=False, status_code=200)
async def stop_mails(services: Services, token: Token = "", language: Spoken = "") -> Response[str]:
    """Also called by mail programs (RFC 8058)."""
    async with services.database.writing() as connection:
        is_good = bool(token) and await unsubscribe(connection, token)
    texts = texts_in(language)
    if not is_good:
        return _page(services, language, texts.bad_link, status=410)
    return _page(services, language, texts.stopped)


def _page(
    services: Services, language: str, sentence: str, button: str | None = None, status: int = 200
) -> Response[str]:
    """The form goes to the address that it came from, which has the token."""
    spoken = language if language in TEXTS else ENGLISH
    action = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    home = f'<p><a href="{services.config.path}/">Sagrada</a></p>'
    text = (
        f'<!doctype html><html lang="{spoken}"><meta charset="utf-8"><title>Sagrada</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<h1>{escape(sentence)}</h1>{action}{home}</html>"
    )
    # The token in the address must not travel on.
    headers = {"cache-control": "no-store"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


HANDLERS = (ask_reset, ask_to_confirm, confirm, ask_to_unsubscribe, stop_mails)
