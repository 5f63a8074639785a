"""The bot that looks ahead."""

from dataclasses import replace
from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.bots.search import Candidate, Search, SearchBudget
from sagrada.bots.search_bot import SearchBot
from sagrada.engine.dice import Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Draft, EndTurn, Place, UseTool
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.state import GameState
from sagrada.engine.view import View, view
from tests.tabletop import a_turn, window

BUDGET = Budget(seconds=5)


@pytest.mark.parametrize("spec", ["search:playouts=40", "search:ms=60"])
def test_its_last_turn_is_the_best_there_is(spec: str) -> None:
    for seed in range(6):
        state = last_turn(Random(seed))
        bot = make_bot(spec)
        rng = Random(seed)
        played = state
        while not played.is_over:
            played = apply(played, bot.choose(view(played, 0), BUDGET, rng)).after
        assert sheet(played, 0).total == best_points(state)


def last_turn(rng: Random) -> GameState:
    """A window with a few dice, six dice to choose from, and nothing after it."""
    mine = window("gravitas", {"A2": "R2", "B3": "G3", "C4": "Y5"})
    pool = " ".join(f"{rng.choice('RYGBP')}{rng.randint(1, 6)}" for _ in range(6))
    return a_turn(
        mine,
        window("virtus"),
        pool=pool,
        round=10,
        turn_number=3,
        private=(Colour(rng.randrange(3)), Colour.PURPLE),
        public=("light-shades", "color-diagonals", "column-color-variety"),
    )


def best_points(state: GameState) -> int:
    """By trying everything."""
    best = sheet(state, 0).total
    for draft in legal_moves(state):
        if isinstance(draft, Draft):
            drafted = apply(state, draft).after
            for place in legal_moves(drafted):
                if isinstance(place, Place):
                    best = max(best, sheet(apply(drafted, place).after, 0).total)
    return best


def test_one_choice_takes_no_thought() -> None:
    state = a_turn(window("virtus"), window("virtus"), pool="", round=10, turn_number=3)
    rng = Random(1)
    before = rng.getstate()
    assert isinstance(make_bot("search").choose(view(state, 0), BUDGET, rng), EndTurn)
    assert rng.getstate() == before


def test_it_uses_tools() -> None:
    """RULES tool 10: the red one, turned over, is a red six, five points for a token."""
    state = a_turn(
        window("virtus"),
        window("virtus"),
        pool="R1",
        tools=(10,),
        round=10,
        turn_number=3,
        private=(Colour.RED, Colour.BLUE),
    )
    bot = make_bot("search:playouts=60")
    rng = Random(1)
    used = []
    while not state.is_over:
        move = bot.choose(view(state, 0), BUDGET, rng)
        used.append(type(move))
        state = apply(state, move).after
    assert UseTool in used
    assert sheet(state, 0).total == 3 - 1 - 19 + 6


def test_playouts_and_time_limit_it_both() -> None:
    """A budget is kept whatever the spec asks for."""
    state = last_turn(Random(1))
    bot = make_bot("search:playouts=1000000,ms=30")
    assert bot.choose(view(state, 0), BUDGET, Random(1)) in view(state, 0).legal


@pytest.mark.parametrize(
    ("growth", "expected"), [(64.0, [100, 100, 400, 6400]), (1.0, [100, 100, 100, 100])]
)
def test_playouts_grow_toward_the_end(
    growth: float, expected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a round to the next by the same factor; a choice of patterns counts as round 1."""
    asked: list[int] = []

    def evaluate(
        _search: Search, seen: View, budget: SearchBudget, _rng: Random
    ) -> list[Candidate]:
        asked.append(budget.playouts)
        return [Candidate((seen.legal[0],), 0, 0.0, 0.0, 0.0, 0.0)]

    monkeypatch.setattr(Search, "evaluate", evaluate)
    bot = SearchBot(playouts=100, growth=growth)
    seen = view(last_turn(Random(1)), 0)
    for number in (0, 1, 4, 10):
        bot.choose(replace(seen, round=number), BUDGET, Random(1))
    assert asked == expected
