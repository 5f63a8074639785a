from sagrada.study.puzzles.difficulty import (
    EASIEST,
    HARDEST,
    LEVEL_RATINGS,
    LEVELS,
    level_of,
    rate,
    ratings_of,
)


def losses(*lost: float) -> dict[str, list[float]]:
    return {level: [loss] for level, loss in zip(LEVEL_RATINGS, lost, strict=True)}


def test_the_more_levels_fail_the_harder_it_is() -> None:
    ratings = [
        rate(losses(*[9.0] * failing, *[0.0] * (len(LEVEL_RATINGS) - failing)), 0.05)
        for failing in range(len(LEVEL_RATINGS) + 1)
    ]
    assert ratings == sorted(set(ratings))
    assert EASIEST < ratings[0] < LEVEL_RATINGS["greedy"]
    assert LEVEL_RATINGS["master"] < ratings[-1] < HARDEST


def test_larger_losses_and_rarer_solutions_are_harder() -> None:
    near, far = (rate(losses(loss, loss, loss, 0), 0.05) for loss in (1.0, 6.0))
    assert near < far
    assert rate(losses(0, 0, 0, 0), 0.1) < rate(losses(0, 0, 0, 0), 0.001)


def test_every_rating_has_a_level() -> None:
    assert [level_of(ratings_of(level)[0]) for level in LEVELS] == list(LEVELS)
    assert [level_of(ratings_of(level)[1] - 1) for level in LEVELS] == list(LEVELS)
    assert ratings_of(LEVELS[0])[0] == EASIEST
    assert ratings_of(LEVELS[-1])[1] > HARDEST
