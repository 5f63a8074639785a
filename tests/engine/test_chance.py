"""Chance nodes: their names, what may happen, and with which weight (RULES 3.1)."""

import pytest

from sagrada.engine.cards import WINDOW_CARDS
from sagrada.engine.chance import Chance, chance_node, is_possible, outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import ALL_KINDS, COLOURS, VALUES
from sagrada.engine.options import Setup
from sagrada.engine.outcomes import CardDealt, Drawn, PrivateDealt, Rerolled, Rolled, StartDrawn
from sagrada.engine.state import GameState, Stage
from tests.referee import EMPTY, end_turns, first_until, possible
from tests.tabletop import a_turn, play

ALL_TOOLS = (6, 7, 11)
TURN = a_turn(EMPTY, EMPTY, pool="R3 B2 B5", tools=ALL_TOOLS, track=("G1",))


def nodes(state: GameState, count: int, outcome: str) -> list[Chance]:
    """The names of the next chance nodes."""
    names = []
    for _ in range(count):
        names.append(chance_node(state))
        state = play(state, outcome)
    return names


# ---------------------------------------------------------------- names


def test_the_names_of_the_deal() -> None:
    # RULES 2.1, 2.2, 2.4, 2.5
    state, names = new_game(Setup()), []
    while state.is_chance:
        names.append(chance_node(state))
        state = play(state, f"*: {next(iter(possible(state)))}")
    assert names == [
        *(Chance("private", 0, index) for index in range(2)),
        *(Chance("card", 0, index) for index in range(4)),
        *(Chance("tool", 0, index) for index in range(3)),
        *(Chance("public", 0, index) for index in range(3)),
        Chance("start", 0, 0),
    ]


def test_the_dice_of_a_round() -> None:
    # RULES 3.1
    state = first_until(new_game(Setup()), Stage.ROLL)
    assert nodes(state, 5, "*: roll R3") == [Chance("roll", 1, index) for index in range(5)]
    state = first_until(end_turns(first_until(state, Stage.TURN), 4), Stage.ROLL)
    assert chance_node(state) == Chance("roll", 2, 0)


def test_the_name_of_a_roll_does_not_depend_on_what_was_rolled_before() -> None:
    # RULES 3.1: a shared deal stays the same deal
    state = first_until(new_game(Setup()), Stage.ROLL)
    one, other = play(state, "*: roll R3", "*: roll R3"), play(state, "*: roll P6", "*: roll B1")
    assert chance_node(one) == chance_node(other)


def test_rolls_of_a_turn_have_names_of_their_own() -> None:
    # RULES tool 6, tool 11
    for turn in range(4):
        state = end_turns(TURN, turn)
        seat = state.active + 1
        brush = play(state, f"{seat}: draft R3", f"{seat}: tool 6")
        assert chance_node(brush) == Chance("flux-brush", 2, turn)
        remover = play(state, f"{seat}: draft R3", f"{seat}: tool 11")
        assert chance_node(remover) == Chance("flux-remover", 2, turn)


def test_the_dice_of_the_glazing_hammer() -> None:
    # RULES tool 7: every die has a name of its own; records of finished games rely on these
    for turn, seat in ((2, 2), (3, 1)):
        state = play(end_turns(TURN, turn), f"{seat}: tool 7")
        expected = [Chance("glazing-hammer", 2, 16 * turn + index) for index in range(3)]
        assert nodes(state, 3, "*: reroll 4") == expected


# ---------------------------------------------------------------- what may happen


def test_a_roll_is_weighted_by_what_is_in_the_bag() -> None:
    # RULES 3.1, 1.1: thirty kinds, each face of a die as likely as the other
    state = first_until(new_game(Setup()), Stage.ROLL).replace(bag=(3, 0, 18, 1, 5))
    rolls = outcomes(state)
    assert len(rolls) == 24
    weights = dict(rolls)
    assert all(
        weights[Rolled(die)] == state.bag[die.colour] for die in ALL_KINDS if die.colour != 1
    )


def test_a_re_roll_may_give_any_face() -> None:
    # RULES tool 6, tool 7
    state = play(TURN, "1: draft R3", "1: tool 6")
    assert outcomes(state) == tuple((Rerolled(value), 1) for value in VALUES)


def test_a_draw_is_weighted_by_the_bag_after_the_return() -> None:
    # RULES tool 11
    state = play(TURN.replace(bag=(0, 2, 0, 7, 0)), "1: draft R3", "1: tool 11")
    assert possible(state) == {"draw red": 1, "draw yellow": 2, "draw blue": 7}


def test_a_card_is_dealt_once() -> None:
    # RULES 2.2
    state = play(first_until(new_game(Setup()), Stage.DEAL_CARDS), "*: card 1 8")
    expected = {f"card 1 {card}": 1 for card in WINDOW_CARDS if card != 8}
    assert possible(state) == expected


@pytest.mark.parametrize("stage", [Stage.PATTERN, Stage.TURN, Stage.PLACE, Stage.MEND, Stage.OVER])
def test_nothing_where_a_seat_has_to_choose(stage: Stage) -> None:
    # RULES 3.2
    assert outcomes(TURN.replace(stage=stage)) == ()


@pytest.mark.parametrize(
    "state",
    [
        new_game(Setup(players=3)),
        first_until(new_game(Setup()), Stage.DEAL_CARDS),
        first_until(new_game(Setup()), Stage.DEAL_TOOLS),
        first_until(new_game(Setup()), Stage.DEAL_PUBLIC),
        first_until(new_game(Setup()), Stage.DRAW_START),
        first_until(new_game(Setup()), Stage.ROLL).replace(bag=(0, 1, 2, 3, 4)),
        play(TURN, "1: draft R3", "1: tool 6"),
        play(TURN.replace(bag=(0, 1, 2, 3, 4)), "1: draft B2", "1: tool 11"),
        play(end_turns(TURN, 2), "2: tool 7"),
        TURN,
    ],
    ids=lambda state: state.stage,
)
def test_possible_is_what_is_among_the_outcomes(state: GameState) -> None:
    # RULES 3.1: compared over everything that chance can ever say
    listed = {outcome for outcome, _ in outcomes(state)}
    everything = [
        *(Rolled(die) for die in ALL_KINDS),
        *(Rerolled(value) for value in range(8)),
        *(Drawn(colour) for colour in COLOURS),
        *(StartDrawn(seat) for seat in range(5)),
        *(PrivateDealt(seat, colour) for seat in range(4) for colour in COLOURS),
        *(CardDealt(seat, card) for seat in range(4) for card in range(14)),
    ]
    for outcome in (*everything, *listed):
        assert is_possible(state, outcome) == (outcome in listed)


def test_a_state_that_waits_for_a_choice_has_no_chance_node() -> None:
    """RULES 3.1: asked by mistake, the answer says so."""
    with pytest.raises(ValueError, match="stands at no chance node"):
        chance_node(a_turn(EMPTY, EMPTY))
