/** Days, months, times and margins as text in the current language. */

import { language } from '../i18n/say.svelte';

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** Days are UTC days everywhere. */
export function sayDay(day: string, style: 'full' | 'long' = 'full'): string {
  const written = new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: 'UTC' });
  return written.format(asDate(day));
}

/** A point in time, in the reader's time zone. */
export function sayMoment(millis: number): string {
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language(), options).format(millis);
}

export function sayMonth(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language(), options).format(asDate(`${month}-01`));
}

/** The names of the days of a week, from Monday. */
export function weekdays(): string[] {
  const short = new Intl.DateTimeFormat(language(), { weekday: 'narrow', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, i) => short.format(new Date(Date.UTC(1970, 0, 5 + i))));
}

/** How many cells of the calendar are empty before the first day of a month. */
export function daysBefore(month: string): number {
  return (asDate(`${month}-01`).getUTCDay() + 6) % 7;
}

export function daysIn(month: string): number {
  const first = asDate(`${month}-01`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
}

export function otherMonth(month: string, by: number): string {
  const first = asDate(`${month}-01`);
  const there = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1));
  return there.toISOString().slice(0, 7);
}

/** `5 hr 12 min`. */
export function sayTime(millis: number): string {
  const minutes = Math.max(0, Math.ceil(millis / 60_000));
  const part = (n: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(n);
  const hours = Math.floor(minutes / 60);
  const rest = part(minutes % 60, 'minute');
  return hours > 0 ? `${part(hours, 'hour')} ${rest}` : rest;
}

/** Above or below the target, with its sign: `+12`. */
export function sayMargin(score: number | null, target: number | null): string {
  if (score === null || target === null) return '–';
  return signed(score - target);
}

export function signed(n: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(n);
}
