/** The page under a path of its host, behind a proxy that takes the path off. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Visitor, openBrowser, visitor } from './browser';
import { choose, click, myMoment } from './player';
import { Proxy } from './proxy';
import { Server } from './server';

const PREFIX = '/games/sagrada';
let browser: Browser;
let server: Server;
let proxy: Proxy;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    openBrowser(),
    Server.start({ SAGRADA_PATH: PREFIX, SAGRADA_BEHIND_PROXY: 'true' }),
  ]);
  proxy = await new Proxy(server.address, PREFIX).start();
});
afterAll(async () => {
  await browser?.close();
  await proxy?.stop();
  await server?.stop();
});

/** Whatever the page asks for outside its path isn't there, and counts as an error. */
const visit = (): Promise<Visitor> => visitor(browser, `${proxy.address}/`);
const path = (page: Page) => new URL(page.url()).pathname;
const links = (page: Page) =>
  page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

it('starts a game, makes a move and comes back to it', async () => {
  const { page, errors } = await visit();
  await page.goto('./');
  await click(page, '[data-more="bots"]');
  await page.getByRole('group', { name: 'How many players?' }).getByRole('button').first().click();
  await choose(page);
  await myMoment(page);
  expect(path(page)).toMatch(/^\/games\/sagrada\/t\/[\w-]+$/);
  await page.reload();
  await page.waitForSelector('.pool');
  await page.goto('./');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.waitForSelector('.pool');
  expect(errors).toEqual([]);
});

it('has every link of the large pages under its path, and follows them', async () => {
  const { page, errors } = await visit();
  for (const place of ['./', './rules', './tools/flux-remover', './settings', './daily', './me']) {
    await page.goto(place);
    await page.waitForSelector('main h1, [data-way="bots"]');
    const outside = (await links(page)).filter(
      (link) => !link.startsWith(`${PREFIX}/`) && !link.startsWith('#'),
    );
    expect([place, outside]).toEqual([place, []]);
  }
  await page.goto('./');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.waitForSelector('[id="5.3"]');
  expect(path(page)).toBe(`${PREFIX}/rules`);
  await page.goBack();
  await page.waitForSelector('[data-way="bots"]');
  expect(path(page)).toBe(`${PREFIX}/`);
  expect(errors).toEqual([]);
});

it('shares a link that a friend can open', async () => {
  const [ada, bruno] = [await visit(), await visit()];
  await ada.page.goto('./');
  await click(ada.page, '[data-way="friends"]');
  await ada.page.getByRole('group', { name: 'How many players?' }).getByText('2').click();
  await ada.page.waitForSelector('.seats');
  const link = await ada.page.locator('input[readonly]').inputValue();
  expect(link).toMatch(new RegExp(`^${proxy.address}/t/[\\w-]+$`));
  await bruno.page.goto(link);
  await click(bruno.page, '.seats .button');
  for (const { page } of [ada, bruno]) {
    await page.getByRole('heading', { name: 'Choose your window' }).waitFor();
  }
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('works offline within its path, and only there', async () => {
  const { page, errors } = await visit();
  await page.goto('./settings');
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
  const scope = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.scope,
  );
  expect(scope).toBe(`${proxy.address}/`);
  const cached = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(all.map((cache) => cache.keys()));
    return keys.flat().map((request) => new URL(request.url).pathname);
  });
  expect(cached).toContain(`${PREFIX}/index.html`);
  expect(cached.filter((one) => !one.startsWith(`${PREFIX}/`))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('./rules#5.3');
  await page.waitForSelector('[id="5.3"]');
  await page.goto('./score');
  await page.locator('#tab-0').waitFor();
  expect(errors).toEqual([]);
});
