"""`python -m sagrada.lab.window_lab.solo_deals` finds solo deals that a Master wins often enough.

A deal here is its cards: tools, public objectives and window cards. Private objectives and dice are
fresh in every game. Deals are screened on some games, in three steps; of those that passed, other
games say how often a Master wins. That is the promise. Nothing is chosen by the games that make it,
except that a deal is left out if they fall below its bar.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.dealing import new_game
from sagrada.engine.options import PRESETS, Setup
from sagrada.kernel.convert import from_engine
from sagrada.lab.intervals import t_quantile
from sagrada.lab.training_progress import OutputError, check_output, replace
from sagrada.lab.window_lab.games import MasterTable

FORMAT = "sagrada solo deals 1"
OUT = Path("src/sagrada/lab/data/solo-deals.json")
KEPT = Path("build/solo-deals.json")
SEED = 30
BARS = (30, 50, 70)
"""Percent of games that a Master wins at least."""
RULES = ("en", "es")
"""Editions whose solo rules differ; the others play by the English ones."""
TOOL_COUNTS = (5, 4, 3, 2, 1)


@dataclass(frozen=True)
class Screening:
    """How many deals are screened, and by how many games."""

    candidates: int = 240
    screen_games: tuple[int, int, int] = (16, 64, 160)
    """In each step; they add up."""
    kept: tuple[int, int] = (16, 8)
    """Deals for each bar that go on to the second and the third step."""
    promise_games: int = 400
    aim: float = 0.11
    """How far above its bar a deal should be for the screening to tell it from the bar."""


@dataclass(frozen=True)
class Deal:
    rules: str
    number: int
    tools: tuple[int, ...]
    public: tuple[str, ...]
    cards: tuple[int, int]

    @property
    def name(self) -> str:
        return f"{self.rules} {len(self.tools)} {self.number}"

    @cached_property
    def setup(self) -> Setup:
        return Setup(
            players=1,
            options=PRESETS[self.rules],
            solo_tools=len(self.tools),
            tools=self.tools,
            public=self.public,
            cards=(self.cards,),
        )


def candidates(rules: str, tools: int, count: int, seed: int) -> list[Deal]:
    """Deals at random, all different."""
    rng = Random(f"solo deals/{seed}/{rules}/{tools}")
    found: dict[tuple[object, ...], Deal] = {}
    while len(found) < count:
        cards = sorted(rng.sample(sorted(WINDOW_CARDS), 2))
        deal = Deal(
            rules,
            len(found),
            tuple(sorted(rng.sample(sorted(TOOLS), tools))),
            tuple(sorted(rng.sample(sorted(PUBLIC_OBJECTIVES), 2))),
            (cards[0], cards[1]),
        )
        found.setdefault((deal.tools, deal.public, deal.cards), deal)
    return list(found.values())


@dataclass
class Played:
    """What was played so far: by deal and sample, the games won and the games."""

    seed: int
    kept: Path | None = None
    results: dict[str, list[int]] = field(default_factory=dict)
    _since: int = 0

    def wins(self, deal: Deal, sample: str, games: int) -> int:
        """How many games of a sample are won; plays what is missing."""
        result = self.results.setdefault(f"{deal.name} {sample}", [0, 0])
        if result[1] < games:
            # Each deal and sample has dice of its own.
            seed = Random(f"{self.seed}/{deal.name}/{sample}").getrandbits(40)
            table = MasterTable(from_engine(new_game(deal.setup)), seed)
            for number in range(result[1], games):
                result[0] += table.play(number, chosen=True, sample_uses=False).seats[0].won
                result[1] += 1
            self._keep(games)
        return result[0]

    def _keep(self, games: int) -> None:
        self._since += games
        if self.kept is not None and self._since >= 2000:
            self._since = 0
            self.save()

    def save(self) -> None:
        if self.kept is not None:
            content = {"format": FORMAT, "seed": self.seed, "results": self.results}
            replace(self.kept, json.dumps(content).encode())
            print(f"{len(self.results)} samples", file=sys.stderr, flush=True)

    @classmethod
    def read(cls, seed: int, kept: Path) -> "Played":
        if not kept.exists():
            return cls(seed, kept)
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found["format"] != FORMAT or found["seed"] != seed:
            raise OutputError(f"{kept} holds a different run; remove it or choose another --kept")
        return cls(seed, kept, found["results"])


def screen(deals: Sequence[Deal], effort: Screening, played: Played) -> Iterator[tuple[int, Deal]]:
    """The deals that pass for each bar: the lower end of their interval is above it."""
    games = 0
    won = dict.fromkeys(deals, 0)
    for step, more in enumerate(effort.screen_games):
        games += more
        for deal in won:
            won[deal] += played.wins(deal, f"screen {step + 1}", more)
        if step < len(effort.kept):
            going_on = _promising(won, games, effort.kept[step], effort.aim)
            won = {deal: won[deal] for deal in going_on}
    for deal, wins in won.items():
        passed = [bar for bar in BARS if lower_end(wins, games) >= bar / 100]
        if passed:
            yield max(passed), deal


def lower_end(wins: int, games: int) -> float:
    """The lower end of Wilson's 95 % interval."""
    reach = t_quantile(games - 1)
    share, weight = wins / games, reach**2 / games
    half = reach * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return (share + weight / 2 - half) / (1 + weight)


def _promising(won: dict[Deal, int], games: int, count: int, aim: float) -> list[Deal]:
    """For each bar the deals that seem to be a little above it."""
    mean = sum(won.values()) / (games * len(won))
    # A rate of few games is drawn toward the mean: most of what is extreme is luck.
    fair = {deal: (wins + 8 * mean) / (games + 8) for deal, wins in won.items()}
    found: dict[Deal, None] = {}
    for bar in BARS:
        nearest = sorted(fair, key=lambda deal: abs(fair[deal] - bar / 100 - aim))
        found.update(dict.fromkeys(nearest[:count]))
    return list(found)


def catalog(
    rules: Sequence[str], tool_counts: Sequence[int], effort: Screening, played: Played
) -> dict[str, object]:
    """Every deal that holds its promise, and how many were screened and left out."""
    deals: list[dict[str, object]] = []
    counts: list[dict[str, object]] = []
    for rule in rules:
        for tools in tool_counts:
            asked = candidates(rule, tools, effort.candidates, played.seed)
            left_out = 0
            for bar, deal in screen(asked, effort, played):
                games = effort.promise_games
                won = played.wins(deal, "promise", games)
                if 100 * won < bar * games:
                    left_out += 1
                    continue
                deals.append(_entry(deal, bar, won, games))
            counts.append(
                {"rules": rule, "tools": tools, "screened": len(asked), "left_out": left_out}
            )
    return {"deals": deals, "screened": counts}


def _entry(deal: Deal, bar: int, won: int, games: int) -> dict[str, object]:
    return {
        "rules": deal.rules,
        "tools": deal.tools,
        "public": deal.public,
        "cards": deal.cards,
        "bar": bar,
        "wins": won,
        "games": games,
    }


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.window_lab.solo_deals", description=__doc__
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--rules", nargs="+", choices=RULES, default=RULES)
    parser.add_argument(
        "--tools", type=int, nargs="+", choices=TOOL_COUNTS, default=TOOL_COUNTS, help="how many"
    )
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the catalog")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep an unfinished run")
    asked = parser.parse_args(argv)
    try:
        asked.kept.parent.mkdir(parents=True, exist_ok=True)
        check_output(asked.out)
        check_output(asked.kept)
        played = Played.read(asked.seed, asked.kept)
        found = catalog(asked.rules, asked.tools, Screening(), played)
        played.save()
    except (OutputError, OSError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("Stopped. Run the same command to continue.", file=sys.stderr)
        return 130
    tools = " ".join(map(str, asked.tools))
    command = f"{parser.prog} --seed {asked.seed} --rules {' '.join(asked.rules)} --tools {tools}"
    games = sum(count for _, count in played.results.values())
    whole = {"format": FORMAT, "command": command, "games": games, **found}
    replace(asked.out, (json.dumps(whole, separators=(",", ":")) + "\n").encode())
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
