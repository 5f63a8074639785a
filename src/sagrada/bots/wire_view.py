"""A server's JSON as a `View`, so that the same bot plays in the arena and over the wire.

docs/protocol.md describes the messages. Nothing here needs more than the standard library.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sagrada.engine.dice import Die
from sagrada.engine.notation import (
    parse_choice,
    parse_colour,
    parse_die,
    parse_pattern,
)
from sagrada.engine.options import (
    LastTieBreak,
    Options,
    Referee,
    Setup,
    SoloPayment,
    StartPlayer,
)
from sagrada.engine.own_window import pattern_of
from sagrada.engine.reasons import SagradaError
from sagrada.engine.state import Stage, ToolOnTable, Turn, seat_of_turn
from sagrada.engine.view import PlayerView, View
from sagrada.engine.window import Mark, Window

Json = Mapping[str, Any]


class WireError(SagradaError):
    """JSON that isn't what a server sends. The message says where."""


def view_from_json(view: Json, choices: Json | None, table: Json) -> View:
    """The `View` in a server's frames: a `sync` has all three, a `step` changes the first two.

    `view` is what the seat sees (`after_step` keeps it up to date), `choices` what it can do now
    (None: nothing), `table` how the game was set up. Raises a `WireError`.
    """
    try:
        setup = _setup(table, len(view["players"]))
        seat: int | None = view["seat"]
        mending = view["mending"]
        legal = () if seat is None or choices is None else _legal(choices, seat)
        return View(
            seat=seat,
            setup=setup,
            stage=Stage(view["stage"]),
            to_act=tuple(view["to_act"]),
            active=seat_of_turn(setup.players, view["start"], view["turn_number"]),
            start=view["start"],
            round=view["round"],
            turn_number=view["turn_number"],
            bag=tuple(view["bag"]),
            pool=_dice(view["pool"]),
            track=tuple(_dice(number) for number in view["track"]),
            out=_dice(view["out"]),
            tools=tuple(ToolOnTable(t["number"], t["tokens"], t["spent"]) for t in view["tools"]),
            public=tuple(view["public"]),
            players=tuple(_player(player) for player in view["players"]),
            turn=_turn(view["chain"]),
            calls=tuple(view["calls"]),
            mending=None if mending is None else mending["seat"],
            legal=legal,
        )
    except WireError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise WireError(f"this isn’t a view as servers send it: {error!r}") from None


def after_step(view: Json, changes: Json) -> dict[str, Any]:
    """The JSON of a view after a `step`, which sends only what has changed."""
    players = list(view["players"])
    for player in changes.get("players", ()):
        players[player["seat"]] = {**players[player["seat"]], **player}
    return {**view, **changes, "players": players}


def _setup(table: Json, players: int) -> Setup:
    options = table["options"]
    tools, public = table["tools"], table["public"]
    return Setup(
        players=players,
        options=Options(
            referee=Referee(options["referee"]),
            trimmed_bag=options["trimmed_bag"],
            solo_private=options["solo_private"],
            last_tie_break=LastTieBreak(options["last_tie_break"]),
            solo_payment=SoloPayment(options["solo_payment"]),
            start_player=StartPlayer(options["start_player"]),
        ),
        solo_tools=table["solo_tools"],
        tools=None if tools is None else tuple(tools),
        public=None if public is None else tuple(public),
        start=table["start"],
        window=table.get("window"),  # an older server doesn't send it
    )


def _legal(choices: Json, seat: int) -> tuple[Any, ...]:
    if choices["seat"] != seat:
        return ()
    return tuple(parse_choice(seat, choice["move"]) for choice in choices["legal"])


def _player(player: Json) -> PlayerView:
    private, cards, pattern = player["private"], player["cards"], player["pattern"]
    window = None
    if pattern is not None:
        dice = tuple(None if die is None else parse_die(die) for die in player["dice"])
        marks = frozenset((each["space"], Mark(each["mark"])) for each in player["marks"])
        window = Window(pattern_of(parse_pattern(pattern)), dice, marks)
        cards = ()  # given back once the patterns are revealed
    return PlayerView(
        private=None if private is None else tuple(parse_colour(each) for each in private),
        cards=None if cards is None else tuple(cards),
        choice=player["choice"],
        has_chosen=player["has_chosen"],
        window=window,
        favor=player["favor"],
        skips=player["skips"],
    )


def _turn(chain: Json) -> Turn:
    hand, drawn = chain["hand"], chain["drawn"]
    return Turn(
        drafted=chain["drafted"],
        tool=chain["tool"],
        hand=None if hand is None else parse_die(hand),
        origin=chain["origin"],
        moved=chain["moved"],
        drawn=None if drawn is None else parse_colour(drawn),
    )


def _dice(texts: Sequence[str]) -> tuple[Die, ...]:
    return tuple(parse_die(text) for text in texts)
