"""One game: at a real table, with views only, told as a line of JSON."""

import json
from random import Random

import pytest

from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.random_bot import RandomBot
from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.view import View
from sagrada.lab.arena.plan import Fixture, make_plan
from sagrada.lab.arena.played_game import BotFailure, from_json, play_game, to_json
from tests.lab.games import game

DUEL = make_plan(["greedy", "random"])
FIRST = Fixture(1, (0, 1), 0)


class Witness(RandomBot):
    """Plays at random and remembers what it was given."""

    seen: list[tuple[View, Budget]]

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        type(self).seen.append((view, budget))
        return super().choose(view, budget, rng)


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> type[Witness]:
    Witness.seen = []
    monkeypatch.setitem(registry._BOTS, "witness", Witness)
    return Witness


def test_a_game() -> None:
    played = play_game(DUEL, FIRST)
    assert len(played.scores) == len(played.timings) == 2
    assert sorted(played.ranking) == [0, 1]
    assert played.winners == played.ranking[:1]
    assert played.target is None
    assert all(timing.decisions > 20 for timing in played.timings)


def test_the_same_fixture_gives_the_same_game() -> None:
    first, second = (play_game(DUEL, FIRST) for _ in range(2))
    assert (first.scores, first.winners) == (second.scores, second.winners)
    assert [p.decisions for p in first.timings] == [p.decisions for p in second.timings]


def test_solo() -> None:
    plan = make_plan(["greedy"], solo=True, tools=3)
    played = play_game(plan, Fixture(1, (0,), 0))
    assert played.target is not None
    assert played.winners == ((0,) if played.scores[0] > played.target else ())


def test_bots_get_views_of_their_own_seats_and_the_budget(witness: type[Witness]) -> None:
    plan = make_plan(["witness", "greedy", "greedy"], ms=250)
    for rotation in range(3):
        witness.seen.clear()
        play_game(plan, Fixture(1, (0, 1, 2), rotation))
        assert {view.seat for view, _ in witness.seen} == {rotation}
        assert {budget for _, budget in witness.seen} == {Budget(0.25)}
        assert all(
            p.private is None
            for v, _ in witness.seen
            for p in v.players
            if p != v.players[rotation]
        )


def test_the_hands_of_a_deal_stay_at_their_seats(witness: type[Witness]) -> None:
    """So with the rotations everybody gets every hand; the first pool is the same too."""
    plan = make_plan(["witness", "witness"])
    dealt = []
    for rotation in range(2):
        witness.seen.clear()
        play_game(plan, Fixture(1, (0, 1), rotation))
        first = [next(v for v, _ in witness.seen if v.seat == seat) for seat in range(2)]
        rolled = next(v for v, _ in witness.seen if v.round == 1)
        hands = [(v.players[seat].private, v.players[seat].cards) for seat, v in enumerate(first)]
        dealt.append((hands, first[0].public, first[0].tools, rolled.pool))
    assert dealt[0] == dealt[1]


class Breaks(RandomBot):
    def choose(self, _view: View, _budget: Budget, _rng: Random, /) -> Move:
        raise ZeroDivisionError("oops")


class Cheats(RandomBot):
    def choose(self, view: View, _budget: Budget, _rng: Random, /) -> Move:
        return EndTurn(view.seat or 0)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Breaks, "broken crashed with ZeroDivisionError: oops (deal 1, rotation 0, seat 2)"),
        (Cheats, "broken chose '2: end', which isn’t legal (deal 1, rotation 0, seat 2)"),
    ],
)
def test_a_bot_that_fails(
    bot: type[RandomBot], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._BOTS, "broken", bot)
    with pytest.raises(BotFailure) as caught:
        play_game(make_plan(["greedy", "broken"]), FIRST)
    assert str(caught.value) == sentence


# ---------------------------------------------------------------- as JSON


def test_a_game_comes_back_from_its_line() -> None:
    for plan in (DUEL, make_plan(["random"], solo=True)):
        played = play_game(plan, Fixture(1, plan.lineups[0], 0))
        assert from_json(json.loads(json.dumps(to_json(played, plan))), plan) == played


def test_the_line_tells_who_sat_where() -> None:
    line = to_json(game(Fixture(3, (0, 1), 1), 30, 20), DUEL)
    assert (line["specs"], line["seed"], line["deal"]) == (["random", "greedy"], 1, 3)
    assert (line["rotation"], line["scores"], line["winners"]) == (1, (30, 20), (0,))


@pytest.mark.parametrize(
    "change",
    [
        {"deal": "x"},
        {"lineup": [0, 2]},
        {"lineup": 3},
        {"rotation": 2},
        {"scores": [1]},
        {"winners": None},
        {"winners": [2]},
        {"ranking": [0, 0]},
        {"deal": 0},
        {"times": [{}, {}]},
        {"times": [{"decisions": 1, "ms": 1, "longest": 1, "bins": []}] * 2},
    ],
)
def test_a_line_that_is_none(change: dict[str, object]) -> None:
    line = {**to_json(game(FIRST, 30, 20), DUEL), **change}
    with pytest.raises(ValueError, match="isn’t part of the plan"):
        from_json(json.loads(json.dumps(line)), DUEL)


@pytest.mark.parametrize("line", [None, [], {}, "game"])
def test_something_else(line: object) -> None:
    with pytest.raises(ValueError, match="isn’t part of the plan"):
        from_json(line, DUEL)
