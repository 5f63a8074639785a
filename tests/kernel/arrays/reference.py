"""Observations made from the engine's `View` alone: slow, plain, and without a way to a secret."""

from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import ALL_KINDS, COLOURS, VALUES, Die
from sagrada.engine.options import LastTieBreak, SoloPayment
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import Stage
from sagrada.engine.view import PlayerView, View
from sagrada.engine.window import Window
from sagrada.kernel.codes import PATTERN_IDS, PUBLIC_IDS, code_of
from sagrada.kernel.layout import ACTIONS, EDGE, MOVE_PATTERN

STAGES = (
    Stage.PATTERN,
    Stage.TURN,
    Stage.PAY,
    Stage.PLACE,
    Stage.VALUE,
    Stage.SWAP,
    Stage.LIFT,
    Stage.LIFT_OR_STOP,
    Stage.EXTRA_DRAFT,
    Stage.OVER,
)
TIE_BREAKS = (LastTieBreak.LATER_IN_ORDER, LastTieBreak.LAST_TURN, LastTieBreak.SHARED)
PER_SEAT = 488
"""How many numbers an observation has for a seat."""


def one_hot(place: int | None, size: int) -> list[int]:
    return [int(i == place) for i in range(size)]


def counts(dice: tuple[Die, ...]) -> list[int]:
    return [dice.count(kind) for kind in ALL_KINDS]


def window_numbers(window: Window) -> list[int]:
    id = window.pattern.id
    numbers = one_hot(PATTERN_IDS.index(id) if id in PATTERN_IDS else None, 24)
    dice = window.dice
    for colour in COLOURS:
        numbers += [int(die is not None and die.colour == colour) for die in dice]
    for value in VALUES:
        numbers += [int(die is not None and die.value == value) for die in dice]
    for allowed in (
        *(window.pattern.takes_colour[c] & ~window.beside_colour[c] for c in COLOURS),
        *(window.pattern.takes_value[v] & ~window.beside_value[v] for v in VALUES),
        window.around & window.empty if window.occupied else EDGE,
    ):
        numbers += [allowed >> space & 1 for space in SPACES]
    return numbers


def seat_numbers(player: PlayerView) -> list[int]:
    numbers = [1, int(player.has_chosen)]
    if player.window is None:
        return numbers + [0] * (PER_SEAT - 2)
    return [*numbers, *window_numbers(player.window), player.favor, int(player.skips)]


def observation(view: View) -> list[int]:
    """What `write_observation` must write for this view."""
    seat, players = view.seat, len(view.players)
    assert seat is not None
    is_turn = view.round > 0 and view.stage is not Stage.OVER
    tools = {tool.number: tool for tool in view.tools}
    me, turn, options = view.players[seat], view.turn, view.setup.options
    numbers = one_hot(STAGES.index(view.stage), 10) + one_hot(players - 1, 4)
    numbers += one_hot(view.round - 1, 10)
    numbers += one_hot(view.turn_number if is_turn else None, 8)
    numbers += one_hot((view.active - seat) % players if is_turn else None, 4)
    numbers += one_hot((view.start - seat) % players, 4)
    numbers += [int(turn.drafted), *one_hot(None if turn.tool is None else turn.tool - 1, 12)]
    numbers += one_hot(None if turn.hand is None else ALL_KINDS.index(turn.hand), 30)
    numbers += one_hot(turn.origin, 20) + one_hot(turn.moved, 20) + one_hot(turn.drawn, 5)
    numbers += counts(turn.rerolled) + counts(view.pool) + list(view.bag)
    for number in range(10):
        numbers += counts(view.track[number] if number < len(view.track) else ())
    numbers += counts(view.out)
    numbers += [int(number in tools) for number in range(1, 13)]
    numbers += [tools[n].tokens if n in tools else 0 for n in range(1, 13)]
    numbers += [int(n in tools and tools[n].spent) for n in range(1, 13)]
    numbers += [int(objective in view.public) for objective in PUBLIC_IDS]
    numbers += [int(options.solo_payment is SoloPayment.FIRST_PRINTING)]
    numbers += one_hot(TIE_BREAKS.index(options.last_tie_break), 3)
    assert me.private is not None
    numbers += [int(colour in me.private) for colour in COLOURS]
    cards = me.cards if me.window is None and me.cards else ()
    numbers += [int(PATTERNS[name].card in cards) for name in PATTERN_IDS]
    numbers += one_hot(None if me.choice is None else PATTERN_IDS.index(me.choice), 24)
    for number in range(players):
        numbers += seat_numbers(view.players[(seat + number) % players])
    return numbers + [0] * (PER_SEAT * (4 - players))


def mask(view: View) -> list[int]:
    """What `write_mask` must write for this view."""
    seat = view.seat
    assert seat is not None
    codes = {code_of(move) for move in view.legal}
    own = {c - 24 * seat if c >= MOVE_PATTERN else c for c in codes}
    return [int(action in own) for action in range(ACTIONS)]
