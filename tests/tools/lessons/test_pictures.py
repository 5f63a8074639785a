"""Every card has a picture, and the pictures show what their captions say."""

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS
from tools.lessons.pictures import pictures

PICTURES = pictures()


def test_every_card_has_a_picture() -> None:
    assert [picture.tool for picture in PICTURES["tools"]] == sorted(TOOLS)
    assert set(PICTURES["public"]) == set(PUBLIC_OBJECTIVES)
    assert set(PICTURES["private"]) == set("RYGBP")


def test_a_tool_changes_what_is_seen() -> None:
    for picture in PICTURES["tools"]:
        assert picture.before != picture.after
        # RULES tool 7: only Glazing Hammer leaves the window as it is.
        assert bool(picture.changed) == (picture.tool != 7)


def test_the_last_die_of_an_objective_earns_points() -> None:
    for picture in [*PICTURES["public"].values(), *PICTURES["private"].values()]:
        assert picture.before.points < picture.after.points
        assert picture.before.dice[picture.added] is None


# RULES 11.1
def test_the_scoring_example_is_worth_40() -> None:
    assert PICTURES["scoring"].sheet.total == 40
