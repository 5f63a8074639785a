/** Whole games through the page, each in its own way. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { choose, click, myMoment, playOut, tap } from './player';
import { together } from './together';

const here = together();

async function total(page: Page): Promise<number[]> {
  await page.waitForSelector('.end');
  if (await page.locator('.end .why .button').count()) await click(page, '.end .why .button');
  const cells = await page.locator('[data-testid="total"]').allTextContents();
  return cells.map(Number);
}

it('against bots, one click from the door', async () => {
  const { page, errors } = await here.visit();
  await page.goto('/');
  await click(page, '[data-way="bots"]');
  await playOut(page);
  expect(await total(page)).toHaveLength(2);
  expect(await page.locator('.winner').count()).toBeGreaterThan(0);
  expect(await page.locator('.fair .good').count()).toBe(1);

  const finished = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForSelector('.pattern:not(:disabled)');
  expect(page.url()).not.toBe(finished);
  expect(errors).toEqual([]);
});

it('with dice that fly, and points that are counted one by one until somebody skips it', async () => {
  const { page, errors } = await here.visit({ settings: { motion: 'full' } });
  await page.addInitScript(() => {
    const seen = { flown: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const one of changes.flatMap((change) => [...change.addedNodes])) {
        if (one instanceof Element && one.matches('.flying')) seen.flown += 1;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
  await page.goto(await openTable(page, { seats }));
  await playOut(page);
  expect(await page.evaluate<number>('seen.flown')).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Skip' }).click();
  expect(await page.locator('.winner').count()).toBeGreaterThan(0);
  const counted = await page.locator('.sheets tbody td').allTextContents();
  expect(counted).not.toContain('');
  expect(errors).toEqual([]);
});

it('in two tabs of one player, who agree', async () => {
  const { page, errors } = await here.visit();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
  const path = await openTable(page, { seats });
  const second = await page.context().newPage();
  for (const tab of [page, second]) await tab.goto(path);
  // In turns: what is done in one tab is seen, and gone on with, in the other.
  for (let i = 0; i < 8; i++) await choose(i % 2 ? second : page);
  const window = async (tab: Page) => {
    const seen = await myMoment(tab);
    const panes = tab.locator('.mine [data-space]');
    return [seen.version, await panes.evaluateAll((all) => all.map((one) => one.ariaLabel))];
  };
  // Each hears of it in its own time.
  await expect
    .poll(async () => JSON.stringify([await window(page), await window(second)]), {
      timeout: 60_000,
    })
    .toMatch(/^\[(.+),\1\]$/);
  expect(errors).toEqual([]);
});

it('two people in two browsers, who share a link', async () => {
  const ada = await here.visit();
  const bruno = await here.visit();
  await ada.page.goto('/');
  await click(ada.page, '[data-way="friends"]');
  await click(ada.page, '.many .button');
  const link = await ada.page.locator('input[readonly]').inputValue();
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
