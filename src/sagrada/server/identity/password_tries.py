"""Who can try a password. Guesses from elsewhere do not lock the owner out.

Each address has its own few tries, of all accounts and of each. All addresses together have more,
but slower ones; those from which the account was signed in to before do not need them. None of
this depends on whether there is such an account.
"""

from collections import OrderedDict

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import PASSWORDS, PASSWORDS_OF_ACCOUNT

_MOST_KNOWN = 20_000


class PasswordTries:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Account and address of those who got in. Forgotten when the server restarts."""

    def need_one(self, account: str, address: str) -> None:
        """Use up one try, or refuse."""
        name = account.lower()
        is_allowed = self._limits.allows(PASSWORDS, address)
        is_allowed = is_allowed and self._limits.allows(PASSWORDS, f"{name} from {address}")
        if is_allowed and (name, address) not in self._known:
            is_allowed = self._limits.allows(PASSWORDS_OF_ACCOUNT, name)
        if not is_allowed:
            raise ApiError("too-many", "Too many attempts. Wait a moment and try again.")

    def was_right(self, account: str, address: str) -> None:
        """The owner was here."""
        key = account.lower(), address
        self._known[key] = None
        self._known.move_to_end(key)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
