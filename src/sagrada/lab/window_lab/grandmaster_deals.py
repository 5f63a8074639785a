"""`python -m sagrada.lab.window_lab.grandmaster_deals`: how often Grandmaster wins the solo deals.

The promise of a deal is what a Master wins; what the strongest bot wins says how hard its cards
are. Private objectives and dice are fresh in every game. The catalog is written after each deal,
and the same command goes on with the next one.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind
from sagrada.lab.training_progress import OutputError, check_output, replace
from sagrada.lab.window_lab.solo_deals import OUT, SEED, Deal

BOT = "grandmaster"
GAMES = 30
_SECONDS = 60.0
"""For a choice; it takes a hundredth of a second or two."""
Entry = dict[str, Any]


def deal_of(entry: Entry) -> Deal:
    """The deal of an entry of the catalog; its number among the candidates isn't kept."""
    cards = entry["cards"]
    return Deal(
        entry["rules"], 0, tuple(entry["tools"]), tuple(entry["public"]), (cards[0], cards[1])
    )


def is_won(deal: Deal, name: str, bot: str = BOT) -> bool:
    """Whether the bot wins a game with these cards; the same name is always the same game."""
    rng = Random(name)
    game = Game.open(deal.setup, (Seat(SeatKind.BOT, bot, bot),), rng.randbytes(32), deal.rules)
    player = make_bot(bot)
    while not game.is_over:
        game.submit(0, player.choose(game.view(0), Budget(_SECONDS), rng))
    return bool(game.winners)


def measure(entry: Entry, games: int, seed: int) -> None:
    """Play, and write into the entry how many of the games were won."""
    deal = deal_of(entry)
    name = f"{seed}/{deal.rules}/{deal.tools}/{deal.public}/{deal.cards}"
    won = sum(is_won(deal, f"{name}/{number}") for number in range(games))
    entry["grandmaster"] = {"wins": won, "games": games}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.window_lab.grandmaster_deals", description=__doc__
    )
    parser.add_argument("--games", type=int, default=GAMES, help="with each deal's cards")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--catalog", type=Path, default=OUT, help="what solo_deals wrote")
    asked = parser.parse_args(argv)
    try:
        check_output(asked.catalog)
        data = json.loads(asked.catalog.read_text(encoding="utf-8"))
        data["grandmaster"] = f"{parser.prog} --games {asked.games} --seed {asked.seed}"
        for number, entry in enumerate(data["deals"], 1):
            if entry.get("grandmaster", {}).get("games") != asked.games:
                measure(entry, asked.games, asked.seed)
                replace(asked.catalog, (json.dumps(data, separators=(",", ":")) + "\n").encode())
            print(f"{number} of {len(data['deals'])} deals", file=sys.stderr, flush=True)
    except (OutputError, OSError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("Stopped. Run the same command to continue.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
