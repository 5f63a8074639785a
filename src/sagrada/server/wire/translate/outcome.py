"""How a game ended."""

from sagrada.engine.scoring.standings import final_standings, has_won, target
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
