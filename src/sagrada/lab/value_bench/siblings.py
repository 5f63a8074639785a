"""How well a value function tells the choices of one position apart.

The positions and what their choices are worth don't depend on the value function that is measured:
version 1 plays the games, and plays out every choice to the end of the game, always with the same
dice. The playouts come in two halves, so that their own noise can be taken out of the results.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import learned_value_function
from sagrada.bots.value_bots import TOOL_MARGIN
from sagrada.engine.options import ROUNDS
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    ACTIVE,
    MOVE_DRAFT,
    MOVE_END,
    MOVE_LIFT,
    MOVE_PAY,
    MOVE_PLACE,
    ROUND,
)
from sagrada.kernel.state import State
from sagrada.lab.intervals import Interval, mean, mean_interval
from sagrada.lab.value_bench.positions import (
    deal,
    is_start_of_turn,
    make_chooser,
    play_game,
    turns_left,
)

WIDTH = 8
"""How many choices of a position are compared: the best by version 1."""
PLAYOUTS = 48
"""How many playouts each half has."""

Choice = tuple[int, ...]
"""A die and its space, or the end of the turn."""


@dataclass(frozen=True)
class LabelledPosition:
    """A position, some of its choices, and what each is worth by either half of the playouts."""

    state: State
    choices: tuple[Choice, ...]
    halves: tuple[tuple[float, ...], tuple[float, ...]]


@dataclass(frozen=True)
class SiblingResult:
    """Of one value function on all positions; the intervals are over positions."""

    error: float
    """The mean square of the difference between values and playouts, both less their mean over the
    choices of the position: in points²."""
    error_interval: Interval | None
    regret: float
    """Points that its choice brings less than the best one by the other half of the playouts."""
    regret_interval: Interval | None
    regrets: tuple[float, ...]
    """By position, to compare two value functions on the same ones."""
    errors: tuple[float, ...]


def label_positions(
    count: int, players: int, seed: int, playouts: int = PLAYOUTS
) -> list[LabelledPosition]:
    """Positions from as many games, one each, at the start of a turn in rounds 1 to 8."""
    value_function = learned_value_function("v1")
    chooser = make_chooser(value_function, players)
    referee = Playouts(TurnChooser(value_function, TOOL_MARGIN, samples=4, quick=True), ROUNDS, 0.0)
    rng = Random(seed)
    found = []
    for number in range(count):
        wanted, turn = 1 + number % 8, rng.randrange(2 * players)
        state = position_in_a_game(chooser, players, rng.getrandbits(32), wanted, turn, False)
        choices = sorted(
            _choices(state), key=lambda each: (-_value(value_function, state, each), each)
        )
        found.append(_play_out(referee, state, choices[:WIDTH], rng.getrandbits(32), playouts))
    return [each for each in found if len(each.choices) > 1]


def position_in_a_game(
    chooser: TurnChooser, players: int, seed: int, wanted: int, turn: int, ahead: bool = True
) -> State:
    """The start of a certain turn in a certain round of a game."""
    generator = Generator(seed)
    chooser.seed(seed)
    state = deal(players, generator)
    found: list[State] = []

    def look(seen: State, _move: int) -> None:
        if is_start_of_turn(seen) and seen[ROUND] == wanted and len(found) <= turn:
            found.append(seen.copy())

    play_game(chooser, state, generator, look, ahead)
    return found[-1]


def _choices(state: State) -> list[Choice]:
    """Every choice without tools: a die and its space, or the end of the turn."""
    found: list[Choice] = []
    for move in state.legal():
        if move == MOVE_END:
            found.append((move,))
        elif MOVE_DRAFT <= move < MOVE_PAY:
            drafted = _after(state, (move,))
            found += [(move, at) for at in drafted.legal() if MOVE_PLACE <= at < MOVE_LIFT]
    return found


def _after(state: State, choice: Choice) -> State:
    after = state.copy()
    for move in choice:
        if move != MOVE_END:
            after.apply_move(move)
    return after


def _value(value_function: ValueFunction, state: State, choice: Choice) -> float:
    """The value of the window if the turn ends after this choice."""
    after = _after(state, choice)
    return value_function.value_of(after, state[ACTIVE], turns_left(after))


def _play_out(
    referee: Playouts, state: State, choices: Sequence[Choice], seed: int, playouts: int
) -> LabelledPosition:
    halves = []
    for half in range(2):
        referee.begin(state, state[ACTIVE], 2 * seed + half)
        labels = []
        for choice in choices:
            at = referee.add(*choice)
            referee.play(at, playouts)
            labels.append(referee.result(at)[1])
        halves.append(tuple(labels))
    return LabelledPosition(state, tuple(choices), (halves[0], halves[1]))


def measure_siblings(
    value_function: ValueFunction, positions: Sequence[LabelledPosition]
) -> SiblingResult:
    """How far its values are from the playouts, and what its choices lose."""
    errors, regrets = [], []
    for position in positions:
        values = [_value(value_function, position.state, each) for each in position.choices]
        errors.append(_error(values, position))
        regrets.append(_regret(values.index(max(values)), position))
    return SiblingResult(
        error=mean(errors),
        error_interval=mean_interval(errors),
        regret=mean(regrets),
        regret_interval=mean_interval(regrets),
        errors=tuple(errors),
        regrets=tuple(regrets),
    )


def _error(values: Sequence[float], position: LabelledPosition) -> float:
    """The product of the differences to either half: their noise is independent, so it cancels."""
    ours = _centred(values)
    first, second = (_centred(half) for half in position.halves)
    return mean([(v - a) * (v - b) for v, a, b in zip(ours, first, second, strict=True)])


def _centred(values: Sequence[float]) -> list[float]:
    centre = mean(values)
    return [value - centre for value in values]


def _regret(picked: int, position: LabelledPosition) -> float:
    """One half names the best choice and the other says what it is worth, and the other way."""
    first, second = position.halves
    return mean(
        [
            judge[named.index(max(named))] - judge[picked]
            for named, judge in ((first, second), (second, first))
        ]
    )
