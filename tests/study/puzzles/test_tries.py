from sagrada.study.puzzles.difficulty import LEVEL_RATINGS
from sagrada.study.puzzles.judgment import measure
from sagrada.study.puzzles.proof import ExactProof
from sagrada.study.puzzles.seat_position import parse_seat_position
from sagrada.study.puzzles.tries import TRIES, mean_losses, try_choice, try_exact
from tests.study.puzzles.positions import LAST_TURN
from tests.study.puzzles.test_judgment import VIEW

STATE = parse_seat_position(LAST_TURN)


def test_every_level_tries() -> None:
    tried = try_exact(STATE, 1, ExactProof(76, 20, 2))
    assert list(tried) == list(LEVEL_RATINGS)
    assert all(len(lost) == TRIES for lost in tried.values())
    assert tried["greedy"] == tried["master"] == [0.0] * TRIES


def test_choices_as_good_as_the_best_lose_nothing() -> None:
    tried = try_choice(STATE, 1, measure(VIEW, seed=1, fresh=40))
    assert tried["master"] == [0.0] * TRIES


def test_means() -> None:
    assert mean_losses({"greedy": [0.0, 3.0], "master": [0.0]}, 4.56) == {
        "random": 4.6,
        "greedy": 1.5,
        "master": 0.0,
    }
