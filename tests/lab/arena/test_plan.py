"""What is played: every rotation of every line-up of every deal, each deal from its own seed."""

import shlex
from typing import Any

import pytest

from sagrada.engine.options import PRESETS
from sagrada.game.dealer import Dealer
from sagrada.lab.arena.plan import Fixture, Plan, PlanError, make_plan


def test_every_deal_is_played_with_every_rotation_of_the_seats() -> None:
    plan = make_plan(["greedy", "random", "random"], deals=2)
    fixtures = list(plan.fixtures())
    assert [(f.deal, f.rotation) for f in fixtures] == [(d, r) for d in (1, 2) for r in range(3)]
    assert [f.seats for f in fixtures[:3]] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert len(fixtures) == plan.games == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_everywhere_once(players: int) -> None:
    plan = make_plan(["random"] * players, deals=1)
    for seat in range(players):
        assert sorted(f.seats[seat] for f in plan.fixtures()) == list(range(players))


def test_a_round_robin_has_every_line_up() -> None:
    plan = make_plan(["random", "greedy", "random", "greedy", "random"], players=2, deals=3)
    assert len(plan.lineups) == 10
    assert plan.games_per_deal == 20
    assert plan.games == len(set(plan.fixtures())) == 60


def test_the_games_of_a_deal_share_the_dealer_and_no_two_deals_do() -> None:
    plan = make_plan(["greedy", "random"], deals=50)
    other = make_plan(["greedy", "random"], deals=50, seed=2)
    seeds = {each.deal_seed(deal) for each in (plan, other) for deal in range(1, 51)}
    assert len(seeds) == 100
    assert Dealer(plan.deal_seed(1)).seed == plan.deal_seed(1)
    # Who plays and how is nothing to the dealer.
    assert make_plan(["greedy"], solo=True).deal_seed(1) == plan.deal_seed(1)


def test_each_bot_has_its_own_chance() -> None:
    plan = make_plan(["greedy", "random"])
    draws = {
        plan.bot_rng(Fixture(deal, (0, 1), rotation), seat).random()
        for deal in range(1, 4)
        for rotation in range(2)
        for seat in range(2)
    }
    assert len(draws) == 12
    again = plan.bot_rng(Fixture(1, (0, 1), 0), 0).random()
    assert again == plan.bot_rng(Fixture(1, (0, 1), 0), 0).random()


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_edition_can_be_played(edition: str, players: int) -> None:
    plan = make_plan(["random"] * players, solo=players == 1, edition=edition.upper())
    assert plan.edition == edition
    assert plan.setup.options == PRESETS[edition]
    assert plan.setup.players == players


def test_solo() -> None:
    plan = make_plan(["greedy"], solo=True, tools=5)
    assert plan.setup.tool_count == 5
    assert plan.games_per_deal == 1
    assert make_plan(["greedy"], solo=True).tools == 3


@pytest.mark.parametrize(
    "plan",
    [
        make_plan(["greedy", "random"]),
        make_plan([" Greedy", "RANDOM", "random"], deals=7, seed=3, players=2),
        make_plan(["greedy"], solo=True, tools=1, edition="es", ms=250),
    ],
)
def test_the_command_gives_the_plan(plan: Plan) -> None:
    """The words behind the options are those of the plan."""
    words = shlex.split(plan.command)
    assert words[:2] == ["sagrada", "arena"]
    specs = words[2 : 2 + len(plan.specs)]
    options = dict(
        zip(*[iter(w for w in words[len(specs) + 2 :] if w != "--solo")] * 2, strict=True)
    )
    again = make_plan(
        specs,
        solo="--solo" in words,
        deals=int(options["--deals"]),
        seed=int(options["--seed"]),
        players=int(options["--players"]) if "--players" in options else None,
        tools=int(options["--tools"]) if "--tools" in options else None,
        edition=options.get("--edition", "en"),
        ms=int(options.get("--ms", plan.ms)),
    )
    assert again == plan


@pytest.mark.parametrize(
    ("field", "words", "plan"),
    [
        ("spec", 'there is no bot "stockfish"', {"specs": ["greedy", "stockfish"]}),
        ("spec", "greedy has no options", {"specs": ["greedy:ms=5", "random"]}),
        ("spec", "name the bots", {"specs": []}),
        ("spec", "--solo", {"specs": ["greedy"]}),
        ("deals", "at least 1", {"deals": 0}),
        ("deals", "at least 1", {"deals": -3}),
        ("ms", "at least 1", {"ms": 0}),
        ("players", "at most 4", {"specs": ["random"] * 5}),
        ("players", "2 to 4", {"specs": ["random"] * 5, "players": 5}),
        ("players", "2 to 4", {"players": 1}),
        ("players", "each of the 3 seats", {"players": 3}),
        ("solo", "single spec, not 2", {"solo": True}),
        ("solo", "single spec, not 0", {"specs": [], "solo": True}),
        ("tools", "1 to 5 tools, not 9", {"specs": ["greedy"], "solo": True, "tools": 9}),
        ("tools", "1 to 5 tools, not 0", {"specs": ["greedy"], "solo": True, "tools": 0}),
        ("tools", "only solo", {"tools": 3}),
        ("edition", "choose one of en, it", {"edition": "fr"}),
    ],
)
def test_what_cannot_be_played(field: str, words: str, plan: dict[str, Any]) -> None:
    with pytest.raises(PlanError, match=words) as caught:
        make_plan(**{"specs": ["greedy", "random"], **plan})
    assert caught.value.field == field
