"""Devices that are told of turns by web push."""

from urllib.parse import urlsplit

from litestar import delete, get, post
from sqlalchemy.exc import IntegrityError

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import DEVICES
from sagrada.server.identity.session import Session
from sagrada.server.ids import now
from sagrada.server.outgoing.push import BadKeys, Subscription, check
from sagrada.server.storage.people import subscribe, unsubscribe_device
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import refuse_flood
from sagrada.server.wire.people import Device, NewDevice, PushKey


@get("/api/push")
async def push_key(services: Services) -> PushKey:
    """The key that a browser needs to subscribe."""
    return PushKey((await services.notifier.key()).public)


@post("/api/me/devices", status_code=204)
async def add_device(session: Session, services: Services, limits: Limits, data: NewDevice) -> None:
    """Tell this device when it’s my turn and I’m not at the table, until I sign out here."""
    refuse_flood(limits, DEVICES, session.person.id)
    device = Subscription(data.endpoint, data.p256dh, data.auth)
    try:
        parts = urlsplit(device.endpoint)
        is_good = parts.scheme == "https" and bool(parts.hostname) and not parts.username
        check(device)
    except (BadKeys, ValueError):
        is_good = False
    if not is_good:
        raise ApiError("bad-request", "That’s not a browser’s push subscription.", "endpoint")
    try:
        async with services.database.writing() as connection:
            await subscribe(
                connection, session.person.id, session.secret, device, data.language, now()
            )
    except IntegrityError:  # signed out in the meantime
        raise ApiError("not-signed-in", "Your session has ended.") from None


@delete("/api/me/devices", status_code=204)
async def remove_device(session: Session, services: Services, data: Device) -> None:
    async with services.database.writing() as connection:
        await unsubscribe_device(connection, session.person.id, data.endpoint)


HANDLERS = (push_key, add_device, remove_device)
