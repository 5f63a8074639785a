"""How the server says no."""

from typing import Literal

from sagrada.server.wire.base import Sent

ErrorCode = Literal[
    "bad-request",  # the body cannot be read, or a field is wrong: `field` says which
    "bad-record",  # a record that cannot be read: `message` says in which line and why
    "impossible-record",  # it contradicts the rules or itself: `message` says where
    "unfinished-record",  # it stops before the game is over
    "deal-open",  # the deal can still be played: nothing of it is shown to others
    "deal-busy",  # somebody plays this deal: another table on it would show them its dice
    "deal-played",  # you have played it: nobody plays a deal twice
    "not-signed-in",
    "account-needed",  # guests can't do that
    "wrong-password",
    "banned",  # by the operator of the server
    "name-taken",
    "name-locked",  # the operator of the server has set it
    "forbidden",
    "foreign-origin",
    "not-found",
    "table-full",
    "seat-taken",
    "not-your-seat",
    "not-seated",
    "not-host",
    "already-started",
    "not-started",
    "already-over",
    "not-over",
    "too-many",  # a limit: wait and try again
    "too-many-tables",  # of one person, or of one address in the lobby: close one first
    "too-large",
    "not-allowed",  # the table does not allow it: undo, hints, chat, spectators
    "no-such-seat",
    "open-seat",
    "other-seat",
    "stale",  # the table has moved on: a `sync` follows
    "illegal",  # the rules refuse it: `reason` and `rule` say why
    "undo",
    "seed",
    "server-error",
]


class Error(Sent):
    """Every refused HTTP request has this body. Nothing has changed."""

    code: ErrorCode
    message: str
    """One sentence in English; `code`, `field` and `reason` are for the reader's own language."""
    field: str | None
    """Which field of the request is wrong."""
    reason: str | None
    """The id of the rule's reason, for `illegal`."""
    rule: str | None
    """The number of that rule."""
