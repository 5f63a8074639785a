"""The frames: how a finished game ended."""

from sagrada.engine.options import Setup
from sagrada.engine.scoring.standings import final_standings
from sagrada.server.wire.frames import over
from tests.game.games import played_game, seed_number


def test_the_end_tells_sheets_winners_and_the_seed() -> None:
    game = played_game(Setup(players=3))
    end = over(game.state, "abc", game.commitment, seed_number(1))
    standings = final_standings(game.state)
    assert end.winners == list(standings.winners)
    assert [sheet.total for sheet in end.sheets] == [sheet.total for sheet in standings.sheets]
    assert all(sheet.private is not None for sheet in end.sheets)
    assert end.seed == seed_number(1).hex()
    assert end.verified
    assert end.target is None


def test_a_solo_game_has_a_target_and_may_have_no_winner() -> None:
    """RULES 9.6"""
    game = played_game(Setup(players=1))
    end = over(game.state, "abc", game.commitment, None)
    assert end.target is not None
    assert end.winners == ([0] if end.sheets[0].total > end.target else [])
    assert end.seed is None
    assert not end.verified
