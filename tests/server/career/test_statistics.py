"""Statistics: groups, the line of scores, personal bests."""

from sagrada.game.facts import SeatFacts
from sagrada.server.career.facts import KnownGame, KnownGames
from sagrada.server.career.statistics import all_statistics
from sagrada.server.storage.games import FinishedSeat, ResultRow
from sagrada.server.wire.daily import Streak
from tests.game.test_goals import game

NO_STREAK = Streak(0, 0, 0, False)


def known(*facts: SeatFacts) -> KnownGames:
    games = [
        KnownGame(FinishedSeat(f"t{number}", 0, 1000 * number, None), each)
        for number, each in enumerate(facts)
    ]
    return KnownGames(games, 0)


def test_the_groups_count_objectives_tools_and_levels() -> None:
    found = all_statistics(
        [ResultRow(2, "via-lux", None, 30, won=True)],
        known(
            game(won=True, score=40, bots=("master", "master"), tools=((3, 5), (3, 1))),
            game(won=False, score=30, bots=("master",), public=(("light-shades", 4),), tools=()),
        ),
        NO_STREAK,
    )
    by_key = {(group.kind, group.key): group for group in found.groups}
    assert {kind for kind, _ in by_key} == {"players", "pattern", "objective", "tool", "bot"}
    master = by_key["bot", "master"]
    assert (master.games, master.wins, master.mean_score, master.best_score) == (2, 1, 35, 40)
    burnisher = by_key["tool", "3"]
    assert (burnisher.games, burnisher.mean_score, burnisher.best_score) == (2, 3, 5)
    light = by_key["objective", "light-shades"]
    assert (light.games, light.mean_score, light.best_score) == (2, 2, 4)
    assert by_key["objective", "shades-of-red"].games == 2


def test_the_bests_name_the_first_game_that_reached_them() -> None:
    found = all_statistics(
        [],
        known(
            game(score=50, margin=5, won=True),
            game(score=50, margin=-9, won=False, private_points=9),
            game(score=20, players=1, target=30, margin=-10, solo_tools=3, tools=()),
        ),
        NO_STREAK,
    )
    assert [(best.kind, best.points, best.table) for best in found.bests] == [
        ("score", 50, "t0"),
        ("solo", -10, "t2"),
        ("lead", 5, "t0"),
        ("private", 9, "t1"),
        ("gain", 0, "t0"),
    ]
    assert [(point.at, point.score) for point in found.scores] == [(0, 50), (1000, 50), (2000, 20)]


def test_without_games_there_is_nothing() -> None:
    found = all_statistics([], known(), NO_STREAK)
    assert (found.groups, found.scores, found.bests, found.streak) == ([], [], [], NO_STREAK)
