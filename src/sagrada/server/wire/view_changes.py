"""What a step changes in a view: sent instead of the whole of it, which is many times as long."""

from typing import Any, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view_player
from sagrada.server.wire.base import ColourLetter, DieText, Seat
from sagrada.server.wire.view import (
    Chain,
    Mending,
    ScoreSheet,
    ToolOnTable,
    View,
    WaivedDie,
    board,
    player_sheet,
    player_without_sheet,
    round_track,
    tools_on_table,
)

_encode = msgspec.json.Encoder().encode
S = TypeVar("S", bound=msgspec.Struct)


class Changes(msgspec.Struct, gc=False, omit_defaults=True):
    """The fields that have changed, each with its new value; the others are left out."""


class PlayerChanges(Changes):
    """Of a `PlayerView`."""

    seat: Seat
    private: list[ColourLetter] | UnsetType | None = UNSET
    cards: list[int] | UnsetType | None = UNSET
    choice: str | UnsetType | None = UNSET
    has_chosen: bool | UnsetType = UNSET
    pattern: str | UnsetType | None = UNSET
    dice: list[DieText | None] | UnsetType = UNSET
    marks: list[WaivedDie] | UnsetType = UNSET
    favor: int | UnsetType = UNSET
    skips: bool | UnsetType = UNSET
    sheet: ScoreSheet | UnsetType | None = UNSET


class ViewChanges(Changes):
    """Of a `View`."""

    stage: Stage | UnsetType = UNSET
    round: int | UnsetType = UNSET
    start: Seat | UnsetType = UNSET
    turn_number: int | UnsetType = UNSET
    order: list[Seat] | UnsetType = UNSET
    active: Seat | UnsetType | None = UNSET
    to_act: list[Seat] | UnsetType = UNSET
    pool: list[DieText] | UnsetType = UNSET
    track: list[list[DieText]] | UnsetType = UNSET
    bag: list[int] | UnsetType = UNSET
    out: list[DieText] | UnsetType = UNSET
    tools: list[ToolOnTable] | UnsetType = UNSET
    public: list[str] | UnsetType = UNSET
    chain: Chain | UnsetType = UNSET
    calls: list[Seat] | UnsetType = UNSET
    mending: Mending | UnsetType | None = UNSET
    target: int | UnsetType | None = UNSET
    players: list[PlayerChanges] | UnsetType = UNSET
    """Only the players that have changed."""


def with_changes(view: View, changes: ViewChanges) -> View:
    """The view after a step."""
    after = msgspec.structs.replace(view, **_given(changes))
    after.players = list(view.players)
    for player in changes.players or ():
        before = after.players[player.seat]
        after.players[player.seat] = msgspec.structs.replace(before, **_given(player))
    return after


def _given(changes: Changes) -> dict[str, Any]:
    given = msgspec.structs.asdict(changes)
    return {name: value for name, value in given.items() if value is not UNSET}


# ---------------------------------------------------------------- of one step


class StepChanges:
    """What a step changed, for every seat. Everybody sees the same, except for their own player."""

    def __init__(self, before: GameState, after: GameState) -> None:
        self._before, self._after = before, after
        self._board = _board_changes(before, after)
        is_revealed = after.is_over is not before.is_over
        self._others = {
            owner: self._player(owner, None)
            for owner, (was, now) in enumerate(zip(before.players, after.players, strict=True))
            if was is not now or is_revealed
        }

    def concern(self, seat: int | None) -> bool:
        """Whether this seat's own player has changed, so that it may see more than the others."""
        return seat in self._others

    def seen_by(self, seat: int | None) -> ViewChanges:
        """The changes in the view of a seat (None: of a spectator), as JSON ready to send."""
        changes, players = self._board, self._others
        if players:
            if seat is not None and seat in players:
                players = {**players, seat: self._player(seat, seat)}
            changes = {**changes, "players": list(players.values())}
        return cast("ViewChanges", msgspec.Raw(_encode(changes)))  # JSON goes in as it is

    def _player(self, owner: int, seat: int | None) -> dict[str, Any]:
        before, after = self._before, self._after
        was, now = view_player(before, owner, seat), view_player(after, owner, seat)
        for_all = {} if seat is None else self._others[owner]
        if seat is None or None in (was.window, now.window):  # owners see more while choosing
            changes = {
                "seat": owner,
                **_differences(player_without_sheet(was, owner), player_without_sheet(now, owner)),
            }
        else:
            changes = {**for_all}
            changes.pop("private", None)  # its owner knew it all along
        has_new_sheet = (
            was.window is not now.window or was.favor != now.favor or was.private != now.private
        )
        if has_new_sheet or "sheet" in for_all:
            seen_by_all = for_all.get("sheet")
            changes["sheet"] = player_sheet(now, after.public, after.setup.solo, seen_by_all)
        return changes


def _board_changes(before: GameState, after: GameState) -> dict[str, Any]:
    # What stays as it is for many steps needn't be written to be compared.
    same_tools, same_track = before.tools is after.tools, before.track is after.track
    boards = (
        board(
            state,
            None,
            [],
            (
                None if same_tools else tools_on_table(state),
                None if same_track else round_track(state),
            ),
        )
        for state in (before, after)
    )
    return _differences(*boards)


def _differences(before: S, after: S) -> dict[str, Any]:
    """The fields that have changed, with their new values."""
    return {
        name: value
        for name in before.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }
