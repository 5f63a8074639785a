"""What to play: which bots, how many deals, from which seed, by which rules.

Deals are paired. A deal is one dealer's seed, and so one set of cards and one stream of dice. It is
played once with every rotation of the seats, so that each bot gets every hand and the luck of the
deal cancels out.
"""

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from random import Random

from sagrada.bots.outside import make_bot, parse_spec
from sagrada.bots.spec import SpecError
from sagrada.engine.options import MAX_PLAYERS, PRESETS, Setup, StartPlayer
from sagrada.engine.reasons import SagradaError
from sagrada.game.record import SEED_BYTES

DEFAULT_DEALS = 100
DEFAULT_SEED = 1
DEFAULT_MS = 60_000
"""A cap on one decision that only a bot that never stops by itself will reach."""
SOLO_TOOLS = range(1, 6)
DEFAULT_SOLO_TOOLS = 3


class PlanError(SagradaError):
    """A plan that can't be played. `field` is the part of the plan at fault."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, order=True)
class Fixture:
    """One game of a plan."""

    deal: int
    """From 1."""
    lineup: tuple[int, ...]
    """Which of the plan's specs play, as indexes, in the order of the plan."""
    rotation: int
    """By how many seats the line-up is shifted."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who sits at each seat."""
        size = len(self.lineup)
        return tuple(self.lineup[(seat - self.rotation) % size] for seat in range(size))


@dataclass(frozen=True)
class Plan:
    """All games of a run. Use `make_plan`, which checks everything."""

    specs: tuple[str, ...]
    players: int
    """How many sit at a table; if there are more specs, every line-up of this size plays."""
    deals: int = DEFAULT_DEALS
    seed: int = DEFAULT_SEED
    edition: str = "en"
    tools: int | None = None
    """How many tools in solo; None for 2 to 4 players."""
    ms: int = DEFAULT_MS
    """The budget of one decision."""

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def setup(self) -> Setup:
        options = PRESETS[self.edition]
        # If the start player is not drawn, it is the first seat. Each bot sits there once a deal.
        named = options.start_player is StartPlayer.NAMED and not self.solo
        return Setup(
            players=self.players,
            options=options,
            solo_tools=self.tools or DEFAULT_SOLO_TOOLS,
            start=0 if named else None,
        )

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.specs)), self.players))

    @property
    def games_per_deal(self) -> int:
        return len(self.lineups) * self.players

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal."""
        for deal in range(1, self.deals + 1):
            for lineup in self.lineups:
                for rotation in range(self.players):
                    yield Fixture(deal, lineup, rotation)

    def deal_seed(self, deal: int) -> bytes:
        """The dealer's seed for a deal, the same for all of its games."""
        return _digest(f"deal/{self.seed}/{deal}", SEED_BYTES)

    def bot_rng(self, fixture: Fixture, seat: int) -> Random:
        """The generator of the bot at a seat, a different one in every game."""
        text = f"bot/{self.seed}/{fixture.deal}/{fixture.rotation}/{seat}"
        return Random(int.from_bytes(_digest(text, 16), "big"))

    @property
    def command(self) -> str:
        """The command line that plays this plan."""
        words = ["sagrada", "arena", *self.specs]
        if self.solo:
            words += ["--solo", "--tools", str(self.tools)]
        elif self.players != len(self.specs):
            words += ["--players", str(self.players)]
        words += ["--deals", str(self.deals), "--seed", str(self.seed)]
        if self.edition != "en":
            words += ["--edition", self.edition]
        if self.ms != DEFAULT_MS:
            words += ["--ms", str(self.ms)]
        return shlex.join(words)


def _digest(text: str, size: int) -> bytes:
    return blake2b(f"sagrada arena/{text}".encode(), digest_size=size).digest()


def make_plan(
    specs: Sequence[str],
    *,
    deals: int = DEFAULT_DEALS,
    seed: int = DEFAULT_SEED,
    players: int | None = None,
    solo: bool = False,
    tools: int | None = None,
    edition: str = "en",
    ms: int = DEFAULT_MS,
) -> Plan:
    """A plan that can be played; otherwise a `PlanError` says what is wrong."""
    for field, number in (("deals", deals), ("ms", ms)):
        if number < 1:
            raise PlanError(field, f"must be at least 1, got {number}")
    known = {each.lower(): each for each in PRESETS}
    if edition.lower() not in known:
        raise PlanError("edition", f"choose one of {', '.join(PRESETS)}; got {edition!r}")
    return Plan(
        specs=tuple(_read_spec(spec) for spec in specs),
        players=_players(len(specs), players, solo),
        deals=deals,
        seed=seed,
        edition=known[edition.lower()],
        tools=_tools(tools, solo),
        ms=ms,
    )


def _read_spec(text: str) -> str:
    try:
        spec = parse_spec(text)
        make_bot(spec)  # so that a bot that can't be made is found before anything is played
        return str(spec)
    except SpecError as error:
        raise PlanError("spec", str(error)) from None


def _players(specs: int, players: int | None, solo: bool) -> int:
    if solo:
        if specs != 1 or players not in (None, 1):
            raise PlanError("solo", f"solo is for one bot; give a single spec, not {specs}")
        return 1
    if specs == 0:
        raise PlanError("spec", "name the bots to play, such as: greedy random")
    if specs == 1:
        raise PlanError("spec", "a bot needs an opponent; add another spec, or --solo")
    if players is None:
        if specs > MAX_PLAYERS:
            raise PlanError(
                "players",
                f"a table has at most {MAX_PLAYERS} seats; "
                f"say how many, and every lineup of the {specs} bots plays",
            )
        return specs
    if not 2 <= players <= MAX_PLAYERS:
        raise PlanError("players", f"a table has 2 to {MAX_PLAYERS} players, not {players}")
    if players > specs:
        raise PlanError("players", f"give a spec for each of the {players} seats, not {specs}")
    return players


def _tools(tools: int | None, solo: bool) -> int | None:
    if not solo:
        if tools is not None:
            raise PlanError("tools", "only solo has a choice of tools; add --solo or drop it")
        return None
    if tools is None:
        return DEFAULT_SOLO_TOOLS
    if tools not in SOLO_TOOLS:
        raise PlanError("tools", f"solo has 1 to 5 tools, not {tools}")
    return tools
