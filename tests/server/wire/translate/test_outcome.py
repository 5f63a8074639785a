"""The end of a game, and what was in a move's way."""

from sagrada.engine.moves import EndTurn, Place
from sagrada.engine.notation import parse_space
from sagrada.engine.options import Setup
from sagrada.engine.reasons import Reason
from sagrada.engine.scoring.standings import final_standings
from sagrada.server.wire.translate.outcome import in_the_way, over
from tests.game.games import played_table, seed_number
from tests.tabletop import a_turn, play, window


def test_the_end_tells_sheets_winners_and_the_seed() -> None:
    table = played_table(Setup(players=3))
    end = over(table.state, "abc", table.commitment, seed_number(1))
    standings = final_standings(table.state)
    assert end.winners == list(standings.winners)
    assert [sheet.total for sheet in end.sheets] == [sheet.total for sheet in standings.sheets]
    assert all(sheet.private is not None for sheet in end.sheets)
    assert end.seed == seed_number(1).hex()
    assert end.verified
    assert end.target is None


def test_a_solo_game_has_a_target_and_may_have_no_winner() -> None:
    """RULES 9.6"""
    table = played_table(Setup(players=1))
    end = over(table.state, "abc", table.commitment, None)
    assert end.target is not None
    assert end.winners == ([0] if end.sheets[0].total > end.target else [])
    assert end.seed is None
    assert not end.verified


def test_the_dice_in_the_way_are_named() -> None:
    """RULES 5.1, 5.5"""
    laid = window("aurorae-magnificus", {"B2": "R2", "C3": "B2"})
    state = play(a_turn(laid, laid, pool="R4"), "1: draft R4")
    place = Place(0, parse_space("B3"))
    assert in_the_way(state, place, Reason.SAME_COLOUR) == [parse_space("B2")]
    assert in_the_way(state, place, Reason.SAME_VALUE) == []
    assert in_the_way(state, Place(0, 6), Reason.OCCUPIED) == [6]
    assert in_the_way(state, place, Reason.WRONG_VALUE) == []
    assert in_the_way(state, EndTurn(0), Reason.NOT_ASKED) == []
    assert in_the_way(state, Place(0, 99), Reason.NOT_ASKED) == []
