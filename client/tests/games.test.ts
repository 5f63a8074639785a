/** Whole games through the page, each in its own way. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openTable, visitor } from './browser';
import { click, playOut, tap } from './player';
import { Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), Server.start()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function total(page: import('playwright-core').Page): Promise<number[]> {
  await click(page, '.end .why .button').catch(() => {});
  const cells = await page.locator('[data-testid="total"]').allTextContents();
  return cells.map(Number);
}

it('against bots, three clicks from the door', async () => {
  const { page, errors } = await visitor(browser, server.address);
  await page.goto('/');
  await click(page, '[data-way="bots"]');
  await click(page, '.many .button');
  await playOut(page);
  expect(await total(page)).toHaveLength(2);
  expect(await page.locator('.winner').count()).toBeGreaterThan(0);
  expect(await page.locator('.fair .good').count()).toBe(1);
  expect(errors).toEqual([]);
});

it('solo', async () => {
  const { page, errors } = await visitor(browser, server.address);
  await page.goto('/');
  await click(page, '[data-way="solo"]');
  await playOut(page, { lovesTools: true });
  expect(await total(page)).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('two people in two browsers, who share a link', async () => {
  const ada = await visitor(browser, server.address);
  const bruno = await visitor(browser, server.address);
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
  const { page, errors } = await visitor(browser, server.address, {
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  const path = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  await page.goto(path);
  await playOut(page, { press: tap });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
});

it('goes on in the same tab when the server was killed', async () => {
  const { page, errors } = await visitor(browser, server.address);
  const path = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  await page.goto(path);
  const { choose } = await import('./player');
  for (let i = 0; i < 6; i++) await choose(page);
  await server.kill();
  await page.waitForSelector('.banner');
  await server.run();
  await page.waitForSelector('.banner', { state: 'detached', timeout: 30_000 });
  await playOut(page);
  expect(await total(page)).toHaveLength(2);
  expect(errors).toEqual([]);
});
