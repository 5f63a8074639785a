"""Looking for secrets in everything that was sent: what a reader could not know must not be there.

Independent of how the server hides things: it works on the raw text of the frames.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

_PRIVATE = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
_EXAMPLE = "like fractal-drops"
"""How the notation says what a pattern looks like, whatever was dealt."""


@dataclass
class Secrets:
    """Of one game, known only afterwards."""

    private: list[list[str]]
    """The colours of the private objectives by seat."""
    seed: str
    unchosen: list[set[str]] = field(default_factory=list)
    """By seat, the patterns that it could have chosen and did not: nobody else learns them."""

    def words(self, seat: int | None) -> set[str]:
        """What no text to a seat may hold, wherever it stands."""
        others = [n for n in range(len(self.private)) if n != seat]
        colours = {colour for n in others for colour in self.private[n]}
        patterns = {pattern for n in others for pattern in (self.unchosen or [set()] * 9)[n]}
        return {self.seed, *(f"shades-of-{_PRIVATE[colour]}" for colour in colours), *patterns}


def leaks(
    texts: Iterable[str], seat: int | None, secrets: Secrets, is_screen: bool = False
) -> list[str]:
    """What the frames to a seat (None: a spectator) tell too much, while the game runs.

    A screen that several share has the eyes of whoever holds it: each frame says who that is.
    """
    found = []
    for text in texts:
        frame = json.loads(text)
        if frame.get("over") is not None:
            continue  # then everything is open
        if is_screen:
            seat = _eyes_of(frame, seat)
        found += words_in(text, seat, secrets)
        found += _in_frame(frame, seat, secrets.private)
    return found


def _eyes_of(frame: dict[str, Any], seat: int | None) -> int | None:
    """Who holds the screen from this frame on."""
    if frame["type"] == "step" and frame["view"] is not None:
        eyes: int | None = frame["view"]["seat"]
        return eyes
    return frame.get("holding", seat)


def _players_in(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The players of a view, or what is said to have changed about them."""
    return [
        player
        for part in ("view", "changes")
        for player in (frame.get(part) or {}).get("players", ())
    ]


def words_in(text: str, seat: int | None, secrets: Secrets) -> list[str]:
    text = text.replace(_EXAMPLE, "")
    return [f"{word} to {seat}" for word in sorted(secrets.words(seat)) if word in text]


def _in_frame(frame: dict[str, Any], seat: int | None, private: list[list[str]]) -> list[str]:
    found = []
    for player in _players_in(frame):
        owner = player["seat"]
        own = owner == seat
        told = player.get("private")
        if not own and told is not None:
            found.append(f"the private objective of {owner}")
        if own and "private" in player and told != private[owner]:
            found.append("a wrong private objective")
        if not own and (player.get("cards") is not None or player.get("choice") is not None):
            found.append(f"the cards of {owner}")
        sheet = player.get("sheet")
        if not own and sheet is not None and sheet["private"] is not None:
            found.append(f"the private points of {owner}")
    events = [
        *frame.get("events", ()),
        *(e for step in frame.get("log", ()) for e in step["events"]),
    ]
    for event in events:
        if event.get("seat") != seat:
            kind = event["kind"]
            if kind == "PrivateObjectiveDealt" and event["colour"] is not None:
                found.append("a private objective in the log")
            if kind == "WindowCardDealt" and event["card"] is not None:
                found.append("a window card in the log")
            if kind == "PatternChosen" and event["pattern"] is not None:
                found.append("a pattern in the log")
    return found
