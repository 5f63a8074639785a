/** Whole games through the page, each in its own way. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { choose, click, playOut, tap } from './player';
import { together } from './together';

const here = together();

async function total(page: Page): Promise<number[]> {
  await page.waitForSelector('.end');
  if (await page.locator('.end .why .button').count()) await click(page, '.end .why .button');
  const cells = await page.locator('[data-testid="total"]').allTextContents();
  return cells.map(Number);
}

it('against bots, three clicks from the door', async () => {
  const { page, errors } = await here.visit();
  await page.goto('/');
  await click(page, '[data-way="bots"]');
  await click(page, '.many .button');
  await playOut(page);
  expect(await total(page)).toHaveLength(2);
  expect(await page.locator('.winner').count()).toBeGreaterThan(0);
  expect(await page.locator('.fair .good').count()).toBe(1);
  expect(errors).toEqual([]);
});

it('two people in two browsers, who share a link', async () => {
  const ada = await here.visit();
  const bruno = await here.visit();
  await ada.page.goto('/');
  await click(ada.page, '[data-way="friends"]');
  await click(ada.page, '.many .button');
  const link = await ada.page.locator('#link').inputValue();
  await bruno.page.goto(link);
  await click(bruno.page, '.seats .button');
  await Promise.all([playOut(ada.page), playOut(bruno.page)]);
  expect(await total(ada.page)).toEqual(await total(bruno.page));
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('by touch on a small phone, without scrolling sideways', async () => {
  const viewport = { width: 360, height: 640 };
  const { page, errors } = await here.visit({
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  const path = await openTable(page, {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
  });
  await page.goto(path);
  await playOut(page, { press: tap });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
});

it('goes on in the same tab when the server was killed', async () => {
  const { page, errors } = await here.visit();
  const path = await openTable(page, {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
  });
  await page.goto(path);
  for (let i = 0; i < 6; i++) await choose(page);
  await here.server.kill();
  await page.waitForSelector('.banner', { timeout: 60_000 });
  await here.server.run();
  await page.waitForSelector('.banner', { state: 'detached', timeout: 90_000 });
  await playOut(page);
  expect(await total(page)).toHaveLength(2);
  expect(errors).toEqual([]);
});
