"""Passwords and recovery codes, by Argon2, in a thread: they are slow on purpose."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters and digits that look alike."""
_GROUPS, _GROUP = 5, 5
_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "passwords")
"""Each takes 64 MiB and a core for a while: a flood of them must not take them all."""
_NOBODYS = _hasher.hash(secrets.token_urlsafe(16))


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def is_right(hashed: str | None, password: str) -> bool:
    """Whether it is the password. It takes as long where there is no account."""
    try:
        await asyncio.get_running_loop().run_in_executor(
            _threads, _hasher.verify, hashed or _NOBODYS, password
        )
    except VerificationError:
        return False
    return hashed is not None


def new_recovery_code() -> str:
    """Like `7QK2M-…`: 125 bits that can be written down."""
    letters = [secrets.choice(_ALPHABET) for _ in range(_GROUPS * _GROUP)]
    groups = ["".join(letters[at : at + _GROUP]) for at in range(0, len(letters), _GROUP)]
    return "-".join(groups)


def plain_code(code: str) -> str:
    """A recovery code as it was typed, without what does not matter."""
    return "".join(letter for letter in code.upper() if letter.isalnum())
