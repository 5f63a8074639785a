"""Guessing passwords is slow, and does not lock the owner out."""

import pytest

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.password_tries import PasswordTries
from sagrada.server.identity.rate_limits import PASSWORDS, PASSWORDS_OF_ACCOUNT


def _guesses(tries: PasswordTries, account: str, *addresses: str) -> int:
    """How many of these tries are allowed before the first that is not."""
    for number, address in enumerate(addresses):
        try:
            tries.need_one(account, address)
        except ApiError:
            return number
    return len(addresses)


def test_one_address_has_a_few_tries() -> None:
    tries = PasswordTries(Limits())
    assert _guesses(tries, "ann", *["10.0.0.1"] * 50) == PASSWORDS.most
    assert _guesses(tries, "bob", "10.0.0.1") == 0, "not of another account either"
    assert _guesses(tries, "ann", "10.0.0.2") == 1


def test_many_addresses_share_more_tries_but_the_owner_gets_in() -> None:
    tries = PasswordTries(Limits())
    tries.need_one("Ann", "10.0.0.1")
    tries.was_right("Ann", "10.0.0.1")
    many = [f"10.1.{number // 200}.{number % 200}" for number in range(500)]
    assert _guesses(tries, "ann", *many) == PASSWORDS_OF_ACCOUNT.most - 1
    assert _guesses(tries, "ann", "10.0.0.3") == 0, "an address that was never right must wait"
    tries.need_one("ann", "10.0.0.1")


@pytest.mark.parametrize("account", ["ann", "nobody"])
def test_the_limits_do_not_tell_which_accounts_exist(account: str) -> None:
    tries = PasswordTries(Limits())
    assert _guesses(tries, account, *["10.0.0.1"] * 50) == PASSWORDS.most
