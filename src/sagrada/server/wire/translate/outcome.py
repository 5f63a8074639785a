"""How a game ended, and why a move was refused."""

from sagrada.engine.moves import Move, Place
from sagrada.engine.reasons import Reason
from sagrada.engine.scoring.standings import final_standings, has_won, target
from sagrada.engine.spaces import ORTHOGONAL
from sagrada.engine.state import GameState
from sagrada.game.dealer import commitment_to
from sagrada.server.wire.frames import Over
from sagrada.server.wire.translate.view import sheet


def over(state: GameState, table: str, commitment: str, seed: bytes | None) -> Over:
    """The end of a finished game, with the seed if it may be revealed."""
    standings = final_standings(state)
    solo = state.setup.solo
    won_alone = [0] if solo and has_won(state) else []
    return Over(
        winners=won_alone if solo else list(standings.winners),
        ranking=list(standings.ranking),
        decided_by=standings.decided_by,
        target=target(state) if solo else None,
        sheets=[sheet(scored) for scored in standings.sheets],
        commitment=commitment,
        seed=None if seed is None else seed.hex(),
        verified=seed is not None and commitment_to(seed) == commitment,
        record_path=f"/api/tables/{table}/record",
        replay_path=f"/g/{table}",
    )


def in_the_way(state: GameState, move: Move, reason: Reason | None) -> list[int]:
    """The dice of the window that a refusal speaks of (RULES 5.1, 5.5)."""
    hand = state.turn.hand
    if not isinstance(move, Place) or hand is None or not 0 <= move.space < len(ORTHOGONAL):
        return []
    dice = state.window(move.seat).dice
    beside = [(at, near) for at in ORTHOGONAL[move.space] if (near := dice[at]) is not None]
    match reason:
        case Reason.OCCUPIED:
            return [move.space]
        case Reason.SAME_COLOUR:
            return [at for at, near in beside if near.colour == hand.colour]
        case Reason.SAME_VALUE:
            return [at for at, near in beside if near.value == hand.value]
        case _:
            return []
