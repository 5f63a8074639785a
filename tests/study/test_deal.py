"""The luck of the deal: 0 on average, and nothing where nothing was dealt."""

from statistics import fmean, stdev

from sagrada.engine.state import Stage
from sagrada.game.game import Game
from sagrada.study.deal import DealLuck, deal_luck
from sagrada.study.evaluator import Evaluator
from sagrada.study.measured import NOTHING


def luck_of_deal(game: Game, playouts: int = 2) -> DealLuck:
    """The luck of a game that is just dealt; everybody keeps their first pattern."""
    dealt = first_roll = game.state
    while first_roll.round == 0:
        assert game.turn is not None
        steps = game.submit(game.turn, game.legal(game.turn)[0])
        first_roll = next(
            (step.before for step in steps if step.before.stage is Stage.ROLL), first_roll
        )
    return deal_luck(Evaluator(dealt.setup.solo), dealt, first_roll, playouts, 1)


def test_over_many_deals_it_is_nothing() -> None:
    for players in (1, 2):
        deals = [luck_of_deal(Game(players, seed=seed)) for seed in range(40)]
        for seat in range(players):
            points = [deal.cards_points[seat].value for deal in deals]
            assert stdev(points) > 1
            assert abs(fmean(points)) < 4 * stdev(points) / len(points) ** 0.5
        starts = {deal.mean_points for deal in deals}
        assert len(starts) == 1  # the same seed, the same mean: nothing of the deal is in it


def test_chances_are_shared_out() -> None:
    for players in (2, 3, 4):
        deal = luck_of_deal(Game(players, seed=5))
        assert all(abs(chance - 1 / players) < 1e-9 for chance in deal.mean_chance)
        for part in (deal.cards_chance, deal.start_chance):
            assert abs(sum(each.value for each in part)) < 1e-9


def test_a_named_start_player_is_no_luck() -> None:
    named = luck_of_deal(Game(2, seed=5, start=1))
    assert named.start_points == named.start_chance == (NOTHING, NOTHING)
    drawn = luck_of_deal(Game(2, seed=5), 8)
    assert any(each.value for each in drawn.start_points)


def test_an_own_window_is_no_luck() -> None:
    """The private color, tools and objectives are: over many deals, nothing again."""
    games = [Game(2, seed=seed, window="own-5-RRR..1.1...YG..56BP.") for seed in range(20)]
    deals = []
    for game in games:
        before = [step.before for step in game.opening_steps]
        first_roll = next(state for state in before if state.stage is Stage.ROLL)
        deals.append(deal_luck(Evaluator(False), first_roll, first_roll, 2, 1))
    assert len({deal.mean_points for deal in deals}) == 1
    points = [deal.cards_points[0].value for deal in deals]
    assert abs(fmean(points)) < 4 * stdev(points) / len(points) ** 0.5


def test_cards_that_the_host_chose_are_no_luck() -> None:
    """Only the private colors, tools and objectives are left to chance: the rest is expected."""
    easy = luck_of_deal(Game(2, seed=5, cards=[(1, 2), (3, 4)]))
    assert easy.mean_points[0] != easy.mean_points[1]
