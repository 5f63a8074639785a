/** Other ways to play: by keys alone, on one screen, on honour. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AnyServerFrame } from '../src/protocol';
import { type TableState, applyFrame } from '../src/table/state/tableState';
import { openTable } from './browser';
import { choose, click, kept, look, moved, myMoment, playOut } from './player';
import { together } from './together';

const here = together();
const BOT = { kind: 'bot', bot: 'apprentice' };

// ------------------------------------------------------------------ by keys alone

/** Tab until something like this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
    if (there) return;
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

async function chooseByKeys(page: Page): Promise<boolean> {
  const seen = await myMoment(page);
  if (seen.over) return false;
  if (seen.patterns.length > 0) {
    await tabTo(page, '.pattern');
    await page.keyboard.press('Enter');
    await kept(page);
    return true;
  }
  if (!(await placeByKeys(page, seen.dice))) {
    await page.waitForSelector(':is([data-act="end"], [data-act="pass"]):not([aria-disabled])');
    await page.keyboard.press('e');
  }
  await moved(page, seen.version);
  return true;
}

async function placeByKeys(page: Page, dice: number[]): Promise<boolean> {
  for (const die of dice) {
    await page.keyboard.press(String(die + 1));
    const lit = () => document.activeElement?.classList.contains('glowing') ?? false;
    if ((await look(page)).glowing.length > 0) {
      await page.waitForFunction(lit);
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

it('plays a whole game by keys alone', async () => {
  const { page, errors } = await here.visit();
  await page.goto(await openTable(page, { seats: [{ kind: 'me' }, BOT] }));
  while (await chooseByKeys(page));
  expect(await page.locator('.end').count()).toBe(1);
  expect(errors).toEqual([]);
});

// ------------------------------------------------------------------ one screen for two

it('keeps private objectives private on one screen', async () => {
  const { page, errors } = await here.visit();
  const leaks: string[] = [];
  /** What the page was sent, and what it knew last of the private objectives. */
  let sent: TableState | null = null;
  let known: unknown[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as AnyServerFrame;
      if ((frame.type !== 'sync' && frame.type !== 'step') || frame.over) return;
      const result = applyFrame(sent, frame, Date.now());
      if (result.gap) leaks.push(`a gap at ${frame.version}`);
      sent = result.state;
      const players = sent?.view?.players ?? [];
      known = players.flatMap((one) => one.private ?? []);
      for (const one of players) {
        if (one.private && one.seat !== sent?.holding)
          leaks.push(`seat ${one.seat} in ${frame.type}`);
      }
    });
  });
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bruno' }];
  await page.goto(await openTable(page, { seats }));
  let curtains = 0;
  for (;;) {
    const seen = await myMoment(page);
    if (seen.over) break;
    if (seen.curtain) {
      curtains += 1;
      expect(known).toEqual([]);
    }
    await choose(page);
    if (seen.curtain) expect(known).toHaveLength(1); // whoever took the screen sees their own
  }
  expect(leaks).toEqual([]);
  expect(curtains).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

// ------------------------------------------------------------------ on honour

it('calls a mistake, and its owner takes the die out', async () => {
  const ada = await here.visit();
  const bruno = await here.visit();
  const path = await openTable(ada.page, {
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { referee: 'honour', start_player: 'named' },
    start: 0,
  });
  await ada.page.goto(path);
  await bruno.page.goto(path);
  await click(bruno.page, '.seats .button');
  for (const { page } of [ada, bruno]) await choose(page);

  // The first die goes to the middle of the window, where it may not lie.
  const { version } = await myMoment(ada.page);
  await click(ada.page, '.pool .die-button');
  await click(ada.page, '.mine [data-space="7"]');
  await ada.page.waitForSelector('.mine [data-space="7"] .die');
  await moved(ada.page, version);

  await bruno.page.waitForSelector('[data-act="call"]');
  await click(bruno.page, '[data-act="call"]');
  await click(bruno.page, '[data-act^="call "]');
  await ada.page.waitForSelector('.mine [data-space="7"].glowing');
  await click(ada.page, '.mine [data-space="7"]');
  await ada.page.waitForSelector('.mine [data-space="7"] .pane');
  // Both go on playing after the mistake was mended, to the end.
  await Promise.all([playOut(ada.page), playOut(bruno.page)]);
  for (const { page } of [ada, bruno]) await page.waitForSelector('.end .winner');
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});
