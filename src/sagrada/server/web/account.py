"""Accounts: to keep one's games on several devices."""

from typing import Any

from litestar import Response, post
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.password_tries import PasswordTries
from sagrada.server.identity.passwords import (
    hash_password,
    is_right,
    new_recovery_code,
    plain_code,
)
from sagrada.server.identity.rate_limits import GUESTS, PASSWORDS
from sagrada.server.identity.session import (
    Session,
    cookies_for,
    find_session,
    is_guest_name,
    new_guest,
    refuse_foreign,
    secret_in,
)
from sagrada.server.ids import now
from sagrada.server.permissions import need_account, need_guest
from sagrada.server.storage.cleanup import forget_strangers, hand_on_if_gone
from sagrada.server.storage.mail import take_reset
from sagrada.server.storage.people import (
    Person,
    add_session,
    change_person,
    choose_name,
    end_session,
    end_sessions,
    find_account,
    find_person,
    is_resting,
    person_of,
)
from sagrada.server.storage.tables import rename_at_tables
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.web.me import me_of
from sagrada.server.wire.people import (
    ChangePassword,
    Me,
    NewAccount,
    Recover,
    Recovery,
    SignIn,
)

_WRONG = "Wrong name or password."


@post("/api/account", status_code=201)
async def make_account(
    request: AnyRequest,
    session: Session,
    services: Services,
    registry: TableRegistry,
    limits: Limits,
    password_tries: PasswordTries,
    data: NewAccount,
) -> Response[Recovery]:
    """The guest becomes an account, with all its games."""
    network = address(request, services)
    refuse_flood(limits, PASSWORDS, network)
    need_guest(session.person)
    async with services.database.reading() as connection:  # before the slow work
        is_taken = await find_account(connection, data.account) is not None
        if is_taken or await is_resting(connection, data.account, now()):
            raise _name_taken()
    code = new_recovery_code()
    hashed, recovery = await hash_password(data.password), await hash_password(plain_code(code))
    try:
        async with services.database.writing() as connection:
            await change_person(
                connection,
                session.person.id,
                kind="account",
                account=data.account,
                account_key=data.account.lower(),
                account_since=now(),
                password_hash=hashed,
                recovery_hash=recovery,
            )
            renamed = await _go_by_account(connection, session.person.id, data.account)
            person = await _need(connection, session.person.id)
            secret, is_browsers = session.secret, secret_in(request)[1]
            if is_browsers:  # someone who planted the guest's cookie must not get in
                secret = await add_session(connection, person.id, now())
                await end_session(connection, session.secret)
    except IntegrityError:
        raise _name_taken() from None  # by somebody who was quicker
    password_tries.was_right(data.account, network)
    await registry.sessions_ended(person.id)
    await registry.changed_many(renamed)
    made = Recovery(me_of(person, services), code)
    cookies = cookies_for(secret, request, services) if is_browsers else []
    return Response(made, cookies=cookies)


@post("/api/sign-in", status_code=200)
async def sign_in(
    request: AnyRequest,
    services: Services,
    registry: TableRegistry,
    password_tries: PasswordTries,
    data: SignIn,
) -> Response[Me]:
    refuse_foreign(request, services)
    network = address(request, services)
    password_tries.need_one(data.account, network)
    async with services.database.reading() as connection:
        row = await find_account(connection, data.account)
    hashed = None if row is None else row.password_hash
    if not await is_right(hashed, data.password) or row is None:
        raise ApiError("wrong-password", _WRONG, "password")
    _need_welcome(row)
    password_tries.was_right(data.account, network)
    async with services.database.writing() as connection:
        secret = await add_session(connection, row.id, now())
        renamed = await _go_by_account(connection, row.id, row.account)
        person = await _need(connection, row.id)
    await registry.changed_many(renamed)
    return Response(me_of(person, services), cookies=cookies_for(secret, request, services))


@post("/api/sign-out", status_code=200)
async def sign_out(
    request: AnyRequest, services: Services, registry: TableRegistry, limits: Limits
) -> Response[Me]:
    """Sign out, and continue as a new guest."""
    refuse_foreign(request, services)
    refuse_flood(limits, GUESTS, address(request, services))
    found = await find_session(request, services)
    if found is not None:
        async with services.database.writing() as connection:
            await end_session(connection, found.secret)
            touched = await hand_on_if_gone(connection, found.person.id, now())
            await forget_strangers(connection, [found.person.id])
        await registry.sessions_ended(found.person.id)
        await registry.changed_many(touched)
    made = await new_guest(request, services)
    return Response(
        me_of(made.person, services), cookies=cookies_for(made.secret, request, services)
    )


@post("/api/password", status_code=200)
async def change_password(
    request: AnyRequest,
    session: Session,
    services: Services,
    registry: TableRegistry,
    limits: Limits,
    data: ChangePassword,
) -> Response[Recovery]:
    """Set a new password. All other devices are signed out."""
    refuse_flood(limits, PASSWORDS, address(request, services))
    account = need_account(session.person)
    async with services.database.reading() as connection:
        row = await find_account(connection, account)
    if row is None or not await is_right(row.password_hash, data.old):
        raise ApiError("wrong-password", "That’s not your password.", "old")
    return await _renew(request, registry, session.person, data.new)


@post("/api/recover", status_code=200)
async def recover(
    request: AnyRequest, services: Services, registry: TableRegistry, limits: Limits, data: Recover
) -> Response[Recovery]:
    """A new password by the recovery code, which is then replaced by another.

    Nobody guesses a code: only the work is limited, so that it is always a way in for the owner.
    """
    refuse_foreign(request, services)
    refuse_flood(limits, PASSWORDS, address(request, services))
    async with services.database.reading() as connection:
        row = await find_account(connection, data.account)
    hashed = None if row is None else row.recovery_hash
    code = plain_code(data.recovery_code)
    is_good = await is_right(hashed, code)
    if not is_good:  # perhaps it came by mail; it takes as long where there is no account
        async with services.database.writing() as connection:
            is_good = await take_reset(connection, "" if row is None else row.id, code, now())
    if not is_good or row is None:
        raise ApiError("wrong-password", "Wrong name or recovery code.")
    _need_welcome(row)
    return await _renew(request, registry, person_of(row), data.new)


async def _renew(
    request: AnyRequest, registry: TableRegistry, person: Person, password: str
) -> Response[Recovery]:
    services = registry.services
    code = new_recovery_code()
    hashed, recovery = await hash_password(password), await hash_password(plain_code(code))
    async with services.database.writing() as connection:
        await change_person(connection, person.id, password_hash=hashed, recovery_hash=recovery)
        await end_sessions(connection, person.id)
        secret = await add_session(connection, person.id, now())
    await registry.sessions_ended(person.id)
    return Response(
        Recovery(me_of(person, services), code), cookies=cookies_for(secret, request, services)
    )


async def _go_by_account(connection: AsyncConnection, id: str, account: str) -> list[str]:
    """Accounts appear under their own name, not as a numbered guest; the tables that this changes.

    A name that somebody chose stays, and one that an operator has set.
    """
    if not is_guest_name((await _need(connection, id)).name):
        return []
    is_changed = await choose_name(connection, id, account)
    return await rename_at_tables(connection, id, account) if is_changed else []


def _need_welcome(row: Any) -> None:
    """Only someone with the password learns that the account is banned."""
    if row.banned is not None:
        raise ApiError("banned", "This account is banned from this server.")


def _name_taken() -> ApiError:
    return ApiError("name-taken", "That name is taken. Try another one.", "account")


async def _need(connection: AsyncConnection, id: str) -> Person:
    person = await find_person(connection, id)
    if person is None:
        raise ApiError("not-signed-in", "There’s no session. Call /api/me first.")
    return person


HANDLERS = (make_account, sign_in, sign_out, change_password, recover)
