import { describe, expect, it } from 'vitest';
import type { DieText } from '../art/glass';
import { type Board, PALETTE, newBoard, newSeat, seatEarlier, seatPlayers } from './board';
import { cleanName, readLink, writeLink } from './link';
import { RULES } from './rules';
import { parseSavedBoards, withBoard } from './savedBoards';

const DICE = PALETTE.flat();

/** Numbers that only look random, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function board(seed: number): Board {
  const roll = numbers(seed);
  const players = 1 + roll(4);
  const edition = (['en', 'it', 'nl', 'es', 'pt-BR'] as const)[roll(5)] ?? 'en';
  const solo = RULES.editions[edition].soloPrivate;
  const seats = Array.from({ length: players }, (_, n) => {
    const dice = Array.from({ length: 20 }, (): DieText | null =>
      roll(3) ? (DICE[roll(30)] ?? null) : null,
    );
    return {
      ...newSeat(),
      name: ['', 'Ada', 'Zoë 🌷', 'a name as long as can be'][n] ?? '',
      pattern: roll(5) ? (RULES.patterns[roll(24)]?.id ?? '') : '',
      dice,
      waived: dice.flatMap((die, space) =>
        die && !roll(6) ? [{ space, tool: [2, 3, 9][roll(3)] ?? 2 }] : [],
      ),
      private: (players === 1 ? ['R', 'P'].slice(0, solo) : ['G']) as Board['seats'][0]['private'],
      favor: roll(7),
    };
  });
  const cards = RULES.public.map(({ id }) => id);
  return {
    seats,
    public: cards.filter((_, i) => i % 3 === roll(3)).slice(0, players === 1 ? 2 : 3),
    edition,
    start: roll(players),
    skipped: seats.flatMap((_, n) => (roll(3) ? [] : [n])),
    target: roll(241),
  };
}

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

it('holds the whole board', () => {
  for (const seed of SEEDS) expect(readLink(writeLink(board(seed)))).toEqual(board(seed));
  expect(readLink(writeLink(newBoard('nl')))).toEqual(newBoard('nl'));
});

it('is short', () => {
  for (const seed of SEEDS) expect(writeLink(board(seed)).length).toBeLessThan(250);
});

describe('a link that no page wrote', () => {
  it('is refused where it was cut', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const code = writeLink(board(seed));
      for (let end = 0; end < code.length; end++) {
        const cut = code.slice(0, end);
        // A last letter that stands for nothing may go.
        if (!/^A*$/.test(code.slice(end))) expect(readLink(cut), cut).toBeNull();
      }
    }
  });

  it('is refused where a letter was changed', () => {
    const code = writeLink(board(3));
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === 'x' ? 'y' : 'x';
      expect(readLink(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
    }
  });

  it.each(['', '-', 'AAA', 'main', '../../x', '%00', '<script>', 'é', 'A'.repeat(1e6)])(
    'is refused: %.20s',
    (code) => expect(readLink(code)).toBeNull(),
  );

  it('is refused if it says what cannot be', () => {
    const good = board(4);
    const bad: Board[] = [
      { ...good, start: good.seats.length % 4 === 0 ? 0 : 3, seats: good.seats.slice(0, 1) },
      { ...good, seats: good.seats.map((seat) => ({ ...seat, private: ['R', 'G', 'B'] })) },
      {
        ...good,
        seats: [{ ...newSeat(), waived: [{ space: 3, tool: 2 }] }],
        start: 0,
        skipped: [],
      },
      { ...good, seats: [{ ...newSeat(), name: 'a\u202Eb' }], start: 0, skipped: [] },
      { ...good, public: RULES.public.map(({ id }) => id) },
      {
        ...newBoard('es'),
        seats: [{ ...newSeat(), private: ['R', 'P'] }],
      },
    ];
    for (const one of bad) expect(readLink(writeLink({ ...one, start: one.start }))).toBeNull();
  });
});

it('tidies names', () => {
  expect(cleanName('A\u0000d\u202Ea')).toBe('Ada');
  expect([...cleanName('🌷'.repeat(99))]).toHaveLength(24);
});

describe('the boards on the device', () => {
  it('are those with dice, the newest first, twelve at most', () => {
    let kept = withBoard([], 1, newBoard('en'));
    expect(kept).toEqual([]);
    for (const seed of SEEDS.slice(0, 20)) kept = withBoard(kept, seed, board(seed));
    kept = withBoard(kept, 15, board(99));
    expect(kept).toHaveLength(12);
    expect(kept[0]).toEqual({ id: 15, code: writeLink(board(99)) });
    expect(new Set(kept.map(({ id }) => id)).size).toBe(12);
  });

  it.each(['{', '7', '[null, 3, {"id": 1}]', '[{"id": 1, "code": "nonsense"}]'])(
    'are none if the device holds %s',
    (stored) => expect(parseSavedBoards(stored)).toEqual([]),
  );
});

describe('seats', () => {
  it('keep what is said of them when they change places', () => {
    const before = { ...seatPlayers(newBoard('it'), 3), start: 2, skipped: [1, 2] };
    before.seats = before.seats.map((seat, n) => ({ ...seat, name: 'abc'[n] ?? '' }));
    const after = seatEarlier(before, 2);
    expect(after.seats.map((seat) => seat.name).join('')).toBe('acb');
    expect([after.start, after.skipped]).toEqual([1, [1, 2]]);
  });

  it('lose what fewer players cannot have', () => {
    const four = { ...seatPlayers(newBoard('en'), 4), start: 3, skipped: [0, 3] };
    const solo = seatPlayers({ ...four, public: ['a', 'b', 'c'] }, 1);
    expect([solo.start, solo.skipped, solo.public]).toEqual([0, [0], ['a', 'b']]);
  });
});
