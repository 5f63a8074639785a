"""How far a person has come on the path of goals."""

from sagrada.game.goals import GOALS, Career
from sagrada.server.career.facts import KnownGames
from sagrada.server.wire.daily import Streak
from sagrada.server.wire.people import Goals, GoalState


def goals_of(known: KnownGames, streak: Streak) -> Goals:
    career = Career([one.facts for one in known.games], streak.days, streak.best)
    return Goals(
        goals=[
            GoalState(goal.id, min(goal.count(career), goal.needed), goal.needed) for goal in GOALS
        ],
        reached=sum(goal.is_reached(career) for goal in GOALS),
        pending=known.pending,
    )
