"""What an agent is paid for. All rewards come from the points of a game and from who wins it."""

from collections.abc import Sequence
from enum import StrEnum


class Reward(StrEnum):
    WIN = "win"
    """At the end: 1 for a win, 0 for a loss. A shared win is split."""
    MARGIN = "margin"
    """At the end: own points minus those of the best other player; in solo, minus the target."""
    POINTS = "points"
    """At the end: own points."""
    ROUNDS = "rounds"
    """At the end of every round: by how much own points have grown (they begin below 0, because
    empty spaces count). The sum over a game is its points."""


def reward_named(name: str) -> Reward:
    """The reward of a name; the error lists all."""
    try:
        return Reward(name)
    except ValueError:
        known = ", ".join(Reward)
        raise ValueError(f"reward: there is no reward {name!r}; choose one of {known}") from None


def final_rewards(
    reward: Reward, scores: Sequence[int], winners: Sequence[int], target: int
) -> list[float]:
    """What each seat gets for how the game ended (not for `ROUNDS`, which pays on the way)."""
    seats = range(len(scores))
    if reward is Reward.WIN:
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if reward is Reward.MARGIN:
        others = [[s for at, s in enumerate(scores) if at != seat] or [target] for seat in seats]
        return [float(scores[seat] - max(others[seat])) for seat in seats]
    return [float(score) for score in scores]


class Paymaster:
    """Pays the seats of one game as it goes on."""

    def __init__(self, reward: Reward, players: int) -> None:
        self._reward = reward
        self._round = 0
        self._points = (0,) * players
        self._players = players

    def pay(
        self, round_: int, scores: Sequence[int], winners: Sequence[int] | None, target: int
    ) -> list[float]:
        """What each seat gets for the last action. `winners` is None while the game goes on."""
        if self._reward is not Reward.ROUNDS:
            if winners is None:
                return [0.0] * self._players
            return final_rewards(self._reward, scores, winners, target)
        if winners is None and round_ <= max(self._round, 1):
            return [0.0] * self._players
        paid = [float(new - old) for new, old in zip(scores, self._points, strict=True)]
        self._round, self._points = round_, tuple(scores)
        return paid
