"""What takes an account."""

from dataclasses import replace
from datetime import date

import pytest

from sagrada.server.daily_calendar import begins
from sagrada.server.errors import ApiError
from sagrada.server.permissions import (
    has_counted_attempt,
    need_account,
    need_counted_attempt,
    need_guest,
)
from sagrada.server.storage.people import Person

GUEST = Person("g", "guest", "Gwen", None, chat=True, webhook=None, mail=None)
ACCOUNT = Person("a", "account", "Ann", "ann", chat=True, webhook=None, mail=None)


def test_only_an_accounts_attempt_at_the_daily_window_counts() -> None:
    day = date(2026, 11, 16)
    assert has_counted_attempt(replace(ACCOUNT, account_since=begins(day)), day)
    assert not has_counted_attempt(replace(ACCOUNT, account_since=begins(day) + 1), day)
    assert not has_counted_attempt(GUEST, day)
    assert not has_counted_attempt(None, day)


def test_the_ranked_window_takes_an_account_that_is_older_than_the_day() -> None:
    day = date(2026, 11, 16)
    need_counted_attempt(replace(ACCOUNT, account_since=begins(day)), day)
    with pytest.raises(ApiError, match="need an account"):
        need_counted_attempt(GUEST, day)
    with pytest.raises(ApiError, match="from tomorrow"):
        need_counted_attempt(replace(ACCOUNT, account_since=begins(day) + 1), day)


def test_a_guest_has_no_password_and_only_a_guest_becomes_an_account() -> None:
    assert need_account(ACCOUNT) == "ann"
    with pytest.raises(ApiError, match="need an account"):
        need_account(GUEST)
    need_guest(GUEST)
    with pytest.raises(ApiError, match="already have an account"):
        need_guest(ACCOUNT)
