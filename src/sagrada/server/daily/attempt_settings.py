"""The table of an attempt."""

from datetime import date

from sagrada.server.daily_calendar import WindowKind, code_of, solo_tools
from sagrada.server.storage.settings import SeatSettings, TableSettings


def attempt_settings(day: date, kind: WindowKind) -> TableSettings:
    """The same for everybody, in every language; nobody watches."""
    return TableSettings(
        seats=(SeatSettings("me"),),
        solo_tools=solo_tools(day),
        spectators=False,
        chat=False,
        deal=code_of(day, kind),
    )
