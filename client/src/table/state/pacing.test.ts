import { expect, it } from 'vitest';
import { type BotSpeed, MOST, Pacing } from './pacing';

/** What 24 steps in a row take: four turns of each of three bots, of two steps each. */
function takes(speed: BotSpeed): number {
  let now = 0;
  const pacing = new Pacing(
    () => speed,
    () => now,
  );
  for (let step = 0; step < 24; step++) now += pacing.pause(step % 2 ? 650 : 480);
  return now;
}

it('shows many moves in a row in less than three seconds', () => {
  expect(takes('normal')).toBeLessThanOrEqual(MOST);
  expect(takes('normal')).toBeGreaterThan(2000);
});

it('is as slow or as fast as the player wants', () => {
  expect(takes('slow')).toBeGreaterThan(15_000);
  expect(takes('instant')).toBe(0);
});

it('takes its time again for moves that come later', () => {
  let now = 0;
  const pacing = new Pacing(
    () => 'normal',
    () => now,
  );
  for (let step = 0; step < 24; step++) now += pacing.pause(650);
  expect(pacing.pause(650)).toBeLessThan(50);
  now += 5000;
  expect(pacing.pause(650)).toBe(650);
  for (let step = 0; step < 24; step++) pacing.pause(650);
  pacing.restart();
  expect(pacing.pause(650)).toBe(650);
});
