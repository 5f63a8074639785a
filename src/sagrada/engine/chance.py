"""Chance nodes: their names, what can happen at each, with which weight, and what that does."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sagrada.engine import dealing
from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import ALL_KINDS, COLOURS, DICE, VALUES, add, bag_without
from sagrada.engine.events import DieRolled, TurnBegan
from sagrada.engine.outcomes import Drawn, Outcome, Possible, Rerolled, Rolled, Weighted
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import tool_of
from sagrada.engine.turns import Progress


@dataclass(frozen=True, slots=True)
class Chance:
    """The name of a chance node: no two nodes of one game share it."""

    kind: str
    round: int
    index: int


# ---------------------------------------------------------------- rolling the draft pool

# Outcomes and events are frozen: those of every die are made once.
_ROLLS = tuple(tuple(Rolled(die) for die in row) for row in DICE)
_DIE_ROLLED = {die: DieRolled(die) for die in ALL_KINDS}
_ALL_DICE = frozenset(ALL_KINDS)


def _roll_index(state: GameState) -> int:
    return len(state.pool)


def _possible_rolls(state: GameState) -> Possible:
    bag = zip(state.bag, _ROLLS, strict=True)
    return [(rolled, left) for left, rolls in bag if left for rolled in rolls]


def _roll(state: GameState, outcome: Rolled) -> Progress:
    die = outcome.die
    bag, pool = bag_without(state.bag, die.colour), add(state.pool, die)
    rolled = _DIE_ROLLED[die]
    if len(pool) < state.setup.pool_size:
        return state.replace(bag=bag, pool=pool), [rolled]
    after = state.replace(stage=Stage.TURN, bag=bag, pool=pool)
    return after, [rolled, TurnBegan(after.active, after.is_second_turn)]


# ---------------------------------------------------------------- a tool's chance node


def _tool_name(state: GameState) -> str:
    return TOOLS[state.turn.tool_begun].id


def _tool_index(state: GameState) -> int:
    return tool_of(state.turn).chance_index(state)


def _possible_rerolls(_: GameState) -> Possible:
    return [(Rerolled(value), 1) for value in VALUES]


def _possible_draws(state: GameState) -> Possible:
    return [(Drawn(colour), state.bag[colour]) for colour in COLOURS if state.bag[colour]]


def _tool_goes_on(state: GameState, outcome: Outcome) -> Progress:
    return tool_of(state.turn).after_chance(state, outcome)


# ---------------------------------------------------------------- all nodes


@dataclass(frozen=True, slots=True)
class _Node:
    """What chance is asked for at one stage."""

    kind: str | None
    """None: named after the tool under way."""
    index: Callable[[GameState], int]
    possible: Callable[[GameState], Possible]
    apply: Callable[[GameState, Any], Progress]


_NODES = {
    Stage.DEAL_PRIVATE: _Node(
        "private", dealing.private_index, dealing.possible_privates, dealing.deal_private
    ),
    Stage.DEAL_CARDS: _Node("card", dealing.card_index, dealing.possible_cards, dealing.deal_card),
    Stage.DEAL_TOOLS: _Node("tool", dealing.tool_index, dealing.possible_tools, dealing.deal_tool),
    Stage.DEAL_PUBLIC: _Node(
        "public", dealing.public_index, dealing.possible_publics, dealing.deal_public
    ),
    Stage.DRAW_START: _Node(
        "start", dealing.start_index, dealing.possible_starts, dealing.draw_start
    ),
    Stage.ROLL: _Node("roll", _roll_index, _possible_rolls, _roll),
    Stage.REROLL: _Node(None, _tool_index, _possible_rerolls, _tool_goes_on),
    Stage.REROLL_POOL: _Node(None, _tool_index, _possible_rerolls, _tool_goes_on),
    Stage.DRAW: _Node(None, _tool_index, _possible_draws, _tool_goes_on),
}


def chance_node(state: GameState) -> Chance:
    """The name of the chance node at which the state stands."""
    node = _NODES.get(state.stage)
    if node is None:
        raise ValueError(f"the state stands at no chance node ({state.stage}); ask `is_chance`")
    return Chance(node.kind or _tool_name(state), state.round, node.index(state))


def outcomes(state: GameState) -> Weighted:
    """All that can happen at this chance node, with weights; () where a seat has to choose."""
    node = _NODES.get(state.stage)
    return tuple(node.possible(state)) if node is not None else ()


def is_possible(state: GameState, outcome: Outcome) -> bool:
    """Whether chance can give this outcome now."""
    if isinstance(outcome, Rolled):  # by far the most frequent: no need to list all thirty
        return (
            state.stage is Stage.ROLL
            and outcome.die in _ALL_DICE
            and state.bag[outcome.die.colour] > 0
        )
    return outcome in [possible for possible, _ in outcomes(state)]


def apply_outcome(state: GameState, outcome: Outcome) -> Progress:
    """The state after a possible outcome, and what happened."""
    return _NODES[state.stage].apply(state, outcome)
