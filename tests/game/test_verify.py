"""Verifying: an honest game passes, and every way of cheating is found."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sagrada.engine.dice import Colour, Die
from sagrada.engine.options import Options, Setup
from sagrada.engine.outcomes import Outcome, Rerolled, Rolled, ToolDealt
from sagrada.game.dealer import commitment_to
from sagrada.game.record import Record, Result
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.replay import replay
from sagrada.game.verify import verify
from tests.alphabet import own_windows
from tests.game.games import HONOUR, played_game, seed_number


@pytest.fixture(scope="module")
def honest() -> Record:
    return played_game(Setup(2)).record(reveal=True)


def chance(record: Record) -> int:
    return sum(isinstance(entry, Outcome) for entry in record.entries)


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(3, HONOUR), Setup(4)])
def test_an_honest_game_passes(setup: Setup) -> None:
    """RULES 2, 3.1: every deal, draw and roll is the seed's."""
    record = parse_record(format_record(played_game(setup, seed=4).record(reveal=True)))
    checked = verify(record)
    assert checked.findings == ()
    assert checked.is_good
    assert checked.checked == chance(record)


@settings(max_examples=15)
@given(own_windows(), st.integers(1, 4), st.sampled_from((Options(), HONOUR)), st.integers(0, 999))
def test_games_on_any_own_window_end_and_replay(
    window: str, players: int, options: Options, seed: int
) -> None:
    game = played_game(Setup(players, options, window=window), seed)
    text = format_record(game.record(reveal=True))
    assert f'[Window "{window}"]\n' in text
    record = parse_record(text)
    assert record == game.record(reveal=True)
    assert verify(record).is_good


def test_without_the_seed_nothing_can_be_checked(honest: Record) -> None:
    checked = verify(replace(honest, seed=None))
    assert checked.checked == 0
    assert not checked.is_good
    assert checked.findings == (
        "Seed: the header is missing, so no roll can be checked. It’s revealed at the end.",
    )


def test_without_a_commitment_the_seed_proves_nothing(honest: Record) -> None:
    checked = verify(replace(honest, commitment=None))
    assert checked.findings == (
        "Commitment: the header is missing, so the seed could have been chosen later.",
    )


def test_another_seed_is_found(honest: Record) -> None:
    checked = verify(replace(honest, seed=seed_number(99)))
    assert checked.findings[0] == "Seed: it doesn’t match the commitment."
    assert len(checked.findings) > 30, "hardly a roll agrees with it"


def test_another_seed_with_its_own_commitment_is_found(honest: Record) -> None:
    seed = seed_number(99)
    checked = verify(replace(honest, seed=seed, commitment=commitment_to(seed)))
    assert len(checked.findings) > 30
    assert 'the record says "*: private 1 ' in " ".join(checked.findings)


def test_a_roll_that_was_changed_is_found(honest: Record) -> None:
    """RULES 3.1: one die of the last round that nobody drafted; the game still replays."""
    text = format_record(replace(honest, result=None))
    original = parse_record(text)
    for index in reversed(range(len(original.entries))):
        entry = original.entries[index]
        if not isinstance(entry, Rolled):
            continue
        for value in range(1, 7):
            false = Rolled(entry.die.showing(value))
            entries = (*original.entries[:index], false, *original.entries[index + 1 :])
            tampered = replace(original, entries=entries)
            try:
                replay(tampered)
            except ValueError:
                continue
            if false != entry:
                checked = verify(tampered)
                assert checked.checked == chance(original) - 1
                said = (
                    f'the record says "*: roll {false.die}", '
                    f'but the seed gives "*: roll {entry.die}".'
                )
                assert checked.findings == (f"line {original.lines[index]}: {said}",)
                return
    pytest.fail("no die of this game could be changed")


def test_a_deal_that_was_changed_is_found(honest: Record) -> None:
    """RULES 2.4: tools dealt in another order, and the game goes on as before."""
    first = next(i for i, entry in enumerate(honest.entries) if isinstance(entry, ToolDealt))
    entries = list(honest.entries)
    entries[first], entries[first + 1] = entries[first + 1], entries[first]
    checked = verify(replace(honest, entries=tuple(entries)))
    assert len(checked.findings) == 2
    assert checked.findings[0].startswith(f'entry {first + 1}: the record says "*: tool ')


def test_a_reroll_that_was_changed_is_found() -> None:
    """RULES tool 7"""
    for seed in range(1, 40):
        record = played_game(Setup(2, tools=(7, 1, 2)), seed).record(reveal=True)
        found = [i for i, entry in enumerate(record.entries) if isinstance(entry, Rerolled)]
        if found:
            break
    else:
        pytest.fail("nobody used the Glazing Hammer")
    entries = list(record.entries)
    entry = entries[found[0]]
    assert isinstance(entry, Rerolled)
    entries[found[0]] = Rerolled(7 - entry.value)
    checked = verify(replace(record, entries=tuple(entries)))
    assert f'the seed gives "*: reroll {entry.value}"' in checked.findings[0]


def test_a_result_that_was_changed_is_found(honest: Record) -> None:
    """RULES 7.6"""
    checked = verify(replace(honest, result=Result((99, 1), (0,))))
    assert len(checked.findings) == 1
    assert checked.findings[0].startswith(
        'Result: the header says "99 1, won by 1", but the result is'
    )


def test_an_illegal_move_ends_the_check(honest: Record) -> None:
    entries = (*honest.entries[:30], Rolled(Die(Colour.RED, 1)), *honest.entries[30:])
    checked = verify(replace(honest, entries=entries))
    assert checked.findings[-1].startswith("entry 31: *: roll R1:")
    assert checked.findings[-1].endswith("The rest wasn’t checked.")


def test_a_game_that_is_not_over_is_found(honest: Record) -> None:
    half = replace(honest, entries=honest.entries[:60], result=None)
    assert verify(half).findings == ("The game isn’t over. Only finished games can be verified.",)


def test_what_was_found_is_text(honest: Record) -> None:
    good, bad = verify(honest), verify(replace(honest, seed=None))
    assert str(good).startswith(f"Verified: the seed matches its commitment and all {good.checked}")
    assert str(bad).splitlines() == [*bad.findings, "0 rolls, draws and deals match the seed."]
