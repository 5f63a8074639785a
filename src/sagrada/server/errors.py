"""A refused request: raised anywhere in the server, sent as the wire's `Error` or `Refused`."""

from typing import Any

from sagrada.engine.reasons import Reason
from sagrada.game.game import GameError, RefusalKind
from sagrada.server.wire.errors import Error, ErrorCode

_STATUS: dict[ErrorCode, int] = {
    "bad-request": 400,
    "bad-record": 400,
    "impossible-record": 400,
    "unfinished-record": 400,
    "deal-open": 403,
    "deal-busy": 409,
    "deal-played": 409,
    "not-signed-in": 401,
    "account-needed": 403,
    "wrong-password": 403,
    "banned": 403,
    "name-locked": 403,
    "forbidden": 403,
    "foreign-origin": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-allowed": 403,
    "not-found": 404,
    "too-large": 413,
    "too-many": 429,
    "server-error": 500,
}
_CODES: dict[RefusalKind, ErrorCode] = {
    RefusalKind.NO_SUCH_SEAT: "no-such-seat",
    RefusalKind.OPEN_SEAT: "open-seat",
    RefusalKind.OTHER_SEAT: "other-seat",
    RefusalKind.STALE: "stale",
    RefusalKind.ILLEGAL: "illegal",
    RefusalKind.UNDO: "undo",
    RefusalKind.NOT_OVER: "not-over",
    RefusalKind.SEED: "seed",
    RefusalKind.NO_SUCH_MOMENT: "bad-request",
}


class ApiError(Exception):
    """A refused request, with a sentence that says why. Nothing has changed."""

    def __init__(
        self,
        code: ErrorCode,
        message: str,
        field: str | None = None,
        reason: Reason | None = None,
        in_the_way: list[int] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.field = field
        self.reason = reason
        self.in_the_way = in_the_way or []

    @property
    def status(self) -> int:
        """Of the HTTP answer; by default a conflict with the current state."""
        return _STATUS.get(self.code, 409)

    def body(self) -> Error:
        rule = None if self.reason is None else self.reason.rule
        reason = None if self.reason is None else self.reason.id
        return Error(self.code, self.message, self.field, reason, rule)


def from_game_error(error: GameError, in_the_way: list[int] | None = None) -> ApiError:
    """What the game refused."""
    return ApiError(_CODES[error.kind], str(error), None, error.reason, in_the_way)


def not_found(what: str, **more: Any) -> ApiError:
    return ApiError("not-found", f"There’s no such {what}.", **more)
