"""Random tables whose host has chosen some of the cards."""

from dataclasses import replace

from hypothesis import strategies as st

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.options import Setup
from tests.alphabet import setups


@st.composite
def hosted_setups(draw: st.DrawFn) -> Setup:
    """A table of any size with any options; tools, public objectives and hands may be chosen."""
    setup = draw(setups())
    tools = draw(st.permutations(sorted(TOOLS)))[: setup.tool_count]
    public = draw(st.permutations(sorted(PUBLIC_OBJECTIVES)))[: setup.public_count]
    cards = draw(st.permutations(sorted(WINDOW_CARDS)))
    hands = tuple((cards[2 * s], cards[2 * s + 1]) for s in range(setup.players))
    return replace(
        setup,
        tools=draw(st.sampled_from((None, tuple(tools)))),
        public=draw(st.sampled_from((None, tuple(public)))),
        cards=draw(st.sampled_from((None, hands))) if setup.window is None else None,
    )
