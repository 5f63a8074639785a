"""One game of a plan, from the deal to the result."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from sagrada.bots.bot import Budget
from sagrada.bots.outside import make_bot
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_move
from sagrada.engine.reasons import SagradaError
from sagrada.engine.scoring.standings import final_standings
from sagrada.engine.view import View
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind, result_of
from sagrada.game.record_text import format_record
from sagrada.lab.arena.plan import Fixture, Plan
from sagrada.lab.arena.timing import Timing, timing_of


class BotFailure(SagradaError, RuntimeError):
    """A bot crashed or made an illegal choice; the message says it in a sentence."""


@dataclass(frozen=True)
class PlayedGame:
    """A finished game. Everything except the fixture is by seat."""

    fixture: Fixture
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; none in a lost solo game, several in a shared win."""
    ranking: tuple[int, ...]
    """Seats, best first."""
    target: int | None
    """Solo only."""
    timings: tuple[Timing, ...]
    record: str | None = field(default=None, compare=False)
    """The whole game as text, if it was asked for."""

    def win_share(self, seat: int) -> float:
        """1 for a win; a shared win is split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def duel(self, seat: int, other: int) -> float:
        """1 if `seat` finished ahead of `other`, 0 if behind, 0.5 if they share the win."""
        if seat in self.winners and other in self.winners:
            return 0.5
        return float(self.ranking.index(seat) < self.ranking.index(other))


def play_game(plan: Plan, fixture: Fixture, with_record: bool = False) -> PlayedGame:
    """Deal, let the bots play, and score. A bot gets the views of its own seat and nothing else."""
    specs = [plan.specs[player] for player in fixture.seats]
    seats = tuple(Seat(SeatKind.BOT, f"{spec} {at}", spec) for at, spec in enumerate(specs, 1))
    bots = [make_bot(spec) for spec in specs]
    rngs = [plan.bot_rng(fixture, seat) for seat in range(plan.players)]
    budget = Budget(plan.ms / 1000)
    times: list[list[float]] = [[] for _ in specs]

    table = Game.open(plan.setup, seats, plan.deal_seed(fixture.deal), plan.edition)
    while not table.is_over:
        seat = table.state.to_act[0]
        seen = table.view(seat)
        start = time.perf_counter()
        try:
            move = bots[seat].choose(seen, budget, rngs[seat])
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
            raise _failure(plan, fixture, seat, f"crashed with {said}") from error
        times[seat].append(1000 * (time.perf_counter() - start))
        _check(move, seen, plan, fixture)
        table.submit(seat, move)

    result = result_of(table.state)
    return PlayedGame(
        fixture=fixture,
        scores=result.scores,
        winners=result.winners,
        ranking=final_standings(table.state).ranking,
        target=result.target,
        timings=tuple(map(timing_of, times)),
        record=format_record(table.full_record()) if with_record else None,
    )


def _check(move: object, seen: View, plan: Plan, fixture: Fixture) -> None:
    if move not in seen.legal:
        said = format_move(move) if isinstance(move, Move) else repr(move)
        raise _failure(plan, fixture, seen.seat or 0, f"chose '{said}', which isn’t legal")


def _failure(plan: Plan, fixture: Fixture, seat: int, what: str) -> BotFailure:
    return BotFailure(
        f"{plan.specs[fixture.seats[seat]]} {what} (deal {fixture.deal},"
        f" rotation {fixture.rotation}, seat {seat + 1})"
    )


# ---------------------------------------------------------------- as a line of JSON


def to_json(game: PlayedGame, plan: Plan) -> dict[str, object]:
    """A game as it is saved; `from_json` reads it."""
    fixture = game.fixture
    return {
        "seed": plan.seed,
        "deal": fixture.deal,
        "lineup": fixture.lineup,
        "rotation": fixture.rotation,
        "specs": [plan.specs[player] for player in fixture.seats],
        "scores": game.scores,
        "winners": game.winners,
        "ranking": game.ranking,
        "target": game.target,
        "times": [
            {"decisions": p.decisions, "ms": p.ms, "longest": p.longest, "bins": dict(p.bins)}
            for p in game.timings
        ],
    }


def from_json(line: object, plan: Plan) -> PlayedGame:
    """The game in a line; a ValueError if it is not a game of this plan."""
    try:
        if not isinstance(line, Mapping):
            raise TypeError
        fixture = Fixture(int(line["deal"]), tuple(map(int, line["lineup"])), int(line["rotation"]))
        target = line["target"]
        game = PlayedGame(
            fixture=fixture,
            scores=tuple(map(int, line["scores"])),
            winners=tuple(map(int, line["winners"])),
            ranking=tuple(map(int, line["ranking"])),
            target=None if target is None else int(target),
            timings=tuple(_timing(entry) for entry in line["times"]),
        )
        seats = range(plan.players)
        fits = fixture.lineup in plan.lineups and fixture.rotation in seats and fixture.deal > 0
        whole = {len(game.scores), len(game.timings)} == {len(seats)}
        ranked = sorted(game.ranking) == [*seats] and {*game.winners} <= {*seats}
        if not (fits and whole and ranked):
            raise ValueError
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ValueError("this game isn’t part of the plan") from None
    return game


def _timing(entry: Mapping[str, object]) -> Timing:
    bins = entry["bins"]
    if not isinstance(bins, Mapping):
        raise TypeError
    return Timing(
        decisions=int(str(entry["decisions"])),
        ms=float(str(entry["ms"])),
        longest=float(str(entry["longest"])),
        bins=tuple((int(number), int(count)) for number, count in bins.items()),
    )
