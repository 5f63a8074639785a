"""Passwords and recovery codes."""

import threading

import pytest
from argon2 import PasswordHasher

from sagrada.server.identity import passwords
from sagrada.server.identity.passwords import (
    hash_password,
    is_right,
    new_recovery_code,
    plain_code,
)

pytestmark = pytest.mark.anyio


async def test_the_right_password_and_only_that() -> None:
    hashed = await hash_password("correct horse")
    assert await is_right(hashed, "correct horse")
    assert not await is_right(hashed, "wrong horse")


async def test_where_there_is_no_account_the_work_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As long as the answer takes, nobody learns which accounts exist."""
    asked: list[tuple[str, str]] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # as it is declared
            asked.append((str(hash)[:20], threading.current_thread().name))
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "_hasher", Counting())
    assert not await is_right(None, "guess")
    assert not await is_right(await hash_password("other"), "guess")
    (nobodys, thread), (somebodys, _) = asked
    assert nobodys == somebodys, "the same parameters"
    assert thread.startswith("passwords"), "not the threads that others wait for"


def test_a_recovery_code_is_read_as_it_is_typed() -> None:
    code = new_recovery_code()
    assert len(plain_code(code)) == 25
    assert plain_code(code.lower().replace("-", " ")) == plain_code(code)
