"""What a seat can see. Players, bots and sockets get a `View`, never a `GameState`."""

from dataclasses import dataclass, replace

from sagrada.engine.dice import Colour, Die
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Move
from sagrada.engine.options import Setup
from sagrada.engine.state import GameState, Stage, ToolOnTable, Turn
from sagrada.engine.window import Window


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as the viewer sees them."""

    private: tuple[Colour, ...] | None
    """None if the viewer can't know them."""
    cards: tuple[int, ...] | None
    """The window cards to choose from; None if the viewer can't know them, () once chosen."""
    choice: str | None
    """The viewer's own pattern, chosen and not yet revealed."""
    has_chosen: bool
    window: Window | None
    favor: int
    skips: bool


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """What a seat or a spectator can know about a game. `print(view)` draws the table."""

    seat: int | None
    """None: a spectator."""
    setup: Setup
    stage: Stage
    to_act: tuple[int, ...]
    active: int
    start: int
    round: int
    turn_number: int
    bag: tuple[int, ...]
    """Everyone can count what has left the bag, so everyone knows what is in it."""
    pool: tuple[Die, ...]
    track: tuple[tuple[Die, ...], ...]
    out: tuple[Die, ...]
    tools: tuple[ToolOnTable, ...]
    public: tuple[str, ...]
    players: tuple[PlayerView, ...]
    turn: Turn
    calls: tuple[int, ...]
    mending: int | None
    legal: tuple[Move, ...]
    """The legal moves of this seat; a spectator has none."""

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat + 1}"
        return f"<View of {who}: round {self.round}, stage {self.stage}, {len(self.legal)} moves>"

    def __str__(self) -> str:
        from sagrada.engine.pictures.text import view_text

        return view_text(self)

    def _repr_svg_(self) -> str:
        from sagrada.engine.pictures.svg import view_svg

        return view_svg(self)


def view(state: GameState, seat: int | None) -> View:
    """The game as a seat sees it (None: as a spectator does)."""
    if seat is not None and not 0 <= seat < state.setup.players:
        raise ValueError(f"no seat {seat + 1} at a table for {state.setup.players}")
    return View(
        seat=seat,
        setup=_open_setup(state.setup),
        stage=state.stage,
        to_act=state.to_act,
        active=state.active,
        start=state.start,
        round=state.round,
        turn_number=state.turn_number,
        bag=state.bag,
        pool=state.pool,
        track=state.track,
        out=state.out,
        tools=state.tools,
        public=state.public,
        players=tuple([view_player(state, owner, seat) for owner in range(len(state.players))]),
        turn=state.turn,
        calls=state.calls,
        mending=state.mending,
        legal=() if seat is None else legal_moves(state).of(seat),
    )


def _open_setup(setup: Setup) -> Setup:
    """Without the window cards that the host chose for each seat (RULES 2.7)."""
    return setup if setup.cards is None else replace(setup, cards=None)


def view_player(state: GameState, owner: int, seat: int | None) -> PlayerView:
    """One player as a seat sees them (None: as a spectator does)."""
    player, own = state.players[owner], seat == owner
    face_up = state.setup.solo or state.is_over
    return PlayerView(
        private=player.private if own or face_up else None,
        cards=player.cards if own or player.window else None,
        choice=player.choice if own else None,
        has_chosen=player.choice is not None or player.window is not None,
        window=player.window,
        favor=player.favor,
        skips=player.skips,
    )
