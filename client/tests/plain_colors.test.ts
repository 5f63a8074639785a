/** Forced colors: the system paints everything in a few colors, so frames must tell things apart. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visitor } from './browser';
import { ADDRESS, frame, stage } from './stage';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

/** What of an element's frame is drawn in this mode; shadows and backgrounds are not. */
function frameOf(page: Page, selector: string, pseudo?: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((node, which) => {
      const style = getComputedStyle(node, which);
      if (which && style.content === 'none') return 'nothing';
      const { borderStyle, borderWidth, borderColor, outlineStyle, outlineWidth } = style;
      return [borderStyle, borderWidth, borderColor, outlineStyle, outlineWidth].join(' ');
    }, pseudo);
}

it('tells glow, current round, active player and chosen die apart without colors', async () => {
  const { page, errors } = await visitor(browser, ADDRESS, { forcedColors: 'active' });
  const sync = frame('playing');
  await stage(page, sync);
  await page.goto('/t/tab1e');
  await page.waitForSelector('.mine');
  const differ = async (one: string, other: string, pseudo?: string) =>
    expect(await frameOf(page, one, pseudo), one).not.toBe(await frameOf(page, other, pseudo));

  await differ('.slot.now', '.slot:not(.now)');
  await differ('.order .now', '.order li:not(.now)');
  await page.locator('.pool .die-button').first().click();
  await differ('.mine .glowing', '.mine .pane:not(.glowing)', '::after');
  await differ('.die-button.chosen', '.die-button:not(.chosen)');
  await page.context().close();
  expect(errors).toEqual([]);
});

it('tells whose turn it is without colors', async () => {
  const { page } = await visitor(browser, ADDRESS, { forcedColors: 'active' });
  const sync = frame('playing');
  if (!sync.view) throw new Error('the frames have changed');
  Object.assign(sync.view, { active: 1, to_act: [1] });
  sync.choices = null;
  await stage(page, sync);
  await page.goto('/t/tab1e');
  await page.waitForSelector('.mine');
  const active = await frameOf(page, '.players .active .look');
  expect(active).not.toBe(await frameOf(page, '.players li:not(.active) .look'));
  expect(await page.locator('.guide.mine').count()).toBe(0);
  await page.context().close();
});
