"""Who I am, my games, my statistics."""

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec

from sagrada.server.storage.games import GamesPage, ResultRow
from sagrada.server.storage.tables import TableRow, TableStatus
from sagrada.server.wire.base import END, PLAIN, Millis, Received, Seat, Sent
from sagrada.server.wire.daily import Streak
from sagrada.server.wire.tables import Edition, Name

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
AccountName = Annotated[
    str, msgspec.Meta(min_length=3, max_length=30, pattern="^[A-Za-z0-9][A-Za-z0-9_.-]*" + END)
]
GivenAccount = Annotated[str, msgspec.Meta(max_length=30, pattern=PLAIN)]
"""What somebody says is the name of an account."""


class Me(Sent):
    id: str
    """My public id."""
    name: str
    account: str | None
    """The name of my account; None: a guest."""
    chat: bool
    """Whether I want to see chat."""
    webhook: str | None
    """Told when my turn comes in a game over days."""
    mail: str | None
    mail_confirmed: bool
    """Only then anything is sent there."""
    mail_turns: bool
    """Whether I want a mail when my turn comes in a game over days."""
    can_mail: bool
    """Whether this server sends mail."""
    language: str | None
    """The language of mails to me."""
    allows_puzzles: bool = False
    """Whether my finished games may become puzzles, without names, if everybody in them agrees."""


class ChangeMe(Received):
    """What is left out stays."""

    name: Name | None = None
    chat: bool | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=300, pattern=PLAIN)] | None = None
    """An empty text removes it."""
    mail: Annotated[str, msgspec.Meta(max_length=200, pattern=PLAIN)] | None = None
    """Of an account; a mail with a link to confirm it is sent there. An empty text removes it."""
    mail_turns: bool | None = None
    language: Edition | None = None
    """In which I want mails."""
    allows_puzzles: bool | None = None


class NewAccount(Received):
    account: AccountName
    password: Password


class Recovery(Sent):
    me: Me
    recovery_code: str
    """Shown only once; it sets a new password, and is then replaced by another."""


class SignIn(Received):
    account: GivenAccount
    password: Annotated[str, msgspec.Meta(max_length=200)]


class ChangePassword(Received):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Recover(Received):
    account: GivenAccount
    recovery_code: Annotated[str, msgspec.Meta(max_length=100)]
    new: Password


class AskReset(Received):
    account: GivenAccount


class DeleteMe(Received):
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Of an account; a guest needs none."""


class Blocked(Sent):
    id: str
    name: str


class Block(Received):
    person: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]


class NewReport(Received):
    """About a person at a table, or about one line of theirs in its chat."""

    table: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]
    person: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]
    line: int | None = None
    reason: Annotated[str, msgspec.Meta(max_length=300, pattern=PLAIN)] = ""


class PushKey(Sent):
    key: str
    """The server's public key, in base64url."""


class Device(Received):
    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=PLAIN)]


class NewDevice(Device):
    """What a browser's `PushSubscription` holds."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100, pattern=PLAIN)]
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern=PLAIN)]
    language: Edition = "en"


class GameLine(Sent):
    """A line of my games."""

    table: str
    path: str
    status: TableStatus
    names: list[str]
    your_seats: list[Seat]
    your_turn: bool
    round: int
    scores: list[int] | None
    winners: list[Seat] | None
    target: int | None
    deadline: Millis | None
    """When my time runs out."""
    changed: Millis


class Games(Sent):
    games: list[GameLine]
    before: Millis | None
    """Ask for the next page with `?before=`; None: there is none."""


class StatisticsGroup(Sent):
    """My finished games of one kind, added up."""

    kind: "StatisticsKind"
    key: str
    """How many played, which pattern, how many tools in solo, which objective, tool or level."""
    games: int
    """Of a tool: how often it was used."""
    wins: int
    mean_score: float
    """Of an objective or a tool: the points that it earned."""
    best_score: int


StatisticsKind = Literal["players", "pattern", "solo-tools", "objective", "tool", "bot"]


class ScorePoint(Sent):
    """One game in the line of scores."""

    at: Millis
    table: str
    score: int
    players: int
    won: bool


BestKind = Literal["score", "solo", "lead", "private", "gain"]
"""The highest score; the most points above a target; the largest lead; the most points from a
private objective; the most from objectives on one turn with a tool."""


class PersonalBest(Sent):
    kind: BestKind
    points: int
    table: str
    at: Millis


class Statistics(Sent):
    games: int
    wins: int
    groups: list[StatisticsGroup] = msgspec.field(name="figures")  # as for `DailyDay.leaderboard`
    scores: list[ScorePoint] = msgspec.field(default_factory=list)
    """Oldest first; the latest few hundred."""
    bests: list[PersonalBest] = msgspec.field(default_factory=list)
    streak: Streak | None = None
    pending: int = 0
    """Games that have not been looked at yet: ask again."""


class GoalState(Sent):
    id: str
    count: int
    needed: int
    """Reached as soon as `count` is as much."""


class Goals(Sent):
    """The path: goals that teach the game, in order."""

    goals: list[GoalState]
    reached: int
    pending: int
    """As in `Statistics`."""


# ---------------------------------------------------------------- from what is stored


def games(page: GamesPage, person: str) -> Games:
    return Games([_line(row, person) for row in page.tables], page.before)


def _line(row: TableRow, person: str) -> GameLine:
    mine = row.seats_of(person)
    my_turn = row.status == "playing" and any(seat in row.to_act for seat in mine)
    return GameLine(
        table=row.id,
        path=f"/t/{row.id}",
        status=row.status,
        names=[seat.name for seat in row.seats],
        your_seats=mine,
        your_turn=my_turn,
        round=row.round,
        scores=None if row.scores is None else list(row.scores),
        winners=None if row.winners is None else list(row.winners),
        target=row.target,
        deadline=row.due_at if my_turn else None,
        changed=row.changed,
    )


def statistics(results: Sequence[ResultRow]) -> Statistics:
    solo = [row for row in results if row.solo_tools is not None]
    return Statistics(
        games=len(results),
        wins=sum(row.won for row in results),
        groups=[
            *_groups(results, "players", lambda row: str(row.players)),
            *_groups(results, "pattern", lambda row: row.pattern),
            *_groups(solo, "solo-tools", lambda row: str(row.solo_tools)),
        ],
    )


def _groups(
    results: Sequence[ResultRow],
    kind: StatisticsKind,
    key: Callable[[ResultRow], str],
) -> list[StatisticsGroup]:
    groups: dict[str, list[ResultRow]] = {}
    for row in results:
        groups.setdefault(key(row), []).append(row)
    return [
        StatisticsGroup(
            kind=kind,
            key=name,
            games=len(group),
            wins=sum(row.won for row in group),
            mean_score=sum(row.score for row in group) / len(group),
            best_score=max(row.score for row in group),
        )
        for name, group in sorted(groups.items())
    ]
