"""What a step changes in a view: sent instead of the whole of it, which is many times as long."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from sagrada.engine.state import GameState, Player, Stage
from sagrada.engine.view import PlayerView as Seen
from sagrada.engine.view import view_player
from sagrada.kernel.texts.sheets import sheet_texts
from sagrada.server.wire.base import ColourLetter, DieText, Seat
from sagrada.server.wire.view import (
    BOARD,
    PLAYER,
    Chain,
    Field,
    Mending,
    ScoreSheet,
    ToolOnTable,
    View,
    WaivedDie,
)


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
        self._is_revealed = after.is_over is not before.is_over
        self._board = _board_changes(before, after)
        self._own_sheets: dict[int, msgspec.Raw] = {}
        """The new sheets as their owners see them."""
        self._others = {
            owner: self._for_others(owner)
            for owner, (was, now) in enumerate(zip(before.players, after.players, strict=True))
            if was is not now or self._is_revealed
        }

    def concern(self, seat: int | None) -> bool:
        """Whether this seat's own player has changed, so that it may see more than the others."""
        return seat in self._others

    def seen_by(self, seat: int | None) -> ViewChanges:
        """The changes in the view of a seat (None: of a spectator), ready to be sent."""
        changes, players = self._board, self._others
        if players:
            if seat is not None and seat in players:
                players = {**players, seat: self._for_owner(seat)}
            changes = {**changes, "players": list(players.values())}
        return cast("ViewChanges", changes)  # the same fields, and quicker to make

    def _for_others(self, owner: int) -> dict[str, Any]:
        changes, has_new_sheet = self._changes(owner, None)
        if has_new_sheet:
            changes["sheet"] = self._sheet(owner)
        return changes

    def _for_owner(self, owner: int) -> dict[str, Any]:
        for_all = self._others[owner]
        if self._before.players[owner].window and self._after.players[owner].window:
            changes = {**for_all}
            changes.pop("private", None)  # its owner knew it all along
        else:  # owners see more while choosing
            changes, _ = self._changes(owner, owner)
        if "sheet" in for_all:
            changes["sheet"] = self._own_sheets.get(owner)
        return changes

    def _changes(self, owner: int, seat: int | None) -> tuple[dict[str, Any], bool]:
        """What changed for a player as a seat sees them, and whether the sheet did, too."""
        was: Player | Seen = self._before.players[owner]
        now: Player | Seen = self._after.players[owner]
        names = _OF_WINDOW_OWNER
        if was.window is None or now.window is None or self._is_revealed:
            was, now = view_player(self._before, owner, seat), view_player(self._after, owner, seat)
            names = _OF_PLAYER
        changed = [name for name in names if getattr(was, name) is not getattr(now, name)]
        changes = {"seat": owner, **_rewritten(_player_fields(*changed), was, now)}
        return changes, not _IN_SHEET.isdisjoint(changed)

    def _sheet(self, owner: int) -> msgspec.Raw | None:
        """The sheet as the others see it; the owner's is noted."""
        after, player = self._after, self._after.players[owner]
        if player.window is None:
            return None
        solo = after.setup.solo
        texts = sheet_texts(player.window, after.public, player.private, player.favor, solo)
        hidden, shown = map(msgspec.Raw, texts)  # JSON goes in as it is
        self._own_sheets[owner] = shown
        return shown if solo or after.is_over else hidden


_IN_SHEET = frozenset({"window", "favor", "private"})
_OF_STATE = tuple(GameState.__dataclass_fields__)
_OF_PLAYER = tuple(Seen.__dataclass_fields__)
_OF_WINDOW_OWNER: tuple[str, ...] = ("window", "favor", "skips")
"""From the first round to the last, all that changes about a player, and everybody sees it."""


def _board_changes(before: GameState, after: GameState) -> dict[str, Any]:
    # A step leaves most fields as they are, the same objects: these needn't be written.
    was, now = before.__dict__, after.__dict__
    changed = [name for name in _OF_STATE if was[name] is not now[name]]
    return _rewritten(_board_fields(*changed), before, after)


Written = list[tuple[str, Callable[[Any], Any]]]
"""Fields of a message, and how each is written."""


# The same few fields change together again and again.
@cache
def _board_fields(*changed: str) -> Written:
    return _written_from(BOARD, changed)


@cache
def _player_fields(*changed: str) -> Written:
    return _written_from(PLAYER, changed)


def _written_from(fields: dict[str, Field], changed: Iterable[str]) -> Written:
    return [(name, write) for name, (of, write) in fields.items() if not of.isdisjoint(changed)]


def _rewritten(fields: Written, before: object, after: object) -> dict[str, Any]:
    """Those of the fields that have new values."""
    return {name: value for name, write in fields if (value := write(after)) != write(before)}
