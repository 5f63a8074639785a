"""What is stored of a table's settings is the database's own, whatever the API calls it."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from sagrada.engine.options import Referee
from sagrada.server.storage.schema import tables
from sagrada.server.storage.settings import (
    ClockSettings,
    OptionSettings,
    SeatSettings,
    TableSettings,
    format_settings,
    parse_settings,
)
from sagrada.server.tables.new_table import settings_of
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable, OptionChanges, SecondsClock
from tests.server.inside import ann_and_bob, registry_in

pytestmark = pytest.mark.anyio

OLD = """{"seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""}],
"edition":"en","options":{"referee":"honour","trimmed_bag":null,"solo_private":null,"last_tie_break":null,
"solo_payment":null,"start_player":null},"solo_tools":3,"tools":[1,2,3],"public":null,"cards":null,
"start":null,"clock":{"kind":"days","days":1},"listed":false,"spectators":false,"undo":false,
"hints":true,"chat":true,"deal":null}"""
"""A row as it was written when the request itself was stored."""


def test_rows_from_before_are_read() -> None:
    assert parse_settings(OLD) == TableSettings(
        seats=(SeatSettings("me"), SeatSettings("open")),
        options=OptionSettings(referee=Referee.HONOUR),
        tools=(1, 2, 3),
        clock=ClockSettings("days", days=1),
        spectators=False,
        undo=False,
        hints=True,
    )


def test_rows_keep_their_shape() -> None:
    asked = NewTable(
        [NewSeat("me"), NewSeat("open")],
        options=OptionChanges(referee=Referee.HONOUR),
        tools=[1, 2, 3],
        clock=DaysClock(1),
        spectators=False,
        undo=False,
        hints=True,
    )
    since = {"fork": None, "window": None}
    written = msgspec.json.decode(format_settings(settings_of(asked)))
    assert written == msgspec.json.decode(OLD) | since


def test_solo_games_with_chosen_cards_dont_count() -> None:
    """Some deals are won much more often; at a table for two both have the same."""
    alone, two = (SeatSettings("me"),), (SeatSettings("me"), SeatSettings("bot"))
    assert TableSettings(alone).is_counted
    assert TableSettings(two, tools=(1, 2, 3), cards=((1, 2), (3, 4))).is_counted
    assert not TableSettings(alone, tools=(1, 2, 3)).is_counted
    assert not TableSettings(alone, public=("deep-shades", "light-shades")).is_counted
    assert not TableSettings(alone, cards=((1, 2),)).is_counted


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "seconds", "seconds": 60}])
def test_clocks_keep_their_shape(clock: dict[str, object]) -> None:
    settings = TableSettings((SeatSettings("me"),), clock=msgspec.convert(clock, ClockSettings))
    written = format_settings(settings)
    assert msgspec.json.decode(written)["clock"] == clock
    assert parse_settings(written) == settings


def test_a_field_of_another_version_does_no_harm() -> None:
    """One that it does not know yet is missing, one that we do not know is ignored."""
    text = """{"seats": [{"kind": "me", "mood": "good"}], "weather": {"kind": "rain"},
    "clock": {"kind": "seconds", "seconds": 9, "hourglass": true}}"""
    expected = TableSettings((SeatSettings("me"),), clock=ClockSettings("seconds", seconds=9))
    assert parse_settings(text) == expected


class RenamedTable(NewTable):
    """The API of tomorrow, which calls spectators an audience."""

    audience: bool = True


def test_the_api_can_rename_a_field_without_touching_saved_games() -> None:
    """Only `settings_of` has to follow; nothing that is stored knows the name."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(OLD.replace("spectators", "audience"), type=NewTable)
    asked = RenamedTable([NewSeat("me")], clock=SecondsClock(60), audience=False)
    settings = msgspec.structs.replace(settings_of(asked), spectators=asked.audience)
    assert "audience" not in format_settings(settings)
    assert parse_settings(format_settings(settings)) == settings


async def test_a_running_game_with_an_unknown_setting_goes_on(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table, *_ = await ann_and_bob(registry)
        async with registry.services.database.writing() as connection:
            newer = format_settings(table.row.settings).replace("{", '{"from_the_future":1,', 1)
            await connection.execute(update(tables).values(settings=newer))
        again = await TableRegistry(registry.services).table(table.id)
        assert again.version == table.version
        assert again.row.settings == table.row.settings
