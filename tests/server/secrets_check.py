"""Looking for secrets in everything that was sent: what a reader could not know must not be there.

Independent of how the server hides things: it works on the raw text of the frames.
"""

import json
from collections.abc import Iterable
from typing import Any


def leaks(texts: Iterable[str], seat: int | None, private: list[list[str]], seed: str) -> list[str]:
    """What the frames to a seat (None: a spectator) tell too much, while the game runs.

    `private` are the colours of all private objectives by seat, known only afterwards.
    """
    found = []
    for text in texts:
        frame = json.loads(text)
        if frame.get("over") is not None:
            continue  # then everything is open
        if seed in text:
            found.append("the seed")
        found += _in_frame(frame, seat, private)
    return found


def _in_frame(frame: dict[str, Any], seat: int | None, private: list[list[str]]) -> list[str]:
    found = []
    view = frame.get("view")
    if view is not None:
        for player in view["players"]:
            own = player["seat"] == seat
            if not own and player["private"] is not None:
                found.append(f"the private objective of {player['seat']}")
            if own and player["private"] != private[player["seat"]]:
                found.append("a wrong private objective")
            if not own and (player["cards"] is not None or player["choice"] is not None):
                found.append(f"the cards of {player['seat']}")
            if not own and player["sheet"] is not None and player["sheet"]["private"] is not None:
                found.append(f"the private points of {player['seat']}")
    told = [*frame.get("events", ()), *(e for step in frame.get("log", ()) for e in step["events"])]
    for event in told:
        if event.get("seat") != seat:
            kind = event["kind"]
            if kind == "PrivateObjectiveDealt" and event["colour"] is not None:
                found.append("a private objective in the log")
            if kind == "WindowCardDealt" and event["card"] is not None:
                found.append("a window card in the log")
            if kind == "PatternChosen" and event["pattern"] is not None:
                found.append("a pattern in the log")
    return found
