"""The tutorial's first scenes on the learner's own window.

`lesson.json` has each scene once. Here are the same scenes for every other window that the learner
can have by then. They are very much alike, so equal parts are stored once: `{"$": 7}` stands for
`values[7]`.
"""

import json
from typing import Any

import msgspec

from sagrada.engine.notation.position import parse_position
from sagrada.engine.window import Window
from tools.lessons.chain import CHAIN, state_on, windows_after
from tools.lessons.lesson import Scenery, walk
from tools.lessons.script import LEARNER, SCENES

_SHORT = 24
"""A part whose text isn't longer stays where it is."""


def carried() -> dict[str, Any]:
    shared = _Shared()
    windows = {
        scene: {key: shared.put(msgspec.to_builtins(found)) for key, found in sceneries.items()}
        for scene, sceneries in carried_scenes().items()
    }
    return {"windows": windows, "values": shared.values}


def carried_scenes() -> dict[str, dict[str, Scenery]]:
    """By scene and by the learner's dice at its beginning."""
    found: dict[str, dict[str, Scenery]] = {}
    scenes = [scene for scene in SCENES if scene.id in CHAIN]
    windows = {parse_position(scenes[0].position).window(LEARNER)}
    for scene in scenes:
        own = parse_position(scene.position).window(LEARNER)
        found[scene.id] = {
            format_dice(window): walk(scene, state_on(scene, window))
            for window in sorted(windows - {own}, key=format_dice)
        }
        windows = {
            after for window in windows for after in windows_after(scene, state_on(scene, window))
        }
    return found


def format_dice(window: Window) -> str:
    """As the page writes it to find a window: the spaces in order, empty ones as a period."""
    return " ".join(str(die) if die else "." for die in window.dice)


class _Shared:
    """Stores equal parts once."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._places: dict[str, int] = {}

    def put(self, value: Any) -> Any:
        if isinstance(value, dict):
            value = {key: self.put(inner) for key, inner in value.items()}
        elif isinstance(value, list):
            value = [self.put(inner) for inner in value]
        text = json.dumps(value)
        if not isinstance(value, dict | list) or len(text) <= _SHORT:
            return value
        if text not in self._places:
            self._places[text] = len(self.values)
            self.values.append(value)
        return {"$": self._places[text]}
