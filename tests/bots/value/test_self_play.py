"""Self-play makes the value function better."""

from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction


def test_self_play_learns() -> None:
    """Without weights it is greedy, with some 33 points; soon it has more than 40."""
    self_play = SelfPlay(TurnChooser(ValueFunction()), 2, 1)
    before = self_play.run(50, 0.0, False)
    self_play.run(1500, 0.05, False)
    assert self_play.run(200, 0.0, False) > before + 5
