/** Friends at a table: the invitation, names, messages on a phone, a bot for somebody who left, a rematch. */

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Visitor } from './browser';
import { openTable } from './browser';
import { LONG } from './extent';
import { expectAccessible, expectFits, tooSmall } from './pages';
import { choose, click } from './player';
import { together } from './together';

const here = together();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Where to put pictures, to look at them. */
const PICTURES = process.env.PICTURES;

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

const join = async (page: Page, path: string, name: string) => {
  await page.goto(path);
  const invitation = page.getByTestId('invitation');
  await invitation.getByLabel('Your name').fill(name);
  await invitation.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'Choose your window' }).waitFor();
};

async function adaAndBruno(wishes = {}): Promise<[Visitor, Visitor, string]> {
  const [ada, bruno] = [await here.visit(wishes), await here.visit(wishes)];
  await ada.page.request.get('/api/me');
  await ada.page.request.patch('/api/me', { data: { name: 'Ada' } });
  const path = await openTable(ada.page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.page.goto(path);
  await join(bruno.page, path, 'Bruno');
  return [ada, bruno, path];
}

it('invites by name, with a link, a share sheet and a QR code', async () => {
  const [ada, bruno] = [await here.visit(PHONE), await here.visit(PHONE)];
  await ada.page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    navigator.share = async (what) => void shared.push(what);
  });
  await ada.page.request.get('/api/me');
  await ada.page.request.patch('/api/me', { data: { name: 'Ada' } });
  const path = await openTable(ada.page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.page.goto(path);
  await click(ada.page, '[data-act="share"]');
  const shared = await ada.page.evaluate(
    () => (globalThis as unknown as { shared: unknown }).shared,
  );
  expect(shared).toEqual([{ title: 'Sagrada', url: `${here.server.address}${path}` }]);
  await click(ada.page, '[data-act="qr"]');
  const code = ada.page.getByRole('img', { name: 'QR code with the link to this table' });
  expect((await code.boundingBox())?.width).toBeGreaterThan(150);
  await picture(ada.page, 'waiting-390');
  await expectAccessible(ada.page);
  await expectFits(ada.page);

  await bruno.page.goto(path);
  await bruno.page.getByRole('heading', { name: 'Ada invites you to play' }).waitFor();
  expect(await bruno.page.getByLabel('Your name').inputValue()).toBe('');
  await picture(bruno.page, 'invitation-390');
  await expectAccessible(bruno.page);
  await expectFits(bruno.page);
  expect(await tooSmall(bruno.page)).toEqual([]);
  await join(bruno.page, path, 'ada');
  await choose(ada.page);
  await choose(bruno.page);
  const info = await ada.page.request.get(`/api/tables/${path.slice(3)}`);
  const { seats } = (await info.json()) as { seats: { name: string }[] };
  expect(seats.map((seat) => seat.name)).toEqual(['Ada', 'ada 2']); // no two alike
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('shows a new name at once, and who is here', async () => {
  const [ada, bruno] = await adaAndBruno();
  for (const { page } of [ada, bruno]) await choose(page);
  const other = ada.page.locator('.players li').first();
  await other.getByText('Bruno').waitFor();
  await other.locator('[data-here="true"]').waitFor();
  await bruno.page.getByRole('button', { name: 'Settings' }).click();
  const field = bruno.page.getByRole('textbox', { name: 'Your name' });
  await field.fill('Bob');
  await field.press('Tab');
  await ada.page.getByTestId('toast').getByText('Bruno is now Bob.').waitFor();
  await other.getByText('Bob').waitFor();
  for (const { page } of [ada, bruno]) {
    await page.locator('.log li', { hasText: 'Bruno is now Bob.' }).waitFor();
  }
  // A name that is taken gets a number.
  await field.fill('ADA');
  await field.press('Tab');
  await ada.page.locator('.log li', { hasText: 'Bob is now ADA 2.' }).waitFor();
  await ada.page.reload();
  await ada.page.locator('.log li', { hasText: 'Bruno is now Bob.' }).waitFor();
  await ada.page.locator('.log li', { hasText: 'Bob is now ADA 2.' }).waitFor();
  await bruno.page.close();
  await other.locator('[data-here="false"]').waitFor();
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('shows a message on a phone, where the chat is out of sight', async () => {
  const [ada, bruno] = await adaAndBruno(PHONE);
  await choose(ada.page);
  await choose(bruno.page);
  for (const { page } of [ada, bruno]) await page.waitForSelector('.pool');
  const log = (page: Page) => page.getByRole('button', { name: /^Log/ });
  await log(bruno.page).click();
  await bruno.page.getByLabel('Type a message').fill('Good luck!');
  await bruno.page.getByLabel('Type a message').press('Enter');
  await ada.page.getByTestId('toast').getByText('Bruno: Good luck!').waitFor();
  await ada.page.getByTestId('unread').waitFor();
  await picture(ada.page, 'message-390');
  expect(await bruno.page.getByTestId('toast').count()).toBe(0); // my own words are no news
  await ada.page.getByTestId('toast').click();
  await log(ada.page).click();
  await ada.page.locator('.chat').getByText('Good luck!').waitFor();
  expect(await ada.page.getByTestId('unread').count()).toBe(0);
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('asks the other for a rematch, and lets both talk after the game', async () => {
  const [ada, bruno, path] = await adaAndBruno();
  const api = `/api${path.replace('/t/', '/tables/')}`;
  const headers = { origin: here.server.address };
  // Bots play it to the end.
  for (const { page } of [ada, bruno]) {
    await page.request.post(`${api}/resign`, { data: {}, headers });
  }
  for (const { page } of [ada, bruno]) {
    await page.waitForFunction(
      () => {
        dispatchEvent(new PointerEvent('pointerdown'));
        return document.querySelector('.end') !== null;
      },
      undefined,
      { timeout: 300_000, polling: 200 },
    );
  }
  await bruno.page.getByLabel('Type a message').fill('well played');
  await bruno.page.getByLabel('Type a message').press('Enter');
  await ada.page.locator('.end').getByText('well played').waitFor();
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByText('Waiting for players').waitFor();
  const asked = bruno.page.getByTestId('rematch');
  await asked.getByText('Ada wants a rematch.').waitFor();
  await asked.scrollIntoViewIfNeeded();
  await picture(bruno.page, 'rematch-1280');
  await expectAccessible(bruno.page);
  await asked.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ada, bruno]) {
    await page.getByRole('heading', { name: 'Choose your window' }).waitFor();
  }
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it.runIf(LONG)('lets a bot play for someone who left, until they return', async () => {
  const [ada, bruno, path] = await adaAndBruno();
  await choose(ada.page);
  await bruno.page.close(); // has not chosen: everyone waits
  const offer = ada.page.locator('[data-act="stand-in"]');
  expect(await offer.count()).toBe(0);
  await offer.waitFor({ timeout: 180_000 });
  await picture(ada.page, 'stand-in-1280');
  await offer.click();
  await ada.page.getByText('bot filling in').first().waitFor();
  const back = await bruno.page.context().newPage();
  await back.goto(path);
  await back.waitForSelector('.pool');
  await ada.page.getByText('bot filling in').first().waitFor({ state: 'detached' });
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});
