/** A part of the page that is not there any more: a newer version has taken its place. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visitor } from './browser';
import { ADDRESS, frame, stage } from './stage';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

it.each([
  ['the scorer', '/score', 'ScorePage'],
  ['the rules', '/rules', 'rulebook'],
  ['the tutorial', '/learn', 'lesson'],
])('says so instead of staying blank, and loads the page again: %s', async (_, path, chunk) => {
  const { page } = await visitor(browser, ADDRESS);
  await stage(page, frame('playing'));
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await page.getByRole('alert').filter({ hasText: 'didn’t load' }).waitFor();
  await page.unroute(`**/assets/${chunk}-*.js`);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.waitForSelector('main h1');
  expect(await page.getByText('didn’t load').count()).toBe(0);
  await page.context().close();
});

it('offers to load the page again where the words do not come, and begins when they do', async () => {
  const { page } = await visitor(browser, ADDRESS);
  await stage(page, frame('playing'));
  await page.route('**/assets/en-*.js', (route) => route.fulfill({ status: 429 }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Sagrada' }).waitFor();
  await page.unroute('**/assets/en-*.js');
  await page.waitForSelector('[data-way="bots"]');
  await page.context().close();
});

it('asks for a new page when the server no longer understands this one, and loads it', async () => {
  const { page, errors } = await visitor(browser, ADDRESS);
  await stage(page, frame('playing'));
  let refuses = true;
  await page.routeWebSocket(/\/play\?wire=\d+$/, (socket) => {
    if (refuses) void socket.close({ code: 4426, reason: 'outdated' });
    else socket.send(JSON.stringify(frame('playing')));
  });
  await page.goto('/t/tab1e');
  await page.getByRole('alert').getByText('A new version is ready.').waitFor();
  expect(await page.locator('.banner').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Later' }).count()).toBe(0);
  refuses = false;
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForSelector('.pool');
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
