"""What takes an account."""

import pytest

from sagrada.server.errors import ApiError
from sagrada.server.permissions import has_counted_attempt, need_account, need_guest
from sagrada.server.storage.people import Person

GUEST = Person("g", "guest", "Gwen", None, chat=True, webhook=None, mail=None)
ACCOUNT = Person("a", "account", "Ann", "ann", chat=True, webhook=None, mail=None)


def test_only_an_accounts_attempt_at_the_daily_window_counts() -> None:
    assert has_counted_attempt(ACCOUNT)
    assert not has_counted_attempt(GUEST)
    assert not has_counted_attempt(None)


def test_a_guest_has_no_password_and_only_a_guest_becomes_an_account() -> None:
    assert need_account(ACCOUNT) == "ann"
    with pytest.raises(ApiError, match="need an account"):
        need_account(GUEST)
    need_guest(GUEST)
    with pytest.raises(ApiError, match="already have an account"):
        need_guest(ACCOUNT)
