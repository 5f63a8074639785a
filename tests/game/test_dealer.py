"""The dealer: fair, repeatable, and free of what happened before."""

import random
from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest

from sagrada.engine.chance import outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import COLOURS, Colour, Die
from sagrada.engine.options import Setup
from sagrada.engine.outcomes import Drawn, Outcome, Rerolled, Rolled, StartDrawn
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.game.dealer import Dealer, commitment_to, new_seed
from tests.game.games import seed_number
from tests.tabletop import random_choice


def dealt_by(dealer: Dealer, setup: Setup, seed: int) -> list[tuple[GameState, Outcome]]:
    """Every chance node of a game and its outcome; the choices are made at random."""
    rng = random.Random(seed)
    state = new_game(setup)
    found = []
    while not state.is_over:
        if state.is_chance:
            outcome = dealer.outcome(state)
            found.append((state, outcome))
            state = apply(state, outcome).after
        else:
            state = apply(state, random_choice(state, rng, 0)).after
    return found


def rolls_by_round(dealt: list[tuple[GameState, Outcome]]) -> dict[int, list[Die]]:
    found: dict[int, list[Die]] = {}
    for state, outcome in dealt:
        if isinstance(outcome, Rolled):
            found.setdefault(state.round, []).append(outcome.die)
    return found


def rolling(bag: tuple[int, ...], round: int = 3) -> GameState:
    """About to roll the first die of a round."""
    return replace(new_game(Setup()), stage=Stage.ROLL, bag=bag, round=round)


# ---------------------------------------------------------------- the seed


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = seed_number(7)
    assert Dealer(seed).commitment == commitment_to(seed) == sha256(seed).hexdigest()


def test_new_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="seed: expected 32 bytes, got 5"):
        Dealer(b"short")


def test_the_seed_is_not_shown_by_accident() -> None:
    seed = new_seed()
    shown = repr(Dealer(seed))
    assert seed.hex() not in shown
    assert repr(seed) not in shown
    assert commitment_to(seed) in shown


# ---------------------------------------------------------------- repeatable and independent


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("tools", [(6, 7, 11), (11, 6, 1), (7, 11, 8)])
def test_whatever_it_deals_can_happen(players: int, tools: tuple[int, ...]) -> None:
    """RULES 2.1, 2.2, 2.4, 2.5, 3.1, tools 6, 7 and 11: at every chance node of a game."""
    for state, outcome in dealt_by(Dealer(seed_number(8)), Setup(players, tools=tools), seed=8):
        assert outcome in dict(outcomes(state))


def test_the_same_seed_deals_the_same_game() -> None:
    first = dealt_by(Dealer(seed_number(1)), Setup(), seed=5)
    assert dealt_by(Dealer(seed_number(1)), Setup(), seed=5) == first
    assert dealt_by(Dealer(seed_number(2)), Setup(), seed=5) != first


def test_later_rounds_do_not_depend_on_what_was_played() -> None:
    """RULES 3.1: without Flux Remover the bag of a round is the same whoever drafted what."""
    setup = Setup(tools=(1, 6, 7))  # two of them roll dice again
    first = dealt_by(Dealer(seed_number(1)), setup, seed=5)
    second = dealt_by(Dealer(seed_number(1)), setup, seed=6)
    assert rolls_by_round(first) == rolls_by_round(second)
    assert [len(dice) for dice in rolls_by_round(first).values()] == [5] * 10
    assert first != second, "the games took different courses"


def test_the_setup_does_not_depend_on_the_number_of_rolls() -> None:
    """RULES 2.4: a shared deal stays the same deal, here for another number of players."""
    two, four = (dealt_by(Dealer(seed_number(3)), Setup(n), seed=1) for n in (2, 4))
    tools = [[o for s, o in dealt if s.stage is Stage.DEAL_TOOLS] for dealt in (two, four)]
    assert tools[0] == tools[1]


def test_the_same_bag_gives_the_same_draw() -> None:
    """RULES 3.1, tool 11: only the bag and the name of the draw count."""
    dealer = Dealer(seed_number(1))
    state = rolling((9, 8, 7, 6, 5))
    another = replace(state, out=(Die(Colour.RED, 1),), track=((), ()), start=1)
    assert dealer.outcome(state) == dealer.outcome(another)


def test_the_value_of_a_die_does_not_depend_on_the_bag() -> None:
    """RULES 3.1: an emptier bag may change the colour, never the value."""
    dealer = Dealer(seed_number(1))
    for round in range(1, 11):
        dice = [dealer.outcome(rolling(bag, round)) for bag in ((9, 0, 0, 0, 0), (0, 0, 0, 0, 9))]
        red, purple = (outcome.die for outcome in dice if isinstance(outcome, Rolled))
        assert (red.colour, purple.colour) == (Colour.RED, Colour.PURPLE)
        assert red.value == purple.value


def test_a_die_that_is_not_drawn_does_not_matter() -> None:
    """RULES tool 11: one more die in the bag changes a draw only by being drawn itself."""
    changed = 0
    for number in range(200):
        dealer = Dealer(seed_number(number))
        before = dealer.outcome(rolling((9, 9, 9, 9, 9)))
        after = dealer.outcome(rolling((9, 9, 9, 9, 10)))
        if before != after:
            assert isinstance(after, Rolled)
            assert after.die.colour is Colour.PURPLE
            changed += 1
    assert 0 < changed < 20  # 4 of 46 draws by rights, less where purple was drawn anyway


# ---------------------------------------------------------------- fair


def chi_square(counts: Counter[object], expected: dict[object, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[thing] - due) ** 2 / due for thing, due in expected.items())


def test_colours_come_up_by_the_number_of_dice_left() -> None:
    """RULES 3.1: each single die in the bag is equally likely."""
    bag = (2, 4, 6, 8, 12)
    drawn: Counter[object] = Counter()
    rolled: Counter[object] = Counter()
    for number in range(3200):
        outcome = Dealer(seed_number(number)).outcome(rolling(bag))
        assert isinstance(outcome, Rolled)
        drawn[outcome.die.colour] += 1
        rolled[outcome.die.value] += 1
    assert chi_square(drawn, {c: 100.0 * bag[c] for c in COLOURS}) < 18.5  # 4 degrees, 1 in 1000
    assert chi_square(rolled, dict.fromkeys(range(1, 7), 3200 / 6)) < 20.5  # 5 degrees


def test_start_players_and_rerolls_are_even() -> None:
    """RULES 2.5, tool 6"""
    starts: Counter[object] = Counter()
    rerolls: Counter[object] = Counter()
    for number in range(2400):
        dealer = Dealer(seed_number(number))
        opening = replace(new_game(Setup(4)), stage=Stage.DRAW_START)
        start = dealer.outcome(opening)
        assert isinstance(start, StartDrawn)
        starts[start.seat] += 1
        rerolled = dealer.outcome(replace(opening, stage=Stage.REROLL, round=2, turn=Turn(tool=6)))
        assert isinstance(rerolled, Rerolled)
        rerolls[rerolled.value] += 1
    assert chi_square(starts, dict.fromkeys(range(4), 600.0)) < 16.3  # 3 degrees
    assert chi_square(rerolls, dict.fromkeys(range(1, 7), 400.0)) < 20.5  # 5 degrees


def test_dice_of_a_roll_and_rounds_are_unrelated() -> None:
    """RULES 3.1: within one game, values and colours are spread over all dice."""
    dice = [
        die
        for r in rolls_by_round(dealt_by(Dealer(seed_number(9)), Setup(4), 1)).values()
        for die in r
    ]
    assert len(dice) == 90
    assert Counter(die.colour for die in dice) == dict.fromkeys(COLOURS, 18)
    assert len({die.value for die in dice}) == 6
    assert dice[:45] != dice[45:]


def test_flux_remover_draws_by_the_number_of_dice_left() -> None:
    """RULES tool 11"""
    state = replace(rolling((0, 1, 0, 3, 0)), stage=Stage.DRAW, turn=Turn(tool=11))
    drawn: Counter[object] = Counter()
    for number in range(1200):
        outcome = Dealer(seed_number(number)).outcome(state)
        assert isinstance(outcome, Drawn)
        drawn[outcome.colour] += 1
    assert chi_square(drawn, {Colour.YELLOW: 300.0, Colour.BLUE: 900.0}) < 10.9  # 1 degree
