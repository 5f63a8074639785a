"""Games for the commands that read records, and people who play at a pipe."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from sagrada.engine.options import Setup
from sagrada.game.game import Game
from sagrada.game.record import Seat
from sagrada.game.record_text import format_record
from tests.cli.running import Ran, sagrada

NAMES = ("Anna", "Bea", "Cleo", "Dan")


@cache
def finished(players: int = 2, seed: int = 1) -> str:
    """The record of a game by players who choose at random, with the seed revealed."""
    rng = Random(seed)
    seats = tuple(Seat(name=name) for name in NAMES[:players])
    game = Game.open(Setup(players=players), seats, seed.to_bytes(32, "big"))
    while not game.is_over:
        seat = game.state.to_act[0]
        game.submit(seat, rng.choice(game.legal(seat)))
    return format_record(game.record(reveal=True))


# ---------------------------------------------------------------- at the keyboard

ANNA = ("--players", "Anna,bot:greedy", "--start", "Anna")
TWO = ("--players", "Anna,Bea", "--start", "Anna")
HANDOVER = "press Enter. "


def fixed(kept: Path) -> tuple[str, ...]:
    """A game that is always the same, but for what is typed."""
    return ("play", "--seed", "7", "--bot-seed", "1", "--record", str(kept))


def play(kept: Path, *argv: str, typed: str = "") -> Ran:
    """`typed` has a line for each answer."""
    return sagrada(*fixed(kept), *argv, stdin=typed)


def guesser(seed: int, stop: int = 10_000) -> Callable[[str], str | None]:
    """Types random numbers, several at once, and Enter at a handover; leaves in the end."""
    rng = Random(seed)
    left = stop

    def answer(shown: str) -> str | None:
        nonlocal left
        left -= 1
        if left < 0:
            return None
        if shown.endswith(HANDOVER):
            return ""
        return ", ".join(str(rng.randint(1, 9)) for _ in range(rng.randint(1, 5)))

    return answer


def entries(kept: Path) -> list[str]:
    """The lines of the record below its headers."""
    text = kept.read_text(encoding="utf-8").partition("\n\n")[2]
    return [line for line in text.splitlines() if line and not line.startswith("#")]
