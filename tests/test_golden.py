"""The golden games: records that between them show everything there is to show.

Every record is read, replayed and checked against its seed. One test per kind (the ways of the
tools, the patterns, the options …) names whatever no record shows. How the records are made is
told in tests/golden/README.md.
"""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from sagrada.engine.outcomes import Outcome
from sagrada.game.record import result_of
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.verify import verify
from tests.golden.claims import format_claims, parse_claim
from tests.golden.game import GoldenGame, golden_paths, read_game, read_text
from tests.golden.kinds import KINDS, Kind
from tests.golden.moments import moments_shown
from tests.golden.plans import PLANS
from tests.ways import all_ways, ways_shown

PATHS = golden_paths()

each_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@cache
def game(path: Path) -> GoldenGame:
    return read_game(path)


@cache
def shown(kind: Kind) -> frozenset[str]:
    return frozenset(item for path in PATHS for item in kind.shown(game(path)))


# ------------------------------------------------------------------ each record


def test_every_plan_has_its_record() -> None:
    assert [path.stem for path in PATHS] == sorted(plan.name for plan in PLANS)


@each_record
def test_text_comes_back_as_it_was(path: Path) -> None:
    text = read_text(path)
    assert format_record(parse_record(text)) == text


@each_record
def test_replays_to_the_result_in_its_header(path: Path) -> None:
    # RULES 3.4, 7.6, 9.6
    played = game(path)
    assert played.final.is_over
    assert played.record.result == result_of(played.final)


@each_record
def test_every_roll_draw_and_deal_comes_from_the_seed(path: Path) -> None:
    record = game(path).record
    verification = verify(record)
    assert verification.findings == ()
    assert verification.checked == sum(isinstance(entry, Outcome) for entry in record.entries)


@each_record
def test_is_introduced_in_a_comment(path: Path) -> None:
    plan = next(plan for plan in PLANS if plan.name == path.stem)
    record = game(path).record
    assert record.preface[0] == plan.about
    assert (record.setup, record.edition) == (plan.setup, plan.edition)


@each_record
def test_comments_claim_only_what_is_shown(path: Path) -> None:
    played = game(path)
    seen = {way for turn in played.turns for way in ways_shown(turn)}
    seen |= {moment for step in played.steps for moment in moments_shown(step)}
    claimed = {name for comment in played.record.comments for name in parse_claim(comment.text)}
    assert claimed <= seen


# ------------------------------------------------------------------ all of them together


@each_kind
def test_nothing_is_missing(kind: Kind) -> None:
    missing = [item for item in kind.all if item not in shown(kind)]
    assert not missing, f"no golden game shows of the {kind.name}: {', '.join(missing)}"


@each_kind
def test_nothing_is_shown_that_nobody_listed(kind: Kind) -> None:
    unknown = shown(kind) - set(kind.all)
    assert not unknown, f"not in the list of the {kind.name}: {', '.join(sorted(unknown))}"


@each_kind
def test_lists_name_everything_once(kind: Kind) -> None:
    twice = [item for item, count in Counter(kind.all).items() if count > 1]
    assert not twice


def test_every_way_can_be_told_from_the_others() -> None:
    """A detector that says yes to every use of its tool would prove nothing."""
    used: Counter[int] = Counter()
    counts: Counter[str] = Counter()
    for path in PATHS:
        for turn in game(path).turns:
            if turn.tool is not None:
                used[turn.tool] += 1
                counts.update(ways_shown(turn))
    always = [way for way in all_ways() if counts[way] == used[int(way.split()[1].rstrip(":"))]]
    assert not always


def test_a_claim_is_read_as_it_was_written() -> None:
    names = ["tool 4: for 1", "tool 4: only two dice", "pass", "right call"]
    lines = format_claims(names)
    assert lines == ["shows tool 4: for 1; only two dice", "shows pass; right call"]
    assert [name for line in lines for name in parse_claim(line)] == names
    assert parse_claim("The end.") == []
