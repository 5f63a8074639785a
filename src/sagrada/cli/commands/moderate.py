"""`sagrada moderate`."""

import asyncio
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.cli.server_database import DATABASE, open_database
from sagrada.server.errors import ApiError
from sagrada.server.ids import now
from sagrada.server.storage.database import Database
from sagrada.server.storage.people import Person
from sagrada.server.storage.reports import (
    ReportRow,
    ban,
    close_report,
    find_anybody,
    open_reports,
    rename,
    unban,
    unlock,
)
from sagrada.server.tables.names import clean_name


class Action(StrEnum):
    LIST = "list"
    CLOSE = "close"
    BAN = "ban"
    UNBAN = "unban"
    RENAME = "rename"
    UNLOCK = "unlock"


_WORDS = {
    Action.LIST: (),
    Action.CLOSE: ("REPORT",),
    Action.BAN: ("PERSON",),
    Action.UNBAN: ("PERSON",),
    Action.RENAME: ("PERSON", "NAME"),
    Action.UNLOCK: ("PERSON",),
}
"""What each action needs."""


def moderate(
    action: Annotated[Action, typer.Argument(help="What to do.")],
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="The report or person; for rename, also the new name.",
            metavar="[REPORT|PERSON] [NAME]",
        ),
    ] = None,
    database: DATABASE = None,
) -> None:
    """Handle reports from players: list or close reports, and ban, unban or rename people.

    PERSON is an id from the list, or an account name. A ban signs the person out and closes the
    reports about them. Bots take over in their games. After a rename, the person can't change
    the name until you unlock it. You can do this while the server is running. It picks up the
    change within a minute. Put -- before an old id that begins with a hyphen: sagrada moderate
    ban -- -x1.

    \b
    sagrada moderate list
    sagrada moderate close 3f2a9c0d11aa5b6e
    sagrada moderate ban ann
    sagrada moderate unban ann
    sagrada moderate rename ann "Ann"
    sagrada moderate unlock ann
    """
    given, needed = words or [], _WORDS[action]
    if len(given) != len(needed):
        usage = " ".join((action, *needed))
        raise BadInput(action, f"expected: sagrada moderate {usage}")
    for line in asyncio.run(_moderate(open_database(database), action, given)):
        typer.echo(line)


async def _moderate(database: Database, action: Action, words: list[str]) -> list[str]:
    try:
        async with database.writing() as connection:
            if action is Action.LIST:
                found = await open_reports(connection)
                return [_line(each) for each in found] or ["There are no open reports."]
            if action is Action.CLOSE:
                if not await close_report(connection, words[0], now()):
                    raise BadInput(words[0], "there’s no open report with this id")
                return ["Closed."]
            person = await find_anybody(connection, words[0])
            if person is None:
                raise BadInput(words[0], "there’s no person or account with this id or name")
            if action is Action.BAN:
                await ban(connection, person, now())
            elif action is Action.UNBAN:
                await unban(connection, person)
            elif action is Action.UNLOCK:
                await unlock(connection, person)
            else:
                name = _name(words[1])
                await rename(connection, person, name, now())
                locked = f"They can’t change it until you run: sagrada moderate unlock {person.id}"
                return [f"Done: {_who(person)} is now {name}.", locked]
            return [f"Done: {_who(person)}."]
    finally:
        await database.close()


def _name(text: str) -> str:
    try:
        return clean_name(text, "name")
    except ApiError as error:
        raise BadInput(text, error.message) from None


def _who(person: Person) -> str:
    kind = f"account {person.account}" if person.account else person.kind
    return f"{person.name} ({kind}, {person.id})"


def _line(report: ReportRow) -> str:
    day = datetime.fromtimestamp(report.created / 1000, UTC)
    what = f"said “{report.text}”" if report.line else "was reported"
    why = f": {report.reason}" if report.reason else ""
    return (
        f"{report.id}  {day:%Y-%m-%d %H:%M}  {report.name} ({report.person}) {what} "
        f"at table {report.table}{why}"
    )
