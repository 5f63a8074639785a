"""The path: goals that teach the game. Each is a pure function of somebody's finished games.

Nothing is stored about a goal. It follows from a person's games, so it's the same on every device,
and a new goal counts the games of the past.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES, TOOLS
from sagrada.game.facts import SeatFacts

TOOL_POINTS = 5
"""A tool is used well if the turn earns so many points from objectives."""
FULL_SCORES = (50, 65)
PRIVATE_POINTS = 25
CLEAR_WIN = 10
HARDEST = max(pattern.difficulty for pattern in PATTERNS.values())


@dataclass(frozen=True, slots=True)
class Career:
    """What a person has played to the end."""

    games: Sequence[SeatFacts]
    daily: int = 0
    """On how many days they finished a daily window in time."""
    best_streak: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    id: str
    needed: int
    count: Callable[[Career], int]
    """How far a person has come; more than `needed` is no more than reached."""

    def is_reached(self, career: Career) -> bool:
        return self.count(career) >= self.needed


def _games(predicate: Callable[[SeatFacts], bool], career: Career) -> int:
    return sum(predicate(game) for game in career.games)


def _once(id: str, predicate: Callable[[SeatFacts], bool]) -> Goal:
    """One game of this kind is enough."""
    return Goal(id, 1, partial(_games, predicate))


def _win_against(level: str) -> Goal:
    return _once(f"beat-{level}", lambda game: game.won and level in game.bots)


def _solo(tools: int) -> Goal:
    return _once(f"solo-{tools}", lambda game: game.won and game.solo_tools == tools)


def _win_with(players: int) -> Goal:
    return _once(f"players-{players}", lambda game: game.won and game.players == players)


def _patterns(career: Career) -> int:
    return len({game.pattern for game in career.games})


def _objectives(career: Career) -> int:
    return len({id for game in career.games for id, points in game.public if points > 0})


def _tool_used_well(tool: int) -> Goal:
    return _once(
        f"tool-{tool}",
        lambda game: any(used == tool and gain >= TOOL_POINTS for used, gain in game.tools),
    )


def _points(score: int) -> Goal:
    return _once(f"points-{score}", lambda game: game.score >= score)


GOALS: tuple[Goal, ...] = (
    Goal("first-game", 1, lambda career: len(career.games)),
    # Whom you play.
    *(_win_against(level) for level in ("apprentice", "journeyman", "master", "grandmaster")),
    *(_win_with(players) for players in (2, 3, 4)),
    *(_solo(tools) for tools in (5, 4, 3, 2, 1)),
    # The windows.
    *(Goal(f"windows-{count}", count, _patterns) for count in (6, 12, len(PATTERNS))),
    _once("hardest-window", lambda game: game.won and game.difficulty == HARDEST),
    _once("no-empty-space", lambda game: game.empty == 0),
    # Lines.
    _once("row-colors", lambda game: game.has_row_of_colours),
    _once("row-values", lambda game: game.has_row_of_values),
    _once("column-colors", lambda game: game.has_column_of_colours),
    _once("column-values", lambda game: game.has_column_of_values),
    # Points.
    *(_points(score) for score in FULL_SCORES),
    _once("private-points", lambda game: game.private_points >= PRIVATE_POINTS),
    Goal("objectives", len(PUBLIC_OBJECTIVES), _objectives),
    _once("clear-win", lambda game: game.won and game.margin >= CLEAR_WIN),
    _once("no-tools", lambda game: game.won and not game.tools),
    # The tools.
    *(_tool_used_well(tool) for tool in TOOLS),
    # The daily window.
    Goal("daily-first", 1, lambda career: career.daily),
    Goal("streak-3", 3, lambda career: career.best_streak),
    Goal("streak-7", 7, lambda career: career.best_streak),
    Goal("streak-30", 30, lambda career: career.best_streak),
)
"""In the order of the path."""
