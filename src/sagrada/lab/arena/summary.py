"""What a run says about its players: means, win rates and ratings, with their intervals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from sagrada.lab.arena.elo import elo, elo_intervals
from sagrada.lab.arena.plan import Plan
from sagrada.lab.arena.played_game import PlayedGame
from sagrada.lab.arena.run import Run
from sagrada.lab.arena.timing import Timing, merged
from sagrada.lab.intervals import Interval, mean, mean_interval, share_interval


@dataclass(frozen=True)
class Estimate:
    """A mean over deals and its 95 % interval, which is None for a single deal."""

    value: float
    interval: Interval | None


@dataclass(frozen=True)
class PlayerSummary:
    name: str
    """The spec; with a number if it is there more than once."""
    spec: str
    games: int
    points: Estimate
    wins: Estimate
    """The share of games won; a shared win is split."""
    timing: Timing
    elo: Estimate | None
    """None in solo."""
    target: Estimate | None
    """Solo only."""


@dataclass(frozen=True)
class PairSummary:
    """Two players who met, from the first one's point of view."""

    player: str
    other: str
    lead: Estimate
    """The difference in points."""
    ahead: Estimate
    """The share of games in which it finished ahead."""


@dataclass(frozen=True, repr=False)
class Summary:
    """What a run came to. `print(summary)` shows it as tables, with 95 % intervals."""

    plan: Plan
    deals: int
    """How many were played in full; only these count."""
    players: tuple[PlayerSummary, ...]
    """In the order of the plan."""
    pairs: tuple[PairSummary, ...]

    @property
    def is_complete(self) -> bool:
        """Whether all deals of the plan were played."""
        return self.deals == self.plan.deals

    def __repr__(self) -> str:
        wins = ", ".join(f"{each.name} {100 * each.wins.value:.1f} %" for each in self.players)
        return f"<Summary of {self.deals} deals: {wins}>"

    def __str__(self) -> str:
        from sagrada.lab.arena.report import plain_text

        return plain_text(self)


def names_of(plan: Plan) -> tuple[str, ...]:
    """The specs. A spec given more than once gets numbers, because its players are not pooled."""
    names = []
    for at, spec in enumerate(plan.specs):
        twice = plan.specs.count(spec) > 1
        names.append(f"{spec} #{plan.specs[: at + 1].count(spec)}" if twice else spec)
    return tuple(names)


def summarise(run: Run) -> Summary | None:
    """None if not a single deal was played in full."""
    plan, deals = run.plan, run.whole_deals
    if not deals:
        return None
    names = names_of(plan)
    ratings = _ratings(plan, deals)
    return Summary(
        plan=plan,
        deals=len(deals),
        players=tuple(
            _player(plan, deals, number, name, ratings[number]) for number, name in enumerate(names)
        ),
        pairs=tuple(
            PairSummary(
                names[player],
                names[other],
                lead=_estimate(deals, player, other, _lead, mean_interval),
                ahead=_estimate(deals, player, other, PlayedGame.duel, share_interval),
            )
            for player, other in combinations(range(len(names)), 2)
            if not plan.solo
        ),
    )


def _player(
    plan: Plan, deals: list[list[PlayedGame]], player: int, name: str, rating: Estimate | None
) -> PlayerSummary:
    mine = [game for games in deals for game in games if player in game.fixture.seats]
    return PlayerSummary(
        name=name,
        spec=plan.specs[player],
        games=len(mine),
        points=_estimate(deals, player, player, _points, mean_interval),
        wins=_estimate(deals, player, player, _win, share_interval),
        timing=merged(game.timings[game.fixture.seats.index(player)] for game in mine),
        elo=rating,
        target=_estimate(deals, player, player, _target, mean_interval) if plan.solo else None,
    )


def _estimate(
    deals: list[list[PlayedGame]],
    player: int,
    other: int,
    measure: Callable[[PlayedGame, int, int], float],
    interval: Callable[[Sequence[float]], Interval | None],
) -> Estimate:
    """The mean over deals of `measure`, in the games in which both sit at the table."""
    means = []
    for games in deals:
        seats = [game.fixture.seats for game in games]
        means.append(
            mean(
                [
                    measure(game, at.index(player), at.index(other))
                    for game, at in zip(games, seats, strict=True)
                    if player in at and other in at
                ]
            )
        )
    return Estimate(mean(means), interval(means))


def _points(game: PlayedGame, seat: int, _other: int) -> float:
    return game.scores[seat]


def _win(game: PlayedGame, seat: int, _other: int) -> float:
    return game.win_share(seat)


def _lead(game: PlayedGame, seat: int, other: int) -> float:
    return game.scores[seat] - game.scores[other]


def _target(game: PlayedGame, _seat: int, _other: int) -> float:
    assert game.target is not None, "a solo game has a target"
    return game.target


def _ratings(plan: Plan, deals: list[list[PlayedGame]]) -> list[Estimate | None]:
    if plan.solo:
        return [None]
    players = len(plan.specs)
    values = elo([game for games in deals for game in games], players)
    intervals = elo_intervals(deals, players, plan.seed)
    return [
        Estimate(value, None if intervals is None else intervals[number])
        for number, value in enumerate(values)
    ]


# ---------------------------------------------------------------- as JSON


def to_json(summary: Summary) -> dict[str, object]:
    """The object that `sagrada arena --json` ends with."""
    plan = summary.plan
    answer: dict[str, object] = {
        "players": [_player_json(player) for player in summary.players],
        "pairs": [
            {
                "players": [pair.player, pair.other],
                **_estimate_json("lead", pair.lead),
                **_estimate_json("ahead", pair.ahead),
            }
            for pair in summary.pairs
        ],
        "deals": summary.deals,
        "complete": summary.is_complete,
        "seats": plan.players,
        "seed": plan.seed,
        "edition": plan.edition,
        "ms": plan.ms,
        "command": plan.command,
    }
    if plan.solo:
        target = summary.players[0].target
        assert target is not None
        answer |= {"tools": plan.tools, **_estimate_json("target_mean", target, "target_ci")}
    return answer


def _player_json(player: PlayerSummary) -> dict[str, object]:
    return {
        "spec": player.spec,
        "name": player.name,
        "games": player.games,
        **_estimate_json("mean", player.points),
        **_estimate_json("win_rate", player.wins, "win_ci"),
        **_estimate_json("elo", player.elo),
        **_estimate_json("target_mean", player.target, "target_ci"),
        "decisions": player.timing.decisions,
        "ms_per_decision": round(player.timing.mean, 3),
        "ms_95": round(player.timing.percentile(0.95), 3),
        "ms_max": round(player.timing.longest, 3),
    }


def _estimate_json(
    key: str, estimate: Estimate | None, interval_key: str | None = None
) -> dict[str, object]:
    if estimate is None:
        return {}
    around = estimate.interval
    return {
        key: round(estimate.value, 4),
        interval_key or f"{key}_ci": around and [round(end, 4) for end in around],
    }
