"""Luck: other rolls are fair and stratified, and over all rolls luck is 0."""

from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from sagrada.engine.state import GameState
from sagrada.game.files import load_record
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import BAG, HAND, POOL, POOL_COUNT
from sagrada.kernel.state import State
from sagrada.study.evaluator import NO_MOVE, Evaluator
from sagrada.study.luck import luck_of, other_answers
from sagrada.study.spans import SpanKind, cut
from tests.study.games import bot_game

GOLDEN = Path(__file__).parents[1] / "golden"


def before_roll(number: int) -> GameState:
    spans = cut(bot_game("rules", "rules").full_record()).spans
    return next(
        each.before for each in spans if each.kind is SpanKind.ROLL and each.round == number
    )


def dice(state: State) -> list[int]:
    return [
        kind
        for kind in range(30)
        for _ in range(sum((state[POOL + plane] >> kind & 1) << plane for plane in range(4)))
    ]


def test_rolls_deal_out_the_bag_and_show_every_face() -> None:
    before = from_engine(before_roll(1))
    rolls = [dice(state) for state in other_answers(before, 18, Random(1))]
    assert {len(roll) for roll in rolls} == {5}
    colours = Counter(kind // 6 for roll in rolls for kind in roll)
    assert colours == dict.fromkeys(range(5), 18)  # 90 dice: the whole bag
    values = Counter(kind % 6 for roll in rolls for kind in roll)
    assert values == dict.fromkeys(range(6), 15)


def test_a_roll_takes_its_dice_from_the_bag() -> None:
    before = from_engine(before_roll(7))
    for state in other_answers(before, 30, Random(2)):
        taken = Counter(kind // 6 for kind in dice(state))
        for colour in range(5):
            assert state[BAG + colour] == before[BAG + colour] - taken[colour] >= 0
        assert state[POOL_COUNT] == 5


def test_each_roll_is_fair() -> None:
    """How often two dice of a roll show the same value: as often as for independent dice."""
    before = from_engine(before_roll(1))
    same = [
        float(len({kind % 6 for kind in dice(state)}) == 5)
        for seed in range(120)
        for state in other_answers(before, 12, Random(seed))
    ]
    expected = 6 * 5 * 4 * 3 * 2 / 6**5
    assert abs(fmean(same) - expected) < 4 * stdev(same) / len(same) ** 0.5


def test_rerolls_and_draws_go_by_their_weights() -> None:
    seen = set()
    for name in ("tools-6-10-11", "tools-7-8-10"):
        for span in cut(load_record(GOLDEN / f"{name}.sagrada")).spans:
            if span.kind in seen or not span.is_chance or span.kind is SpanKind.ROLL:
                continue
            seen.add(span.kind)
            before = from_engine(span.before)
            after = list(other_answers(before, 60, Random(3)))
            assert len(after) == 60
            if span.kind is SpanKind.REROLL:
                colour = before[HAND] // 6
                assert all(each[HAND] in (-1, *range(6 * colour, 6 * colour + 6)) for each in after)
            elif span.kind is SpanKind.DRAW:
                bag = [before[BAG + colour] for colour in range(5)]
                drawn = [sum(bag) and bag[c] - each[BAG + c] for each in after for c in range(5)]
                times = [sum(drawn[colour::5]) for colour in range(5)]
                for colour in range(5):
                    assert abs(times[colour] - 60 * bag[colour] / sum(bag)) <= 1
    assert seen == {SpanKind.REROLL, SpanKind.REROLL_POOL, SpanKind.DRAW}


def test_luck_over_all_rolls_is_nothing() -> None:
    before = from_engine(before_roll(6))
    evaluator = Evaluator(solo=False)
    found = []
    for number, after in enumerate(other_answers(before, 48, Random(5))):
        rows = evaluator.face_up(after, NO_MOVE, 1000 * number, 12)
        found.append(luck_of(evaluator, before, rows, 1000 * number))
    for seat in (0, 1):
        points = [luck.points[seat].value for luck in found]
        assert stdev(points) > 0.3
        assert abs(fmean(points)) < 4 * stdev(points) / len(points) ** 0.5
        chance = [luck.chance[seat].value for luck in found]
        assert abs(fmean(chance)) < 4 * stdev(chance) / len(chance) ** 0.5
    for luck in found:
        assert abs(sum(each.value for each in luck.chance)) < 1e-9
