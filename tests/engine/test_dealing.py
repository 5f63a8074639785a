"""Setting up: what is dealt, in which order, and the pattern choice (RULES 2)."""

from dataclasses import asdict

import pytest

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dealing import new_game
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import PRESETS, Options, Setup, StartPlayer
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view
from tests.referee import can, end_turns, first_until, offered, possible, refused
from tests.tabletop import play

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
NAMED = Options(start_player=StartPlayer.NAMED)


def dealt(setup: Setup) -> GameState:
    """The table when everything has been dealt."""
    return first_until(new_game(setup), Stage.PATTERN)


def stages(setup: Setup) -> list[Stage]:
    """What the table waits for, step by step, until the first round."""
    state = new_game(setup)
    seen: list[Stage] = []
    while state.stage is not Stage.ROLL:
        seen.append(state.stage)
        choice = legal_moves(state)[0] if not state.is_chance else None
        state = (
            apply(state, choice).after
            if choice
            else play(state, f"*: {next(iter(possible(state)))}")
        )
    return seen


@PLAYERS
def test_everything_is_dealt_before_the_pattern_choice(players: int) -> None:
    # RULES 2.7: private objective, tools, public objectives and start player are known by then
    assert stages(Setup(players=players)) == [
        *[Stage.DEAL_PRIVATE] * players,
        *[Stage.DEAL_CARDS] * 2 * players,
        *[Stage.DEAL_TOOLS] * 3,
        *[Stage.DEAL_PUBLIC] * 3,
        Stage.DRAW_START,
        *[Stage.PATTERN] * players,
    ]


@PLAYERS
def test_each_player_gets_one_private_objective_of_their_own(players: int) -> None:
    # RULES 2.1
    privates = [player.private for player in dealt(Setup(players=players)).players]
    assert all(len(private) == 1 for private in privates)
    assert len(set(privates)) == players


def test_a_private_objective_is_dealt_once() -> None:
    # RULES 2.1, 1.3: there is one card of each colour
    state = play(new_game(Setup()), "*: private 1 green")
    expected = ["private 2 red", "private 2 yellow", "private 2 blue", "private 2 purple"]
    assert possible(state) == dict.fromkeys(expected, 1)


@PLAYERS
def test_each_player_gets_two_window_cards(players: int) -> None:
    # RULES 2.2
    hands = [player.cards for player in dealt(Setup(players=players)).players]
    assert all(len(cards) == 2 for cards in hands)
    assert len({card for cards in hands for card in cards}) == 2 * players


def test_a_player_picks_one_of_the_four_patterns_on_the_two_cards() -> None:
    # RULES 2.2
    state = dealt(Setup(cards=((8, 1), (12, 3))))
    first = ["fractal-drops", "ripples-of-light", "kaleidoscopic-dream", "firmitas"]
    second = ["luz-celestial", "fulgor-del-cielo", "aurorae-magnificus", "aurora-sagradis"]
    assert offered(state, "pattern") == first + second
    assert [move.seat for move in legal_moves(state)] == [0] * 4 + [1] * 4
    assert all(can(state, f"1: pattern {id}") for id in first)
    assert all(can(state, f"2: pattern {id}") for id in second)
    assert refused(state, "1: pattern luz-celestial") is Reason.PATTERN_NOT_YOURS
    assert refused(state, "1: pattern batllo") is Reason.PATTERN_NOT_YOURS


@pytest.mark.parametrize("order", ["1 2 3", "3 1 2", "2 3 1"])
def test_patterns_are_chosen_in_any_order_and_revealed_together(order: str) -> None:
    # RULES 2.2: choices are simultaneous
    state = dealt(Setup(players=3, cards=((1, 2), (3, 4), (5, 6))))
    picks = {"1": "virtus", "2": "via-lux", "3": "batllo"}
    *early, last = order.split()
    for seat in early:
        state = play(state, f"{seat}: pattern {picks[seat]}")
        assert all(player.window is None for player in state.players)
        assert refused(state, f"{seat}: pattern {picks[seat]}") is Reason.PATTERN_CHOSEN
    assert state.to_act == (int(last) - 1,)
    state = play(state, f"{last}: pattern {picks[last]}")
    assert [state.window(seat).pattern.id for seat in range(3)] == list(picks.values())
    assert state.stage is Stage.ROLL


def test_the_other_card_leaves_the_game() -> None:
    # RULES 2.2, 2.6: nothing of it is left anywhere, so nothing of it can be known
    state = dealt(Setup(cards=((8, 1), (12, 3))))
    state = play(state, "1: pattern fractal-drops", "2: pattern luz-celestial")
    assert [player.cards for player in state.players] == [(), ()]
    assert [player.choice for player in state.players] == [None, None]
    for seat in (0, 1, None):
        shown = repr(asdict(view(state, seat)))
        assert not any(PATTERNS[id].name in shown for id in ("firmitas", "aurora-sagradis"))


@pytest.mark.parametrize("pattern", ["fractal-drops", "virtus", "symphony-of-light"])
def test_favor_tokens_equal_the_difficulty(pattern: str) -> None:
    # RULES 2.3: 3, 5 and 6
    card = PATTERNS[pattern].card
    state = dealt(Setup(cards=((card, 9), (1, 3))))
    assert [player.favor for player in state.players] == [0, 0]
    state = play(state, f"1: pattern {pattern}", "2: pattern aurora-sagradis")
    assert [player.favor for player in state.players] == [PATTERNS[pattern].difficulty, 4]


@PLAYERS
def test_three_tools_and_three_public_objectives_and_all_dice_in_the_bag(players: int) -> None:
    # RULES 2.4
    state = dealt(Setup(players=players))
    assert len({tool.number for tool in state.tools}) == 3
    assert len(set(state.public)) == 3
    assert state.bag == (18,) * 5
    assert not any(tool.tokens or tool.spent for tool in state.tools)


def test_a_tool_and_a_public_objective_are_dealt_once() -> None:
    # RULES 2.4, 1.3
    state = first_until(new_game(Setup()), Stage.DEAL_TOOLS)
    assert possible(state) == {f"tool {number}": 1 for number in range(1, 13)}
    assert "tool 4" not in possible(play(state, "*: tool 4"))
    state = first_until(state, Stage.DEAL_PUBLIC)
    assert possible(state) == {f"public {id}": 1 for id in PUBLIC_OBJECTIVES}
    left = possible(play(state, "*: public light-shades"))
    assert len(left) == 9
    assert "public light-shades" not in left


@PLAYERS
def test_the_start_player_is_drawn(players: int) -> None:
    # RULES 2.5, 10.5
    state = first_until(new_game(Setup(players=players)), Stage.DRAW_START)
    assert possible(state) == {f"start {seat}": 1 for seat in range(1, players + 1)}
    state = play(state, f"*: start {players}")
    assert state.start == players - 1
    assert state.stage is Stage.PATTERN
    assert first_until(state, Stage.TURN).active == players - 1


@PLAYERS
def test_the_host_may_name_the_start_player(players: int) -> None:
    # RULES 2.5, 10.5
    setup = Setup(players=players, options=NAMED, start=players - 1)
    assert Stage.DRAW_START not in stages(setup)
    assert first_until(new_game(setup), Stage.TURN).active == players - 1


def test_undealt_cards_stay_out_of_the_game() -> None:
    # RULES 2.6: once the game runs, no chance node deals a card
    state = first_until(new_game(Setup()), Stage.ROLL)
    kinds = set()
    while not state.is_over:
        kinds.add(state.stage)
        choice = (
            f"*: {next(iter(possible(state)))}" if state.is_chance else f"{state.active + 1}: end"
        )
        state = play(state, choice)
    assert kinds == {Stage.ROLL, Stage.TURN}
    assert len(state.tools) == len(state.public) == 3


def test_cards_that_the_host_chose_are_not_dealt() -> None:
    # RULES 2.4
    setup = Setup(
        tools=(7, 1, 12),
        public=("light-shades", "color-diagonals", "deep-shades"),
        cards=((8, 1), (12, 3)),
    )
    assert stages(setup) == [Stage.DEAL_PRIVATE] * 2 + [Stage.DRAW_START] + [Stage.PATTERN] * 2
    state = dealt(setup)
    assert tuple(tool.number for tool in state.tools) == setup.tools
    assert state.public == setup.public
    assert tuple(player.cards for player in state.players) == setup.cards


@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_solo_setup(tools: int) -> None:
    # RULES 9.1: two private objectives, two public, one to five tools, nobody draws a start player
    setup = Setup(players=1, solo_tools=tools)
    assert stages(setup) == [
        *[Stage.DEAL_PRIVATE] * 2,
        *[Stage.DEAL_CARDS] * 2,
        *[Stage.DEAL_TOOLS] * tools,
        *[Stage.DEAL_PUBLIC] * 2,
        Stage.PATTERN,
    ]
    state = first_until(new_game(setup), Stage.TURN)
    assert len(set(state.players[0].private)) == 2
    assert len(state.tools) == tools
    assert len(state.public) == 2


def test_solo_has_no_favor_tokens() -> None:
    # RULES 9.1
    state = first_until(new_game(Setup(players=1)), Stage.ROLL)
    assert state.window(0).pattern.difficulty > 0
    assert state.players[0].favor == 0


def test_one_private_objective_in_spanish_solo() -> None:
    # RULES 10.2
    setup = Setup(players=1, options=PRESETS["es"], start=0)
    assert stages(setup).count(Stage.DEAL_PRIVATE) == 1
    assert len(dealt(setup).players[0].private) == 1


@pytest.mark.parametrize(
    ("players", "trimmed", "per_colour"), [(2, True, 10), (3, True, 14), (4, False, 18)]
)
def test_a_bag_that_is_drawn_to_the_last_die(players: int, trimmed: bool, per_colour: int) -> None:
    # RULES 10.1: 8 of each colour stay out with two players, 4 with three; four players need all
    state = new_game(Setup(players=players, options=Options(trimmed_bag=trimmed)))
    assert state.bag == (per_colour,) * 5
    while not state.is_over:
        state = end_turns(first_until(state, Stage.TURN), 2 * players)
    assert state.bag == (0,) * 5
    assert sum(map(len, state.track)) == 5 * per_colour
