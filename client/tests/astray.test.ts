/** Where an address leads nowhere or the server is away: each says what is the matter, with a way on. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { expectAccessible, expectFits, tooSmall } from './pages';
import { choose, click, goTo, look, moved, myMoment, version } from './player';
import { Server } from './server';
import { together } from './together';

const here = together();
const PHONE = { viewport: { width: 360, height: 640 } };

const says = (page: Page, sentence: string) =>
  page.getByRole('heading', { level: 1, name: sentence }).waitFor();

async function isGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
}

it('says that there is no such page', async () => {
  const { page, errors } = await here.visit(PHONE);
  await page.goto('/tabel/x');
  await says(page, 'There’s no page at this address.');
  expect(await page.title()).toContain('no page');
  await isGood(page);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await page.waitForSelector('[data-way="bots"]');
  expect(errors).toEqual([]);
});

it('says that there is no such table', async () => {
  const { page, errors } = await here.visit(PHONE);
  await page.goto('/t/nobody-ever-sat-here');
  await says(page, 'There’s no table at this address.');
  await isGood(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'There’s no table at this address.');
  await page.getByRole('link', { name: 'Set up a table' }).click();
  await page.waitForSelector('form');
  expect(errors).toEqual([]);
});

it('says that a table is not for spectators, and lets its player sign in', async () => {
  const ada = await here.visit();
  const BOT = { kind: 'bot', bot: 'apprentice' };
  const path = await openTable(ada.page, { seats: [{ kind: 'me' }, BOT], spectators: false });
  const { page, errors } = await here.visit(PHONE);
  await page.goto(path);
  await says(page, 'You can’t watch this table.');
  await isGood(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByTestId('account').waitFor();
  expect(errors).toEqual([]);
});

it('says that the server is away, and opens the table when it is back', async () => {
  const server = await Server.start();
  try {
    const { page, errors } = await here.visit({ ...PHONE, baseURL: server.address });
    await page.goto('/');
    const path = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await server.kill();
    await goTo(page, path);
    await says(page, 'Can’t reach the server. We’ll keep trying.');
    await isGood(page);
    expect(await page.locator('.banner').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Rules' }).waitFor();
    await server.run();
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});

it('says that a move waits to be sent, takes no second one, and sends it', async () => {
  const server = await Server.start();
  try {
    const { page, errors } = await here.visit({ ...PHONE, baseURL: server.address });
    await page.goto('/');
    const BOT = { kind: 'bot', bot: 'apprentice' };
    await page.goto(await openTable(page, { seats: [{ kind: 'me' }, BOT] }));
    await choose(page);
    const seen = await myMoment(page);
    await server.kill();
    await page.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor();
    for (let i = 0; (await look(page)).glowing.length === 0; i++) {
      await click(page, `.pool .die-button >> nth=${i}`);
    }
    const [space] = (await look(page)).glowing;
    await click(page, `.mine [data-space="${space}"]`);
    await page.getByRole('alert').filter({ hasText: 'We’ll send your move' }).waitFor();
    expect(await page.getByTestId('guide').innerText()).toContain('We’ll send your move');
    expect(await version(page)).toBe(seen.version);
    await server.run();
    await moved(page, seen.version, 2);
    expect(await page.locator(`.mine [data-space="${space}"] .die`).count()).toBe(1);
    await page.getByText('We’ll send your move').first().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});
