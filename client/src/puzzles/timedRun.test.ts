import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LASTS, Run, clockText } from './timedRun.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function run(ids = ['a', 'b', 'c', 'd', 'e']) {
  const [onminute, onend] = [vi.fn(), vi.fn()];
  return { run: new Run(ids, onminute, onend), onminute, onend };
}

it('ends when the time is up, and says so a minute before', () => {
  const { run: one, onminute, onend } = run();
  vi.advanceTimersByTime(LASTS - 60_500);
  expect(onminute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onminute).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect([one.over, one.left]).toEqual(['time', 0]);
  expect(onend).toHaveBeenCalledOnce();
});

it('ends with the third wrong answer', () => {
  const { run: one } = run();
  for (const solved of [false, true, false]) one.add(solved);
  expect([one.over, one.nextId]).toEqual([null, 'e']);
  one.add(false);
  expect([one.over, one.score, one.wrong]).toEqual(['wrong', 1, 3]);
});

it('ends when all are solved, or when it is stopped', () => {
  const { run: one } = run(['a']);
  one.add(true);
  expect(one.over).toBe('all');
  const { run: other, onend } = run();
  other.end();
  vi.advanceTimersByTime(LASTS);
  expect(other.over).toBe('stopped');
  expect(onend).toHaveBeenCalledOnce();
});

it('shows minutes and seconds', () => {
  expect([LASTS, 60_500, 9001, 0].map(clockText)).toEqual(['5:00', '1:01', '0:10', '0:00']);
});
