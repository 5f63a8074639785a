import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../protocol';
import { SCENES, afterAction, afterEvents, afterRefusal, readProgress } from './tasks';

const edge = SCENES[0]?.tasks ?? [];
const round = SCENES.find(({ id }) => id === 'round')?.tasks ?? [];
const placed = (seat: number): AnyEvent => ({ kind: 'DiePlaced', seat, die: 'B4', space: 0 });

describe('the tasks of a scene', () => {
  it('go on one by one', () => {
    expect(afterAction(edge, 0, 'read')).toBe(1);
    expect(afterAction(edge, 1, 'read')).toBe(1);
    expect(afterAction(edge, 1, 'chosen')).toBe(2);
    expect(afterRefusal(edge, 2, 'wrong-colour')).toBe(2);
    expect(afterRefusal(edge, 2, 'not-on-edge')).toBe(3);
    expect(afterEvents(edge, 3, [placed(0)])).toBe(4);
  });

  it('are settled by what happened, for who is quicker than the lesson', () => {
    expect(afterEvents(edge, 1, [placed(0)])).toBe(4);
  });

  it('are not settled by somebody else', () => {
    expect(afterEvents(round, 1, [placed(1)])).toBe(1);
    const ended: AnyEvent = { kind: 'RoundEnded', round: 3, left: ['P3'] };
    expect(afterEvents(round, 5, [ended])).toBe(6);
  });
});

it('resumes where one left, whatever the device has kept', () => {
  expect(readProgress('3')).toBe(3);
  expect(readProgress(null)).toBe(0);
  expect(readProgress('window')).toBe(0);
  expect(readProgress('-2')).toBe(0);
  expect(readProgress('99')).toBe(SCENES.length);
});
