"""Every way through the lesson leads to its end, in frames that follow on each other."""

import pytest

from sagrada.server.wire.events import GameEnded, RoundEnded, ToolUsed
from tools.lessons.lesson import Answer, Scenery, lesson

SCENES: list[Scenery] = lesson()["scenes"]


def by_id(scene: str) -> Scenery:
    return next(one for one in SCENES if one.id == scene)


def answers(scene: Scenery) -> list[Answer]:
    return [answer for node in scene.nodes for answer in node.moves.values()]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_frames_follow_on_each_other(scene: Scenery) -> None:
    version = {0: 0}
    for number, node in enumerate(scene.nodes):
        for answer in node.moves.values():
            since = version[number]
            for frame in answer.frames:
                assert frame.since == since
                since = frame.version
            version[answer.node] = since
    assert set(version) == set(range(len(scene.nodes)))


# RULES 3.3, 3.4: the scene of the round ends with one die on the track and the bag passed on.
def test_the_round_ends_in_its_scene() -> None:
    frames = [frame for answer in answers(by_id("round")) for frame in answer.frames]
    ended = [frame for frame in frames if any(isinstance(e, RoundEnded) for e in frame.events)]
    assert ended
    for frame in ended:
        assert frame.view is not None
        assert [len(number) for number in frame.view.track] == [1, 1, 1]
        assert (frame.view.round, frame.view.start, len(frame.view.pool)) == (4, 1, 5)


# RULES 6.1: one token for the first, two for the next.
def test_the_tool_is_paid_with_one_token_and_then_with_two() -> None:
    frames = [frame for answer in answers(by_id("tool")) for frame in answer.frames]
    prices = [event.price for f in frames for event in f.events if isinstance(event, ToolUsed)]
    assert prices == [1, 2]


def test_the_last_scene_ends_the_game_with_the_learner_as_winner() -> None:
    last = answers(by_id("score"))[-1].frames[-1]
    assert any(isinstance(event, GameEnded) for event in last.events)
    assert last.over is not None
    assert last.over.winners == [0]
