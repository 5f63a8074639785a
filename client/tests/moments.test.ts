/** What the golden games show, played through the page: every way of every tool, solo, every end. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { AnyClientFrame } from '../src/protocol';
import type { Visitor } from './browser';
import { ByRecord, asked } from './by_record';
import { type Moment, prepare } from './moments';
import { goTo, look, moved, version } from './player';
import { together } from './together';

const here = together({ keep: true });
let me: Visitor;
let other: Visitor;
let moments: Moment[];
const sent: string[] = [];

beforeAll(async () => {
  me = await here.visit();
  other = await here.visit();
  moments = await prepare(here.server, me.page, other.page);
  me.page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as AnyClientFrame;
      if (frame.type === 'move') sent.push(frame.move);
      if (frame.type === 'undo') sent.push('takeback');
    });
  });
  for (const { page } of [me, other]) await page.goto('/');
});

/** Plays a moment through two pages; answers what the first one sent. */
async function play({ path, moves }: Moment): Promise<string[]> {
  sent.length = 0;
  const ways = { true: new ByRecord(me.page), false: new ByRecord(other.page) };
  await goTo(me.page, path);
  await asked(me.page);
  const interrupts = moves.some(([mine]) => !mine);
  if (interrupts) {
    await goTo(other.page, path);
    await other.page.waitForSelector('.guide');
  }
  const left = [...moves];
  while (left.length > 0) {
    const next = interrupts && (await mustWait(me.page)) ? left.findIndex(([mine]) => !mine) : 0;
    const [[mine, move]] = left.splice(next, 1) as [[boolean, string]];
    await ways[`${mine}`].play(move);
    if (interrupts) await agree(me.page, other.page);
  }
  return [...sent];
}

/** Waits until both pages know of everything: a later version alone may be the other's doing. */
async function agree(one: Page, another: Page): Promise<void> {
  const versions = [Number(await version(one)), Number(await version(another))];
  const latest = String(Math.max(...versions));
  await Promise.all([moved(one, latest, 0), moved(another, latest, 0)]);
}

/** A call may have been heard already, since a drafted die is sent later by the page. */
async function mustWait(page: Page): Promise<boolean> {
  const { mine, over } = await look(page);
  return !mine && !over;
}

const own = ({ moves }: Moment) => moves.filter(([mine]) => mine).map(([, move]) => move);

const TOOLS = Array.from({ length: 12 }, (_, i) => i + 1);
it.each(TOOLS)('uses tool %i in each of its ways', async (tool) => {
  const mine = moments.filter(({ shows }) => shows[0]?.startsWith(`tool ${tool}:`));
  expect(mine.length).toBeGreaterThan(0);
  for (const moment of mine) {
    const played = await play(moment);
    expect(played.toSorted(), `${moment.game}: ${moment.shows.join('; ')}`).toEqual(
      own(moment).toSorted(),
    );
  }
  expect([...me.errors, ...other.errors]).toEqual([]);
});

async function headline(): Promise<{ title: string; why: string }> {
  await me.page.waitForSelector('.end');
  const text = async (selector: string) =>
    (await me.page.locator(selector).first().textContent())?.trim() ?? '';
  return { title: await text('.end h1'), why: await text('.end .why') };
}

const game = (name: string, shows: string) =>
  moments.find((one) => one.game === name && one.shows.includes(shows)) as Moment;

it.each([
  ['solo-won', 'You beat the target!', 'Score 41, target 39'],
  ['solo-5-easy', 'You didn’t beat the target.', 'Score 17, target 61'],
])('plays a whole solo game: %s', async (name, title, why) => {
  const moment = game(name, 'whole game');
  expect(await play(moment)).toEqual(own(moment));
  expect(await headline()).toEqual({ title, why });
  expect(await me.page.locator('.fair .good').count()).toBe(1);
  expect(me.errors).toEqual([]);
});

it.each([
  ['full-window', 'You win!', 'Won on points.'],
  ['decided-by-points', 'Ada wins!', 'Won on points.'],
  ['decided-by-private', 'Bruno wins!', 'Tied on points. Private objectives broke the tie.'],
  [
    'decided-by-favor',
    'Ada wins!',
    'Tied on points and private objectives. Favor tokens broke the tie.',
  ],
  [
    'decided-by-order',
    'Ada wins!',
    'Tied on everything. The last tied player in the final round’s turn order wins.',
  ],
  [
    'decided-by-last-turn',
    'You win!',
    'Tied on everything. The player who took the final round’s last turn wins.',
  ],
  ['shared-win', 'Shared win: Ada and Bruno', 'Tied on everything, so the win is shared.'],
])('shows the end of %s', async (name, title, why) => {
  await play(game(name, 'ending'));
  expect(await headline()).toEqual({ title, why });
  expect(me.errors).toEqual([]);
});
