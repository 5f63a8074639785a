"""Learning the differences between the choices of a turn."""

from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.sibling_learning import SiblingLearning
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import learned_value_function


def learning(learner: ValueFunction, players: int = 2, seed: int = 1) -> SiblingLearning:
    """Games and playouts by today's value function, for another one to learn from."""
    chooser = TurnChooser(learned_value_function(), 1.5, samples=4, quick=True)
    games = SelfPlay(chooser, players, seed)
    games.seed(seed)
    return SiblingLearning(games, Playouts(chooser, 2, 0.0), learner)


def points(value_function: ValueFunction) -> float:
    return SelfPlay(TurnChooser(value_function), 2, 1).run(200, 0.0, False)


def test_one_that_knows_nothing_learns_from_one_that_knows() -> None:
    """Without weights it is greedy, with some 33 points."""
    learner = ValueFunction()
    before = points(learner)
    learning(learner).run(1500, 1, 0.05, False)
    assert points(learner) > before + 5


def test_it_learns_nothing_without_a_learning_rate() -> None:
    learner = ValueFunction()
    assert learning(learner).run(20, 1, 0.0, False) > 0
    assert not any(learner.all_weights())


def test_more_playouts_are_less_noisy() -> None:
    errors = [
        learning(ValueFunction(learned_value_function().all_weights())).run(100, each, 0.0, False)
        for each in (1, 6)
    ]
    assert errors[1] < 0.8 * errors[0]


def test_it_is_repeatable_and_leaves_the_teacher_alone() -> None:
    """With tools, for every number of players."""
    teacher = learned_value_function().all_weights()
    for players in (1, 2, 3, 4):
        learned = []
        for _ in range(2):
            learner = ValueFunction(teacher)
            learning(learner, players).run(4, 1, 0.01, True)
            learned.append(learner.all_weights())
        assert learned[0] == learned[1]
        assert learned[0] != teacher
    assert learned_value_function().all_weights() == teacher


def test_a_run_can_go_on_elsewhere() -> None:
    learner = ValueFunction()
    first = learning(learner)
    first.run(20, 1, 0.05, False)
    other = learning(ValueFunction(learner.all_weights()))
    size = len(learner.all_weights())
    assert any(first.squares_between(0, size))
    other.set_squares(first.squares_between(0, size))
    assert other.squares_between(0, size) == first.squares_between(0, size)
