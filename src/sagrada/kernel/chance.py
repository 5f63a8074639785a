"""Chance nodes: the possible outcomes with their weights, applying one, and sampling one.

What an outcome's number means depends on the stage: a color (private objectives, Flux Remover's
draw), a window card - 1, a tool - 1, a public objective in the order of the cards, a seat, a kind
of die (the pool), or a value - 1 (Flux Brush, Glazing Hammer).
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import Ints, Words, lowest, zero_ints
    from sagrada.kernel.cards import add_tool
    from sagrada.kernel.dice import add_die, below, kinds_in, random_bit, take_die
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_DEAL_CARDS,
        AT_DEAL_PRIVATE,
        AT_DEAL_PUBLIC,
        AT_DEAL_TOOLS,
        AT_DRAW,
        AT_DRAW_START,
        AT_PATTERN,
        AT_PLACE,
        AT_REROLL,
        AT_REROLL_POOL,
        AT_ROLL,
        AT_TURN,
        AT_VALUE,
        BAG,
        BAG_COUNT,
        CARDS,
        CHOICE,
        DRAWN,
        HAND,
        PATTERN,
        PLANES,
        PLAYERS,
        POOL,
        POOL_COUNT,
        POOL_SIZE,
        PRIVATE,
        PRIVATE_COUNT,
        PUBLIC,
        PUBLIC_COUNT,
        PUBLIC_WANTED,
        REROLLED,
        REROLLED_COUNT,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
        START,
        START_SETTLED,
        TOOL_COUNT,
        TOOL_NUMBER,
        TOOLS_WANTED,
    )
    from sagrada.kernel.play import begin_round, end_chain, return_to_pool
    from sagrada.kernel.window import spaces_for


# ---------------------------------------------------------------- the deal (RULES 2, 9.1)


def new_game(s: Ints, players: int, tools: int, private: int, per_colour: int) -> None:
    """An empty table before the first card is dealt, with the usual options."""
    zero_ints(s, SIZE)
    solo = 1 if players == 1 else 0
    s[PLAYERS] = players
    s[POOL_SIZE] = 4 if solo else 2 * players + 1  # RULES 3.1, 9.2
    s[PRIVATE_COUNT] = private
    s[PUBLIC_WANTED] = 2 if solo else 3
    s[TOOLS_WANTED] = tools
    s[START_SETTLED] = solo
    end_chain(s)
    for colour in range(5):
        s[BAG + colour] = per_colour
    s[BAG_COUNT] = 5 * per_colour
    for number in range(players):
        seat = SEATS + number * SEAT_SIZE
        s[seat + PRIVATE] = -1
        s[seat + PRIVATE + 1] = -1
        s[seat + CHOICE] = -1
        s[seat + PATTERN] = -1
    s[STAGE] = AT_DEAL_PRIVATE


def deal_stage(s: Ints) -> int:
    """What is dealt next; RULES 2.7: everything is dealt before patterns are chosen."""
    last = SEATS + (s[PLAYERS] - 1) * SEAT_SIZE
    if s[last + PRIVATE + s[PRIVATE_COUNT] - 1] < 0:
        return AT_DEAL_PRIVATE
    pattern = s[last + PATTERN]  # an own window, the same for all seats, or none yet
    if pattern < 0 and not s[last + CARDS + 1]:
        return AT_DEAL_CARDS
    if s[TOOL_COUNT] < s[TOOLS_WANTED]:
        return AT_DEAL_TOOLS
    if s[PUBLIC_COUNT] < s[PUBLIC_WANTED]:
        return AT_DEAL_PUBLIC
    if not s[START_SETTLED]:
        return AT_DRAW_START
    return AT_PATTERN if pattern < 0 else AT_ROLL


def next_private(s: Ints) -> int:
    """Where in the block the next private objective goes."""
    at = SEATS + PRIVATE
    while s[at + s[PRIVATE_COUNT] - 1] >= 0:
        at += SEAT_SIZE
    return at if s[at] < 0 else at + 1


def next_card(s: Ints) -> int:
    """Where in the block the next window card goes."""
    at = SEATS + CARDS
    while s[at + 1]:
        at += SEAT_SIZE
    return at + 1 if s[at] else at


def undealt(s: Ints) -> int:
    """The mask of cards (or seats) that can be dealt now."""
    stage = s[STAGE]
    dealt = 0
    if stage in (AT_DEAL_PRIVATE, AT_DEAL_CARDS):
        for number in range(s[PLAYERS]):
            seat = SEATS + number * SEAT_SIZE
            for at in range(2):
                if stage == AT_DEAL_CARDS:
                    dealt |= 1 << s[seat + CARDS + at]
                elif s[seat + PRIVATE + at] >= 0:
                    dealt |= 1 << s[seat + PRIVATE + at]
        return 31 & ~dealt if stage == AT_DEAL_PRIVATE else 4095 & ~(dealt >> 1)
    if stage == AT_DEAL_TOOLS:
        for slot in range(s[TOOL_COUNT]):
            dealt |= 1 << s[TOOL_NUMBER + slot]
        return 4095 & ~(dealt >> 1)
    if stage == AT_DEAL_PUBLIC:
        for at in range(s[PUBLIC_COUNT]):
            dealt |= 1 << s[PUBLIC + at]
        return 1023 & ~dealt
    return (1 << s[PLAYERS]) - 1


def deal(s: Ints, card: int) -> None:
    """Deal a card, or draw the start player."""
    stage = s[STAGE]
    if stage == AT_DEAL_PRIVATE:
        s[next_private(s)] = card
    elif stage == AT_DEAL_CARDS:
        s[next_card(s)] = card + 1
    elif stage == AT_DEAL_TOOLS:
        add_tool(s, card + 1)
    elif stage == AT_DEAL_PUBLIC:
        s[PUBLIC + s[PUBLIC_COUNT]] = card
        s[PUBLIC_COUNT] += 1
    else:
        s[START] = card
        s[ACTIVE] = card
        s[START_SETTLED] = 1
    s[STAGE] = deal_stage(s)
    if s[STAGE] == AT_ROLL:
        begin_round(s, s[START])


# ---------------------------------------------------------------- any chance node


def list_outcomes(s: Ints, out: Ints, weights: Ints) -> int:
    """Write the possible outcomes and their weights to the two buffers; returns how many."""
    stage = s[STAGE]
    n = 0
    if stage >= AT_PATTERN:
        return 0
    if stage in (AT_ROLL, AT_DRAW):
        faces = 6 if stage == AT_ROLL else 1
        for colour in range(5):
            if s[BAG + colour]:
                for value in range(faces):
                    out[n] = faces * colour + value
                    weights[n] = s[BAG + colour]
                    n += 1
        return n
    mask = 63 if stage >= AT_REROLL else undealt(s)
    while mask:
        out[n] = lowest(mask)
        weights[n] = 1
        n += 1
        mask &= mask - 1
    return n


def apply_outcome(s: Ints, outcome: int) -> None:
    """Apply a possible outcome."""
    stage = s[STAGE]
    if stage == AT_ROLL:
        s[BAG + outcome // 6] -= 1
        s[BAG_COUNT] -= 1
        add_die(s, POOL, outcome)
        s[POOL_COUNT] += 1
        if s[POOL_COUNT] == s[POOL_SIZE]:
            s[STAGE] = AT_TURN
    elif stage == AT_REROLL:
        s[HAND] = s[HAND] // 6 * 6 + outcome
        if spaces_for(s, SEATS + s[ACTIVE] * SEAT_SIZE, s[HAND]):
            s[STAGE] = AT_PLACE
        else:
            return_to_pool(s)  # RULES tool 6
    elif stage == AT_REROLL_POOL:
        reroll_in_pool(s, outcome)
    elif stage == AT_DRAW:
        s[BAG + outcome] -= 1
        s[BAG_COUNT] -= 1
        s[DRAWN] = outcome
        s[STAGE] = AT_VALUE
    else:
        deal(s, outcome)


def reroll_in_pool(s: Ints, value: int) -> None:
    """RULES tool 7, one die at a time: the first die that is not rerolled yet."""
    kind = lowest(kinds_in(s, POOL))
    take_die(s, POOL, kind)
    add_die(s, REROLLED, kind // 6 * 6 + value)
    s[POOL_COUNT] -= 1
    s[REROLLED_COUNT] += 1
    if s[POOL_COUNT]:
        return
    for plane in range(PLANES):
        s[POOL + plane] = s[REROLLED + plane]
        s[REROLLED + plane] = 0
    s[POOL_COUNT] = s[REROLLED_COUNT]
    s[REROLLED_COUNT] = 0
    end_chain(s)


def drawn_colour(s: Ints, number: int) -> int:
    """The color of die number `number` in the bag, with the dice sorted by color."""
    # A sum of comparisons, not a loop: the processor could not predict where it ends.
    bound = s[BAG]
    colour = int(number >= bound)
    bound += s[BAG + 1]
    colour += number >= bound
    bound += s[BAG + 2]
    colour += number >= bound
    bound += s[BAG + 3]
    colour += number >= bound
    return colour


def sample_outcome(s: Ints, word: Words) -> None:
    """Sample one outcome by weight, with the generator's `word`, and apply it."""
    stage = s[STAGE]
    if stage == AT_ROLL:
        number = below(word, 6 * s[BAG_COUNT])
        apply_outcome(s, 6 * drawn_colour(s, number // 6) + number % 6)
    elif stage == AT_DRAW:
        apply_outcome(s, drawn_colour(s, below(word, s[BAG_COUNT])))
    elif stage >= AT_REROLL:
        apply_outcome(s, below(word, 6))
    else:
        deal(s, random_bit(undealt(s), word))


def resolve_chance(s: Ints, word: Words) -> None:
    """Sample outcomes until a seat must choose or the game is over."""
    while s[STAGE] < AT_PATTERN:
        sample_outcome(s, word)
