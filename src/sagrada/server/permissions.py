"""What takes an account. A guest can do everything else: open, join, play and watch tables, chat,
look back at games, and play the open deal of the day.

A guest exists as soon as a browser first asks who it is, and costs nothing to make. So whatever
must happen only once for each player takes an account (docs/decisions/0015-daily-window.md).
"""

from datetime import date

from sagrada.server.daily_calendar import begins
from sagrada.server.errors import ApiError
from sagrada.server.storage.people import Person


def has_counted_attempt(person: Person | None, day: date) -> bool:
    """Whether this person's attempt at the daily window counts.

    The account must be as old as the day: nobody deletes one whose attempt went badly, and makes
    another.
    """
    return person is not None and person.was_account(begins(day))


def need_counted_attempt(person: Person, day: date) -> None:
    """The ranked deal is for those whose attempt counts. All others play the open one."""
    need_account(person)
    if not has_counted_attempt(person, day):
        sentence = "Your account is new today. You can play the ranked window from tomorrow."
        raise ApiError("account-needed", sentence)


def need_account(person: Person) -> str:
    """The account's name. A guest has no password to change, and gets no mail."""
    if person.account is None:
        raise ApiError("account-needed", "You need an account first.")
    return person.account


def need_guest(person: Person) -> None:
    """Only a guest can become an account."""
    if person.account is not None:
        raise ApiError("not-allowed", "You already have an account.", "account")
