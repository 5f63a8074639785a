"""Who plays, and by which rules: from options, or from a few friendly questions."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from rich.text import Text

from sagrada.bots.registry import BOTS, LEVELS
from sagrada.cli.bad_input import BadInput, did_you_mean, shown
from sagrada.cli.terminal.terminal import Terminal
from sagrada.engine.options import (
    MAX_PLAYERS,
    PRESETS,
    Referee,
    Setup,
    SetupError,
    StartPlayer,
)
from sagrada.game.record import RecordError, Seat, SeatKind

T = TypeVar("T")

DEFAULT_NAME = "Player"
DEFAULT_BOT = "journeyman"
LONGEST_NAME = 16
_BOT = "bot"
_OPTIONS = {"trimmed_bag": "--trimmed-bag", "solo_tools": "--tools", "start": "--start"}
"""The fields of a setup, by the option that a person would change."""
_LEVELS = {"nl": ("very hard", "easy"), "es": ("extreme", "very easy")}
"""What editions call solo with one tool and with five, where not as in English (RULES 10)."""


class House(NamedTuple):
    """The rules of this table."""

    edition: str = "en"
    honour: bool = False
    trimmed_bag: bool = False
    solo_tools: int = 3
    start: str | None = None
    """`random`, a seat from 1, or a name; None as the edition has it."""


# ---------------------------------------------------------------- seats


def parse_players(text: str) -> tuple[Seat, ...]:
    """`Anna, Bea, bot:greedy`."""
    entries = [entry.strip() for entry in text.split(",")]
    if len(entries) > MAX_PLAYERS:
        raise BadInput(None, f"1 to {MAX_PLAYERS} can play, not {len(entries)}")
    seats: list[Seat] = []
    for entry in entries:
        kind, _, bot = entry.partition(":")
        is_bot = kind.strip().lower() == _BOT
        seats.append(_bot(bot, seats) if is_bot else _person(entry, seats))
    return tuple(seats)


def _person(name: str, seats: list[Seat]) -> Seat:
    if not name:
        raise BadInput(None, "a name is missing; give names with commas between them")
    if len(name) > LONGEST_NAME:
        raise BadInput(
            None, f"{shown(name)} is too long; a name has at most {LONGEST_NAME} letters"
        )
    if _is_taken(name, seats):
        raise BadInput(None, f"two players are called {shown(name)}; give each a name of their own")
    try:
        return Seat(SeatKind.HUMAN, name)
    except RecordError as error:
        raise BadInput(None, f"{shown(name)}: {str(error).partition(': ')[2]}") from None


def _bot(kind: str, seats: list[Seat]) -> Seat:
    kind = kind.strip().lower() or DEFAULT_BOT
    if kind not in BOTS:
        raise BadInput(
            None,
            f"there is no bot {shown(kind)}{did_you_mean(kind, BOTS)}; known are {', '.join(BOTS)}",
        )
    name = first = kind.capitalize()
    number = 1
    while _is_taken(name, seats):
        number += 1
        name = f"{first} {number}"
    return Seat(SeatKind.BOT, name, kind)


def _is_taken(name: str, seats: list[Seat]) -> bool:
    return any(seat.name.lower() == name.lower() for seat in seats)


# ---------------------------------------------------------------- the setup


def make_setup(seats: tuple[Seat, ...], house: House) -> Setup:
    """The table that was asked for; what cannot be is refused in the words of the options."""
    if house.edition not in PRESETS:
        hint = did_you_mean(house.edition, PRESETS)
        raise BadInput(
            "--edition",
            f"there is no edition {shown(house.edition)}{hint}; known are {', '.join(PRESETS)}",
        )
    options = PRESETS[house.edition]
    start = _start(house.start, seats, options.start_player)
    options = replace(
        options,
        referee=Referee.HONOUR if house.honour else Referee.STRICT,
        trimmed_bag=house.trimmed_bag,
        start_player=StartPlayer.RANDOM if start is None else StartPlayer.NAMED,
    )
    try:
        return Setup(len(seats), options, solo_tools=house.solo_tools, start=start)
    except SetupError as error:
        raise BadInput(_OPTIONS[error.field], str(error).partition(": ")[2]) from None


def _start(text: str | None, seats: tuple[Seat, ...], usual: StartPlayer) -> int | None:
    """The named start player; None for a random one (RULES 2.5)."""
    if text is None:
        return 0 if usual is StartPlayer.NAMED else None  # the first of those who sat down
    if text.lower() == "random":
        return None
    names = [seat.name.lower() for seat in seats]
    numbers = [str(number) for number in range(1, len(seats) + 1)]
    for known in (numbers, names):
        if text.lower() in known:
            return known.index(text.lower())
    raise BadInput("--start", f"{shown(text)} sits nowhere here; give a name, a seat or 'random'")


# ---------------------------------------------------------------- questions


def ask_who_plays(terminal: Terminal, house: House) -> tuple[tuple[Seat, ...], House]:
    """A few questions, each with an answer for those who only press Enter."""
    question = "Who plays? Names, with commas between them"
    seats = people = _ask(terminal, question, DEFAULT_NAME, parse_players)
    if len(people) < MAX_PLAYERS and all(seat.kind is SeatKind.HUMAN for seat in people):
        question = f"Which bots join? {', '.join(LEVELS)}, several with commas, or none"
        seats = _ask(terminal, question, DEFAULT_BOT, lambda text: _with_bots(people, text))
    if len(seats) == 1:
        hard, easy = _LEVELS.get(house.edition, ("extreme", "easy"))
        question = f"Solo: how many tools, from 1 ({hard}) to 5 ({easy})?"
        tools = _ask(terminal, question, str(house.solo_tools), _tool_count)
        return seats, house._replace(solo_tools=tools)
    if not house.honour:
        question = "Who minds the rules? The strict referee, or you on your honour"
        honour = _ask(terminal, question, "strict", _on_honour)
        return seats, house._replace(honour=honour)
    return seats, house


def _ask(terminal: Terminal, question: str, usual: str, read: Callable[[str], T]) -> T:
    while True:
        typed = terminal.ask(Text.assemble((question, "bold"), f" [{usual}]:"))
        try:
            return read(typed or usual)
        except BadInput as error:
            terminal.show(Text(f"{error}.", "yellow"))


def _with_bots(people: tuple[Seat, ...], text: str) -> tuple[Seat, ...]:
    if text.lower() in ("none", "no", "0"):
        return people
    bots = [f"{_BOT}:{kind.strip().removeprefix(f'{_BOT}:')}" for kind in text.split(",")]
    return parse_players(",".join([*(seat.name for seat in people), *bots]))


def _tool_count(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5"):
        raise BadInput(None, f"give a number from 1 to 5, not {shown(text)}")
    return int(text)


def _on_honour(text: str) -> bool:
    answers = {"strict": False, "s": False, "honour": True, "honor": True, "h": True}
    if text.lower() not in answers:
        raise BadInput(None, f"answer strict or honour, not {shown(text)}")
    return answers[text.lower()]
