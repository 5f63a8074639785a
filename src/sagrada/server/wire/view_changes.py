"""What a step changes in a view: sent instead of the whole of it, which is many times as long."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from sagrada.engine.scoring import ScoreSheet as Scored
from sagrada.engine.scoring import score
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import PlayerView as Seen
from sagrada.engine.view import view_player
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
    sheet,
    with_private,
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
        self._board = _board_changes(before, after)
        self._scored: dict[int, Scored] = {}
        """The new sheets by owner, with the lines that only their owners can know."""
        is_revealed = after.is_over is not before.is_over
        self._others = {
            owner: self._for_others(owner)
            for owner, (was, now) in enumerate(zip(before.players, after.players, strict=True))
            if was is not now or is_revealed
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
        changes, now, has_new_sheet = self._changes(owner, None)
        if has_new_sheet:
            changes["sheet"] = self._sheet(owner, now)
        return changes

    def _for_owner(self, owner: int) -> dict[str, Any]:
        for_all = self._others[owner]
        if self._before.players[owner].window and self._after.players[owner].window:
            changes = {**for_all}
            changes.pop("private", None)  # its owner knew it all along
        else:  # owners see more while choosing
            changes, _, _ = self._changes(owner, owner)
        if "sheet" in for_all:
            seen_by_all = for_all["sheet"]
            is_hidden = seen_by_all is not None and seen_by_all.private is None
            scored = self._scored.get(owner)
            changes["sheet"] = (
                with_private(seen_by_all, scored) if is_hidden and scored else seen_by_all
            )
        return changes

    def _changes(self, owner: int, seat: int | None) -> tuple[dict[str, Any], Seen, bool]:
        """What changed for a player as a seat sees them, and whether the sheet did, too."""
        was, now = view_player(self._before, owner, seat), view_player(self._after, owner, seat)
        changed = [name for name in _OF_PLAYER if getattr(was, name) is not getattr(now, name)]
        changes = {"seat": owner, **_rewritten(_player_fields(*changed), was, now)}
        return changes, now, not _IN_SHEET.isdisjoint(changed)

    def _sheet(self, owner: int, now: Seen) -> ScoreSheet | None:
        """The sheet as the others see it. It's scored with what its owner knows, once for all."""
        if now.window is None:
            return None
        after, private = self._after, self._after.players[owner].private
        scored = score(now.window, after.public, private, now.favor, after.setup.solo)
        self._scored[owner] = scored
        return sheet(scored, shows_private=now.private is not None)


_IN_SHEET = frozenset({"window", "favor", "private"})
_OF_STATE = tuple(GameState.__dataclass_fields__)
_OF_PLAYER = tuple(Seen.__dataclass_fields__)


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
