"""The facts that go out once."""

from sagrada.bots.levels import LEVELS
from sagrada.engine.reasons import Reason
from sagrada.server.wire.catalogue import catalogue


def test_every_card_reason_and_bot_is_listed() -> None:
    facts = catalogue()
    assert (len(facts.patterns), len(facts.tools)) == (24, 12)
    assert (len(facts.public), len(facts.private)) == (10, 5)
    assert [reason.id for reason in facts.reasons] == [reason.id for reason in Reason]
    assert [bot.id for bot in facts.bots] == list(LEVELS)
    assert facts.listed_bots == []


def test_the_presets_are_the_editions() -> None:
    """RULES 10"""
    presets = {preset.edition: preset for preset in catalogue().presets}
    assert presets["es"].options.solo_private == 1
    assert presets["it"].proposes_trimmed_bag
    assert not presets["en"].proposes_trimmed_bag
