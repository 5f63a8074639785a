"""The scenes are moments that a game could reach, and each holds what its text speaks of."""

import pytest

from sagrada.engine.audit import mistakes
from sagrada.engine.notation.position import parse_position
from sagrada.server.wire.choices import choices_of
from tools.lessons.script import LEARNER, SCENES, Scene


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_no_window_of_a_scene_breaks_a_rule(scene: Scene) -> None:
    state = parse_position(scene.position)
    assert [mistakes(state.window(seat)) for seat in range(2)] == [(), ()]


# RULES 5.2–5.5: the four restrictions, each in a scene where it can be run into.
@pytest.mark.parametrize(
    ("scene", "reasons"),
    [
        ("edge", {"not-on-edge"}),
        ("touching", {"not-touching"}),
        ("asking", {"wrong-colour", "wrong-value"}),
        ("beside", {"same-colour", "same-value"}),
    ],
)
def test_each_restriction_can_be_run_into(scene: str, reasons: set[str]) -> None:
    found = next(one for one in SCENES if one.id == scene)
    choices = choices_of(parse_position(found.position), LEARNER, can_undo=False, hints=True)
    assert choices is not None
    fit = next(one for one in choices.fits if one.die in found.dice)
    assert reasons <= fit.refused.keys()
    assert fit.spaces
