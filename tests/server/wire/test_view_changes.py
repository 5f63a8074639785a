"""What a step changes in a view: added to the view before, it makes the view after."""

import itertools
from random import Random
from typing import get_type_hints

import msgspec
from hypothesis import given
from msgspec import UnsetType

from sagrada.engine.state import GameState
from sagrada.engine.view import view
from sagrada.server.wire.view import PlayerView, View, wire_view
from sagrada.server.wire.view_changes import (
    Changes,
    PlayerChanges,
    StepChanges,
    ViewChanges,
    with_changes,
)
from tests.alphabet import games
from tests.tabletop import a_turn, play, window

encode = msgspec.json.encode


def eyes(state: GameState) -> list[int | None]:
    return [None, *range(state.setup.players)]


def changes_for(before: GameState, after: GameState, seat: int | None) -> ViewChanges:
    """As they are sent, and read again."""
    return msgspec.json.decode(encode(StepChanges(before, after).seen_by(seat)), type=ViewChanges)


@given(games())
def test_a_view_with_the_changes_is_the_next_view_byte_for_byte(played: list[GameState]) -> None:
    """For every pair of moments, not only neighbors: a step can be many, and an undo goes back."""
    rng = Random(len(played))
    pairs = [*itertools.pairwise(played), *((s, rng.choice(played)) for s in played)]
    for before, after in rng.sample(pairs, min(12, len(pairs))):
        for seat in eyes(before):
            seen = with_changes(wire_view(view(before, seat)), changes_for(before, after, seat))
            assert encode(seen) == encode(wire_view(view(after, seat)))


@given(games())
def test_who_is_not_concerned_sees_what_spectators_see(played: list[GameState]) -> None:
    for before, after in itertools.pairwise(played):
        step = StepChanges(before, after)
        for seat in range(before.setup.players):
            if not step.concern(seat):
                assert encode(step.seen_by(seat)) == encode(step.seen_by(None))


def test_only_what_changed_is_sent() -> None:
    before = a_turn(window("virtus"), window("virtus"), pool="G1 R2")
    changes = changes_for(before, play(before, "1: draft G1"), 1)
    told = msgspec.to_builtins(changes)
    assert sorted(told) == ["chain", "pool", "stage"]
    assert (told["stage"], told["pool"], told["chain"]["hand"]) == ("place", ["R2"], "G1")


def test_changes_have_the_fields_of_what_they_change() -> None:
    """With the same types; the seat of a view never changes."""
    for changes, whole in ((ViewChanges, View), (PlayerChanges, PlayerView)):
        fields = _without_unset(changes)
        expected = get_type_hints(whole)
        if whole is View:
            del expected["seat"]
            expected["players"] = list[PlayerChanges]
        assert fields == expected


def _without_unset(changes: type[Changes]) -> dict[str, object]:
    return {name: _as_always_there(kind) for name, kind in get_type_hints(changes).items()}


def _as_always_there(kind: object) -> object:
    parts = [part for part in getattr(kind, "__args__", ()) if part is not UnsetType]
    if UnsetType not in getattr(kind, "__args__", ()):
        return kind
    together = parts[0]
    for part in parts[1:]:
        together |= part
    return together
