"""A turn as it was played: what the table of ways (tests/ways.py) looks at."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from sagrada.engine import events as ev
from sagrada.engine.dice import Die
from sagrada.engine.moves.placing import place_waiver
from sagrada.engine.placement import Waiver, refusal, spaces_for
from sagrada.engine.play import Step
from sagrada.engine.spaces import AROUND, EDGE, members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.window import Mark, Window

E = TypeVar("E", bound=ev.Event)


@dataclass(frozen=True)
class MovedDie:
    """A die of the window that a tool moved (RULES 6.4)."""

    die: Die
    source: int
    target: int
    before: Window
    """The window with the die still on `source`."""
    after: Window
    """The window with the die on `target`."""

    @property
    def was_marked(self) -> frozenset[Mark]:
        """Which waivers it lay under before (RULES 6.5)."""
        return frozenset(mark for space, mark in self.before.marks if space == self.source)

    @property
    def is_marked(self) -> frozenset[Mark]:
        """Which waivers it lies under now."""
        return frozenset(mark for space, mark in self.after.marks if space == self.target)

    @property
    def was_only_die(self) -> bool:
        return self.before.occupied == 1 << self.source

    @property
    def target_print(self) -> str:
        """What the target space prints: `.`, a colour's letter, or a value."""
        return self.after.pattern.grid[self.target]

    @property
    def leaves_a_die_alone(self) -> bool:
        """A die that touched another one touches none any more: it is not re-checked."""
        others = (s for s in members(self.after.occupied) if s != self.target)
        return any(_touches(self.before, s) and not _touches(self.after, s) for s in others)

    @property
    def leaves_the_edge(self) -> bool:
        """The last die on the edge went inside."""
        return _on_edge(self.before) and not _on_edge(self.after)


def _touches(window: Window, space: int) -> bool:
    return any(window.dice[near] for near in AROUND[space])


def _on_edge(window: Window) -> bool:
    return any(window.dice[space] for space in EDGE)


@dataclass(frozen=True)
class PlayedTurn:
    """The steps of one turn, its end included. A turn uses at most one tool (RULES 4.2)."""

    steps: tuple[Step, ...]
    earlier: tuple["PlayedTurn", ...] = ()
    """The turns of the game before this one."""

    # ------------------------------------------------------------ the turn

    @property
    def opening(self) -> GameState:
        """The state in which the turn began."""
        return self.steps[0].before

    @property
    def seat(self) -> int:
        return self.opening.active

    @property
    def round(self) -> int:
        return self.opening.round

    @property
    def players(self) -> int:
        return self.opening.setup.players

    @property
    def is_solo(self) -> bool:
        return self.opening.setup.solo

    @property
    def is_honour(self) -> bool:
        return not self.opening.setup.strict

    @property
    def is_second(self) -> bool:
        return self.opening.is_second_turn

    @property
    def place_in_order(self) -> int:
        """0 for the start player of the round."""
        return (self.seat - self.opening.start) % self.players

    def events(self, kind: type[E]) -> list[E]:
        """What happened of one kind in the turn, by the hand of the player whose turn it is."""
        return [e for step in self.steps for e in step.events if isinstance(e, kind)]

    @cached_property
    def drafts(self) -> list[ev.DieDrafted]:
        return self.events(ev.DieDrafted)

    # ------------------------------------------------------------ its tool

    @cached_property
    def begun(self) -> int | None:
        """The index of the step that began the tool; None if no tool was used."""
        for index, step in enumerate(self.steps):
            if step.events and isinstance(step.events[0], ev.ToolUsed):
                return index
        return None

    @cached_property
    def tool(self) -> int | None:
        used = self.events(ev.ToolUsed)
        return used[0].tool if used else None

    @property
    def price(self) -> int:
        return self.events(ev.ToolUsed)[0].price

    @property
    def paid(self) -> ev.DiePaid:
        """The die that paid in solo."""
        return self.events(ev.DiePaid)[0]

    @property
    def at_tool(self) -> GameState:
        """The state in which the tool was begun."""
        assert self.begun is not None, "a tool was used"
        return self.steps[self.begun].before

    @property
    def with_tool(self) -> tuple[Step, ...]:
        """The steps from the beginning of the tool on."""
        return self.steps[self.begun :]

    @property
    def window(self) -> Window:
        """The window when the tool was begun."""
        return self.at_tool.window(self.seat)

    @property
    def tokens(self) -> int:
        """How many tokens lay on the tool before."""
        assert self.tool is not None, "a tool was used"
        card = self.at_tool.tool_on_table(self.tool)
        assert card is not None, "the tool is on the table"
        return card.tokens

    @property
    def favor_left(self) -> int:
        """How many tokens the player has after paying."""
        return self.with_tool[0].after.players[self.seat].favor

    @property
    def earlier_uses(self) -> list["PlayedTurn"]:
        """The turns before this one in which somebody used the same tool."""
        return [turn for turn in self.earlier if turn.tool == self.tool]

    @property
    def hand(self) -> Die:
        """The drafted die as it was when the tool was begun."""
        hand = self.at_tool.turn.hand
        assert hand is not None, "the tool works on a drafted die"
        return hand

    @property
    def hand_fitted(self) -> bool:
        """Whether the drafted die could have been placed as it was (RULES 5)."""
        return bool(spaces_for(self.window, self.hand))

    @property
    def turned(self) -> ev.DieTurned:
        return self.events(ev.DieTurned)[0]

    @property
    def rerolled(self) -> ev.DieRerolled:
        return self.events(ev.DieRerolled)[0]

    @property
    def swapped(self) -> ev.DiceSwapped:
        return self.events(ev.DiceSwapped)[0]

    @property
    def drawn(self) -> ev.DieDrawn:
        return self.events(ev.DieDrawn)[0]

    @property
    def value_chosen(self) -> ev.ValueChosen:
        return self.events(ev.ValueChosen)[0]

    @property
    def was_returned(self) -> bool:
        return bool(self.events(ev.DieReturned))

    @property
    def placed(self) -> list[ev.DiePlaced]:
        """All dice put into the window in this turn, moved ones included."""
        return self.events(ev.DiePlaced)

    @property
    def target_print(self) -> str:
        """What the space prints on which the last die was placed: see `MovedDie`."""
        return self.window.pattern.grid[self.placed[-1].space]

    @cached_property
    def moved(self) -> list[MovedDie]:
        """The dice that the tool moved, in order."""
        found = []
        lifted: tuple[ev.DieLifted, Window] | None = None
        for step in self.steps:
            for event in step.events:
                if isinstance(event, ev.DieLifted):
                    lifted = event, step.before.window(self.seat)
                elif isinstance(event, ev.DiePlaced) and lifted:
                    up, before = lifted
                    after = step.after.window(self.seat)
                    found.append(MovedDie(up.die, up.space, event.space, before, after))
                    lifted = None
        return found

    @property
    def broke_rule_5(self) -> bool:
        """Honour: the tool's die was laid where a strict referee would not allow it."""
        return any(_breaks_rule_5(step) for step in self.with_tool)

    @property
    def second_only_after_first(self) -> bool:
        """The second of two moves was not legal before the first was made."""
        second = self.moved[1]
        before = self.moved[0].before.lift(second.source)
        return refusal(before, second.die, second.target) is not None

    @property
    def had_a_second(self) -> bool:
        """Tap Wheel: after the first die a second one could be moved."""
        return any(step.after.stage is Stage.LIFT_OR_STOP for step in self.with_tool)

    @property
    def second_into_firsts_space(self) -> bool:
        return len(self.moved) == 2 and self.moved[1].target == self.moved[0].source


def _breaks_rule_5(step: Step) -> bool:
    hand = step.before.turn.hand
    for event in step.events:
        if isinstance(event, ev.DiePlaced) and hand is not None:
            waiver: Waiver = place_waiver(step.before)
            window = step.before.window(event.seat)
            return refusal(window, hand, event.space, waiver) is not None
    return False


def played_turns(steps: Iterable[Step]) -> Iterator[PlayedTurn]:
    """The turns of a game, in order. Steps between turns (deals, rolls, the last audit) fall out.

    Calls belong to the turn in which they are made.
    """
    earlier: tuple[PlayedTurn, ...] = ()
    steps_of_turn: list[Step] | None = None
    for step in steps:
        kinds = {type(event) for event in step.events}
        if steps_of_turn is not None:
            steps_of_turn.append(step)
            if ev.TurnEnded in kinds:
                turn = PlayedTurn(tuple(steps_of_turn), earlier)
                yield turn
                earlier += (turn,)
                steps_of_turn = None
        if ev.TurnBegan in kinds:
            steps_of_turn = []
