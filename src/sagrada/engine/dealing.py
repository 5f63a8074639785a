"""From an empty table to the pattern choice (RULES 2, 9.1): what is dealt, and to whom."""

from sagrada.engine import events as ev
from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.dice import COLOURS
from sagrada.engine.options import MAX_PLAYERS, Setup, StartPlayer
from sagrada.engine.outcomes import (
    CardDealt,
    Possible,
    PrivateDealt,
    PublicDealt,
    StartDrawn,
    ToolDealt,
)
from sagrada.engine.own_window import own_window_of
from sagrada.engine.state import GameState, Player, Stage, ToolOnTable
from sagrada.engine.turns import Progress, begin_round, with_player
from sagrada.engine.window import Window


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
    """What is dealt next: everything before the pattern choice (RULES 2.7)."""
    setup = state.setup
    if len(state.players[-1].private) < setup.private_count:
        return Stage.DEAL_PRIVATE
    if len(state.players[-1].cards) < 2 and setup.window is None:
        return Stage.DEAL_CARDS
    if len(state.tools) < setup.tool_count:
        return Stage.DEAL_TOOLS
    if len(state.public) < setup.public_count:
        return Stage.DEAL_PUBLIC
    drawn = start_drawn or setup.solo or setup.options.start_player is StartPlayer.NAMED
    return Stage.PATTERN if drawn else Stage.DRAW_START


def _dealt(state: GameState, event: ev.Event, start_drawn: bool = False) -> Progress:
    stage = deal_stage(state, start_drawn)
    if stage is Stage.PATTERN and state.setup.window is not None:
        players = with_own_window(state.setup.window, state.players)
        after, happened = begin_round(state.replace(players=players), 1, state.start)
        return after, [event, *happened]
    return state.replace(stage=stage), [event]


def with_own_window(id: str, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """With nothing to choose from, everyone gets the window and its tokens (RULES 2.3, 9.1)."""
    pattern = own_window_of(id)
    favor = 0 if len(players) == 1 else pattern.difficulty
    return tuple(player.replace(window=Window(pattern), favor=favor) for player in players)


# Outcomes are frozen, and every game draws from the same ones: each is made once.
_SEATS = range(MAX_PLAYERS)
_PRIVATES = [{colour: (PrivateDealt(seat, colour), 1) for colour in COLOURS} for seat in _SEATS]
_CARDS = [{card: (CardDealt(seat, card), 1) for card in WINDOW_CARDS} for seat in _SEATS]
_TOOLS = {number: (ToolDealt(number), 1) for number in TOOLS}
_PUBLICS = {id: (PublicDealt(id), 1) for id in PUBLIC_OBJECTIVES}


# ---------------------------------------------------------------- private objectives


def private_index(state: GameState) -> int:
    return sum(len(player.private) for player in state.players)


def possible_privates(state: GameState) -> Possible:
    wanted = state.setup.private_count
    seat = next(s for s, player in enumerate(state.players) if len(player.private) < wanted)
    held = {colour for player in state.players for colour in player.private}
    return [dealt for colour, dealt in _PRIVATES[seat].items() if colour not in held]


def deal_private(state: GameState, outcome: PrivateDealt) -> Progress:
    player = state.players[outcome.seat]
    player = player.replace(private=(*player.private, outcome.colour))
    after = state.replace(players=with_player(state, outcome.seat, player))
    return _dealt(after, ev.PrivateObjectiveDealt(outcome.seat, outcome.colour))


# ---------------------------------------------------------------- window cards


def card_index(state: GameState) -> int:
    return sum(len(player.cards) for player in state.players)


def possible_cards(state: GameState) -> Possible:
    seat = next(s for s, player in enumerate(state.players) if len(player.cards) < 2)
    held = {card for player in state.players for card in player.cards}
    return [dealt for card, dealt in _CARDS[seat].items() if card not in held]


def deal_card(state: GameState, outcome: CardDealt) -> Progress:
    player = state.players[outcome.seat]
    player = player.replace(cards=(*player.cards, outcome.card))
    after = state.replace(players=with_player(state, outcome.seat, player))
    return _dealt(after, ev.WindowCardDealt(outcome.seat, outcome.card))


# ---------------------------------------------------------------- tools


def tool_index(state: GameState) -> int:
    return len(state.tools)


def possible_tools(state: GameState) -> Possible:
    on_table = {tool.number for tool in state.tools}
    return [dealt for number, dealt in _TOOLS.items() if number not in on_table]


def deal_tool(state: GameState, outcome: ToolDealt) -> Progress:
    after = state.replace(tools=(*state.tools, ToolOnTable(outcome.tool)))
    return _dealt(after, ev.ToolRevealed(outcome.tool))


# ---------------------------------------------------------------- public objectives


def public_index(state: GameState) -> int:
    return len(state.public)


def possible_publics(state: GameState) -> Possible:
    return [dealt for id, dealt in _PUBLICS.items() if id not in state.public]


def deal_public(state: GameState, outcome: PublicDealt) -> Progress:
    after = state.replace(public=(*state.public, outcome.objective))
    return _dealt(after, ev.PublicObjectiveRevealed(outcome.objective))


# ---------------------------------------------------------------- the start player


def start_index(state: GameState) -> int:
    return state.turn_number  # drawn at most once a game


def possible_starts(state: GameState) -> Possible:
    return [(StartDrawn(seat), 1) for seat in range(state.setup.players)]


def draw_start(state: GameState, outcome: StartDrawn) -> Progress:
    after = state.replace(start=outcome.seat)
    return _dealt(after, ev.StartPlayerDrawn(outcome.seat), start_drawn=True)
