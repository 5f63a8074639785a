"""What the engine does in each edition, found by playing: the page's rules must say the same."""

from dataclasses import replace

from sagrada.engine.cards import TOOLS
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import COLOURS, LETTERS, VALUES, Colour, Die
from sagrada.engine.events import StartPlayerDrawn
from sagrada.engine.options import PRESETS, PROPOSES_TRIMMED_BAG, Options, Setup, StartPlayer
from sagrada.engine.scoring.standings import final_standings, sheet
from sagrada.engine.state import GameState
from sagrada.engine.tools.prices import pays
from sagrada.game.game import Game
from sagrada.game.record import Seat
from sagrada.server.wire.base import Sent
from tests.referee import EMPTY, can
from tests.tabletop import a_turn, play
from tests.windows import FREE, window_with

_SEED = bytes(32)


class EditionFacts(Sent):
    tied_on_all: list[int]
    """Who wins among three equals, by place in the final round's turn order."""
    more_private: list[int]
    """Two tied on points: the first has more favor tokens, the second more private points."""
    more_favor: list[int]
    """Two tied on points and private points: the first has more favor tokens."""
    bag: dict[str, int]
    """By number of players, how many dice the bag holds."""
    suggested_bag: dict[str, int]
    """The same for the bag that the edition suggests."""
    start: str
    """`drawn` by chance, or the seat that the host `named`."""
    solo_private: int
    """How many private objectives are dealt in solo."""
    solo_private_points: int
    """Of a red 2 and a yellow 5, with the objectives in that order."""
    pays: dict[str, str]
    """By tool, what pays for it in solo: a colour's letter or a value."""
    mistakes: bool
    """Whether the first die can be placed in the middle."""


def edition_facts() -> dict[str, EditionFacts]:
    return {edition: _facts(edition, options) for edition, options in PRESETS.items()}


def _facts(edition: str, options: Options) -> EditionFacts:
    proposes = edition in PROPOSES_TRIMMED_BAG
    # The tables laid out here are in the middle of a game, where somebody has started.
    started = replace(options, start_player=StartPlayer.RANDOM)
    trimmed = replace(options, trimmed_bag=True)
    solo = Game.open(Setup(1, options), (Seat(name="Ada"),), seed=_SEED).state
    private = len(solo.players[0].private)
    return EditionFacts(
        tied_on_all=_winners(a_turn(EMPTY, EMPTY, EMPTY, options=started)),
        more_private=_winners(_with_favor(_one_die("R1", started), 5, 3)),
        more_favor=_winners(_with_favor(_one_die("B1", started), 4, 3)),
        bag={str(n): _bag(n, options) for n in (2, 3, 4)},
        suggested_bag={str(n): _bag(n, trimmed) for n in (2, 3)} if proposes else {},
        start=_start(options),
        solo_private=private,
        solo_private_points=_solo_points(options),
        pays={str(tool): _price(tool, options) for tool in TOOLS},
        mistakes=can(play(a_turn(EMPTY, pool="R3", options=options), "1: draft R3"), "1: place B3"),
    )


def _winners(state: GameState) -> list[int]:
    return list(final_standings(state).winners)


def _one_die(die: str, options: Options) -> GameState:
    """The second of two, whose private objective is red, has one die. It is worth a space."""
    window = window_with(FREE, {"A1": die})
    return a_turn(EMPTY, window, options=options, private=(Colour.YELLOW, Colour.RED))


def _with_favor(state: GameState, *favor: int) -> GameState:
    players = zip(state.players, favor, strict=True)
    return state.replace(players=tuple(replace(one, favor=tokens) for one, tokens in players))


def _setup(players: int, options: Options) -> Setup:
    named = options.start_player is StartPlayer.NAMED
    return Setup(players, options, start=1 if named else None)


def _bag(players: int, options: Options) -> int:
    return sum(new_game(_setup(players, options)).bag)


def _start(options: Options) -> str:
    seats = (Seat(name="Ada"), Seat(name="Bruno"))
    game = Game.open(_setup(2, options), seats, seed=_SEED)
    events = [event for step in game.opening_steps for event in step.events]
    drawn = any(isinstance(event, StartPlayerDrawn) for event in events)
    if not drawn:
        assert game.state.start == 1
    return "drawn" if drawn else "named"


def _solo_points(options: Options) -> int:
    window = window_with(FREE, {"A1": "R2", "B2": "Y5"})
    return sheet(a_turn(window, options=options), 0).private.points


def _price(tool: int, options: Options) -> str:
    state = a_turn(EMPTY, options=options)
    dice = [Die(colour, value) for colour in COLOURS for value in VALUES]
    paying = {die for die in dice if pays(state, tool, die)}
    for colour in COLOURS:
        if paying == {Die(colour, value) for value in VALUES}:
            return LETTERS[colour]
    for value in VALUES:
        if paying == {Die(colour, value) for colour in COLOURS}:
            return str(value)
    raise AssertionError(f"tool {tool} is paid with {paying}")
