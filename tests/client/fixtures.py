"""Frames of real games for the client's own tests: `make fixtures` writes them anew.

So the page is tested with what the server truly sends, and no rule has to be acted out by hand.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.options import PRESETS, Setup
from sagrada.engine.play import Step
from sagrada.game.game import Game
from sagrada.game.goals import GOALS
from sagrada.game.record import Seat
from sagrada.server.wire.catalogue import catalogue
from sagrada.server.wire.choices import DraftChoice, choices_of
from sagrada.server.wire.events import AnyEvent, events_for
from sagrada.server.wire.frames import Clock, LoggedStep, Stepped, Sync, Watching, over
from sagrada.server.wire.plain_tables import plain_seat, plain_table
from sagrada.server.wire.tables import SeatInfo, TableInfo
from sagrada.server.wire.view import wire_view
from sagrada.server.wire.view_changes import StepChanges
from tests.client.edition_facts import edition_facts

FOLDER = Path(__file__).parents[2] / "client" / "src" / "fixtures"
NAMES = ("Ada", "Bruno", "Chiara", "Daan")
ME = 0
NOON = 1_760_000_000_000
LOGGED = 24


class WatchedGame:
    """A table of bots, of which one seat is watched."""

    def __init__(self, setup: Setup, seed: int) -> None:
        seats = tuple(Seat(name=NAMES[seat]) for seat in range(setup.players))
        self.setup = setup
        self.table = Game.open(setup, seats, seed=seed.to_bytes(32))
        self.log: list[LoggedStep] = []
        self._bot = make_bot("rules")
        self._random = Random(seed)

    def step(self) -> Stepped:
        """One choice of the first seat that has one, with chance's answers."""
        since, before = self.table.version, self.table.state
        seat = before.to_act[0]
        move = self._bot.choose(self.table.view(seat), Budget(), self._random)
        events = self._told(self.table.submit(seat, move))
        self.log.append(LoggedStep(self.table.version, events))
        sync = self.sync()
        return Stepped(
            version=self.table.version,
            since=since,
            by=None,
            events=events,
            changes=StepChanges(before, self.table.state).seen_by(ME),
            view=None,
            choices=sync.choices,
            clock=sync.clock,
            over=sync.over,
        )

    def play_until(self, is_enough: Callable[["WatchedGame"], bool]) -> "WatchedGame":
        while not self.table.is_over and not is_enough(self):
            self.step()
        return self

    def sync(self) -> Sync:
        table = self.table
        ended = None
        if table.is_over:
            ended = over(table.state, "tab1e", table.commitment, bytes(32))
            ended = msgspec.structs.replace(ended, verified=True)
        return Sync(
            version=table.version,
            table=self._info(),
            holding=ME,
            view=wire_view(table.view(ME)),
            choices=choices_of(table.state, ME, can_undo=table.can_undo(ME), hints=True),
            log=self.log[-LOGGED:],
            chat=[],
            here=Watching(seats=list(range(self.setup.players)), spectators=0),
            clock=Clock(now=NOON, deadlines=[None] * self.setup.players),
            over=ended,
        )

    def _told(self, steps: list[Step]) -> list[AnyEvent]:
        events = [event for step in steps for event in step.events]
        return events_for(events, ME, self.setup.solo)

    def _info(self) -> TableInfo:
        state = self.table.state
        return plain_table(
            self.setup,
            [self._seat(seat) for seat in range(self.setup.players)],
            id="tab1e",
            path="/t/tab1e",
            status="over" if state.is_over else "playing",
            host="me",
            is_host=True,
            your_seats=[ME],
            tools=None,
            public=None,
            chat=True,
            commitment=self.table.commitment,
            round=state.round,
            to_act=list(state.to_act),
            created=NOON,
            changed=NOON,
        )

    def _seat(self, seat: int) -> SeatInfo:
        if seat == ME:
            return plain_seat(seat, NAMES[seat], None, is_bot=False, person="me")
        return plain_seat(seat, NAMES[seat], "journeyman", is_bot=True)


def _my_turn(round_: int) -> Callable[[WatchedGame], bool]:
    def is_enough(game: WatchedGame) -> bool:
        state = game.table.state
        choices = choices_of(state, ME, can_undo=False, hints=True)
        drafts = choices is not None and any(isinstance(c, DraftChoice) for c in choices.legal)
        return state.round >= round_ and state.stage == "turn" and drafts

    return is_enough


def fixtures() -> dict[str, bytes]:
    """File name to content."""
    three = Setup(players=3)
    solo = Setup(players=1, solo_tools=4, options=PRESETS["en"])
    playing = WatchedGame(three, seed=11).play_until(_my_turn(5))
    frames: dict[str, object] = {
        "cards": catalogue(),
        "pattern": WatchedGame(three, seed=7).sync(),
        "playing": playing.sync(),
        "steps": [playing.step() for _ in range(6)],
        "after-steps": playing.sync(),
        "solo": WatchedGame(solo, seed=3).play_until(_my_turn(4)).sync(),
        "over": WatchedGame(three, seed=5).play_until(lambda _: False).sync(),
        "editions": edition_facts(),
        "goals": [goal.id for goal in GOALS],
        "solo-over": WatchedGame(solo, seed=4).play_until(lambda _: False).sync(),
    }
    return {
        f"{name}.json": msgspec.json.format(msgspec.json.encode(frame), indent=1) + b"\n"
        for name, frame in frames.items()
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, content in fixtures().items():
        (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
