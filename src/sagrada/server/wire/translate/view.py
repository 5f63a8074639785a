"""A seat's view as a message."""

from typing import Any, cast

import msgspec

from sagrada.engine.audit import mistakes, removals
from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import DICE, Colour, Die
from sagrada.engine.options import Setup, SoloPayment
from sagrada.engine.scoring import Line, score
from sagrada.engine.scoring import ScoreSheet as Scored
from sagrada.engine.state import GameState, Player, Stage
from sagrada.engine.state import ToolOnTable as Tool
from sagrada.engine.tools import price
from sagrada.engine.view import PlayerView as Seen
from sagrada.engine.view import View as SeatView
from sagrada.engine.view import view_player
from sagrada.engine.window import Mark
from sagrada.server.wire.board import (
    Chain,
    Mending,
    PlayerView,
    ScoreLine,
    ScoreSheet,
    ToolOnTable,
    View,
    WaivedDie,
)
from sagrada.server.wire.translate.events import mistake

_WAIVED = frozenset({Mark.COLOUR_WAIVED, Mark.VALUE_WAIVED, Mark.TOUCH_WAIVED})
_MOST_REMOVALS = 20
_NO_PATTERN_YET = frozenset(
    {
        *(Stage.DEAL_PRIVATE, Stage.DEAL_CARDS, Stage.DEAL_TOOLS, Stage.DEAL_PUBLIC),
        *(Stage.DRAW_START, Stage.PATTERN),
    }
)


encode = msgspec.json.Encoder().encode
_NOBODY = b'{"seat":null'
_NO_PLAYERS = b'"players":[]'
_PLAYERS = b'"players":['
_TEXT = tuple(("", *(str(die) for die in row)) for row in DICE)
"""By colour and value: dice are written so often that it pays to have them ready."""


def die_text(die: Die) -> str:
    return _TEXT[die[0]][die[1]]


def dice(several: tuple[Die, ...]) -> list[str]:
    return [_TEXT[colour][value] for colour, value in several]


class ViewWriter:
    """Writes the views of one table as JSON, and writes again only what has changed.

    All who look at a table see the same, but for their own player. And from one step to the next
    at most one or two players change. So the board is written once for each state, and each player
    once for the owner and once for all the others, whenever it has changed.
    """

    def __init__(self) -> None:
        self._state: GameState | None = None
        self._board = (b"", b"")
        """What stands before and after the players."""
        self._others: list[bytes] = []
        """The players as those see them who are somebody else."""
        self._kept: dict[tuple[int, bool], tuple[Player, bool, bytes]] = {}
        self._sheets: dict[int, ScoreSheet | None] = {}
        """By seat, what the others see of its score."""
        self._written: tuple[tuple[object, msgspec.Raw], tuple[object, msgspec.Raw]] = (
            (None, msgspec.Raw()),
            (None, msgspec.Raw()),
        )
        """The tools and the track of the last state, each with how they were written."""

    def view(self, state: GameState, seat: int | None) -> View:
        """The view of a seat (None: of a spectator), as JSON that is ready to be sent."""
        if state is not self._state:
            board = encode(_board(state, None, [], self._lying(state)))
            before, _, after = board.removeprefix(_NOBODY).partition(_NO_PLAYERS)
            self._board = before + _PLAYERS, b"]" + after
            self._others = [
                self._player(state, owner, is_own=False) for owner in range(len(state.players))
            ]
            self._state = state
        before, after = self._board
        if seat is None:
            return _as_it_is(b'{"seat":null' + before + b",".join(self._others) + after)
        players = self._others.copy()
        players[seat] = self._player(state, seat, is_own=True)
        return _as_it_is(b'{"seat":%d' % seat + before + b",".join(players) + after)

    def _lying(self, state: GameState) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The tools and the round track, which stay as they are for many steps."""
        tools, track = self._written
        if tools[0] is not state.tools:
            tools = state.tools, msgspec.Raw(encode(_tools(state)))
        if track[0] is not state.track:
            track = state.track, msgspec.Raw(encode(_track(state)))
        self._written = tools, track
        return tools[1], track[1]

    def _player(self, state: GameState, owner: int, is_own: bool) -> bytes:
        player, is_over = state.players[owner], state.is_over
        kept = self._kept.get((owner, is_own))
        if kept is not None and kept[0] is player and kept[1] is is_over:
            return kept[2]
        seen = view_player(state, owner, owner if is_own else None)
        told = self._sheets.get(owner) if is_own else None
        message = player_view(seen, owner, state.public, state.setup.solo, told)
        if not is_own:
            self._sheets[owner] = message.sheet
        written = encode(message)
        self._kept[owner, is_own] = (player, is_over, written)
        return written


def _as_it_is(written: bytes) -> View:
    return cast("View", msgspec.Raw(written))  # JSON goes in as it is


def wire_view(seen: SeatView) -> View:
    """The view as a message, written afresh."""
    players = [
        player_view(player, seat, seen.public, seen.setup.solo)
        for seat, player in enumerate(seen.players)
    ]
    return _board(seen, seen.seat, players, (_tools(seen), _track(seen)))


def _board(
    seen: SeatView | GameState, seat: int | None, players: list[PlayerView], lying: tuple[Any, Any]
) -> View:
    """What lies on the table: of a view or of a state, for all can see it.

    `lying`: the tools and the track, as messages or written already.
    """
    tools, track = lying
    playing = seen.stage not in _NO_PATTERN_YET
    seats = len(seen.players)
    there = [(seen.start + step) % seats for step in range(seats)]
    return View(
        seat=seat,
        stage=seen.stage,
        round=seen.round,
        start=seen.start,
        turn_number=seen.turn_number,
        order=there + there[::-1] if playing else [],
        active=seen.active if playing and seen.stage is not Stage.OVER else None,
        to_act=list(seen.to_act),
        pool=dice(seen.pool),
        track=track,
        bag=list(seen.bag),
        out=dice(seen.out),
        tools=tools,
        public=list(seen.public),
        players=players,
        chain=_chain(seen),
        calls=list(seen.calls),
        mending=_mending(seen),
        target=sum(die.value for number in seen.track for die in number)
        if seen.setup.solo
        else None,
    )


def player_view(
    player: Seen,
    seat: int,
    public: tuple[str, ...],
    solo: bool,
    told: ScoreSheet | None = None,
) -> PlayerView:
    """`told` is what the others see of the score, if that is known already."""
    window = player.window
    choosing = window is None
    return PlayerView(
        seat=seat,
        private=None if player.private is None else [c.letter for c in player.private],
        cards=list(player.cards) if choosing and player.cards is not None else None,
        choice=player.choice if choosing else None,
        has_chosen=player.has_chosen,
        pattern=window.pattern.id if window else None,
        dice=[die and die_text(die) for die in window.dice] if window else [],
        marks=[
            WaivedDie(space, mark)
            for space, mark in sorted(window.marks if window else ())
            if mark in _WAIVED
        ],
        favor=player.favor,
        skips=player.skips,
        sheet=_sheet(player, public, solo, told),
    )


def _sheet(
    player: Seen, public: tuple[str, ...], solo: bool, told: ScoreSheet | None
) -> ScoreSheet | None:
    if player.window is None:
        return None
    known = player.private
    if told is not None and told.private is None and known is not None:
        mine = _line(score(player.window, (), known, solo=solo).private)
        return ScoreSheet(told.public, mine, told.favor, told.empty, told.total + mine.points)
    private = known or (Colour.RED,)  # any colour: the line is left out again
    scored = score(player.window, public, private, player.favor, solo)
    return sheet(scored, shows_private=known is not None)


def sheet(scored: Scored, shows_private: bool = True) -> ScoreSheet:
    hidden = 0 if shows_private else scored.private.points
    return ScoreSheet(
        public=[_line(line) for line in scored.public],
        private=_line(scored.private) if shows_private else None,
        favor=_line(scored.favor),
        empty=_line(scored.empty),
        total=scored.total - hidden,
    )


def _line(line: Line) -> ScoreLine:
    return ScoreLine(line.id, line.points, [list(spaces) for spaces in line.sets])


def _tools(seen: SeatView | GameState) -> list[ToolOnTable]:
    return [_tool(tool, seen.setup) for tool in seen.tools]


def _track(seen: SeatView | GameState) -> list[list[str]]:
    return [dice(number) for number in seen.track]


def _tool(tool: Tool, setup: Setup) -> ToolOnTable:
    card = TOOLS[tool.number]
    by_value = setup.options.solo_payment is SoloPayment.FIRST_PRINTING and card.solo_value
    return ToolOnTable(
        number=tool.number,
        tokens=tool.tokens,
        price=0 if setup.solo else price(tool),
        pay_colour=card.solo_colour.letter if setup.solo and not by_value else None,
        pay_value=card.solo_value if setup.solo and by_value else None,
        spent=tool.spent,
    )


def _chain(seen: SeatView | GameState) -> Chain:
    turn = seen.turn
    return Chain(
        drafted=turn.drafted,
        tool=turn.tool,
        hand=turn.hand and die_text(turn.hand),
        origin=turn.origin,
        moved=turn.moved,
        drawn=None if turn.drawn is None else turn.drawn.letter,
    )


def _mending(seen: SeatView | GameState) -> Mending | None:
    if seen.mending is None:
        return None
    window = seen.players[seen.mending].window
    assert window is not None, "only a window can be mended"
    return Mending(
        seat=seen.mending,
        mistakes=[mistake(found) for found in mistakes(window)],
        removals=[list(way) for way in removals(window)[:_MOST_REMOVALS]],
    )
