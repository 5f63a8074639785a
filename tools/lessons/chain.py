"""The tutorial's first scenes follow on each other: the learner's own placements stay.

So the lesson follows only a placement after which the next scene can still be taken.
"""

from collections.abc import Iterator
from functools import cache

from sagrada.engine.hints import fit_from_pool
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Draft, Place
from sagrada.engine.notation.position import parse_position
from sagrada.engine.play import apply
from sagrada.engine.state import GameState
from sagrada.engine.window import Window
from tools.lessons.script import LEARNER, SCENES, Scene

CHAIN = {
    "edge": frozenset({"not-on-edge"}),
    "touching": frozenset({"not-touching"}),
    "asking": frozenset({"wrong-colour", "wrong-value"}),
    "beside": frozenset({"same-colour", "same-value"}),
}
"""The scenes, and the refusals that each must be able to show."""

_SCENES = {scene.id: scene for scene in SCENES}
_NEXT = dict(zip(CHAIN, list(CHAIN)[1:], strict=False))


def state_on(scene: Scene, window: Window) -> GameState:
    """The scene's position with this window of the learner's."""
    state = parse_position(scene.position)
    first, *others = state.players
    return state.replace(players=(first.replace(window=window), *others))


def windows_after(scene: Scene, state: GameState) -> Iterator[Window]:
    """The learner's windows after the scene, as far as the lesson follows."""
    for draft in legal_moves(state).of(LEARNER):
        if isinstance(draft, Draft) and str(draft.die) in scene.dice:
            drafted = apply(state, draft).after
            for move in legal_moves(drafted).of(LEARNER):
                if isinstance(move, Place):
                    window = apply(drafted, move).after.window(LEARNER)
                    if goes_on(scene.id, window):
                        yield window


def goes_on(scene: str, window: Window) -> bool:
    """Whether the scene after this one can be taken on the window, and the one after that."""
    return scene not in _NEXT or _can_be_taken(_NEXT[scene], window)


@cache
def _can_be_taken(scene_id: str, window: Window) -> bool:
    """Whether the die can be placed, and be refused for the reason that the scene is about."""
    scene = _SCENES[scene_id]
    state = state_on(scene, window)
    for die in {die for die in state.pool if str(die) in scene.dice}:
        fit = fit_from_pool(state, die)
        if fit.spaces and CHAIN[scene_id] & {reason.id for reason in fit.refused}:
            return any(True for _ in windows_after(scene, state))
    return False
