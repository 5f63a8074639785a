import { describe, expect, it } from 'vitest';
import { afterDaily, currentStreak, ratedAnswer, readProgress } from './progress.svelte';

const begun = readProgress(null);

describe('what was stored', () => {
  it('begins as the package does', () => {
    expect(begun.rating).toEqual({ value: 1200, deviation: 350 });
    expect(begun.answered).toEqual({});
  });

  it.each(['', 'null', '[1]', '"x"', '{"rating":"high","answered":[true],"daily":7}'])(
    'can be anything: %s',
    (stored) => expect(readProgress(stored)).toEqual(begun),
  );

  it('comes back as far as it is valid', () => {
    const kept = {
      ...begun,
      rating: { value: 1433.5, deviation: 80 },
      answered: { '02436fe7b8': true },
      daily: { day: '2026-11-17', solved: true },
      streak: 4,
    };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
    const odd = { ...kept, streak: -2, rating: { value: 1e9, deviation: 80 } };
    expect(readProgress(JSON.stringify(odd))).toEqual({
      ...kept,
      streak: 0,
      rating: { value: 1200, deviation: 80 },
    });
  });
});

describe('the streak', () => {
  const solve = (before: typeof begun, day: string, solved = true) => ({
    ...before,
    ...afterDaily(before, day, solved),
  });
  const two = solve(solve(begun, '2026-11-30'), '2026-12-01');

  it('counts days in a row, over the end of a month', () => {
    expect(two.streak).toBe(2);
    expect(currentStreak(two, '2026-12-02')).toBe(2);
    expect(currentStreak(two, '2026-12-03')).toBe(0);
  });

  it('ends with a day missed or a wrong answer, and the best is kept', () => {
    expect(solve(two, '2026-12-03').streak).toBe(1);
    const lost = solve(two, '2026-12-02', false);
    expect([lost.streak, lost.bestStreak]).toEqual([0, 2]);
  });

  it('counts only the first answer of a day', () => {
    expect(afterDaily(two, '2026-12-01', false)).toEqual({});
    const missed = solve(two, '2026-12-02', false);
    expect(solve(missed, '2026-12-02').streak).toBe(0);
  });
});

it('rates only the first answer to a puzzle', () => {
  const before = { ...begun, rated: '2026-11-10', answered: { abcd: false } };
  expect(ratedAnswer(before, 'abcd', '2026-11-18')).toEqual({});
  expect(ratedAnswer(before, 'ef01', '2026-11-18')).toEqual({ rating: begun.rating, days: 8 });
});
