"""The end of a game: every sheet line by line, who won and by what."""

from collections.abc import Sequence

from rich.console import RenderableType

from sagrada.cli.rendering.score_report import report_one, report_players
from sagrada.cli.requests.score import OneWindow
from sagrada.engine.scoring.standings import final_standings, target
from sagrada.engine.state import GameState
from sagrada.engine.view import View


def report_game(state: GameState, names: Sequence[str]) -> RenderableType:
    """The sheets of all players and the winner; in solo the score against the target."""
    solo = state.setup.solo
    players = [
        OneWindow(
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
        return report_one(players[0])
    return report_players(players, names, final_standings(state))


def sheet_now(view: View) -> RenderableType | None:
    """The viewer's sheet as if the game ended now; None before there is a window."""
    player = view.players[view.seat] if view.seat is not None else None
    if player is None or player.window is None or player.private is None:
        return None
    solo = view.setup.solo
    return report_one(
        OneWindow(
            window=player.window,
            public=view.public,
            private=player.private,
            favor=player.favor,
            solo=solo,
            target=sum(die.value for dice in view.track for die in dice) if solo else None,
        )
    )
