"""Chance nodes: their names, and what may happen at them with which weight."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.dealing import next_to_get_card, next_to_get_private
from sagrada.engine.dice import ALL_KINDS, COLOURS, DICE, VALUES
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.outcomes import (
    CardDealt,
    Drawn,
    Outcome,
    PrivateDealt,
    PublicDealt,
    Rerolled,
    Rolled,
    StartDrawn,
    ToolDealt,
)
from sagrada.engine.state import GameState, Stage

Weighted = tuple[tuple[Outcome, int], ...]
Possible = Sequence[tuple[Outcome, int]]

_KINDS = {
    Stage.DEAL_PRIVATE: "private",
    Stage.DEAL_CARDS: "card",
    Stage.DEAL_TOOLS: "tool",
    Stage.DEAL_PUBLIC: "public",
    Stage.DRAW_START: "start",
    Stage.ROLL: "roll",
    Stage.REROLL: "flux-brush",
    Stage.REROLL_POOL: "glazing-hammer",
    Stage.DRAW: "flux-remover",
}
# Outcomes are frozen, and every game draws from the same ones: each is made once.
_SEATS = range(MAX_PLAYERS)
_PRIVATES = [{colour: (PrivateDealt(seat, colour), 1) for colour in COLOURS} for seat in _SEATS]
_CARDS = [{card: (CardDealt(seat, card), 1) for card in WINDOW_CARDS} for seat in _SEATS]
_TOOLS = {number: (ToolDealt(number), 1) for number in TOOLS}
_PUBLICS = {id: (PublicDealt(id), 1) for id in PUBLIC_OBJECTIVES}
_ROLLS = tuple(tuple(Rolled(die) for die in row) for row in DICE)
_ALL_DICE = frozenset(ALL_KINDS)
_MOST_DICE = 16
"""More than a pool ever holds, so that each die of each turn gets an index of its own."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The name of a chance node: no two nodes of one game share it."""

    kind: str
    round: int
    index: int


def chance_node(state: GameState) -> Chance:
    """The name of the chance node at which the state stands."""
    if state.stage not in _KINDS:
        raise ValueError(f"the state stands at no chance node ({state.stage}); ask `is_chance`")
    return Chance(_KINDS[state.stage], state.round, _index(state))


def _index(state: GameState) -> int:
    match state.stage:
        case Stage.DEAL_PRIVATE:
            return sum(len(player.private) for player in state.players)
        case Stage.DEAL_CARDS:
            return sum(len(player.cards) for player in state.players)
        case Stage.DEAL_TOOLS:
            return len(state.tools)
        case Stage.DEAL_PUBLIC:
            return len(state.public)
        case Stage.ROLL:
            return len(state.pool)
        case Stage.REROLL_POOL:
            return state.turn_number * _MOST_DICE + len(state.turn.rerolled)
        case _:  # at most once a turn; the start player at most once a game
            return state.turn_number


def outcomes(state: GameState) -> Weighted:
    """All that may happen at this chance node, with weights; () where a seat has to choose."""
    possible = _POSSIBLE.get(state.stage)
    return tuple(possible(state)) if possible is not None else ()


def _privates(state: GameState) -> Possible:
    held = {colour for player in state.players for colour in player.private}
    privates = _PRIVATES[next_to_get_private(state)]
    return [dealt for colour, dealt in privates.items() if colour not in held]


def _cards(state: GameState) -> Possible:
    held = {card for player in state.players for card in player.cards}
    cards = _CARDS[next_to_get_card(state)]
    return [dealt for card, dealt in cards.items() if card not in held]


def _tools(state: GameState) -> Possible:
    lying = {tool.number for tool in state.tools}
    return [dealt for number, dealt in _TOOLS.items() if number not in lying]


def _publics(state: GameState) -> Possible:
    return [dealt for id, dealt in _PUBLICS.items() if id not in state.public]


def _starts(state: GameState) -> Possible:
    return [(StartDrawn(seat), 1) for seat in range(state.setup.players)]


def _rolls(state: GameState) -> Possible:
    bag = zip(state.bag, _ROLLS, strict=True)
    return [(rolled, left) for left, rolls in bag if left for rolled in rolls]


def _rerolls(_: GameState) -> Possible:
    return [(Rerolled(value), 1) for value in VALUES]


def _draws(state: GameState) -> Possible:
    return [(Drawn(colour), state.bag[colour]) for colour in COLOURS if state.bag[colour]]


_POSSIBLE: dict[Stage, Callable[[GameState], Possible]] = {
    Stage.DEAL_PRIVATE: _privates,
    Stage.DEAL_CARDS: _cards,
    Stage.DEAL_TOOLS: _tools,
    Stage.DEAL_PUBLIC: _publics,
    Stage.DRAW_START: _starts,
    Stage.ROLL: _rolls,
    Stage.REROLL: _rerolls,
    Stage.REROLL_POOL: _rerolls,
    Stage.DRAW: _draws,
}


def is_possible(state: GameState, outcome: Outcome) -> bool:
    """Whether chance can give this outcome now."""
    if isinstance(outcome, Rolled):  # by far the most frequent: no need to list all thirty
        return (
            state.stage is Stage.ROLL
            and outcome.die in _ALL_DICE
            and state.bag[outcome.die.colour] > 0
        )
    return outcome in [possible for possible, _ in outcomes(state)]
