"""The score of a game: at its end every sheet and who won, before it the viewer's sheet so far."""

from collections.abc import Sequence

from rich.console import RenderableType

from sagrada import GameState, View
from sagrada.cli.rendering.score_report import report_players, report_window
from sagrada.cli.requests.score import ScoreRequest
from sagrada.engine.scoring.standings import final_standings, target


def report_game(state: GameState, names: Sequence[str]) -> RenderableType:
    """All score sheets and the winner; in solo the score against the target."""
    solo = state.setup.solo
    players = [
        ScoreRequest(
            window=state.window(seat),
            public=state.public,
            private=player.private,
            favor=player.favor,
            solo=solo,
            target=target(state) if solo else None,  # RULES 9.5
        )
        for seat, player in enumerate(state.players)
    ]
    if solo:
        return report_window(players[0])
    return report_players(players, names, final_standings(state))


def report_score_now(view: View) -> RenderableType | None:
    """The viewer's sheet as if the game ended now; None before they have a window."""
    player = view.players[view.seat] if view.seat is not None else None
    if player is None or player.window is None or player.private is None:
        return None
    solo = view.setup.solo
    return report_window(
        ScoreRequest(
            window=player.window,
            public=view.public,
            private=player.private,
            favor=player.favor,
            solo=solo,
            target=sum(die.value for dice in view.track for die in dice) if solo else None,
        )
    )
