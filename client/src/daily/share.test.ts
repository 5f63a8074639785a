/** What is shared tells filled from empty spaces, and nothing else of the deal. */

import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import { emojiWindow, shareText } from './share';

const DICE = Array.from({ length: 20 }, (_, i) => (i % 5 === 4 ? null : 'R3'));

beforeAll(() => loadLanguage('en'));

it('draws four rows of five', () => {
  expect(emojiWindow(DICE)).toBe(Array(4).fill('🟨🟨🟨🟨⬛').join('\n'));
});

it('is the same for windows with other dice on the same spaces', () => {
  const other = DICE.map((die) => die && 'B6');
  expect(emojiWindow(other)).toBe(emojiWindow(DICE));
});

it('says score, streak and link', () => {
  const text = shareText({ day: '2026-11-16', score: 62, target: 50, streak: 4, dice: DICE });
  expect(text).toMatch(
    /^Sagrada · Daily Window · 2026-11-16\n62 points \(\+12\) · 4-day streak\n[🟨⬛\n]+\nhttp.*\/daily\/2026-11-16$/u,
  );
  const without = shareText({ day: '2026-11-16', score: 2, target: 50, streak: 0, dice: DICE });
  expect(without).not.toContain('streak');
});
