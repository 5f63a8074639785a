/** The daily page when the server doesn't answer. */

import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setCards } from '../app/cards.svelte';
import { catalogue } from '../fixtures/frames';
import { loadLanguage, say } from '../i18n/say.svelte';
import type { DailyDay } from '../protocol';
import DailyPage from './DailyPage.svelte';

const NOW = Date.UTC(2026, 10, 16, 12);
const DAY: DailyDay = {
  day: '2026-11-16',
  phase: 'open',
  solo_tools: 3,
  now: NOW,
  begins: NOW - 3_600_000,
  ends: NOW + 3_600_000,
  closes: NOW + 7_200_000,
  counts: true,
  yours: null,
  tries: 0,
  playing: 0,
  standing: [],
  commitment: 'c0ffee',
  seed: null,
  open: null,
  streak: null,
  window: null,
  bots: [],
};

beforeAll(async () => {
  await loadLanguage('en');
  setCards(catalogue());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers for the day while `there.is`. */
function serve(there: { is: boolean }): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!there.is) throw new Error('no network');
    return new Response(
      path.includes('today')
        ? JSON.stringify(DAY)
        : JSON.stringify({ month: '2026-11', first: '2026-11-01', today: '2026-11-16', days: [] }),
    );
  });
}

it('keeps what was shown when a reload fails', async () => {
  const there = { is: true };
  serve(there);
  render(DailyPage, { day: null });
  await screen.findByText(/16 November 2026|November 16, 2026/);
  there.is = false;
  vi.advanceTimersByTime(31_000);
  await screen.findAllByText(say('error.offline'));
  expect(screen.queryByText(/16 November 2026|November 16, 2026/)).not.toBeNull();
});

it('tries again when there was nothing to show', async () => {
  const there = { is: false };
  serve(there);
  render(DailyPage, { day: null });
  await screen.findByText(say('error.offline'));
  there.is = true;
  vi.advanceTimersByTime(31_000);
  await screen.findByText(/16 November 2026|November 16, 2026/);
  await waitFor(() => expect(screen.queryByText(say('error.offline'))).toBeNull());
});
