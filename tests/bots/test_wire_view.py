"""What a server sends is the view that it sent."""

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sagrada.bots.wire_view import WireError, after_step, view_from_json
from sagrada.engine.options import PRESETS, Options, Referee, Setup
from sagrada.engine.state import GameState
from sagrada.engine.view import View
from sagrada.engine.window import Mark
from sagrada.game.game import Game
from sagrada.server.wire.choices import choices_of
from sagrada.server.wire.tables import options
from sagrada.server.wire.view import wire_view
from sagrada.server.wire.view_changes import StepChanges
from tests.game.games import open_game, random_game

HIDDEN = {Mark.EDGE_BROKEN, Mark.TOUCH_BROKEN}
"""Marks that servers keep to themselves: at an honor table they would give mistakes away."""


def as_json(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def table_json(setup: Setup) -> dict[str, Any]:
    return {
        "options": as_json(options(setup.options)),
        "solo_tools": setup.solo_tools,
        "tools": None if setup.tools is None else list(setup.tools),
        "public": None if setup.public is None else list(setup.public),
        "start": setup.start,
        "window": setup.window,
    }


def choices_json(state: GameState, seat: int) -> Any:
    return as_json(choices_of(state, seat, can_undo=False, hints=False))


def without_hidden_marks(view: View) -> View:
    players = []
    for player in view.players:
        window = player.window
        if window is not None:
            marks = frozenset(each for each in window.marks if each[1] not in HIDDEN)
            window = replace(window, marks=marks)
        players.append(replace(player, window=window))
    return replace(view, players=tuple(players))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "given", [Options(), PRESETS["es"], Options(referee=Referee.HONOUR)], ids=["en", "es", "honor"]
)
def test_every_view_of_a_game_comes_back(players: int, given: Options) -> None:
    start = 0 if given == PRESETS["es"] and players > 1 else None
    window = "own-5-RRR..1.1...YG..56BP." if players == 3 else None
    setup = Setup(players, options=given, tools=(1, 5, 11), start=start, window=window)
    game, rng = open_game(setup, seed=players), random.Random(players)
    table = json.loads(json.dumps(table_json(setup)))
    while not game.is_over:
        for seat in game.state.to_act:
            seen = game.view(seat)
            read = view_from_json(as_json(wire_view(seen)), choices_json(game.state, seat), table)
            assert read == without_hidden_marks(seen)
        game.push(rng.choice([m for m in game.legal_moves if "call" not in str(m)]))
    for viewer in (None, 0):
        assert view_from_json(as_json(wire_view(game.view(viewer))), None, table) == (
            without_hidden_marks(game.view(viewer))
        )


def test_steps_keep_it_up_to_date() -> None:
    game, rng = random_game(seed=3, until_round=2), random.Random(3)
    kept = as_json(wire_view(game.view(0)))
    while game.round < 4:
        before = game.state
        game.push(rng.choice(game.legal_moves))
        changes = json.loads(msgspec.json.encode(StepChanges(before, game.state).seen_by(0)))
        kept = after_step(kept, changes)
        assert kept == as_json(wire_view(game.view(0)))


@pytest.mark.parametrize(
    "change",
    [
        {"players": None},
        {"stage": "lunch"},
        {"pool": ["R9"]},
        {"chain": {}},
        {"mending": 3},
        {"players": [{}]},
        {"start": "one"},
    ],
)
def test_what_no_server_sends_is_an_error_of_ours(change: dict[str, Any]) -> None:
    game = Game(seed=1)
    good = as_json(wire_view(game.view(0)))
    table = table_json(game.state.setup)
    with pytest.raises(WireError, match="isn’t a view as servers send it"):
        view_from_json({**good, **change}, None, table)
    with pytest.raises(WireError):
        view_from_json(good, {"seat": 0, "legal": [{"move": "fly"}]}, table)
    assert view_from_json(good, {"seat": 1, "legal": []}, table).legal == ()
