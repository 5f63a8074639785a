import { expect, it } from 'vitest';
import { medalFor, nextMedal } from './medal';

it.each([
  [-20, null, 'bronze'],
  [29, null, 'bronze'],
  [30, 'bronze', 'silver'],
  [39, 'bronze', 'silver'],
  [40, 'silver', 'gold'],
  [50, 'gold', undefined],
  [88, 'gold', undefined],
])('gives %i points the medal %s, and %s is next', (points, medal, next) => {
  expect(medalFor(points)).toBe(medal);
  expect(nextMedal(points)?.medal).toBe(next);
});
