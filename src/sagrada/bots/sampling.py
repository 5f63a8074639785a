"""Sample a state that fits what a seat sees: everything hidden is dealt at random.

`strict_moves` leaves out the choices that bots never make in it: mistakes and calls.
"""

from dataclasses import replace
from random import Random

from sagrada.bots.bot import NothingToChoose
from sagrada.engine.cards import WINDOW_CARDS
from sagrada.engine.dice import COLOURS, Colour
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, Move
from sagrada.engine.options import Referee
from sagrada.engine.state import GameState, Player
from sagrada.engine.view import PlayerView, View


def sample_state(view: View, rng: Random) -> GameState:
    """Determinize a view: a random state that looks like this from the viewer's seat.

    Its referee is strict, because bots play strictly at honor tables too (RULES 8.6).
    """
    colours = list(COLOURS)
    cards = list(WINDOW_CARDS)
    for known in view.players:
        colours = [colour for colour in colours if colour not in (known.private or ())]
        cards = [card for card in cards if card not in (known.cards or ())]
    rng.shuffle(colours)
    rng.shuffle(cards)
    setup = replace(view.setup, options=replace(view.setup.options, referee=Referee.STRICT))
    return GameState(
        setup=setup,
        stage=view.stage,
        players=tuple(
            _player(seen, colours, cards, setup.private_count, rng) for seen in view.players
        ),
        bag=view.bag,
        tools=view.tools,
        public=view.public,
        start=view.start,
        round=view.round,
        turn_number=view.turn_number,
        pool=view.pool,
        track=view.track,
        out=view.out,
        turn=view.turn,
        calls=view.calls,
        mending=view.mending,
    )


def _player(
    seen: PlayerView, colours: list[Colour], cards: list[int], private_count: int, rng: Random
) -> Player:
    private = seen.private
    if private is None:
        private = tuple(colours.pop() for _ in range(private_count))
    hand = (cards.pop(), cards.pop()) if seen.cards is None else seen.cards
    choice = seen.choice
    if choice is None and seen.has_chosen and seen.window is None:
        choice = rng.choice([pattern.id for card in hand for pattern in WINDOW_CARDS[card]])
    return Player(
        private=private,
        cards=hand,
        choice=choice,
        window=seen.window,
        favor=seen.favor,
        skips=seen.skips,
    )


def strict_moves(view: View, state: GameState) -> list[Move]:
    """What a bot chooses from: no calls, and nothing that a strict referee would refuse.

    A bot that takes over a chain begun loosely may find no strict move; then it can play anything.
    """
    if not view.legal:
        raise NothingToChoose(view)
    if view.setup.strict:
        return list(view.legal)
    quiet = [move for move in view.legal if not isinstance(move, Call)]
    strict = legal_moves(state)
    return [move for move in quiet if move in strict] or quiet
