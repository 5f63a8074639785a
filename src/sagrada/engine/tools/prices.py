"""The price of a tool, the dice that pay for it in solo, and which tools can be used now."""

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import Die, take
from sagrada.engine.options import SoloPayment
from sagrada.engine.state import GameState, ToolOnTable
from sagrada.engine.tools.registry import get_tool


def price(tool: ToolOnTable) -> int:
    """The favor tokens that the tool costs now (RULES 6.1). In solo, a die pays instead."""
    return 2 if tool.tokens else 1


def pays(state: GameState, tool: int, die: Die) -> bool:
    """Whether the die shows what the tool needs as payment in solo (RULES 9.3, 10.4)."""
    card = TOOLS[tool]
    if state.setup.options.solo_payment is SoloPayment.FIRST_PRINTING and card.solo_value:
        return die.value == card.solo_value
    return die.colour == card.solo_colour


def payments(
    state: GameState, tool: int, hand: Die | None, pool: tuple[Die, ...]
) -> tuple[Die, ...]:
    """The dice in the pool that can pay for the tool and still let it work (RULES 9.3)."""
    rules = get_tool(tool)
    return tuple(
        die
        for die in dict.fromkeys(pool)
        if pays(state, tool, die) and rules.works(state, hand, take(pool, die))
    )


def tools_in_reach(state: GameState) -> list[int]:
    """The tools that the active seat can still use this turn and has the tokens for."""
    solo, favor = state.setup.solo, state.players[state.active].favor
    if state.turn.tool is not None or not (solo or favor):
        return []  # RULES 4.2, 6.1
    return [
        tool.number
        for tool in state.tools
        if not tool.spent and (solo or favor >= price(tool))  # RULES 9.3, 6.1
    ]


def can_use(state: GameState, tool: int, hand: Die | None, pool: tuple[Die, ...]) -> bool:
    """Whether a tool in reach can be used with this die in hand and this pool."""
    rules = get_tool(tool)
    if rules.wrong_moment(state, hand):
        return False
    if state.setup.solo:
        return bool(payments(state, tool, hand, pool))
    return rules.works(state, hand, pool)
