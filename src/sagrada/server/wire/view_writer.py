"""The views of one table as JSON, written again only where they have changed."""

from typing import cast

import msgspec

from sagrada.engine.state import GameState, Player
from sagrada.engine.view import view_player
from sagrada.server.wire.view import (
    ScoreSheet,
    View,
    board,
    player_view,
    round_track,
    tools_on_table,
)

_encode = msgspec.json.Encoder().encode
_NOBODY = b'{"seat":null'
_NO_PLAYERS = b'"players":[]'
_PLAYERS = b'"players":['


class ViewWriter:
    """Writes what everybody sees once, and what only one seat sees besides.

    Everybody at a table sees the same, except for their own player, and a step changes one or two
    players at most. So the board is written once for each state, and a player that has changed
    once for the owner and once for all others.
    """

    def __init__(self) -> None:
        self._state: GameState | None = None
        self._board = (b"", b"")
        """What is before and after the players."""
        self._others: list[bytes] = []
        """The players as the others see them."""
        self._kept: dict[tuple[int, bool], tuple[Player, bool, bytes]] = {}
        self._sheets: dict[int, ScoreSheet | None] = {}
        """By seat, what the others see of its score."""
        self._written: tuple[tuple[object, msgspec.Raw], tuple[object, msgspec.Raw]] = (
            (None, msgspec.Raw()),
            (None, msgspec.Raw()),
        )
        """The tools and the track of the last state, each with how they were written."""

    def view(self, state: GameState, seat: int | None) -> View:
        """The view of a seat (None: of a spectator), as JSON that is ready to send."""
        if state is not self._state:
            written = _encode(board(state, None, [], self._tools_and_track(state)))
            before, _, after = written.removeprefix(_NOBODY).partition(_NO_PLAYERS)
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

    def _tools_and_track(self, state: GameState) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The tools and the round track, which stay as they are for many steps."""
        tools, track = self._written
        if tools[0] is not state.tools:
            tools = state.tools, msgspec.Raw(_encode(tools_on_table(state)))
        if track[0] is not state.track:
            track = state.track, msgspec.Raw(_encode(round_track(state)))
        self._written = tools, track
        return tools[1], track[1]

    def _player(self, state: GameState, owner: int, is_own: bool) -> bytes:
        player, is_over = state.players[owner], state.is_over
        kept = self._kept.get((owner, is_own))
        if kept is not None and kept[0] is player and kept[1] is is_over:
            return kept[2]
        seen = view_player(state, owner, owner if is_own else None)
        sheet = self._sheets.get(owner) if is_own else None
        message = player_view(seen, owner, state.public, state.setup.solo, sheet)
        if not is_own:
            self._sheets[owner] = message.sheet
        written = _encode(message)
        self._kept[owner, is_own] = (player, is_over, written)
        return written


def _as_it_is(written: bytes) -> View:
    return cast("View", msgspec.Raw(written))  # JSON goes in as it is
