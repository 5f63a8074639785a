"""A new game at the terminal: who plays and by which rules, from options or questions."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from rich.text import Text

from sagrada import RecordError, SetupError
from sagrada.bots.levels import LEVELS
from sagrada.bots.registry import BOTS
from sagrada.cli.bad_input import BadInput, did_you_mean, quote
from sagrada.cli.terminal.terminal import Terminal
from sagrada.engine.options import (
    MAX_PLAYERS,
    PRESETS,
    PROPOSES_TRIMMED_BAG,
    TRIM_PER_COLOUR,
    Referee,
    Setup,
    StartPlayer,
)
from sagrada.game.record import Seat, SeatKind

T = TypeVar("T")

DEFAULT_NAME = "Player"
DEFAULT_BOT = "journeyman"
MAX_NAME_LENGTH = 16
_BOT = "bot"
_OPTIONS = {"trimmed_bag": "--trimmed-bag", "solo_tools": "--tools", "start": "--start"}
"""Which option sets a field of a setup, for error messages."""
_LEVELS = {
    "en": ("most challenging", "easiest"),
    "it": ("extreme", "easy"),
    "nl": ("very hard", "easy"),
    "es": ("extreme", "very easy"),
    "pt-BR": ("extreme", "easy"),
}
"""What each edition calls solo with one tool and with five."""


class PlayOptions(NamedTuple):
    """The rules that `sagrada play` was asked for."""

    edition: str = "en"
    honour: bool = False
    trimmed_bag: bool | None = None
    """None: not said; as in the edition."""
    solo_tools: int = 3
    start: str | None = None
    """`random`, a seat from 1, or a name; None: as in the edition."""


# ---------------------------------------------------------------- seats


def parse_players(text: str) -> tuple[Seat, ...]:
    """`Anna, Bea, bot:greedy`."""
    entries = [entry.strip() for entry in text.split(",")]
    if len(entries) > MAX_PLAYERS:
        raise BadInput(None, f"a game has 1 to {MAX_PLAYERS} players, not {len(entries)}")
    seats: list[Seat] = []
    for entry in entries:
        kind, _, bot = entry.partition(":")
        is_bot = kind.strip().lower() == _BOT
        seats.append(_bot(bot, seats) if is_bot else _person(entry, seats))
    return tuple(seats)


def _person(name: str, seats: list[Seat]) -> Seat:
    if not name:
        raise BadInput(None, "a name is missing; put commas between names")
    if len(name) > MAX_NAME_LENGTH:
        raise BadInput(
            None, f"{quote(name)} is too long; a name can have up to {MAX_NAME_LENGTH} characters"
        )
    if _is_taken(name, seats):
        raise BadInput(None, f"two players are called {quote(name)}; give each a different name")
    try:
        return Seat(SeatKind.HUMAN, name)
    except RecordError as error:
        raise BadInput(None, f"{quote(name)}: {str(error).partition(': ')[2]}") from None


def _bot(kind: str, seats: list[Seat]) -> Seat:
    kind = kind.strip().lower() or DEFAULT_BOT
    if kind not in BOTS:
        hint = did_you_mean(kind, BOTS)
        raise BadInput(None, f"there’s no bot {quote(kind)}{hint}; choose from {', '.join(BOTS)}")
    name = first = kind.capitalize()
    number = 1
    while _is_taken(name, seats):
        number += 1
        name = f"{first} {number}"
    return Seat(SeatKind.BOT, name, kind)


def _is_taken(name: str, seats: list[Seat]) -> bool:
    return any(seat.name.lower() == name.lower() for seat in seats)


# ---------------------------------------------------------------- the setup


def make_setup(seats: tuple[Seat, ...], wanted: PlayOptions) -> Setup:
    """The setup of the game; errors name the option to change."""
    if wanted.edition not in PRESETS:
        hint = did_you_mean(wanted.edition, PRESETS)
        raise BadInput(
            "--edition",
            f"there’s no edition {quote(wanted.edition)}{hint}; choose from {', '.join(PRESETS)}",
        )
    rules = PRESETS[wanted.edition]
    start = _start(wanted.start, seats, rules.start_player)
    rules = replace(
        rules,
        referee=Referee.HONOUR if wanted.honour else Referee.STRICT,
        trimmed_bag=rules.trimmed_bag if wanted.trimmed_bag is None else wanted.trimmed_bag,
        start_player=StartPlayer.RANDOM if start is None else StartPlayer.NAMED,
    )
    try:
        return Setup(len(seats), rules, solo_tools=wanted.solo_tools, start=start)
    except SetupError as error:
        raise BadInput(_OPTIONS[error.field], str(error).partition(": ")[2]) from None


def _start(text: str | None, seats: tuple[Seat, ...], default: StartPlayer) -> int | None:
    """The named start player; None for a random one (RULES 2.5)."""
    if text is None:
        return 0 if default is StartPlayer.NAMED else None  # the first in seat order
    if text.lower() == "random":
        return None
    names = [seat.name.lower() for seat in seats]
    numbers = [str(number) for number in range(1, len(seats) + 1)]
    for known in (numbers, names):
        if text.lower() in known:
            return known.index(text.lower())
    raise BadInput(
        "--start",
        f'there’s no player or seat {quote(text)}; give a name, a seat number or "random"',
    )


# ---------------------------------------------------------------- questions


def ask_who_plays(terminal: Terminal, wanted: PlayOptions) -> tuple[tuple[Seat, ...], PlayOptions]:
    """Ask a few questions; each has a default, for those who only press Enter."""
    question = "Who’s playing? Enter names, separated by commas"
    seats = people = _ask(terminal, question, DEFAULT_NAME, parse_players)
    if len(people) < MAX_PLAYERS and all(seat.kind is SeatKind.HUMAN for seat in people):
        question = (
            f"Which bots join? Choose from {', '.join(LEVELS)} (several with commas), or none"
        )
        seats = _ask(terminal, question, DEFAULT_BOT, lambda text: _with_bots(people, text))
    if len(seats) == 1:
        hard, easy = _LEVELS[wanted.edition]
        question = f"Solo: how many tools, from 1 ({hard}) to 5 ({easy})?"
        tools = _ask(terminal, question, str(wanted.solo_tools), _tool_count)
        return seats, wanted._replace(solo_tools=tools)
    if not wanted.honour:
        question = "Who checks the rules: strict (a referee) or honor (the players)?"
        honour = _ask(terminal, question, "strict", _on_honour)
        return seats, wanted._replace(honour=honour)
    return seats, wanted


def ask_what_the_edition_leaves_open(
    terminal: Terminal, seats: tuple[Seat, ...], wanted: PlayOptions
) -> PlayOptions:
    """Ask what this edition lets the players settle, as far as they haven't yet."""
    if len(seats) == 1 or all(seat.kind is SeatKind.BOT for seat in seats):
        return wanted
    trim = TRIM_PER_COLOUR.get(len(seats))
    if trim and wanted.trimmed_bag is None and wanted.edition in PROPOSES_TRIMMED_BAG:
        question = f"This edition suggests a smaller bag: {trim} fewer dice of each color. Use it?"
        wanted = wanted._replace(trimmed_bag=_ask(terminal, question, "no", _yes_or_no))
    if wanted.start is None and PRESETS[wanted.edition].start_player is StartPlayer.NAMED:
        question = "Who’s the start player? A name, a seat number or random"
        start = _ask(terminal, question, seats[0].name, lambda text: _checked_start(text, seats))
        wanted = wanted._replace(start=start)
    return wanted


def _checked_start(text: str, seats: tuple[Seat, ...]) -> str:
    try:
        _start(text, seats, StartPlayer.NAMED)
    except BadInput as error:
        raise BadInput(None, error.message) from None  # nobody typed an option here
    return text


def _ask(terminal: Terminal, question: str, default: str, read: Callable[[str], T]) -> T:
    while True:
        typed = terminal.ask(Text.assemble((question, "bold"), f" [{default}]:"))
        try:
            return read(typed or default)
        except BadInput as error:
            terminal.show(Text(f"{error}.", "yellow"))


def _with_bots(people: tuple[Seat, ...], text: str) -> tuple[Seat, ...]:
    if text.lower() in ("none", "no", "0"):
        return people
    bots = [f"{_BOT}:{kind.strip().removeprefix(f'{_BOT}:')}" for kind in text.split(",")]
    return parse_players(",".join([*(seat.name for seat in people), *bots]))


def _tool_count(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5"):
        raise BadInput(None, f"give a number from 1 to 5, not {quote(text)}")
    return int(text)


def _yes_or_no(text: str) -> bool:
    answers = {"yes": True, "y": True, "no": False, "n": False}
    if text.lower() not in answers:
        raise BadInput(None, f"answer yes or no, not {quote(text)}")
    return answers[text.lower()]


def _on_honour(text: str) -> bool:
    answers = {"strict": False, "s": False, "honour": True, "honor": True, "h": True}
    if text.lower() not in answers:
        raise BadInput(None, f"answer strict or honor, not {quote(text)}")
    return answers[text.lower()]
