"""What the handlers of requests are given."""

from typing import Any

from litestar import Request

from sagrada.server.askers import Asker
from sagrada.server.buckets import Limit, Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.origin import address_of
from sagrada.server.identity.session import Session, find_session, need_session
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services

AnyRequest = Request[Any, Any, Any]


async def session(request: AnyRequest, registry: TableRegistry) -> Session:
    """Who asks; refused without a session."""
    found = await need_session(request, registry.services)
    if found.person.kind == "program":
        await _need_own_table(request, registry, found)
    return found


async def _need_own_table(request: AnyRequest, registry: TableRegistry, program: Session) -> None:
    """A token is for a seat: it opens nothing else, and is no way to more tokens."""
    is_good = bool(request.route_handler.opt.get("for_programs", False))
    table = request.path_params.get("table")
    if is_good and table is not None:
        is_good = bool((await registry.table(str(table))).row.seats_of(program.person.id))
    if not is_good:
        raise ApiError("forbidden", "This token can only play its own seat.")


async def session_or_none(request: AnyRequest, services: Services) -> Session | None:
    """Who asks, if that is known."""
    return await find_session(request, services)


def refuse_flood(limits: Limits, limit: Limit, who: str) -> None:
    if not limits.allows(limit, who):
        raise ApiError("too-many", "Too many requests. Wait a moment and try again.")


def asker(request: AnyRequest, session: Session, services: Services) -> Asker:
    """Who asks for work that others wait for, too."""
    return Asker(session.person.id, address(request, services))


def address(request: AnyRequest, services: Services) -> str:
    return address_of(request, services.config)
