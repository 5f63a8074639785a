"""Table options, edition presets, and tables that cannot be set up (RULES 10)."""

from dataclasses import replace

import pytest

from sagrada.engine.dealing import new_game
from sagrada.engine.options import (
    PRESETS,
    PROPOSES_TRIMMED_BAG,
    LastTieBreak,
    Options,
    Referee,
    Setup,
    SetupError,
    SoloPayment,
    StartPlayer,
)
from sagrada.engine.state import Stage
from tests.referee import first_until

NAMED = Options(start_player=StartPlayer.NAMED)
TRIMMED = Options(trimmed_bag=True)


def test_the_english_edition_is_the_default() -> None:
    # RULES 10.1, 10.2, 10.3, 10.4, 10.5, 8.2
    assert (
        PRESETS["en"]
        == Options()
        == Options(
            referee=Referee.STRICT,
            trimmed_bag=False,
            solo_private=2,
            last_tie_break=LastTieBreak.LATER_IN_ORDER,
            solo_payment=SoloPayment.COLOUR,
            start_player=StartPlayer.RANDOM,
        )
    )


def test_the_five_editions() -> None:
    # RULES 10: what each rulebook changes, and nothing else
    assert list(PRESETS) == ["en", "it", "nl", "es", "pt-BR"]
    en = Options()
    assert PRESETS["it"] == replace(en, last_tie_break=LastTieBreak.LAST_TURN)
    assert PRESETS["nl"] == replace(en, start_player=StartPlayer.NAMED)
    assert PRESETS["pt-BR"] == en
    assert PRESETS["es"] == replace(
        en,
        solo_private=1,
        last_tie_break=LastTieBreak.SHARED,
        solo_payment=SoloPayment.FIRST_PRINTING,
        start_player=StartPlayer.NAMED,
    )


def test_the_italian_edition_proposes_the_trimmed_bag() -> None:
    # RULES 10.1: without demanding it
    assert {"it"} == PROPOSES_TRIMMED_BAG
    assert not PRESETS["it"].trimmed_bag


@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 14)])
def test_the_trimmed_bag_holds_what_will_be_drawn(players: int, dice: int) -> None:
    # RULES 10.1
    setup = Setup(players=players, options=TRIMMED)
    assert setup.dice_per_colour == dice
    assert 5 * setup.dice_per_colour == 10 * setup.pool_size
    assert Setup(players=players).dice_per_colour == 18


@pytest.mark.parametrize("players", [1, 4])
def test_not_for_one_player_or_four(players: int) -> None:
    # RULES 10.1
    with pytest.raises(SetupError, match="only games for 2 or 3 players can trim the bag"):
        Setup(players=players, options=TRIMMED)


@pytest.mark.parametrize(
    ("players", "tools", "public", "private", "pool"),
    [(1, 3, 2, 2, 4), (2, 3, 3, 1, 5), (3, 3, 3, 1, 7), (4, 3, 3, 1, 9)],
)
def test_how_much_is_dealt(players: int, tools: int, public: int, private: int, pool: int) -> None:
    # RULES 2.1, 2.4, 3.1, 9.1, 9.2
    setup = Setup(players=players)
    assert setup.solo == (players == 1)
    assert setup.tool_count == tools
    assert setup.public_count == public
    assert setup.private_count == private
    assert setup.pool_size == pool


@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_solo_difficulty_is_the_number_of_tools(tools: int) -> None:
    # RULES 9.1: it means nothing for more players
    assert Setup(players=1, solo_tools=tools).tool_count == tools
    assert Setup(players=2, solo_tools=tools).tool_count == 3


def test_private_objectives_in_solo() -> None:
    # RULES 10.2: the option means nothing for more players
    assert Setup(players=1, options=Options(solo_private=1)).private_count == 1
    assert Setup(players=2, options=Options(solo_private=1)).private_count == 1
    assert Setup(players=2, options=Options(solo_private=2)).private_count == 1


def test_strict_is_an_option() -> None:
    # RULES 8.2
    assert Setup().strict
    assert not Setup(options=Options(referee=Referee.HONOUR)).strict


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("start_player", StartPlayer)
def test_both_ways_to_start_are_always_offered(edition: str, start_player: StartPlayer) -> None:
    # RULES 10.5
    options = replace(PRESETS[edition], start_player=start_player)
    start = 1 if start_player is StartPlayer.NAMED else None
    assert Setup(options=options, start=start).start == start


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_one_to_four_can_play(players: int) -> None:
    # RULES 2.1, 9.1
    with pytest.raises(
        SetupError, match=f"players: a game has 1 to 4 players, not {players}"
    ) as error:
        Setup(players=players)
    assert error.value.field == "players"


@pytest.mark.parametrize("private", [0, 3])
def test_one_or_two_private_objectives_in_solo(private: int) -> None:
    # RULES 10.2
    with pytest.raises(SetupError, match="1 or 2 private objectives"):
        Setup(players=1, options=Options(solo_private=private))


@pytest.mark.parametrize("tools", [0, 6])
def test_one_to_five_tools_in_solo(tools: int) -> None:
    # RULES 9.1
    with pytest.raises(SetupError, match=f"1 to 5 tools, not {tools}"):
        Setup(players=1, solo_tools=tools)


@pytest.mark.parametrize("start", [-1, 2])
def test_the_start_player_sits_at_the_table(start: int) -> None:
    # RULES 2.5
    with pytest.raises(SetupError, match=f"no seat {start + 1} at a table for 2"):
        Setup(options=NAMED, start=start)


def test_a_named_start_player_has_to_be_named() -> None:
    # RULES 2.5, 10.5
    with pytest.raises(SetupError, match="need a named start player; say which seat"):
        Setup(options=NAMED)
    with pytest.raises(SetupError, match='set the option to "named"'):
        Setup(start=1)


@pytest.mark.parametrize("start", [None, 0])
def test_in_solo_nobody_has_to_be_named(start: int | None) -> None:
    # RULES 9.2, 10.5: the only player begins anyway
    setup = Setup(players=1, options=NAMED, start=start)
    assert first_until(new_game(setup), Stage.TURN).active == 0


@pytest.mark.parametrize(
    ("tools", "message"),
    [
        ((1, 2), "tools: expected 3, got 2"),
        ((1, 2, 13), "tools: there’s no card 13"),
        ((1, 2, 1), "tools: card 1 is listed twice"),
    ],
)
def test_tools_that_cannot_be_laid_out(tools: tuple[int, ...], message: str) -> None:
    # RULES 2.4
    with pytest.raises(SetupError, match=message):
        Setup(tools=tools)


@pytest.mark.parametrize(
    ("public", "message"),
    [
        (("light-shades",), "public: expected 3, got 1"),
        (("light-shades", "deep-shades", "dark-shades"), 'there’s no card "dark-shades"'),
        (("light-shades", "deep-shades", "deep-shades"), 'card "deep-shades" is listed twice'),
    ],
)
def test_objectives_that_cannot_be_laid_out(public: tuple[str, ...], message: str) -> None:
    # RULES 2.4
    with pytest.raises(SetupError, match=message):
        Setup(public=public)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (((1, 2),), "give two window cards for each seat"),
        (((1, 2), (3,)), "give two window cards for each seat"),
        (((1, 2), (3, 13)), "there’s no card 13"),
        (((1, 2), (3, 1)), "card 1 is listed twice"),
    ],
)
def test_window_cards_that_cannot_be_dealt(
    cards: tuple[tuple[int, int], ...], message: str
) -> None:
    # RULES 2.2
    with pytest.raises(SetupError, match=message):
        Setup(cards=cards)


def test_cards_that_the_host_may_choose() -> None:
    # RULES 2.2, 2.4, 9.1
    setup = Setup(
        players=1,
        solo_tools=1,
        tools=(12,),
        public=("deep-shades", "color-variety"),
        cards=((12, 1),),
    )
    assert setup.tools == (12,)
