"""Legal moves where random games seldom lead: each held against the engine."""

import random
from itertools import combinations

import pytest

from sagrada.engine.cards import PATTERNS, TOOLS
from sagrada.engine.dice import ALL_KINDS, Die
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import Options, SoloPayment
from sagrada.engine.placement import spaces_for
from sagrada.engine.play import apply
from sagrada.engine.spaces import members
from sagrada.engine.state import GameState
from sagrada.engine.window import Window
from sagrada.kernel.codes import code_of
from sagrada.kernel.convert import from_engine
from tests.kernel.lockstep import compare
from tests.tabletop import a_turn, window


def agree(state: GameState) -> None:
    assert sorted(from_engine(state).legal()) == sorted(map(code_of, legal_moves(state)))


def a_window(rng: random.Random, dice: int) -> Window:
    """A random window, every die of it placed by the rules."""
    made = Window(PATTERNS[rng.choice(list(PATTERNS))])
    for _ in range(dice):
        die = rng.choice(ALL_KINDS)
        free = members(spaces_for(made, die))
        made = made.place(die, rng.choice(free)) if free else made
    return made


def words(rng: random.Random, most: int) -> str:
    kinds: list[Die] = rng.choices(rng.sample(ALL_KINDS, 5), k=rng.randrange(most + 1))
    return " ".join(map(str, kinds))


@pytest.mark.parametrize("tool", TOOLS)
def test_turns_with_a_tool(tool: int) -> None:
    """RULES 6.2, 6.3, 9.3: small pools, few dice, both turns, with and without a track."""
    rng = random.Random(tool)
    for case in range(150):
        windows = [a_window(rng, rng.randrange(14)) for _ in range(1 + case % 2)]
        payment = rng.choice(list(SoloPayment))
        state = a_turn(
            *windows,
            pool=words(rng, 3 if case % 2 else 4),
            tools=(tool,),
            track=tuple(words(rng, 2) for _ in range(rng.randrange(3))),
            favor=rng.randrange(3),
            turn_number=rng.randrange(2 * len(windows)),
            options=Options(solo_payment=payment),
        )
        agree(state)
        for move in legal_moves(state):
            kernel = from_engine(state)
            kernel.apply_move(code_of(move))
            compare(apply(state, move).after, kernel)


@pytest.mark.parametrize("pool", ["B1", "B1 B2", "R1", "B1 R1"])
def test_the_hammer_does_not_roll_the_die_that_pays(pool: str) -> None:
    """RULES 9.3, tool 7: so a single die cannot pay for it."""
    agree(a_turn(window("virtus"), pool=pool, tools=(7,), turn_number=1))


def test_lathekin_with_two_dice() -> None:
    """RULES tool 4: two dice, wherever they are."""
    for first, second in combinations(range(20), 2):
        dice: list[Die | None] = [None] * 20
        dice[first], dice[second] = ALL_KINDS[3], ALL_KINDS[22]
        placed = Window(PATTERNS["batllo"], tuple(dice))
        agree(a_turn(placed, window("virtus"), tools=(4,)))
