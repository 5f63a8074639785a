"""The frames of the WebSocket at `/api/tables/{id}/play`, one JSON object each."""

from typing import Annotated

import msgspec

from sagrada.engine.scoring.standings import TieBreak, final_standings
from sagrada.engine.state import GameState
from sagrada.game.dealer import commitment_to
from sagrada.game.record import result_of
from sagrada.server.storage.chat import ChatRow
from sagrada.server.wire.base import END, Millis, Received, Seat, Sent, Space
from sagrada.server.wire.choices import Choices
from sagrada.server.wire.errors import ErrorCode
from sagrada.server.wire.events import AnyEvent
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.view import ScoreSheet, View, sheet
from sagrada.server.wire.view_changes import ViewChanges

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[!-~]+" + END)]
"""Chosen by the client, a new one for every request: a resend has the same. Printable ASCII."""
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

# ---------------------------------------------------------------- from the client


class ClientFrame(Received, tag_field="type"):
    """What a client can send."""


class MakeMove(ClientFrame, tag="move"):
    id: RequestId
    version: int
    """Of the view that this answers."""
    seat: Seat
    move: Notation
    """The `move` of one of the choices."""


class Undo(ClientFrame, tag="undo"):
    id: RequestId
    version: int
    seat: Seat


class Why(ClientFrame, tag="why"):
    """Why can't I? Nothing is played. Answered by `refused`, or `ack` if one could."""

    id: RequestId
    seat: Seat
    moves: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=4)]
    """One after the other: `["draft R3", "place B2"]`."""


class Hold(ClientFrame, tag="hold"):
    """Same-screen play: who holds the screen now; None: nobody (the curtain)."""

    seat: Seat | None


class Say(ClientFrame, tag="say"):
    id: RequestId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class AskAdvice(ClientFrame, tag="advice"):
    id: RequestId
    seat: Seat


class AskSync(ClientFrame, tag="sync"):
    """Send me everything again. I am here, so a bot that stands in gives up my seat."""


class Ping(ClientFrame, tag="ping"):
    pass


AnyClientFrame = MakeMove | Undo | Why | Hold | Say | AskAdvice | AskSync | Ping

# ---------------------------------------------------------------- from the server


class ServerFrame(Sent, tag_field="type"):
    """What the server can send."""


class Clock(Sent):
    now: Millis
    """The server's clock when this was sent."""
    deadlines: list[Millis | None]
    """By seat: when its time runs out; None: it has no choice to make, or there is no clock."""


class ChatLine(Sent):
    number: int
    at: Millis
    person: str
    seat: Seat | None
    name: str
    text: str


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.at, row.person, row.seat, row.name, row.text)


class LoggedStep(Sent):
    version: int
    events: list[AnyEvent]


class Watching(Sent):
    """Who is connected."""

    seats: list[Seat]
    spectators: int


class Over(Sent):
    """How it ended."""

    winners: list[Seat]
    """None in a lost solo game, several in a shared win."""
    ranking: list[Seat]
    decided_by: TieBreak
    target: int | None
    """Solo: what was to be beaten."""
    sheets: list[ScoreSheet]
    """By seat."""
    commitment: str
    seed: str | None
    """None until the deal closes and no table plays it; on a daily deal until the day closes."""
    verified: bool
    """The seed is the one that was committed to. `/api/games/{id}/verify` checks every roll."""
    record_path: str
    replay_path: str


def over(state: GameState, table: str, commitment: str, seed: bytes | None) -> Over:
    """How a finished game ended, with the seed if it can be revealed."""
    standings, result = final_standings(state), result_of(state)
    return Over(
        winners=list(result.winners),
        ranking=list(standings.ranking),
        decided_by=standings.decided_by,
        target=result.target,
        sheets=[sheet(scored) for scored in standings.sheets],
        commitment=commitment,
        seed=None if seed is None else seed.hex(),
        verified=seed is not None and commitment_to(seed) == commitment,
        record_path=f"/api/tables/{table}/record",
        replay_path=f"/g/{table}",
    )


class Sync(ServerFrame, tag="sync"):
    """Everything: on connecting, after a gap, after `sync`, `hold` and a stale move."""

    version: int
    table: TableInfo
    holding: Seat | None
    """Whose eyes and hands this connection has now."""
    view: View | None
    """None while people are still sitting down."""
    choices: Choices | None
    """None where there is nothing to choose."""
    log: list[LoggedStep]
    chat: list[ChatLine]
    here: Watching
    clock: Clock
    over: Over | None


class Stepped(ServerFrame, tag="step"):
    """Something was played. `version` follows on the last one; on a gap send `sync`."""

    version: int
    since: int
    """The version before. If it is not yours, you missed something."""
    by: str | None
    """The id of the client's request that caused it, for the connections of that player."""
    events: list[AnyEvent]
    changes: ViewChanges | None
    """What is different in your view."""
    view: View | None
    """The whole view instead, where the screen was taken from a player (same-screen play): from
    now on `holding` is its `seat`."""
    choices: Choices | None
    clock: Clock
    over: Over | None


class Ack(ServerFrame, tag="ack"):
    """It is stored. The same answer again if the request comes again."""

    id: str
    version: int


class Refused(ServerFrame, tag="refused"):
    """Nothing has changed."""

    id: str | None
    """None: a frame that could not be read at all."""
    code: ErrorCode
    message: str
    field: str | None
    reason: str | None
    """The id of the reason, where the rules refuse a move."""
    rule: str | None
    in_the_way: list[Space]
    """The dice of the window that the reason speaks of, if it speaks of any."""
    version: int


class Said(ServerFrame, tag="said"):
    line: ChatLine


class Presence(ServerFrame, tag="presence"):
    here: Watching


class TableChanged(ServerFrame, tag="table"):
    """Somebody sat down, left, resigned or agreed to abort; a rematch; the game began or closed."""

    table: TableInfo
    clock: Clock


class AdviceLine(Sent):
    """One of the best choices, and what to expect from it."""

    moves: list[str]
    """The choice; for a die also where to put it."""
    points: float
    """Expected in the end; in solo, above the target."""
    spread: float
    """The standard deviation of the points."""
    chance: float
    """To win, from 0 to 1."""
    why: str | None = None
    """In one word what it gains more in than the others: private, objective, line, complete, room,
    tokens, tool or wait."""
    about: str = ""
    """The objective; for a line and its completion, the row (A to D) or the column (1 to 5)."""


class Advice(ServerFrame, tag="advice"):
    id: str
    seat: Seat
    version: int
    lines: list[AdviceLine]
    """Best first."""


class Pong(ServerFrame, tag="pong"):
    now: Millis
    version: int


AnyServerFrame = Sync | Stepped | Ack | Refused | Said | Presence | TableChanged | Advice | Pong
