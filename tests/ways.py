"""Every way in which a tool can be used (RULES 6, 8.4, 9.3), tool by tool.

A row is a way: its name, the tools that can be used in it, what it is, and how to tell it from
the steps of the turn. The golden games (tests/golden) show each way of each tool at least once;
test_golden.py names what is missing. A way is written `tool 4: only two dice`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import DICE, VALUES, Die
from sagrada.engine.options import ROUNDS, SoloPayment
from sagrada.engine.placement import refusal, spaces_for
from sagrada.engine.spaces import EDGE
from sagrada.engine.tools import payments, pays
from sagrada.engine.window import Mark
from tests.golden.played import PlayedTurn


@dataclass(frozen=True)
class Way:
    name: str
    tools: tuple[int, ...]
    meaning: str
    shown_by: Callable[[PlayedTurn], bool]
    """Asked only of turns in which one of `tools` was used."""


ALL = tuple(TOOLS)
ON_DRAFTED_DIE = (1, 5, 6, 9, 10, 11)
MOVING = (2, 3, 4, 12)
PLACING = tuple(tool for tool in ALL if tool != 7)
EITHER_TURN = tuple(tool for tool in ALL if tool not in (7, 8))
"""7 belongs to the second turn of the round, 8 to the first (RULES 6.3)."""

# ------------------------------------------------------------------ what the detectors ask


def _is_paid_by(t: PlayedTurn, payment: SoloPayment) -> bool:
    return t.is_solo and t.opening.setup.options.solo_payment is payment


def _payers(t: PlayedTurn) -> set[Die]:
    """Solo: the different dice of the pool that show what the tool asks for."""
    assert t.tool is not None, "a tool was used"
    return {die for die in t.at_tool.pool if pays(t.at_tool, t.tool, die)}


def _payment_would_spoil(t: PlayedTurn) -> bool:
    assert t.tool is not None, "a tool was used"
    state = t.at_tool
    return t.is_solo and _payers(t) != set(payments(state, t.tool, state.turn.hand, state.pool))


def _fits_somewhere(t: PlayedTurn, die: Die) -> bool:
    return bool(spaces_for(t.window, die))


def _some_value_fits(t: PlayedTurn) -> bool:
    """Whether the die that Flux Remover drew could have been placed with some value."""
    colour = t.drawn.colour
    return any(_fits_somewhere(t, DICE[colour][value - 1]) for value in VALUES)


def _chosen_fits(t: PlayedTurn) -> bool:
    return _fits_somewhere(t, t.value_chosen.die)


def _fitted_at_first(t: PlayedTurn) -> bool:
    """Whether the last die placed could have gone to its space when the turn began."""
    last = t.placed[-1]
    return refusal(t.opening.window(t.seat), last.die, last.space) is None


def _moved_mark(t: PlayedTurn, mark: Mark) -> bool:
    return any(mark in moved.was_marked for moved in t.moved)


def _pool_fits(t: PlayedTurn) -> bool:
    return any(_fits_somewhere(t, die) for die in t.at_tool.pool)


def _number_taken_from(t: PlayedTurn) -> tuple[Die, ...]:
    """The dice on the number of the round track from which Lens Cutter took one."""
    return t.at_tool.track[t.swapped.round - 1]


def _returns_die_of_earlier_swap(t: PlayedTurn) -> bool:
    mine = t.swapped
    swaps = [use.swapped for use in t.earlier_uses]
    put_there = any((swap.given, swap.round) == (mine.taken, mine.round) for swap in swaps)
    return put_there and _number_taken_from(t).count(mine.taken) == 1


def _used_in_both_turns(t: PlayedTurn) -> bool:
    return any(use.seat == t.seat and use.round == t.round for use in t.earlier_uses)


def _place_between(t: PlayedTurn) -> bool:
    return 0 < t.place_in_order < t.players - 1


def _is_last_in_order(t: PlayedTurn) -> bool:
    """The player whose two turns of the round follow each other."""
    return not t.is_solo and t.place_in_order == t.players - 1


def _is_start(t: PlayedTurn) -> bool:
    return not t.is_solo and t.place_in_order == 0


def _turns_face(value: int) -> Callable[[PlayedTurn], bool]:
    return lambda t: t.turned.before.value == value


# ------------------------------------------------------------------ the table

WAYS: tuple[Way, ...] = (
    # -------------------------------------------------------------- the price (RULES 6.1)
    Way("for 1", ALL, "one token: the card holds none", lambda t: t.price == 1),
    Way("for 2", ALL, "two tokens: the card holds some", lambda t: t.price == 2),
    Way("still for 2", ALL, "two tokens: the card holds three or more", lambda t: t.tokens >= 3),
    Way("again", ALL, "by a player who used it before in this game",
        lambda t: any(use.seat == t.seat for use in t.earlier_uses)),
    Way("after another", ALL, "by a player after others only had used it",
        lambda t: t.price == 2 and all(use.seat != t.seat for use in t.earlier_uses)),
    Way("last token", ALL, "the player has none left", lambda t: t.price > 0 and t.favor_left == 0),
    Way("both turns", EITHER_TURN, "by one player in both turns of a round (RULES 4.2)",
        _used_in_both_turns),

    # -------------------------------------------------------------- the turn (RULES 3.2, 6.3)
    Way("first turn", EITHER_TURN, "in the first turn of the round", lambda t: not t.is_second),
    Way("second turn", EITHER_TURN, "in the second turn of the round", lambda t: t.is_second),
    Way("round 1", (1, 2, 3, 4, 6, 7, 8, 9, 10, 11), "in the first round",
        lambda t: t.round == 1),
    Way("round 2", (5, 12), "as soon as there are dice on the round track (RULES 6.6)",
        lambda t: t.round == 2),
    Way("round 10", ALL, "in the last round", lambda t: t.round == ROUNDS),

    # -------------------------------------------------------------- payment in solo (RULES 9.3)
    Way("solo", ALL, "paid with a die of the colour on the card",
        lambda t: _is_paid_by(t, SoloPayment.COLOUR)),
    Way("solo by value", (1, 2, 3, 4, 5, 6), "first printing: paid with the value of its number",
        lambda t: _is_paid_by(t, SoloPayment.FIRST_PRINTING)),
    Way("solo by value, other colour", (1, 2, 3, 4, 5, 6),
        "first printing: the die that pays has not the colour on today's card",
        lambda t: _is_paid_by(t, SoloPayment.FIRST_PRINTING)
        and t.paid.die.colour != TOOLS[t.paid.tool].solo_colour),
    Way("solo by colour, first printing", (7, 8, 9, 10, 11, 12), "first printing: paid by colour",
        lambda t: _is_paid_by(t, SoloPayment.FIRST_PRINTING)),
    Way("solo, choice of payment", ALL, "different dice could pay",
        lambda t: t.is_solo and len(_payers(t)) > 1),
    Way("solo, paid with the twin", ON_DRAFTED_DIE, "a die equal to the one in hand pays",
        lambda t: t.is_solo and t.paid.die == t.hand),
    Way("solo, one payment would spoil it", (8,), "a die that could pay is needed for the draft",
        _payment_would_spoil),

    # -------------------------------------------------------------- honour (RULES 8.4)
    Way("at an honour table", ALL, "where nobody referees rule 5", lambda t: t.is_honour),
    Way("against rule 5", PLACING, "its die is laid where a strict referee would not allow it",
        lambda t: t.broke_rule_5),

    # -------------------------------------------------------------- on a drafted die (RULES 6.3)
    Way("die that fits", ON_DRAFTED_DIE, "the die could have been placed as it was",
        lambda t: t.hand_fitted),
    Way("die that does not fit", ON_DRAFTED_DIE, "the die could be chosen only for the tool",
        lambda t: not t.hand_fitted),
    Way("first die", (1, 5, 6, 10, 11), "into an empty window: the edge rule holds (RULES 5.2)",
        lambda t: not t.window.occupied and not t.was_returned),

    # -------------------------------------------------------------- moving dice (RULES 6.3–6.5)
    Way("before drafting", MOVING, "first the tool, then a die is drafted",
        lambda t: not t.at_tool.turn.drafted and bool(t.drafts)),
    Way("after placing", MOVING, "first a die is drafted, then the tool",
        lambda t: t.at_tool.turn.drafted),
    Way("without drafting", MOVING, "the tool is all of the turn", lambda t: not t.drafts),
    Way("die just placed", MOVING, "moves the die that was drafted in this turn",
        lambda t: t.at_tool.turn.drafted
        and any(moved.source == t.placed[0].space for moved in t.moved[:1])),
    Way("only die", (2, 3, 12), "moves the only die of the window: the edge rule again",
        lambda t: t.moved[0].was_only_die),
    Way("leaves a die alone", MOVING, "a die left behind touches none any more",
        lambda t: any(moved.leaves_a_die_alone for moved in t.moved)),
    Way("leaves the edge", MOVING, "the last die on the edge goes inside",
        lambda t: any(moved.leaves_the_edge for moved in t.moved)),
    Way("colour-waived die", MOVING, "moves a die again that Eglomise Brush had moved",
        lambda t: _moved_mark(t, Mark.COLOUR_WAIVED)),
    Way("value-waived die", MOVING, "moves a die again that Copper Foil Burnisher had moved",
        lambda t: _moved_mark(t, Mark.VALUE_WAIVED)),
    Way("touch-waived die", MOVING, "moves a die that Cork-backed Straightedge had placed",
        lambda t: _moved_mark(t, Mark.TOUCH_WAIVED)),

    # -------------------------------------------------------------- 1 Grozing Pliers
    Way("one up", (1,), "value + 1", lambda t: t.turned.after.value > t.turned.before.value),
    Way("one down", (1,), "value − 1", lambda t: t.turned.after.value < t.turned.before.value),
    Way("from 1", (1,), "1 becomes 2: never 6", lambda t: t.turned.before.value == 1),
    Way("from 6", (1,), "6 becomes 5: never 1", lambda t: t.turned.before.value == 6),
    Way("one step fits, the other not", (1,), "only the value that can be placed is offered",
        lambda t: any(not _fits_somewhere(t, t.hand.showing(value))
                      for value in (t.hand.value - 1, t.hand.value + 1) if value in VALUES)),

    # -------------------------------------------------------------- 2 Eglomise Brush
    Way("waiver needed", (2,), "onto a space of another colour",
        lambda t: Mark.COLOUR_WAIVED in t.moved[0].is_marked),
    Way("onto a free space", (2, 3), "the waiver is not needed: nothing is printed",
        lambda t: t.moved[0].target_print == "."),
    Way("onto its own colour", (2, 3), "the space prints the colour of the die",
        lambda t: t.moved[0].target_print == t.moved[0].die.colour.letter),
    Way("onto its own value", (2, 3), "the space prints the value of the die",
        lambda t: t.moved[0].target_print == str(t.moved[0].die.value)),
    Way("only die, waiver needed", (2,), "the only die, onto an edge space of another colour",
        lambda t: t.moved[0].was_only_die and Mark.COLOUR_WAIVED in t.moved[0].is_marked),
    Way("waived twice", (2,), "from one space of another colour to the next",
        lambda t: Mark.COLOUR_WAIVED in t.moved[0].was_marked & t.moved[0].is_marked),

    # -------------------------------------------------------------- 3 Copper Foil Burnisher
    Way("waiver needed", (3,), "onto a space of another value",
        lambda t: Mark.VALUE_WAIVED in t.moved[0].is_marked),
    Way("only die, waiver needed", (3,), "the only die, onto an edge space of another value",
        lambda t: t.moved[0].was_only_die and Mark.VALUE_WAIVED in t.moved[0].is_marked),
    Way("waived twice", (3,), "from one space of another value to the next",
        lambda t: Mark.VALUE_WAIVED in t.moved[0].was_marked & t.moved[0].is_marked),

    # -------------------------------------------------------------- 4 Lathekin, 12 Tap Wheel
    Way("only two dice", (4, 12), "moves both dice of a window that has no other",
        lambda t: len(t.moved) == 2 and t.window.occupied.bit_count() == 2),
    Way("second into the first's space", (4, 12), "to the space that the first left",
        lambda t: t.second_into_firsts_space),
    Way("only in this order", (4, 12), "the second move is legal only after the first",
        lambda t: len(t.moved) == 2 and t.second_only_after_first),
    Way("in either order", (4, 12), "the second move was legal before the first, too",
        lambda t: len(t.moved) == 2 and not t.second_only_after_first),
    Way("one die, stopped", (12,), "a second could be moved; the player stops",
        lambda t: len(t.moved) == 1 and t.had_a_second),
    Way("one die, no second", (12,), "no other die of that colour can be moved",
        lambda t: len(t.moved) == 1 and not t.had_a_second),
    Way("two dice", (12,), "two dice of one colour", lambda t: len(t.moved) == 2),

    # -------------------------------------------------------------- 5 Lens Cutter
    Way("from a stack", (5,), "the number holds several dice",
        lambda t: len(_number_taken_from(t)) > 1),
    Way("single die", (5,), "the number holds one die", lambda t: len(_number_taken_from(t)) == 1),
    Way("twin in the stack", (5,), "the number holds two dice like the one taken",
        lambda t: _number_taken_from(t).count(t.swapped.taken) > 1),
    Way("latest number", (5,), "from the round just played",
        lambda t: t.swapped.round == t.round - 1),
    Way("earlier number", (5,), "from a round before that",
        lambda t: t.swapped.round < t.round - 1),
    Way("equal colour", (5,), "the two dice differ in value only",
        lambda t: t.swapped.given.colour == t.swapped.taken.colour),
    Way("equal value", (5,), "the two dice differ in colour only",
        lambda t: t.swapped.given.value == t.swapped.taken.value),
    Way("all different", (5,), "the two dice differ in colour and value",
        lambda t: all(a != b for a, b in zip(t.swapped.given, t.swapped.taken, strict=True))),
    Way("takes a swapped die", (5,), "a die that an earlier Lens Cutter put there",
        _returns_die_of_earlier_swap),
    Way("solo, lower target", (5,), "the die left on the track is lower (RULES 9.5)",
        lambda t: t.is_solo and t.swapped.given.value < t.swapped.taken.value),
    Way("solo, higher target", (5,), "the die left on the track is higher (RULES 9.5)",
        lambda t: t.is_solo and t.swapped.given.value > t.swapped.taken.value),

    # -------------------------------------------------------------- 6 Flux Brush
    Way("fitted, placed", (6,), "it could be placed before, and can after",
        lambda t: t.hand_fitted and not t.was_returned),
    Way("fitted, returned", (6,), "it could be placed before, and cannot after",
        lambda t: t.hand_fitted and t.was_returned),
    Way("did not fit, placed", (6,), "it could not be placed before, and can after",
        lambda t: not t.hand_fitted and not t.was_returned),
    Way("did not fit, returned", (6,), "it could not be placed before, nor after",
        lambda t: not t.hand_fitted and t.was_returned),
    Way("same value, placed", (6,), "the roll changes nothing, the die is placed",
        lambda t: t.rerolled.before == t.rerolled.after and not t.was_returned),
    Way("same value, returned", (6,), "the roll changes nothing, the die goes back",
        lambda t: t.rerolled.before == t.rerolled.after and t.was_returned),
    Way("returned at an honour table", (6,), "only since no space is strictly legal (RULES 8.4)",
        lambda t: t.is_honour and t.was_returned),

    # -------------------------------------------------------------- 7 Glazing Hammer
    Way("then a draft", (7,), "a die of the new pool is drafted", lambda t: bool(t.drafts)),
    Way("no draft after", (7,), "the player does not draft", lambda t: not t.drafts),
    Way("nothing fitted before", (7,), "no die of the old pool could be placed, one of the new is",
        lambda t: not _pool_fits(t) and bool(t.drafts)),
    Way("right after the first turn", (7,), "by the last in order: two turns in a row",
        _is_last_in_order),
    Way("last turn of the round", (7,), "by the start player", _is_start),
    Way("between", (7,), "by a player neither first nor last in order", _place_between),
    Way("solo, one die", (7,), "the pool is a single die once another has paid",
        lambda t: t.is_solo and len(t.at_tool.pool) == 2),

    # -------------------------------------------------------------- 8 Running Pliers
    Way("as start player", (8,), "skips the last turn of the round", _is_start),
    Way("between", (8,), "by a player neither first nor last in order", _place_between),
    Way("consecutive turns", (8,), "by the last in order: the turn skipped is the next",
        _is_last_in_order),
    Way("two in one round", (8,), "a second player skips in the same round",
        lambda t: any(use.round == t.round for use in t.earlier_uses)),
    Way("equal die", (8,), "both dice drafted are equal",
        lambda t: len({draft.die for draft in t.drafts}) == 1),
    Way("beside the first", (8,), "the second die could not go there before the first",
        lambda t: not t.broke_rule_5 and not _fitted_at_first(t)),

    # -------------------------------------------------------------- 9 Cork-backed Straightedge
    Way("onto a free space", (9,), "nothing is printed there",
        lambda t: t.target_print == "."),
    Way("onto a colour", (9,), "the space prints the colour of the die",
        lambda t: t.target_print == t.placed[-1].die.colour.letter),
    Way("onto a value", (9,), "the space prints the value of the die",
        lambda t: t.target_print == str(t.placed[-1].die.value)),
    Way("on the edge", (9,), "an edge or corner space", lambda t: t.placed[-1].space in EDGE),
    Way("inside", (9,), "one of the six inner spaces", lambda t: t.placed[-1].space not in EDGE),
    Way("second die", (9,), "one die lies in the window",
        lambda t: t.window.occupied.bit_count() == 1),

    # -------------------------------------------------------------- 10 Grinding Stone
    Way("1 to 6", (10,), "the opposite face", _turns_face(1)),
    Way("2 to 5", (10,), "the opposite face", _turns_face(2)),
    Way("3 to 4", (10,), "the opposite face", _turns_face(3)),
    Way("4 to 3", (10,), "the opposite face", _turns_face(4)),
    Way("5 to 2", (10,), "the opposite face", _turns_face(5)),
    Way("6 to 1", (10,), "the opposite face", _turns_face(6)),

    # -------------------------------------------------------------- 11 Flux Remover
    Way("placed", (11,), "the new die is placed", lambda t: not t.was_returned),
    Way("put back though it fits", (11,), "it could be placed; the player puts it into the pool",
        lambda t: t.was_returned and _chosen_fits(t)),
    Way("put back, wrong value", (11,), "another value would have fitted",
        lambda t: t.was_returned and not _chosen_fits(t) and _some_value_fits(t)),
    Way("put back, no value fits", (11,), "the new die fits with no value",
        lambda t: t.was_returned and not _some_value_fits(t)),
    Way("same colour drawn", (11,), "perhaps the same die came back",
        lambda t: t.drawn.colour == t.hand.colour),
    Way("other colour drawn", (11,), "another die came",
        lambda t: t.drawn.colour != t.hand.colour),
    Way("same die again", (11,), "the colour of the die, and the player sets the same value",
        lambda t: t.value_chosen.die == t.hand),
    Way("empty bag", (11,), "the last round of a trimmed bag: the die itself comes back",
        lambda t: not any(t.at_tool.bag)),
)  # fmt: skip


def all_ways() -> list[str]:
    """Every way of every tool."""
    return [_name(tool, way) for tool in ALL for way in WAYS if tool in way.tools]


def ways_shown(turn: PlayedTurn) -> Iterator[str]:
    """The ways in which the turn used its tool; none if it used no tool."""
    for way in WAYS:
        if turn.tool in way.tools and way.shown_by(turn):
            yield _name(turn.tool, way)


def _name(tool: int, way: Way) -> str:
    return f"tool {tool}: {way.name}"
