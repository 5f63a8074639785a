/** What can be reported at a table. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import type { ChatLine, SeatInfo, Sync } from '../protocol';
import { type TableState, applyFrame } from '../table/state/tableState';
import { reportable, reportableLines } from './reportable';

beforeAll(() => loadLanguage('en'));

const file = join(import.meta.dirname, '../fixtures/playing.json');
const sync = JSON.parse(readFileSync(file, 'utf8')) as Sync;
const seat = (seat: number, person: string, is_you: boolean): SeatInfo =>
  ({ ...sync.table.seats[0], seat, kind: 'person', person, name: person, is_you }) as SeatInfo;
const line = (number: number, person: string, text: string): ChatLine => ({
  number,
  at: 0,
  person,
  seat: null,
  name: person,
  text,
});

function table(chat: ChatLine[]): TableState {
  const seats = [seat(0, 'Ada', true), seat(1, 'Bruno', false)];
  const { state } = applyFrame(null, { ...sync, chat, table: { ...sync.table, seats } }, 0);
  return state as TableState;
}

it('is what others said, the latest first, and shortened', () => {
  const here = table([
    line(1, 'Bruno', 'hi'),
    line(2, 'Ada', 'hi'),
    line(3, 'Carla', 'x'.repeat(99)),
  ]);
  expect(reportableLines(here).map((one) => [one.person, one.line])).toEqual([
    ['Carla', 3],
    ['Bruno', 1],
  ]);
  expect(reportableLines(here)[0]?.text).toMatch(/^Carla: x+…$/);
  expect(reportableLines(here)[0]?.text.length).toBeLessThanOrEqual(36);
});

it('is the person in a seat and their own lines, but never myself or a bot', () => {
  const here = table([line(1, 'Bruno', 'hi'), line(3, 'Carla', 'hello')]);
  const [ada, bruno] = here.table.seats;
  expect(reportable(here, bruno).map((one) => one.line)).toEqual([null, 1]);
  expect(reportable(here, ada)).toEqual([]);
  expect(reportable(here, { ...(bruno as SeatInfo), kind: 'bot' })).toEqual([]);
});
