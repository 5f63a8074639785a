/**
 * How many taps a game takes, and how long its player waits for bots. Real taps on a phone, by
 * somebody who places a die wherever one fits, looks before they tap, and uses no tools.
 * `TAPS_GAMES=5` plays five games of each kind; the figures are printed.
 */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LONG } from './extent';
import { together } from './together';

const here = together();
const GAMES = Number(process.env.TAPS_GAMES ?? 3);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Milliseconds for one game. */
const PATIENCE = 350_000;
/** Taps in a whole game. */
const MOST = { solo: 42, two: 40 };

interface Counted {
  /** In the whole game, from the home page on. */
  taps: number;
  /** From the home page until the first die is placed. */
  first: number;
  /** The longest time between two turns, in seconds. */
  wait: number;
}

function look(page: Page) {
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const end = document.querySelector('[data-act="end"]')?.textContent?.trim();
    return {
      over: has('.end'),
      mine: has('.guide.mine') && !has('.pattern:not(:disabled)'),
      ending: has('[data-ending="true"]'),
      /** Nothing has been done in this turn. */
      fresh: has('[data-act="pass"]') || end === 'Pass',
      dice: document.querySelectorAll('.pool .die-button:not(.cannot)').length,
      glowing: has('.mine .glowing'),
      chosen: has('.die-button.chosen'),
      end: has('[data-act="pass"]') ? 'pass' : end ? 'end' : '',
    };
  });
}

async function playGame(page: Page, begin: string[]): Promise<Counted> {
  const counted: Counted = { taps: 0, first: 0, wait: 0 };
  const press = (selector: string, timeout?: number) =>
    page.locator(selector).first().tap({ force: true, noWaitAfter: true, timeout });
  const tap = async (selector: string) => {
    counted.taps += 1;
    await press(selector);
  };
  await page.goto('/');
  for (const selector of begin) await tap(selector);
  await page.waitForSelector('.pattern:not(:disabled)');
  await tap('.pattern:not(:disabled)');

  const until = Date.now() + PATIENCE;
  let tried = 0;
  let endedAt: number | null = null;
  while (Date.now() < until) {
    const now = await look(page);
    if (now.over) return counted;
    if (!now.mine || now.ending) {
      if (!now.mine) endedAt ??= Date.now();
      tried = 0;
      await page.waitForTimeout(30);
      continue;
    }
    if (endedAt !== null) counted.wait = Math.max(counted.wait, (Date.now() - endedAt) / 1000);
    endedAt = null;
    if (now.glowing) {
      // On a busy machine, a press before this one may only now choose a die that fits nowhere.
      const there = await press('.mine .glowing', 3_000).then(
        () => true,
        () => false,
      );
      if (!there) continue;
      counted.taps += 2; // with the tap that chose the die
      counted.first ||= counted.taps;
      tried = 0;
      await page.waitForTimeout(400);
    } else if ((now.fresh || now.chosen) && tried < now.dice) {
      // Those that fit nowhere would not be tapped by somebody who looks.
      await press(`.pool .die-button:not(.cannot) >> nth=${tried}`);
      tried += 1;
    } else if (now.chosen) {
      await press('[data-act="cancel"]');
    } else if (now.end) {
      await page.waitForTimeout(700);
      const then = await look(page);
      if (then.ending || then.end !== now.end || then.fresh !== now.fresh) continue;
      await tap(`[data-act="${now.end}"]`);
      if (await page.locator('[data-act="sure"]').count()) {
        await tap('[data-act="sure"]:not([aria-disabled="true"])');
      }
      tried = 0;
      await page.waitForTimeout(300);
    } else await page.waitForTimeout(30);
  }
  throw new Error('the game takes too long');
}

async function measure(name: string, begin: string[]): Promise<Counted> {
  const all: Counted[] = [];
  for (let i = 0; i < GAMES; i++) {
    // As on a new device.
    const settings = { motion: 'full', endTurn: 'auto', warn: true };
    const { page, errors } = await here.visit({ ...PHONE, settings });
    all.push(await playGame(page, begin));
    expect(errors).toEqual([]);
    await page.context().close();
  }
  const mean = (of: keyof Counted) => all.reduce((sum, one) => sum + one[of], 0) / all.length;
  const wait = Math.max(...all.map((one) => one.wait));
  const found = { taps: mean('taps'), first: mean('first'), wait };
  console.log(name, JSON.stringify(found), 'taps:', all.map((one) => one.taps).join(' '));
  return found;
}

// It measures time, so it runs with the long tests only.
it.runIf(LONG)(
  'takes two taps a turn, and little time for what bots do',
  async () => {
    const [alone, two, four] = await Promise.all([
      measure('solo', ['[data-way="solo"]']),
      measure('two players', ['[data-way="bots"]']),
      measure('four players', ['[data-more="bots"]', '.many .main >> nth=2']),
    ]);
    expect(alone.taps).toBeLessThanOrEqual(MOST.solo);
    expect(two.taps).toBeLessThanOrEqual(MOST.two);
    // Up to eight bots' turns in a row, and what they think about.
    expect(four.wait).toBeLessThanOrEqual(6);
  },
  GAMES * PATIENCE,
);
