import { expect, it } from 'vitest';
import type { AnyEvent, LoggedStep } from '../../protocol';
import { passes } from './events';

const began = (seat: number): AnyEvent => ({ kind: 'TurnBegan', seat, is_second: false });
const ended = (seat: number): AnyEvent => ({ kind: 'TurnEnded', seat });
const drafted = (seat: number): AnyEvent => ({ kind: 'DieDrafted', seat, die: 'R3' }) as AnyEvent;
const undone = (seat: number): AnyEvent => ({ kind: 'ChoiceUndone', seat });
const log = (...steps: AnyEvent[][]): LoggedStep[] =>
  steps.map((events, version) => ({ version, events }));
const seats = (steps: LoggedStep[]) =>
  [...passes(steps)].map((event) => ('seat' in event ? event.seat : null));

it('finds the turns in which nothing was done', () => {
  const steps = log([began(0)], [ended(0), began(1)], [drafted(1)], [ended(1), began(2)]);
  expect(seats(steps)).toEqual([0]);
});

it('counts a turn whose draft was undone as a pass', () => {
  expect(seats(log([began(0)], [drafted(0)], [undone(0)], [ended(0), began(1)]))).toEqual([0]);
});

it('forgets a pass that was undone', () => {
  const steps = log([began(0)], [ended(0), began(0)], [undone(0)], [drafted(0)], [ended(0)]);
  expect(seats(steps)).toEqual([]);
});

it('says nothing about a turn that began before the log', () => {
  expect(seats(log([ended(1), began(0)]))).toEqual([]);
});

it('does not take a call for a choice of the player on turn', () => {
  const call: AnyEvent = { kind: 'MistakeCalled', seat: 1, owner: 0 } as AnyEvent;
  expect(seats(log([began(0)], [call], [ended(0), began(1)]))).toEqual([0]);
});
