"""What holds in every state of every game, whatever the table."""

import pickle
import random
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import WINDOW_CARDS
from sagrada.engine.chance import chance_node, outcomes
from sagrada.engine.dice import COLOURS
from sagrada.engine.events import PatternChosen, PrivateObjectiveDealt, WindowCardDealt, seen_by
from sagrada.engine.legal import explain, illegal, legal_moves
from sagrada.engine.options import Setup
from sagrada.engine.play import IllegalMove, apply
from sagrada.engine.state import Changes, GameState, Player, Stage
from sagrada.engine.view import view
from tests.alphabet import alphabet, games, setups, states
from tests.tabletop import random_choice, random_steps


def dice_by_colour(state: GameState) -> list[int]:
    """All dice, wherever they lie."""
    turn = state.turn
    lying = [
        *state.pool,
        *state.out,
        *turn.rerolled,
        *(die for number in state.track for die in number),
        *(die for p in state.players if p.window for die in p.window.dice if die is not None),
        *([turn.hand] if turn.hand is not None else []),
    ]
    counts = list(state.bag)
    for die in lying:
        counts[die.colour] += 1
    if turn.drawn is not None:
        counts[turn.drawn] += 1
    return counts


@given(games())
def test_no_die_is_ever_lost_or_made(played: list[GameState]) -> None:
    """RULES 1.1, 10.1: all dice of the game are always somewhere."""
    for state in played:
        assert dice_by_colour(state) == [state.setup.dice_per_colour] * len(COLOURS)


@given(games())
def test_every_state_but_the_last_can_go_on(played: list[GameState]) -> None:
    """RULES 4.4, 6.7: what has been begun can always be finished."""
    *running, last = played
    assert last.is_over
    for state in running:
        assert outcomes(state) if state.is_chance else legal_moves(state)
        for seat in state.to_act:
            assert legal_moves(state).of(seat)


@given(st.data())
def test_the_predicate_and_the_generator_agree(data: st.DataObject) -> None:
    """RULES 4.1: over the whole move alphabet, `illegal` and `legal_moves` say the same."""
    played = data.draw(games())
    for state in data.draw(st.lists(st.sampled_from(played), min_size=4, max_size=12)):
        generated = set(legal_moves(state))
        assert len(generated) == len(legal_moves(state)), "a move is listed twice"
        allowed = {m for m in alphabet(state.setup.players) if illegal(state, m) is None}
        assert generated == allowed


@given(states())
def test_a_refused_move_changes_nothing(state: GameState) -> None:
    """RULES 4.1: a refusal names its rule, and the state stays as it was."""
    before = pickle.dumps(state)
    refused = 0
    for move in random.Random(0).sample(alphabet(state.setup.players), 60):
        reason = illegal(state, move)
        if reason is not None:
            with pytest.raises(IllegalMove) as caught:
                apply(state, move)
            assert caught.value.reason is reason
            assert caught.value.move == move
            assert reason.citation in str(caught.value)
            refused += 1
    assert refused
    assert pickle.loads(before) == state


@given(games())
def test_no_two_chance_nodes_of_a_game_share_a_name(played: list[GameState]) -> None:
    """RULES 3.1: each outcome can be drawn under a key of its own."""
    names = [chance_node(state) for state in played if state.is_chance]
    assert len(names) == len(set(names))


def with_other_secrets(state: GameState, viewer: int | None, rng: random.Random) -> GameState:
    """The same state with other secrets: everything that `viewer` cannot know is dealt anew."""
    setup = state.setup
    known = state.players[viewer] if viewer is not None else Player()
    colours = [colour for colour in COLOURS if colour not in known.private]
    rng.shuffle(colours)
    cards = [card for card in WINDOW_CARDS if card not in known.cards]
    rng.shuffle(cards)
    players = []
    for seat, player in enumerate(state.players):
        if seat != viewer:
            if not setup.solo:
                player = replace(player, private=tuple(colours.pop() for _ in player.private))
            player = replace(player, cards=tuple(cards.pop() for _ in player.cards))
            if player.choice is not None:
                patterns = [p.id for card in player.cards for p in WINDOW_CARDS[card]]
                player = replace(player, choice=rng.choice(patterns))
        players.append(player)
    return state.replace(players=tuple(players))


@given(st.data(), st.integers(0, 2**32))
def test_views_of_states_that_differ_only_in_secrets_are_equal(
    data: st.DataObject, seed: int
) -> None:
    """RULES 2.1, 2.6, 2.7: a view, and a refusal, depend on nothing that the seat cannot know."""
    played = data.draw(games())
    viewer = data.draw(st.sampled_from([None, *range(played[0].setup.players)]))
    rng = random.Random(seed)
    hidden = 0
    for state in played[::9]:
        if state.is_over:
            continue
        other = with_other_secrets(state, viewer, rng)
        hidden += other != state
        assert view(state, viewer) == view(other, viewer)
        if viewer is not None:
            for move in rng.sample(alphabet(state.setup.players), 12):
                move = replace(move, seat=viewer)
                reason = illegal(state, move)
                assert illegal(other, move) is reason
                if reason is not None:
                    assert explain(state, move, reason) == explain(other, move, reason)
    # Dealing anew may now and then give the same cards again, but not in a whole game.
    if played[0].setup.players > 2:
        assert hidden


@given(setups(), st.integers(0, 2**32))
def test_events_keep_the_secrets_of_others(setup: Setup, seed: int) -> None:
    """RULES 2.1, 2.7: who was dealt or chose what is told to that seat alone."""
    secret = (PrivateObjectiveDealt, WindowCardDealt, PatternChosen)
    told = 0
    for step in random_steps(setup, random.Random(seed)):
        if step.before.round > 0:
            break
        for event in step.events:
            for seat in (None, *range(setup.players)):
                seen = seen_by(event, seat, setup.solo)
                if not isinstance(event, secret):
                    assert seen == event
                    continue
                face_up = setup.solo and isinstance(event, PrivateObjectiveDealt)
                kept = event.seat == seat or face_up
                assert (seen == event) == kept
                told += not kept
    # Alone with an own window nothing is secret: private objectives are open, there are no cards.
    assert told or (setup.solo and setup.window is not None)


@given(states())
def test_views_carry_no_state_and_survive_being_sent(state: GameState) -> None:
    """RULES 2.1: a view is a value of its own; nothing in it leads back to the whole state."""
    for seat in (None, *range(state.setup.players)):
        seen = view(state, seat)
        assert b"GameState" not in pickle.dumps(seen)
        for other, player in enumerate(seen.players):
            if other != seat and not state.is_over and not state.setup.solo:
                assert player.private is None
                assert player.choice is None
                assert not player.cards


@given(setups(), st.integers(0, 2**32))
def test_the_same_choices_give_the_same_game(setup: Setup, seed: int) -> None:
    """RULES 3.1: the engine rolls nothing itself."""
    first = list(random_steps(setup, random.Random(seed)))
    again = list(random_steps(setup, random.Random(seed)))
    assert first == again


def test_a_state_can_change_in_every_field_but_its_setup() -> None:
    """RULES 3.1: `GameState.replace` knows all fields that a game can change."""
    assert set(Changes.__annotations__) == {field.name for field in fields(GameState)} - {"setup"}


def test_a_move_is_judged_afresh_after_each_step() -> None:
    """RULES 4.1: the legal moves kept with one state are never those of the next."""
    rng = random.Random(5)
    state = next(s.after for s in random_steps(Setup(), rng) if s.after.stage is Stage.TURN)
    first = legal_moves(state)
    after = apply(state, random_choice(state, rng, call_rate=0)).after
    assert legal_moves(state) is first
    assert legal_moves(after) is not first
