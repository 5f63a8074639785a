"""Many games at once, in one call and without the GIL.

The caller brings the buffers, binds them once, and reads and writes them between calls: actions go
in; observations, masks and results come out. A game that ends is dealt again at once with the next
seed, so every row always has a choice to make. Rows don't touch each other, so several threads can
step parts of a batch at the same time.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
    from sagrada.kernel.arrays.observation import (
        acting_seat,
        list_actions,
        move_of,
        write_mask,
        write_observation,
    )
    from sagrada.kernel.bits import (
        Ints,
        Words,
        block_of,
        first_byte,
        first_int,
        first_word,
        free_blocks,
        new_blocks,
        seeded,
    )
    from sagrada.kernel.chance import resolve_chance
    from sagrada.kernel.dice import below
    from sagrada.kernel.layout import ACTIONS, AT_OVER, MOST_MOVES, PLAYERS, ROUND, SIZE, STAGE
    from sagrada.kernel.play import apply_move, copy_state
    from sagrada.kernel.scoring import points, target, winners
    from sagrada.kernel.state import State

MOST_GAMES = 1 << 19
"""With more, places in the buffers would no longer fit into an int."""
NO_FAULT = 0
ILLEGAL = 1
"""What `faults` says of a game whose action wasn't legal: it stays as it was."""


class ManyGames:
    """`size` games that all begin at `start`: a state before its first card is dealt.

    With `counts_points`, `scores` has the points after every step, not only at the end.
    """

    def __init__(self, size: int, start: State, counts_points: bool = False) -> None:
        if not 1 <= size <= MOST_GAMES:
            raise ValueError(f"size: expected 1 to {MOST_GAMES} games, got {size}")
        if not start.is_chance:
            raise ValueError("start: expected a state before the first card is dealt")
        self.size = size
        self.players = start[PLAYERS]
        self.blocks = new_blocks(size + 1, SIZE)
        """The games, and behind them the state that they begin at."""
        self.begin_at(start)
        self.counts_points = counts_points
        self.is_bound = 0

    def __dealloc__(self) -> None:
        free_blocks(self.blocks)

    def begin_at(self, start: State) -> None:
        copy_state(block_of(self.blocks, self.size, SIZE), start.block)

    def bind(
        self,
        *,
        actions: Any,
        masks: Any,
        seats: Any,
        rounds: Any,
        overs: Any,
        scores: Any,
        targets: Any,
        wins: Any,
        faults: Any,
        seeds: Any,
        words: Any,
        observations: Any,
    ) -> None:
        """The buffers, each of one dimension; of a game, the row is `size` times as short.

        `actions`, `scores` and `targets` hold ints, `seeds` and `words` 64-bit words, the others
        signed bytes. `observations` can be empty: then none are written.
        """
        self.actions = actions
        self.masks = masks
        self.seats = seats
        self.rounds = rounds
        self.overs = overs
        self.scores = scores
        self.targets = targets
        self.wins = wins
        self.faults = faults
        self.seeds = seeds
        self.words = words
        self.observations = observations
        n = self.size
        expected = (
            ("actions", len(actions), n),
            ("masks", len(masks), n * ACTIONS),
            ("seats", len(seats), n),
            ("rounds", len(rounds), n),
            ("overs", len(overs), n),
            ("scores", len(scores), n * self.players),
            ("targets", len(targets), n),
            ("wins", len(wins), n * self.players),
            ("faults", len(faults), n),
            ("seeds", len(seeds), n),
            ("words", len(words), n),
            ("observations", len(observations) or n * OBSERVATION_SIZE, n * OBSERVATION_SIZE),
        )
        for name, length, wanted in expected:
            if length != wanted:
                raise ValueError(f"{name}: expected a buffer of length {wanted}, got {length}")
        self.observes = len(observations) > 0
        self.is_bound = 1

    # ------------------------------------------------------------ what the caller asks for

    def deal(self, first: int, last: int) -> None:
        """Begin the games `first` to `last` - 1 with the seeds in `seeds`."""
        self._check(first, last)
        with cython.nogil:
            for i in range(first, last):
                self.begin(i)
                self.forget(i)
                self.show(i)

    def step(self, first: int, last: int) -> None:
        """Make the actions of the games `first` to `last` - 1."""
        self._check(first, last)
        with cython.nogil:
            for i in range(first, last):
                self.step_one(i)

    def choose(self, first: int, last: int, words: Any) -> None:
        """Write a random legal action for each of these games, all equally likely.

        `words` holds a generator for each game of the batch, apart from those that roll dice.
        """
        self._check(first, last)
        if len(words) != self.size:
            raise ValueError(f"words: expected {self.size} generators, got {len(words)}")
        generators = first_word(words)
        with cython.nogil:
            for i in range(first, last):
                self.choose_one(i, generators)

    def state(self, i: int) -> State:
        """A copy of a game, for tests and pictures: it holds all secrets."""
        self._check(i, i + 1)
        found = State()
        copy_state(found.block, block_of(self.blocks, i, SIZE))
        return found

    def _check(self, first: int, last: int) -> None:
        if not self.is_bound:
            raise ValueError("batch: bind its buffers first")
        if not 0 <= first <= last <= self.size:
            raise ValueError(f"games: {first} to {last} aren't all in a batch of {self.size}")

    # ------------------------------------------------------------ one game

    def begin(self, i: int) -> None:
        """Deal a game with the seed in `seeds`."""
        s = block_of(self.blocks, i, SIZE)
        copy_state(s, block_of(self.blocks, self.size, SIZE))
        words = first_word(self.words)
        words[i] = seeded(first_word(self.seeds)[i])
        self.roll(s, i)

    def roll(self, s: Ints, i: int) -> None:
        """Let chance answer until a seat chooses or the game is over."""
        if not cython.compiled:
            word: Words = [0]
        words = first_word(self.words)
        word[0] = words[i]
        resolve_chance(s, word)
        words[i] = word[0]

    def forget(self, i: int) -> None:
        """Nothing is known of a game before this one."""
        first_byte(self.overs)[i] = 0
        first_byte(self.faults)[i] = 0
        first_int(self.targets)[i] = 0
        for seat in range(self.players):
            first_int(self.scores)[i * self.players + seat] = 0
            first_byte(self.wins)[i * self.players + seat] = 0

    def step_one(self, i: int) -> None:
        s = block_of(self.blocks, i, SIZE)
        masks = first_byte(self.masks)
        action = first_int(self.actions)[i]
        self.forget(i)
        if action < 0 or action >= ACTIONS or not masks[i * ACTIONS + action]:
            first_byte(self.faults)[i] = 1
            return
        apply_move(s, move_of(action, acting_seat(s)))
        self.roll(s, i)
        if s[STAGE] == AT_OVER:
            self.note_end(s, i)
            seeds = first_word(self.seeds)
            seeds[i] = seeded(seeds[i])
            self.begin(i)
        elif self.counts_points and s[ROUND]:
            self.note_points(s, i)
        self.show(i)

    def note_end(self, s: Ints, i: int) -> None:
        """How the game that just ended went."""
        ahead = winners(s)
        first_byte(self.overs)[i] = 1
        self.note_points(s, i)
        for seat in range(self.players):
            first_byte(self.wins)[i * self.players + seat] = ahead >> seat & 1
        if self.players == 1:
            first_int(self.targets)[i] = target(s)

    def note_points(self, s: Ints, i: int) -> None:
        """The points of each seat with its window as it is now."""
        for seat in range(self.players):
            first_int(self.scores)[i * self.players + seat] = points(s, seat)

    def show(self, i: int) -> None:
        """Whose choice it is, in which round, which actions are legal, what that seat can know."""
        if not cython.compiled:
            moves: Ints = [0] * MOST_MOVES
        s = block_of(self.blocks, i, SIZE)
        seat = acting_seat(s)
        first_byte(self.seats)[i] = seat
        first_byte(self.rounds)[i] = s[ROUND]
        write_mask(s, seat, moves, first_byte(self.masks), i * ACTIONS)
        if self.observes:
            write_observation(s, seat, first_byte(self.observations), i * OBSERVATION_SIZE)

    def choose_one(self, i: int, generators: Words) -> None:
        if not cython.compiled:
            word: Words = [0]
            moves: Ints = [0] * MOST_MOVES
        s = block_of(self.blocks, i, SIZE)
        word[0] = generators[i] or 1
        n = list_actions(s, acting_seat(s), moves)
        first_int(self.actions)[i] = moves[below(word, n)]
        generators[i] = word[0]
