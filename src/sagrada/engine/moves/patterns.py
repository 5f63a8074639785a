"""Choosing a pattern, before the first round (RULES 2.2)."""

from dataclasses import dataclass

from sagrada.engine import events as ev
from sagrada.engine.cards import PATTERNS, WINDOW_CARDS
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.turns import Progress, begin_round, with_player
from sagrada.engine.window import Window


@dataclass(frozen=True, slots=True, repr=False)
class ChoosePattern(Move):
    """Keep one of your four patterns (RULES 2.2)."""

    pattern: str


def _legal(state: GameState, _: int) -> list[Move]:
    return [
        ChoosePattern(seat, pattern.id)
        for seat in state.to_act
        for card in state.players[seat].cards
        for pattern in WINDOW_CARDS[card]
    ]


def _refuse(state: GameState, move: ChoosePattern) -> Reason | None:
    pattern = PATTERNS.get(move.pattern)
    if pattern is None or pattern.card not in state.players[move.seat].cards:
        return Reason.PATTERN_NOT_YOURS
    return None


def _apply(state: GameState, move: ChoosePattern) -> Progress:
    player = state.players[move.seat].replace(choice=move.pattern)
    after = state.replace(players=with_player(state, move.seat, player))
    chosen = ev.PatternChosen(move.seat, move.pattern)
    if after.to_act:
        return after, [chosen]
    after, happened = _reveal(after)
    return after, [chosen, *happened]


def _reveal(state: GameState) -> Progress:
    """Everyone has chosen: windows and favor tokens (RULES 2.2, 2.3; none in solo, 9.1)."""
    choices = tuple(player.choice for player in state.players if player.choice is not None)
    players = tuple(
        player.replace(
            cards=(),
            choice=None,
            window=Window(PATTERNS[choice]),
            favor=0 if state.setup.solo else PATTERNS[choice].difficulty,
        )
        for player, choice in zip(state.players, choices, strict=True)
    )
    after, happened = begin_round(state.replace(players=players), 1, state.start)
    return after, [ev.PatternsRevealed(choices), *happened]


CHOOSE_PATTERN = MoveKind(ChoosePattern, frozenset({Stage.PATTERN}), _legal, _refuse, _apply)
