"""What one client sent and heard at a table, in order, whatever happened in between."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["sync", "step", "ack", "refused"]
_KINDS = ("sync", "step", "ack", "refused")


@dataclass(frozen=True)
class Heard:
    """A frame, as far as it matters here."""

    kind: Kind
    version: int
    since: int = 0
    """Of a step: the version before."""
    id: str | None = None
    """Of the request that is acknowledged or refused."""
    code: str = ""
    """Of a refusal."""


@dataclass
class History:
    """Of one client at one table. A spectator has no seat."""

    client: str
    seat: int | None = None
    sent: dict[str, str] = field(default_factory=dict)
    """The moves, by the ids of their requests. A resend has the same id."""
    heard: list[Heard] = field(default_factory=list)

    def hear(self, texts: Iterable[str]) -> None:
        """All that came over one connection. Only the versions of frames count here, not how they
        tell what is on the table."""
        for text in texts:
            frame = json.loads(text)
            if frame["type"] in _KINDS:
                self.heard.append(
                    Heard(
                        kind=frame["type"],
                        version=frame["version"],
                        since=frame.get("since", 0),
                        id=frame.get("id"),
                        code=frame.get("code", ""),
                    )
                )

    @property
    def acknowledged(self) -> list[Heard]:
        return [each for each in self.heard if each.kind == "ack"]
