"""The page's table of rules is the engine's."""

from sagrada.engine.cards import PUBLIC_OBJECTIVES
from sagrada.engine.scoring.objectives import REQUESTS
from tools.rule_table import OUTPUT, rule_table, rules_file


def test_the_pages_table_is_current() -> None:
    assert OUTPUT.read_text(encoding="utf-8") == rules_file(), "run `make rule-table`"


def test_every_public_objective_asks_for_something() -> None:
    # RULES 7.1
    assert list(REQUESTS) == list(PUBLIC_OBJECTIVES)


def test_the_last_turn_is_the_start_players_unless_it_was_skipped() -> None:
    # RULES 10.3: by players, then by place in the final round's order
    merits = rule_table()["lastMerits"]
    assert isinstance(merits, dict)
    assert merits["last-turn"][2] == [[5, 0], [4, 1], [3, 2]]
