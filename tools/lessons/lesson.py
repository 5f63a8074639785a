"""The tutorial as data: for each scene every moment that the learner can reach, and its answers.

A moment ("node") knows the frames that follow on each choice the lesson accepts, and what `why`
would be told. The page plays them like a server would, through the table's own code.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.moves import Draft, EndTurn, Move, Place, UseTool
from sagrada.engine.notation import (
    format_choice,
    format_space,
    parse_chance,
    parse_choice,
    parse_seat,
)
from sagrada.engine.notation.position import parse_position
from sagrada.engine.play import Step, apply
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import GameState, Stage
from sagrada.server.wire.base import Sent
from sagrada.server.wire.catalogue import catalogue
from sagrada.server.wire.frames import Stepped, Sync
from tools.lessons.chain import goes_on
from tools.lessons.script import LEARNER, SCENES, Scene
from tools.lessons.staging import InTheWay, opening, refusal, stepped


class Answer(Sent):
    frames: list[Stepped]
    node: int


class Node(Sent):
    moves: dict[str, Answer]
    why: dict[str, InTheWay]
    """By the moves tried, with commas between; what is not here would be allowed."""


class Scenery(Sent):
    id: str
    sync: Sync
    nodes: list[Node]
    """The first is the moment of `sync`."""


def lesson() -> dict[str, Any]:
    scenes = [walk(scene, parse_position(scene.position)) for scene in SCENES]
    return {"catalogue": catalogue(), "scenes": scenes}


def walk(scene: Scene, state: GameState) -> Scenery:
    """A scene from this state on."""
    return _Walk(scene).scenery(state)


class _Walk:
    """Follows all accepted choices of a scene; `script` is how far the others have spoken."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._nodes: list[Node] = []

    def scenery(self, state: GameState) -> Scenery:
        self._visit(state, version=0, script=0)
        return Scenery(self._scene.id, opening(state, self._scene.shows_tools), self._nodes)

    def _visit(self, state: GameState, version: int, script: int) -> int:
        number = len(self._nodes)
        node = Node(moves={}, why=dict(_why(state)))
        self._nodes.append(node)
        for move in legal_moves(state).of(LEARNER):
            if self._accepts(state, move):
                text = format_choice(move)
                node.moves[text] = self._answer(state, move, version, script)
        return number

    def _stepped(self, steps: list[Step], since: int) -> Stepped:
        return stepped(steps, since, self._scene.shows_tools)

    def _accepts(self, state: GameState, move: Move) -> bool:
        scene = self._scene
        dice = scene.later if scene.later and state.is_second_turn else scene.dice
        match move:
            case Draft(die=die):
                return str(die) in dice
            case Place(space=space):
                if dice.get(str(state.turn.die_in_hand), "") not in ("*", format_space(space)):
                    return False
                return goes_on(scene.id, apply(state, move).after.window(LEARNER))
            case EndTurn():
                return "end" in scene.accepts and state.turn.drafted
            case _:
                return format_choice(move) in scene.accepts

    def _answer(self, state: GameState, move: Move, version: int, script: int) -> Answer:
        frames, steps = [], [apply(state, move)]
        while True:
            after = steps[-1].after
            heard = after.is_chance or (LEARNER not in after.to_act and not after.is_over)
            if not heard or script == len(self._scene.replies):
                break
            actor, _, entries = self._scene.replies[script].partition(": ")
            script += 1
            if actor == "*":
                for outcome in parse_chance(entries):
                    steps.append(apply(steps[-1].after, outcome))
                continue
            for entry in entries.split(", "):
                frames.append(self._stepped(steps, version))
                version += len(steps)
                steps = [apply(steps[-1].after, parse_choice(parse_seat(actor), entry))]
        frames.append(self._stepped(steps, version))
        version += len(steps)
        return Answer(frames, self._visit(steps[-1].after, version, script))


# ------------------------------------------------------------------ why not


def _why(state: GameState) -> Iterator[tuple[str, InTheWay]]:
    """What cannot be told from the choices alone: the dice in the way, and tools on a die."""
    for moves in _tries(state):
        found = _refused(state, moves)
        if found is not None and (found.spaces or isinstance(moves[-1], UseTool)):
            yield ", ".join(map(format_choice, moves)), found


def _tries(state: GameState) -> Iterator[tuple[Move, ...]]:
    if state.to_act != (LEARNER,):
        return
    if state.stage is Stage.PLACE:
        yield from ((Place(LEARNER, space),) for space in SPACES)
    if state.stage is not Stage.TURN:
        return
    for draft in legal_moves(state).of(LEARNER):
        if isinstance(draft, Draft):
            places = (Place(LEARNER, space) for space in SPACES)
            tools = (UseTool(LEARNER, tool.number) for tool in state.tools)
            yield from ((draft, move) for move in chain[Move](places, tools))


def _refused(state: GameState, moves: tuple[Move, ...]) -> InTheWay | None:
    for move in moves:
        if illegal(state, move) is not None:
            return refusal(state, move)
        state = apply(state, move).after
    return None
