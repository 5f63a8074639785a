"""From an empty table to the pattern choice (RULES 2, 9.1)."""

from sagrada.engine.dice import COLOURS
from sagrada.engine.options import Setup, StartPlayer
from sagrada.engine.state import GameState, Player, Stage, ToolOnTable


def new_game(setup: Setup) -> GameState:
    """The table before the first card is dealt."""
    cards = setup.cards or ((),) * setup.players
    return GameState(
        setup=setup,
        stage=Stage.DEAL_PRIVATE,
        players=tuple(Player(cards=pair) for pair in cards),
        bag=(setup.dice_per_colour,) * len(COLOURS),
        tools=tuple(ToolOnTable(number) for number in setup.tools or ()),
        public=setup.public or (),
        start=setup.start or 0,
    )


def deal_stage(state: GameState, start_drawn: bool = False) -> Stage:
    """What is dealt next: RULES 2.7 puts everything before the pattern choice."""
    setup = state.setup
    if len(state.players[-1].private) < setup.private_count:
        return Stage.DEAL_PRIVATE
    if len(state.players[-1].cards) < 2:
        return Stage.DEAL_CARDS
    if len(state.tools) < setup.tool_count:
        return Stage.DEAL_TOOLS
    if len(state.public) < setup.public_count:
        return Stage.DEAL_PUBLIC
    drawn = start_drawn or setup.solo or setup.options.start_player is StartPlayer.NAMED
    return Stage.PATTERN if drawn else Stage.DRAW_START


def next_to_get_private(state: GameState) -> int:
    """The seat that gets the next private objective."""
    wanted = state.setup.private_count
    return next(s for s, player in enumerate(state.players) if len(player.private) < wanted)


def next_to_get_card(state: GameState) -> int:
    """The seat that gets the next window card."""
    return next(s for s, player in enumerate(state.players) if len(player.cards) < 2)
