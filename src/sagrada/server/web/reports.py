"""Reports about a person or a line of chat, for the operator of the server."""

from litestar import post

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError, not_found
from sagrada.server.identity.rate_limits import REPORTS
from sagrada.server.identity.session import Session
from sagrada.server.storage.people import find_person
from sagrada.server.storage.reports import WHOLE_PERSON, add_report
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.table import Table
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.wire.people import NewReport


@post("/api/reports", status_code=204)
async def report(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    data: NewReport,
) -> None:
    """Report someone you meet at a table. Only the operator reads it."""
    refuse_flood(limits, REPORTS, session.person.id)
    refuse_flood(limits, REPORTS, address(request, registry.services))
    table = await registry.table(data.table)
    if not table.row.admits(session.person.id):
        raise ApiError("forbidden", "You can only report people you meet at a table.")
    if data.person == session.person.id:
        raise ApiError("bad-request", "You can’t report yourself.", "person")
    database = registry.services.database
    async with database.reading() as connection:
        about = await find_person(connection, data.person)
    said = _said(table, data)
    if about is None:
        raise not_found("person", field="person")
    await add_report(database, session.person.id, about, table.id, said, data.reason)


def _said(table: Table, data: NewReport) -> tuple[int, str]:
    """The number and the text of the line, if the report is about one."""
    lines = [line for line in table.chat.lines if line.person == data.person]
    if data.line is not None:
        for line in lines:
            if line.number == data.line:
                return line.number, line.text
        raise not_found("line", field="line")
    is_here = data.person == table.row.host or table.row.seats_of(data.person) or lines
    if not is_here:
        raise not_found("person", field="person")
    return WHOLE_PERSON, ""


HANDLERS = (report,)
