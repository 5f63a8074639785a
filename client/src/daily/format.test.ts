import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import { dayOfDeal } from './api';
import { daysBefore, daysIn, otherMonth, sayDay, sayMargin, sayTime } from './format';

beforeAll(() => loadLanguage('en'));

it('knows the days of a month', () => {
  expect(daysIn('2026-11')).toBe(30);
  expect(daysIn('2028-02')).toBe(29);
  expect(daysBefore('2026-11')).toBe(6); // a Sunday
  expect(daysBefore('2027-02')).toBe(0); // a Monday
  expect(otherMonth('2026-12', 1)).toBe('2027-01');
  expect(otherMonth('2026-01', -1)).toBe('2025-12');
});

it('writes a day as a day of UTC, wherever it is read', () => {
  expect(sayDay('2026-11-16')).toBe('Monday, November 16, 2026');
});

it('says how much time is left, and how far above the target', () => {
  expect(sayTime(5 * 3_600_000 + 60_000)).toBe('5 hr 1 min');
  expect(sayTime(59_000)).toBe('1 min');
  expect(sayMargin(40, 28)).toBe('+12');
  expect(sayMargin(20, 28)).toBe('-8');
  expect(sayMargin(null, null)).toBe('–');
});

it('knows the table of a day by its deal', () => {
  expect(dayOfDeal('daily-2026-11-16')).toBe('2026-11-16');
  expect(dayOfDeal('daily-open-2026-11-16')).toBe('2026-11-16');
  expect(dayOfDeal('friday')).toBeNull();
  expect(dayOfDeal(null)).toBeNull();
});
