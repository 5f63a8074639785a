"""The luck of the deal: cards, and who starts.

Cards are measured by the value function alone: what the best of a seat's four patterns is worth,
less the mean over many deals. Who starts is measured by playouts of the same table with every seat
as the start player. Cards that the host chose are no luck.
"""

from dataclasses import dataclass
from math import exp, fsum

from sagrada.bots.value.playouts import solo_chance, win_scale
from sagrada.engine.cards import WINDOW_CARDS
from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup, StartPlayer
from sagrada.engine.state import GameState
from sagrada.kernel.codes import PATTERN_IDS
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    ACTIVE,
    AT_ROLL,
    CARDS,
    PATTERN,
    PLAYERS,
    SEAT_SIZE,
    SEATS,
    STAGE,
    START,
)
from sagrada.kernel.state import State
from sagrada.study.evaluator import NO_MOVE, Evaluator, Row
from sagrada.study.measured import NOTHING, Measured, measured

DEALS = 400
TURNS = 20
"""Of each seat, in a game that hasn't begun."""


@dataclass(frozen=True, slots=True)
class DealLuck:
    """Before the deal, and what it did for each seat."""

    mean_points: tuple[float, ...]
    """What each seat can expect before anything is dealt."""
    mean_chance: tuple[float, ...]
    cards_points: tuple[Measured, ...]
    cards_chance: tuple[Measured, ...]
    start_points: tuple[Measured, ...]
    start_chance: tuple[Measured, ...]


def deal_luck(
    evaluator: Evaluator, dealt: GameState, first_roll: GameState, number: int, seed: int
) -> DealLuck:
    """The luck of a deal; `first_roll` is the table before the first dice are rolled."""
    seats = range(len(dealt.players))
    points, chances = _forecast(evaluator, from_engine(dealt))
    deals = [_forecast(evaluator, state) for state in _other_deals(dealt.setup, evaluator, seed)]
    # Without named cards every seat has the same prospects before the deal.
    alike = dealt.setup.cards is None
    means = []
    errors = []
    for part in (0, 1):
        by_seat = [[deal[part][seat] for deal in deals] for seat in seats]
        pooled = [fsum(deal[part]) / len(seats) for deal in deals]
        found = [measured(pooled if alike else by_seat[seat]) for seat in seats]
        means.append(tuple(each.value for each in found))
        errors.append([each.error for each in found])
    starts = _start_luck(evaluator, first_roll, number, seed)
    return DealLuck(
        mean_points=means[0],
        mean_chance=means[1],
        cards_points=tuple(Measured(points[s] - means[0][s], errors[0][s]) for s in seats),
        cards_chance=tuple(Measured(chances[s] - means[1][s], errors[1][s]) for s in seats),
        start_points=starts[0],
        start_chance=starts[1],
    )


def _other_deals(setup: Setup, evaluator: Evaluator, seed: int) -> list[State]:
    generator = Generator(seed)
    deals = []
    for _ in range(DEALS if evaluator.solo or setup.cards is not None else DEALS // 2):
        state = from_engine(new_game(setup))
        while state[STAGE] < AT_ROLL:
            state.sample_outcome(generator)
        deals.append(state)
    return deals


def _forecast(evaluator: Evaluator, state: State) -> tuple[list[float], list[float]]:
    """Each seat's points with the best of its patterns, or its own window; its chance to win."""
    values = []
    chooser = evaluator.chooser(state)
    for seat in range(state[PLAYERS]):
        if state[SEATS + seat * SEAT_SIZE + PATTERN] >= 0:
            values.append(evaluator.value_function.value_of(state, seat, TURNS))
            continue
        cards = SEATS + seat * SEAT_SIZE + CARDS
        patterns = [
            PATTERN_IDS.index(pattern.id)
            for at in range(2)
            for pattern in WINDOW_CARDS[state[cards + at]]
        ]
        values.append(max(chooser.evaluate_pattern(state, seat, each) for each in patterns))
    if evaluator.solo:
        return values, [solo_chance(values[0], TURNS)]
    scale = win_scale(len(values), TURNS)
    weights = [exp((value - values[0]) / scale) for value in values]
    return values, [weight / fsum(weights) for weight in weights]


def _start_luck(
    evaluator: Evaluator, first_roll: GameState, number: int, seed: int
) -> tuple[tuple[Measured, ...], tuple[Measured, ...]]:
    setup = first_roll.setup
    seats = range(setup.players)
    if setup.solo or setup.options.start_player is StartPlayer.NAMED:
        nothing = tuple(NOTHING for _ in seats)
        return nothing, nothing
    rows: list[list[Row]] = []
    for start in seats:
        state = from_engine(first_roll)
        state[START] = state[ACTIVE] = start
        rows.append(evaluator.face_up(state, NO_MOVE, seed, number))
    actual = rows[first_roll.start]

    def luck(part: int) -> tuple[Measured, ...]:
        return tuple(
            measured(
                [
                    actual[at][seat][part] - fsum(each[at][seat][part] for each in rows) / len(rows)
                    for at in range(number)
                ]
            )
            for seat in seats
        )

    return luck(0), luck(1)
