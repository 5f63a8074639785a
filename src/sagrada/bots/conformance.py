"""The conformance kit: does a bot keep its promises? `check_bot` says which one it breaks.

A bot promises to play legally, to answer in time, to repeat itself for a seed, to leave what it was
given unchanged, and to know nothing that its seat can't know (docs/bots.md has more). The kit finds
mistakes. It can't stop a bot that hides from it on purpose: run such a bot in a process of its own.
"""

import pickle
import random
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from random import Random

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.conformance_cases import TABLES, Case, after_chance, case, cases, twins
from sagrada.engine.dealing import new_game
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_move
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view

BUDGET = Budget(seconds=0.1)
PLENTY = Budget(seconds=60)
OVERRUN_SHARE = 0.2
OVERRUN_SECONDS = 0.1
"""A bot can exceed its budget by a fifth and a tenth of a second: the machine may be busy."""

WHOLE_GAMES = ("solo", "2 players", "3 players", "4 players", "2 players on honour")
"""The tables at which a bot plays against itself."""

Clock = Callable[[], float]


class Fault(StrEnum):
    """Which promise is broken."""

    CRASHED = "crashed"
    ILLEGAL = "illegal"
    LATE = "late"
    UNREPEATABLE = "unrepeatable"
    MEDDLED = "meddled"
    PEEKED = "peeked"


class ConformanceError(AssertionError):
    """A bot breaks a promise; the message says in a sentence how."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(f"{fault}: {message}")
        self.fault = fault


@dataclass(frozen=True)
class Report:
    """What was asked of a bot that kept all its promises."""

    decisions: int
    stages: frozenset[Stage]
    slowest: float
    """The longest time for one decision, in seconds."""

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions in {len(self.stages)} stages, "
            f"the slowest in {1000 * self.slowest:.1f} ms"
        )


def check_bot(
    bot: Bot | Callable[[], Bot],
    *,
    budget: Budget = BUDGET,
    plenty: Budget = PLENTY,
    tables: Iterable[str] = WHOLE_GAMES,
    each: int = 2,
    seed: int = 0,
    clock: Clock = time.perf_counter,
) -> Report:
    """Test a bot, or a function that makes bots; a broken promise is a `ConformanceError`.

    With `budget` for each choice, the bot plays a whole game against itself at each of the
    `tables`, and then answers up to `each` questions for every stage at every kind of table.
    The same questions come again with one seed and with `plenty` of time, so that the bot stops
    thinking by itself and not by the clock: in order, backwards (to a new bot, if there is a
    function that makes one), and with other secrets.
    """
    make = bot if isinstance(bot, type) or not hasattr(bot, "choose") else lambda: bot
    examiner = _Examiner(clock)
    questions = cases(seed, each)
    first = make()
    _play_whole_games(examiner, first, tables, budget, seed)
    for asked in questions:
        examiner.ask(first, asked, budget, seed)

    answers = {asked: examiner.ask(first, asked, plenty, seed) for asked in questions}
    second = make()
    for asked in reversed(questions):
        again = examiner.ask(second, asked, plenty, seed)
        if again != answers[asked]:
            raise ConformanceError(
                Fault.UNREPEATABLE,
                f"at {asked}, it chose '{format_move(answers[asked])}' and then"
                f" '{format_move(again)}', with the same view, budget and seed",
            )
    rng = Random(seed)
    for asked in questions:
        for twin in twins(asked, rng, 2):
            other = examiner.ask(second, twin, plenty, seed)
            if other != answers[asked]:
                raise ConformanceError(
                    Fault.PEEKED,
                    f"at {asked}, it chose '{format_move(answers[asked])}', but with other"
                    f" secrets behind the same view '{format_move(other)}'",
                )
    return Report(examiner.decisions, frozenset(examiner.stages), examiner.slowest)


def _play_whole_games(
    examiner: "_Examiner", bot: Bot, tables: Iterable[str], budget: Budget, seed: int
) -> None:
    for table in tables:
        rng = Random(f"{seed}/{table}")
        state = after_chance(new_game(TABLES[table]), rng)
        while not state.is_over:
            asked = case(table, state, state.to_act[0])
            move = examiner.ask(bot, asked, budget, rng.getrandbits(32))
            state = after_chance(apply(state, move).after, rng)


class _Examiner:
    """Asks bots questions and checks everything that a single answer can show."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.decisions = 0
        self.stages: set[Stage] = set()
        self.slowest = 0.0

    def ask(self, bot: Bot, asked: Case, budget: Budget, seed: int) -> Move:
        state: GameState = pickle.loads(asked.position)
        seen = view(state, asked.seat)
        legal = seen.legal
        before = snapshot(seen)
        limit = budget.seconds
        shared = random.getstate()
        start = self._clock()
        try:
            move: object = bot.choose(seen, budget, Random(seed))
        except (Exception, SystemExit) as error:
            said = f"{type(error).__name__}: {error}"
            raise ConformanceError(Fault.CRASHED, f"at {asked}, it raised {said}") from error
        seconds = self._clock() - start

        if random.getstate() != shared:
            random.setstate(shared)
            raise ConformanceError(
                Fault.MEDDLED,
                f"at {asked}, it used the random module's own generator, not the one it was given",
            )
        if snapshot(seen) != before or budget.seconds != limit:
            raise ConformanceError(Fault.MEDDLED, f"at {asked}, it changed what it was given")
        if not isinstance(move, Move) or move not in legal:
            said = format_move(move) if isinstance(move, Move) else repr(move)
            raise ConformanceError(
                Fault.ILLEGAL, f"at {asked}, it chose '{said}', which is not in view.legal"
            )
        if seconds > limit * (1 + OVERRUN_SHARE) + OVERRUN_SECONDS:
            raise ConformanceError(
                Fault.LATE, f"at {asked}, it took {seconds:.2f} s with a budget of {limit:.2f} s"
            )
        self.decisions += 1
        self.stages.add(asked.stage)
        self.slowest = max(self.slowest, seconds)
        return move


def snapshot(value: object) -> object:
    """Everything a view is made of, even what `==` leaves out, for comparison later.

    A view must not contain a state: finding one is a `ConformanceError`.
    """
    if isinstance(value, GameState):
        raise ConformanceError(Fault.PEEKED, "the view holds a whole game state")
    if is_dataclass(value):
        parts = tuple(snapshot(getattr(value, field.name)) for field in fields(value))
        return type(value).__name__, parts
    if isinstance(value, tuple | list):
        return tuple(snapshot(part) for part in value)
    if isinstance(value, Mapping):
        return tuple((key, snapshot(part)) for key, part in value.items())
    return value
