"""What a game refuses, and why."""

from dataclasses import dataclass
from enum import StrEnum

from sagrada.engine.moves import Move
from sagrada.engine.reasons import Reason, SagradaError


class RefusalKind(StrEnum):
    """Why a game refuses a request."""

    NO_SUCH_SEAT = "no-such-seat"
    OPEN_SEAT = "open-seat"
    OTHER_SEAT = "other-seat"
    STALE = "stale"
    ILLEGAL = "illegal"
    UNDO = "undo"
    NOT_OVER = "not-over"
    SEED = "seed"
    NO_SUCH_MOMENT = "no-such-moment"


class GameError(SagradaError):
    """A request that the game refuses, in a sentence. Nothing has changed."""

    def __init__(self, kind: RefusalKind, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.reason = reason
        """The rule that an illegal move breaks."""

    def __reduce__(self) -> tuple[type["GameError"], tuple[RefusalKind, str, Reason | None]]:
        return GameError, (self.kind, str(self), self.reason)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move isn't legal now. `print(refusal)` says it in a sentence, with the rule."""

    move: Move
    reason: Reason
    sentence: str
    """What was tried, which rule forbids it, and what is in the way."""

    @property
    def rule(self) -> str:
        """The number of the rule, such as `5.3`, or the tool that forbids it."""
        return self.reason.rule

    def __str__(self) -> str:
        return self.sentence
