"""What the handlers of requests are given."""

from typing import Any

from litestar import Request

from sagrada.server.errors import ApiError
from sagrada.server.identity.origin import address_of
from sagrada.server.identity.rate_limits import Limit, Limits
from sagrada.server.identity.session import Session, find_session, need_session
from sagrada.server.tables.shared_services import Services

AnyRequest = Request[Any, Any, Any]


async def session(request: AnyRequest, services: Services) -> Session:
    """Who asks; refused without a session."""
    return await need_session(request, services)


async def session_or_none(request: AnyRequest, services: Services) -> Session | None:
    """Who asks, if that is known."""
    return await find_session(request, services)


def refuse_flood(limits: Limits, limit: Limit, who: str) -> None:
    if not limits.allows(limit, who):
        raise ApiError("too-many", "Too many requests. Wait a moment and try again.")


def address(request: AnyRequest, services: Services) -> str:
    return address_of(request, services.config)
