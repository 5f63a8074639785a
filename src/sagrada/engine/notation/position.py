"""The text form of a whole game state: `key: value` lines, secrets included (docs/notation.md).

Complete: `parse_position(format_position(state)) == state`. It leaves out lines that would say
nothing. `position_check.py` checks whether a position makes sense.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from sagrada.engine.cards import FAVOR_TOKENS
from sagrada.engine.dice import COLOURS, DICE_PER_COLOUR, Colour, Die
from sagrada.engine.notation import (
    NotationError,
    format_colour,
    format_dice,
    format_die,
    format_seat,
    format_space,
    format_window_dice,
    parse_card,
    parse_colour,
    parse_dice,
    parse_die,
    parse_number,
    parse_pattern,
    parse_public,
    parse_seat,
    parse_space,
    parse_tool,
    parse_window_dice,
    quoted,
)
from sagrada.engine.notation.fields import Fields
from sagrada.engine.notation.position_check import check_position, dice_laid_out
from sagrada.engine.notation.setup import (
    format_yes,
    parse_list,
    parse_word,
    parse_yes,
    read_setup,
    write_setup,
)
from sagrada.engine.options import MAX_PLAYERS, ROUNDS, Options
from sagrada.engine.own_window import pattern_of
from sagrada.engine.spaces import COUNT
from sagrada.engine.state import GameState, Player, Stage, ToolOnTable, Turn
from sagrada.engine.window import Mark, Window

T = TypeVar("T")

_SETUP_KEYS = {
    "options": "options",
    "solo_tools": "solo-tools",
    "tools": "given-tools",
    "public": "given-public",
    "cards": "given-cards",
    "start": "named-start",
    "window": "given-window",
}
_TABLE_KEYS = (
    *("stage", "round", "start", "turn", "bag", "tools", "public", "pool", "track", "out"),
    *("drafted", "turn-tool", "hand", "lifted-from", "moved-to", "drawn", "rerolled"),
    *("called", "mending"),
)
_SEAT_KEYS = ("private", "cards", "choice", "pattern", "dice", "marks", "favor", "skips")
POSITION_KEYS = (
    "players",
    *_SETUP_KEYS.values(),
    *_TABLE_KEYS,
    *(f"{key} {seat}" for seat in range(1, MAX_PLAYERS + 1) for key in _SEAT_KEYS),
)
_NOTHING = "-"
"""A number on the round track without dice."""


# ---------------------------------------------------------------- writing


def format_position(state: GameState) -> str:
    """The state as text, one thing per line."""
    lines = [("players", str(state.setup.players))]
    lines += write_setup(state.setup, _SETUP_KEYS, Options()).items()
    lines += _table_lines(state)
    lines += _turn_lines(state)
    for seat, player in enumerate(state.players, start=1):
        lines += [(f"{key} {seat}", text) for key, text in _player_lines(player)]
    return "".join(f"{key}: {text}\n" for key, text in lines if text)


def _table_lines(state: GameState) -> Iterator[tuple[str, str]]:
    yield "stage", state.stage
    yield "round", str(state.round)
    yield "start", format_seat(state.start)
    yield "turn", str(state.turn_number + 1)
    yield "bag", ", ".join(f"{state.bag[colour]} {colour.word}" for colour in COLOURS)
    yield "tools", ", ".join(map(_format_tool, state.tools))
    yield "public", ", ".join(state.public)
    yield "pool", format_dice(state.pool)
    yield "track", " / ".join(format_dice(dice) or _NOTHING for dice in state.track)
    yield "out", format_dice(state.out)


def _turn_lines(state: GameState) -> Iterator[tuple[str, str]]:
    turn = state.turn
    yield "drafted", format_yes(True) if turn.drafted else ""
    yield "turn-tool", _maybe(str, turn.tool)
    yield "hand", _maybe(format_die, turn.hand)
    yield "lifted-from", _maybe(format_space, turn.origin)
    yield "moved-to", _maybe(format_space, turn.moved)
    yield "drawn", _maybe(format_colour, turn.drawn)
    yield "rerolled", format_dice(turn.rerolled)
    yield "called", ", ".join(map(format_seat, state.calls))
    yield "mending", _maybe(format_seat, state.mending)


def _player_lines(player: Player) -> Iterator[tuple[str, str]]:
    yield "private", ", ".join(map(format_colour, player.private))
    yield "cards", ", ".join(map(str, player.cards))
    yield "choice", player.choice or ""
    if player.window is not None:
        yield "pattern", player.window.pattern.id
        yield "dice", format_window_dice(player.window.dice)
        yield "marks", ", ".join(f"{format_space(s)} {m}" for s, m in sorted(player.window.marks))
    yield "favor", str(player.favor) if player.favor else ""
    yield "skips", format_yes(True) if player.skips else ""


def _format_tool(tool: ToolOnTable) -> str:
    if tool.tokens:  # never in solo, where alone a tool is spent
        return f"{tool.number} holds {tool.tokens}"
    return f"{tool.number} spent" if tool.spent else str(tool.number)


def _maybe(write: Callable[[T], str], value: T | None) -> str:
    return "" if value is None else write(value)


# ---------------------------------------------------------------- reading


def parse_position(text: str) -> GameState:
    """The state that a text describes, checked as far as the engine relies on it."""
    found = Fields(POSITION_KEYS)
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        if line:
            key, colon, value = line.partition(":")
            if not colon:
                message = f'{quoted(line)} can’t be read; expected "key: value"'
                raise NotationError(message, number)
            found.add(" ".join(key.split()), value.strip(), number)
    state = _read_state(found)
    check_position(state, found)
    return state


def _read_state(found: Fields) -> GameState:
    seats = found.need(
        "players", lambda t: parse_number(t, "a number of players", range(1, MAX_PLAYERS + 1))
    )
    setup = read_setup(found, _SETUP_KEYS, seats, Options())
    for seat in range(seats + 1, MAX_PLAYERS + 1):
        for key in _SEAT_KEYS:
            if f"{key} {seat}" in found:
                raise found.error(f"{key} {seat}", f"a table for {seats} has no seat {seat}")
    state = GameState(
        setup=setup,
        stage=found.need("stage", lambda text: parse_word(text, Stage)),
        players=tuple(_read_player(found, seat) for seat in range(1, seats + 1)),
        bag=found.read("bag", _parse_bag, ()),
        tools=found.read("tools", lambda text: parse_list(text, _parse_tool_on_table), ()),
        public=found.read("public", lambda text: parse_list(text, parse_public), ()),
        start=found.read("start", parse_seat, setup.start or 0),
        round=found.read("round", lambda t: parse_number(t, "a round", range(ROUNDS + 1)), 0),
        turn_number=found.read("turn", _parse_turn_number, 0),
        pool=found.read("pool", _parse_multiset, ()),
        track=found.read("track", lambda text: parse_list(text, _parse_left_over, "/"), ()),
        out=found.read("out", _parse_multiset, ()),
        turn=_read_turn(found),
        calls=found.read("called", lambda text: parse_list(text, parse_seat), ()),
        mending=found.read("mending", parse_seat, None),
    )
    if "bag" in found:
        return state
    laid_out = dice_laid_out(state)
    return replace(state, bag=tuple(max(0, setup.dice_per_colour - n) for n in laid_out))


def _read_turn(found: Fields) -> Turn:
    return Turn(
        drafted=found.read("drafted", parse_yes, False),
        tool=found.read("turn-tool", parse_tool, None),
        hand=found.read("hand", parse_die, None),
        origin=found.read("lifted-from", parse_space, None),
        moved=found.read("moved-to", parse_space, None),
        drawn=found.read("drawn", parse_colour, None),
        rerolled=found.read("rerolled", _parse_multiset, ()),
    )


def _read_player(found: Fields, seat: int) -> Player:
    pattern = found.read(f"pattern {seat}", parse_pattern, None)
    dice = found.read(f"dice {seat}", parse_window_dice, (None,) * COUNT)
    marks = found.read(f"marks {seat}", lambda text: parse_list(text, _parse_mark), ())
    if pattern is None:
        for key in (f"dice {seat}", f"marks {seat}"):
            if key in found:
                raise found.error(
                    key, f'seat {seat} has no window; add a line for "pattern {seat}"'
                )
    return Player(
        private=found.read(f"private {seat}", lambda text: parse_list(text, parse_colour), ()),
        cards=found.read(f"cards {seat}", lambda text: parse_list(text, parse_card), ()),
        choice=found.read(f"choice {seat}", parse_pattern, None),
        window=None if pattern is None else Window(pattern_of(pattern), dice, frozenset(marks)),
        favor=found.read(f"favor {seat}", _parse_tokens, 0),
        skips=found.read(f"skips {seat}", parse_yes, False),
    )


# ---------------------------------------------------------------- single values


def _parse_multiset(text: str) -> tuple[Die, ...]:
    return tuple(sorted(parse_dice(text)))


def _parse_left_over(text: str) -> tuple[Die, ...]:
    return () if text.strip() == _NOTHING else _parse_multiset(text)


def _parse_tokens(text: str) -> int:
    return parse_number(text, "a number of tokens", range(FAVOR_TOKENS + 1))


def _parse_turn_number(text: str) -> int:
    # One past the last turn: the round is over.
    return parse_number(text, "a turn of the round", range(1, 2 * MAX_PLAYERS + 2)) - 1


def _parse_bag(text: str) -> tuple[int, ...]:
    """`12 red, 13 yellow`; a colour that is not named is used up."""
    counts = dict.fromkeys(COLOURS, 0)
    named: set[Colour] = set()
    for part in parse_list(text, str.split):
        if len(part) != 2:
            raise NotationError(
                f"{quoted(' '.join(part))} isn’t part of a bag; "
                'expected a number and a color, like "12 red"'
            )
        colour = parse_colour(part[1])
        if colour in named:
            raise NotationError(f"{colour.word} is listed twice; keep one")
        named.add(colour)
        counts[colour] = parse_number(part[0], "a number of dice", range(DICE_PER_COLOUR + 1))
    return tuple(counts.values())


def _parse_tool_on_table(text: str) -> ToolOnTable:
    """`4`, `4 holds 3` or, in solo, `4 spent`."""
    match text.lower().split():
        case [number]:
            return ToolOnTable(parse_tool(number))
        case [number, "holds", tokens]:
            return ToolOnTable(parse_tool(number), tokens=_parse_tokens(tokens))
        case [number, "spent"]:
            return ToolOnTable(parse_tool(number), spent=True)
        case _:
            raise NotationError(
                f'{quoted(text.strip())} isn’t a tool; expected "4", "4 holds 3" or "4 spent"'
            )


def _parse_mark(text: str) -> tuple[int, Mark]:
    """`B2 colour-waived`."""
    words = text.split()
    if len(words) != 2:
        raise NotationError(
            f"{quoted(text.strip())} isn’t a mark; "
            'expected a space and what to remember, like "B2 colour-waived"'
        )
    return parse_space(words[0]), parse_word(words[1], Mark)
