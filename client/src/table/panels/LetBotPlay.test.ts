/** A bot for a player who is away. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../i18n/say.svelte';
import type { SeatInfo, Sync } from '../../protocol';
import { type TableState, applyFrame } from '../state/tableState';
import LetBotPlay from './LetBotPlay.svelte';

beforeAll(() => loadLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

const file = join(import.meta.dirname, '../../fixtures/playing.json');
const MINUTES = 60_000;

/** Everyone waits for the second seat. */
function waitsForBruno(clock: Sync['table']['clock'] = { kind: 'none' }): TableState {
  const sync = JSON.parse(readFileSync(file, 'utf8')) as Sync;
  Object.assign(sync.table, { your_seats: [0], clock });
  const away = { kind: 'person', person: 'b', name: 'Bruno', is_you: false, bot: null };
  Object.assign(sync.table.seats[1] as SeatInfo, { ...away, resigned: false, stand_in: false });
  if (sync.view) sync.view.to_act = [1];
  sync.here.seats = [0];
  return applyFrame(null, sync, 0).state as TableState;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function show(minutes: number, table = waitsForBruno()): Promise<void> {
  render(LetBotPlay, { table, seat: 1, name: 'Bruno' });
  await vi.advanceTimersByTimeAsync(minutes * MINUTES);
}

it('is offered after two minutes, and asks the server', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([url.replace(/tables\/[\w-]+/, 'tables/x'), JSON.parse(String(body))]);
    return new Response('{}');
  });
  await show(3);
  screen.getByText('Let a bot play for Bruno').click();
  expect(asked).toEqual([['/api/tables/x/stand-in', { seat: 1 }]]);
});

it('is not offered for somebody who left a moment ago', async () => {
  await show(1);
  expect(screen.queryByText(/Let a bot play/)).toBeNull();
});

it('is not offered for somebody who is here, or in a game over days', async () => {
  const here = waitsForBruno();
  await show(3, { ...here, here: { ...here.here, seats: [0, 1] } });
  await show(3, waitsForBruno({ kind: 'days', days: 2 }));
  expect(screen.queryByText(/Let a bot play/)).toBeNull();
});
