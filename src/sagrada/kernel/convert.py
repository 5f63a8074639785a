"""Convert states and views from and to the engine.

The kernel is strict whatever the table's referee is, so calls and the removal of mistakes are left
out (RULES 8.6). Windows with mistakes are taken as they are, with all marks of their dice. A strict
game comes back exactly as it went in.
"""

from collections.abc import Sequence
from functools import lru_cache

from sagrada.engine.dealing import with_own_window
from sagrada.engine.dice import ALL_KINDS, COLOURS, VALUES, Colour, Die
from sagrada.engine.options import LastTieBreak, Setup, SoloPayment, StartPlayer
from sagrada.engine.own_window import is_own, pattern_of
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import GameState, Player, Stage, ToolOnTable, Turn
from sagrada.engine.view import View
from sagrada.engine.window import Mark, Window
from sagrada.kernel import layout as at
from sagrada.kernel.cards import paying_kinds
from sagrada.kernel.codes import PATTERN_IDS, PUBLIC_IDS, kind_of
from sagrada.kernel.state import State

STAGES = (
    Stage.DEAL_PRIVATE,
    Stage.DEAL_CARDS,
    Stage.DEAL_TOOLS,
    Stage.DEAL_PUBLIC,
    Stage.DRAW_START,
    Stage.ROLL,
    Stage.REROLL,
    Stage.REROLL_POOL,
    Stage.DRAW,
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
"""In the order of the numbers in layout.py. MEND is left out, because the kernel is strict."""
MARKS = tuple(Mark)
TIE_BREAKS = (LastTieBreak.LATER_IN_ORDER, LastTieBreak.LAST_TURN, LastTieBreak.SHARED)


# ---------------------------------------------------------------- from the engine


def from_engine(state: GameState) -> State:
    """The kernel's state for a state of the engine."""
    return _to_kernel(state, state.players)


def from_view(
    view: View,
    private: Sequence[tuple[Colour, ...]],
    cards: Sequence[tuple[int, ...]] | None = None,
    choices: Sequence[str | None] | None = None,
) -> State:
    """The kernel's state for what a seat sees and a sample of the rest.

    `private` has the colors of every seat. `cards` and `choices` are the window cards and the
    patterns chosen in secret; they matter only while patterns are being chosen.
    """
    players = tuple(
        Player(
            private[seat],
            cards[seat] if cards else seen.cards or (),
            choices[seat] if choices else seen.choice,
            seen.window,
            seen.favor,
            seen.skips,
        )
        for seat, seen in enumerate(view.players)
    )
    return _to_kernel(view, players)


def _to_kernel(table: GameState | View, players: tuple[Player, ...]) -> State:
    s = State()
    if table.stage not in STAGES:
        raise ValueError("stage: a window is being mended, which the strict kernel does not know")
    s[at.STAGE] = STAGES.index(table.stage)
    _set_options(s, table.setup, table.stage)
    s[at.ACTIVE] = table.start if table.stage is Stage.OVER else table.active
    s[at.TURN_NUMBER] = table.turn_number
    s[at.ROUND] = table.round
    s[at.START] = table.start
    _set_turn(s, table.turn)
    _set_dice(s, table)
    for slot, tool in enumerate(table.tools):
        s[at.TOOL_NUMBER + slot] = tool.number
        s[at.TOOL_TOKENS + slot] = tool.tokens
        s[at.TOOL_SPENT + slot] = tool.spent
        s[at.TOOL_PAYS + slot] = paying_kinds(tool.number, s[at.FIRST_PRINTING])
    s[at.TOOL_COUNT] = len(table.tools)
    for place, objective in enumerate(table.public):
        s[at.PUBLIC + place] = PUBLIC_IDS.index(objective)
    s[at.PUBLIC_COUNT] = len(table.public)
    if table.setup.window is not None and STAGES.index(table.stage) <= at.AT_DRAW_START:
        # The block says from the beginning which window it will be.
        players = with_own_window(table.setup.window, players)
    for number, player in enumerate(players):
        _set_player(s, at.SEATS + number * at.SEAT_SIZE, player)
    return s


def _set_options(s: State, setup: Setup, stage: Stage) -> None:
    s[at.PLAYERS] = setup.players
    s[at.POOL_SIZE] = setup.pool_size
    s[at.PRIVATE_COUNT] = setup.private_count
    s[at.PUBLIC_WANTED] = setup.public_count
    s[at.TOOLS_WANTED] = setup.tool_count
    dealing = STAGES.index(stage) <= at.AT_DRAW_START
    named = setup.options.start_player is StartPlayer.NAMED
    s[at.START_SETTLED] = setup.solo or named or not dealing
    s[at.FIRST_PRINTING] = setup.options.solo_payment is SoloPayment.FIRST_PRINTING
    s[at.LAST_TIE_BREAK] = TIE_BREAKS.index(setup.options.last_tie_break)


def _set_turn(s: State, turn: Turn) -> None:
    s[at.DRAFTED] = turn.drafted
    s[at.TOOL] = turn.tool or 0
    s[at.HAND] = -1 if turn.hand is None else kind_of(turn.hand)
    s[at.ORIGIN] = -1 if turn.origin is None else turn.origin
    s[at.MOVED] = -1 if turn.moved is None else turn.moved
    s[at.DRAWN] = -1 if turn.drawn is None else turn.drawn
    _set_multiset(s, at.REROLLED, turn.rerolled)
    s[at.REROLLED_COUNT] = len(turn.rerolled)


def _set_dice(s: State, table: GameState | View) -> None:
    _set_multiset(s, at.POOL, table.pool)
    s[at.POOL_COUNT] = len(table.pool)
    for colour, number in enumerate(table.bag):
        s[at.BAG + colour] = number
    s[at.BAG_COUNT] = sum(table.bag)
    s[at.TRACK_LENGTH] = len(table.track)
    for place, dice in enumerate(table.track):
        _set_multiset(s, at.TRACK + at.PLANES * place, dice)
        for die in set(dice):
            s[at.TRACK_KINDS] |= 1 << kind_of(die)
    _set_multiset(s, at.OUT, table.out, at.PLANES_OUT)


def _set_multiset(s: State, where: int, dice: tuple[Die, ...], planes: int = at.PLANES) -> None:
    if dice:
        for plane, kinds in enumerate(_planes(dice, planes)):
            s[where + plane] = kinds


@lru_cache(maxsize=4096)
def _planes(dice: tuple[Die, ...], planes: int) -> tuple[int, ...]:
    return tuple(
        sum((dice.count(die) >> plane & 1) << kind_of(die) for die in set(dice))
        for plane in range(planes)
    )


def _set_player(s: State, seat: int, player: Player) -> None:
    for place in (0, 1):
        s[seat + at.PRIVATE + place] = player.private[place] if place < len(player.private) else -1
        s[seat + at.CARDS + place] = player.cards[place] if place < len(player.cards) else 0
    s[seat + at.CHOICE] = -1 if player.choice is None else PATTERN_IDS.index(player.choice)
    s[seat + at.PATTERN] = -1
    if player.window is not None:
        _set_window(s, seat, player.window)
    s[seat + at.FAVOR] = player.favor
    s[seat + at.SKIPS] = player.skips


def _set_window(s: State, seat: int, window: Window) -> None:
    id = window.pattern.id
    s[seat + at.PATTERN] = at.OWN_PATTERN if is_own(id) else PATTERN_IDS.index(id)
    for cell, content in enumerate(_window_cells(window), start=seat + at.OCCUPIED):
        s[cell] = content


@lru_cache(maxsize=1024)
def _window_cells(window: Window) -> tuple[int, ...]:
    """The cells of a seat from `OCCUPIED` to the last of `MARKS`, in their order."""
    colours = [0] * len(COLOURS)
    values = [0] * len(VALUES)
    marks = [0] * len(MARKS)
    for space, die in enumerate(window.dice):
        if die is not None:
            colours[die.colour] |= 1 << space
            values[die.value - 1] |= 1 << space
    for space, mark in window.marks:
        marks[MARKS.index(mark)] |= 1 << space
    takes = (*window.pattern.takes_colour, *window.pattern.takes_value[1:])
    beside = (*window.beside_colour, *window.beside_value[1:])
    return (
        window.occupied,
        window.around & window.empty if window.occupied else at.EDGE,
        *colours,
        *values,
        *takes,
        *(take & ~near for take, near in zip(takes, beside, strict=True)),
        *marks,
    )


# ---------------------------------------------------------------- to the engine


def to_engine(s: State, setup: Setup) -> GameState:
    """The engine's state; `setup` is the one that the game started with."""
    return GameState(
        setup=setup,
        stage=STAGES[s[at.STAGE]],
        players=tuple(
            _player(s, at.SEATS + number * at.SEAT_SIZE, setup) for number in range(s[at.PLAYERS])
        ),
        bag=tuple(s[at.BAG + colour] for colour in COLOURS),
        tools=tuple(
            ToolOnTable(
                s[at.TOOL_NUMBER + slot], s[at.TOOL_TOKENS + slot], bool(s[at.TOOL_SPENT + slot])
            )
            for slot in range(s[at.TOOL_COUNT])
        ),
        public=tuple(PUBLIC_IDS[s[at.PUBLIC + place]] for place in range(s[at.PUBLIC_COUNT])),
        start=s[at.START],
        round=s[at.ROUND],
        turn_number=s[at.TURN_NUMBER],
        pool=_multiset(s, at.POOL),
        track=tuple(
            _multiset(s, at.TRACK + at.PLANES * number) for number in range(s[at.TRACK_LENGTH])
        ),
        out=_multiset(s, at.OUT, at.PLANES_OUT),
        turn=Turn(
            drafted=bool(s[at.DRAFTED]),
            tool=s[at.TOOL] or None,
            hand=_die(s[at.HAND]),
            origin=_or_none(s[at.ORIGIN]),
            moved=_or_none(s[at.MOVED]),
            drawn=None if s[at.DRAWN] < 0 else Colour(s[at.DRAWN]),
            rerolled=_multiset(s, at.REROLLED),
        ),
    )


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _die(kind: int) -> Die | None:
    return None if kind < 0 else ALL_KINDS[kind]


def _multiset(s: State, where: int, planes: int = at.PLANES) -> tuple[Die, ...]:
    return tuple(
        die
        for kind, die in enumerate(ALL_KINDS)
        for _ in range(sum((s[where + plane] >> kind & 1) << plane for plane in range(planes)))
    )


def _player(s: State, seat: int, setup: Setup) -> Player:
    private = (s[seat + at.PRIVATE], s[seat + at.PRIVATE + 1])
    cards = (s[seat + at.CARDS], s[seat + at.CARDS + 1])
    choice = s[seat + at.CHOICE]
    has_window = s[seat + at.PATTERN] >= 0 and s[at.STAGE] > at.AT_DRAW_START
    return Player(
        private=tuple(Colour(colour) for colour in private if colour >= 0),
        cards=tuple(card for card in cards if card),
        choice=None if choice < 0 else PATTERN_IDS[choice],
        window=_window(s, seat, setup) if has_window else None,
        favor=s[seat + at.FAVOR] if has_window else 0,
        skips=bool(s[seat + at.SKIPS]),
    )


def _window(s: State, seat: int, setup: Setup) -> Window:
    dice: list[Die | None] = [None] * len(SPACES)
    for kind, die in enumerate(ALL_KINDS):
        spaces = s[seat + at.COLOUR + kind // 6] & s[seat + at.VALUE + kind % 6]
        for space in SPACES:
            if spaces >> space & 1:
                dice[space] = die
    marks = frozenset(
        (space, mark)
        for number, mark in enumerate(MARKS)
        for space in SPACES
        if s[seat + at.MARKS + number] >> space & 1
    )
    number = s[seat + at.PATTERN]
    id = setup.window if number == at.OWN_PATTERN else PATTERN_IDS[number]
    assert id is not None, "the setup says which own window it is"
    return Window(pattern_of(id), tuple(dice), marks)
