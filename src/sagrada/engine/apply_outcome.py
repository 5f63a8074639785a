"""What each outcome of chance does. Whether it is possible has been judged before."""

from collections.abc import Callable
from typing import Any

from sagrada.engine import events as ev
from sagrada.engine.apply_move import return_to_pool
from sagrada.engine.dealing import deal_stage
from sagrada.engine.dice import ALL_KINDS, Colour, add, take
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
from sagrada.engine.placement import spaces_for
from sagrada.engine.state import GameState, Stage, ToolOnTable
from sagrada.engine.turns import Progress, chain_done, with_player


def apply_outcome(state: GameState, outcome: Outcome) -> Progress:
    """The state after a possible outcome, and what happened."""
    return _APPLY[type(outcome)](state, outcome)


def _dealt(state: GameState, event: ev.Event, start_drawn: bool = False) -> Progress:
    return state.replace(stage=deal_stage(state, start_drawn)), [event]


def _private(state: GameState, outcome: PrivateDealt) -> Progress:
    player = state.players[outcome.seat]
    player = player.replace(private=(*player.private, outcome.colour))
    after = state.replace(players=with_player(state, outcome.seat, player))
    return _dealt(after, ev.PrivateObjectiveDealt(outcome.seat, outcome.colour))


def _card(state: GameState, outcome: CardDealt) -> Progress:
    player = state.players[outcome.seat]
    player = player.replace(cards=(*player.cards, outcome.card))
    after = state.replace(players=with_player(state, outcome.seat, player))
    return _dealt(after, ev.WindowCardDealt(outcome.seat, outcome.card))


def _tool(state: GameState, outcome: ToolDealt) -> Progress:
    after = state.replace(tools=(*state.tools, ToolOnTable(outcome.tool)))
    return _dealt(after, ev.ToolRevealed(outcome.tool))


def _public(state: GameState, outcome: PublicDealt) -> Progress:
    after = state.replace(public=(*state.public, outcome.objective))
    return _dealt(after, ev.PublicObjectiveRevealed(outcome.objective))


def _start(state: GameState, outcome: StartDrawn) -> Progress:
    after = state.replace(start=outcome.seat)
    return _dealt(after, ev.StartPlayerDrawn(outcome.seat), start_drawn=True)


# Events are frozen: that of every die is made once.
_DIE_ROLLED = {die: ev.DieRolled(die) for die in ALL_KINDS}


def _rolled(state: GameState, outcome: Rolled) -> Progress:
    die = outcome.die
    bag, pool = _bag_without(state, die.colour), add(state.pool, die)
    rolled = _DIE_ROLLED[die]
    if len(pool) < state.setup.pool_size:
        return state.replace(bag=bag, pool=pool), [rolled]
    after = state.replace(stage=Stage.TURN, bag=bag, pool=pool)
    return after, [rolled, ev.TurnBegan(after.active, after.is_second_turn)]


def _bag_without(state: GameState, drawn: Colour) -> tuple[int, ...]:
    bag = list(state.bag)
    bag[drawn] -= 1
    return tuple(bag)


def _rerolled(state: GameState, outcome: Rerolled) -> Progress:
    if state.stage is Stage.REROLL_POOL:
        return _rerolled_in_pool(state, outcome)
    seat, hand = state.active, state.turn.die_in_hand
    die = hand.showing(outcome.value)
    rolled = ev.DieRerolled(seat, hand, die)
    # RULES tool 6, 8.4: back only without a strictly legal space, also at an honour table.
    if spaces_for(state.window(seat), die):
        turn = state.turn.replace(hand=die)
        return state.replace(stage=Stage.PLACE, turn=turn), [rolled]
    after, happened = return_to_pool(state, seat, die)
    return after, [rolled, *happened]


def _rerolled_in_pool(state: GameState, outcome: Rerolled) -> Progress:
    """RULES tool 7, one die at a time: the first of those not yet rolled."""
    before, turn = state.pool[0], state.turn
    after_roll = before.showing(outcome.value)
    rerolled = add(turn.rerolled, after_roll)
    rest = take(state.pool, before)
    rolled = ev.DieRerolled(state.active, before, after_roll)
    if rest:
        return state.replace(pool=rest, turn=turn.replace(rerolled=rerolled)), [rolled]
    after, happened = chain_done(state, turn.drafted, pool=rerolled)
    return after, [rolled, *happened]


def _drawn(state: GameState, outcome: Drawn) -> Progress:
    turn = state.turn.replace(drawn=outcome.colour)
    after = state.replace(stage=Stage.VALUE, bag=_bag_without(state, outcome.colour), turn=turn)
    return after, [ev.DieDrawn(state.active, outcome.colour)]


_APPLY: dict[type[Outcome], Callable[[GameState, Any], Progress]] = {
    PrivateDealt: _private,
    CardDealt: _card,
    ToolDealt: _tool,
    PublicDealt: _public,
    StartDrawn: _start,
    Rolled: _rolled,
    Rerolled: _rerolled,
    Drawn: _drawn,
}
