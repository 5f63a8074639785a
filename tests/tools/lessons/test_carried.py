"""The learner's own placements stay from scene to scene, wherever they are."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from sagrada.server.wire.hints import Fit
from tools.lessons.carried import carried, carried_scenes
from tools.lessons.chain import CHAIN
from tools.lessons.lesson import Scenery, lesson
from tools.lessons.script import LEARNER, SCENES

FOUND = carried_scenes()
OWN: dict[str, Scenery] = {scene.id: scene for scene in lesson()["scenes"]}
DICE = {scene.id: scene.dice for scene in SCENES}


def dice_at_start(scenery: Scenery) -> list[str | None]:
    assert scenery.sync.view is not None
    return scenery.sync.view.players[LEARNER].dice


def key(dice: list[str | None]) -> str:
    return " ".join(die or "." for die in dice)


def endings(scenery: Scenery) -> set[str]:
    """The learner's windows when the scene's die is placed."""
    last = [frame for node in scenery.nodes for a in node.moves.values() for frame in a.frames]
    windows = {key(frame.view.players[LEARNER].dice) for frame in last if frame.view}
    return {one for one in windows if one.count(".") == dice_at_start(scenery).count(None) - 1}


@pytest.mark.parametrize(("scene", "after"), list(pairwise(CHAIN)))
def test_every_placement_is_there_in_the_next_scene(scene: str, after: str) -> None:
    starts = [OWN[scene], *FOUND[scene].values()]
    ends: set[str] = set().union(*(endings(one) for one in starts))
    assert ends == {*FOUND[after], key(dice_at_start(OWN[after]))}
    assert len(ends) > 8


@pytest.mark.parametrize("scene", CHAIN)
def test_every_scene_can_be_taken_on_every_window(scene: str) -> None:
    for dice, scenery in FOUND[scene].items():
        assert key(dice_at_start(scenery)) == dice
        fits: list[Fit] = scenery.sync.choices.fits if scenery.sync.choices else []
        (fit,) = (one for one in fits if one.die in DICE[scene])
        assert fit.spaces
        assert CHAIN[scene] & fit.refused.keys()


def test_what_is_shared_is_the_same_again() -> None:
    stored = carried()
    values: list[Any] = stored["values"]

    def whole(value: Any) -> Any:
        match value:
            case {"$": int(place)}:
                return whole(values[place])
            case dict():
                return {name: whole(inner) for name, inner in value.items()}
            case list():
                return [whole(inner) for inner in value]
        return value

    for scene, windows in stored["windows"].items():
        for dice, part in windows.items():
            assert whole(part) == msgspec.to_builtins(FOUND[scene][dice])
