"""Chance nodes: their names, and what may happen at them with which weight."""

from dataclasses import dataclass

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.dice import ALL_KINDS, COLOURS, DICE, VALUES
from sagrada.engine.opening import next_to_get_card, next_to_get_private
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
_ROLLS = tuple(tuple(Rolled(die) for die in row) for row in DICE)
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
    match state.stage:
        case Stage.DEAL_PRIVATE:
            held = {colour for player in state.players for colour in player.private}
            seat = next_to_get_private(state)
            return tuple((PrivateDealt(seat, c), 1) for c in COLOURS if c not in held)
        case Stage.DEAL_CARDS:
            dealt = {card for player in state.players for card in player.cards}
            seat = next_to_get_card(state)
            return tuple((CardDealt(seat, card), 1) for card in WINDOW_CARDS if card not in dealt)
        case Stage.DEAL_TOOLS:
            return tuple(
                (ToolDealt(number), 1) for number in TOOLS if not state.tool_on_table(number)
            )
        case Stage.DEAL_PUBLIC:
            return tuple((PublicDealt(id), 1) for id in PUBLIC_OBJECTIVES if id not in state.public)
        case Stage.DRAW_START:
            return tuple((StartDrawn(seat), 1) for seat in range(state.setup.players))
        case Stage.ROLL:
            return tuple(
                (rolled, left)
                for left, rolls in zip(state.bag, _ROLLS, strict=True)
                if left
                for rolled in rolls
            )
        case Stage.REROLL | Stage.REROLL_POOL:
            return tuple((Rerolled(value), 1) for value in VALUES)
        case Stage.DRAW:
            return tuple((Drawn(c), state.bag[c]) for c in COLOURS if state.bag[c])
        case _:
            return ()


def is_possible(state: GameState, outcome: Outcome) -> bool:
    """Whether chance can give this outcome now."""
    if isinstance(outcome, Rolled):  # by far the most frequent: no need to list all thirty
        return (
            state.stage is Stage.ROLL
            and outcome.die in ALL_KINDS
            and state.bag[outcome.die.colour] > 0
        )
    return any(outcome == possible for possible, _ in outcomes(state))
