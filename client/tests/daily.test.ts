/** The daily windows: one attempt at each, another player's, what comes after; shared deals. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LONG, TRIED } from './extent';
import { expectAccessible, expectFits } from './pages';
import { playOut } from './player';
import { together } from './together';

const shared = together();
const ROOT = join(import.meta.dirname, '../..');
const PASSWORD = 'coloured glass';

async function open(page: Page): Promise<void> {
  await page.goto('/daily');
  await page.waitForSelector('[data-act="play-open"]');
}

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.click('[data-form="make"]');
  await page.fill('[autocomplete="username"]', name);
  await page.fill('[type="password"]', PASSWORD);
  await page.click('.account form .main');
  await page.click('[data-act="saved"]');
}

/** Accounts count from the day after they were made. */
async function aDayOlder(page: Page): Promise<void> {
  const options = ['-m', 'tests.client.older_accounts', shared.server.database];
  await promisify(execFile)(join(ROOT, '.venv/bin/python'), options, { cwd: ROOT });
  await open(page);
  await button(page, 'your only attempt');
}

const button = (page: Page, text: string) =>
  page.locator('[data-act="play"]', { hasText: text }).waitFor();
const openButton = (page: Page, text: string) =>
  page.locator('[data-act="play-open"]', { hasText: text }).waitFor();
const names = (page: Page) => page.locator('.standings tbody th').allInnerTexts();

it('counts one try of each player', async () => {
  const ada = await shared.visit();
  await ada.page.goto('/');
  await ada.page.click('a[href="/daily"]');
  await ada.page.waitForSelector('[data-act="play-open"]');
  await makeAccount(ada.page, 'Ada');
  await ada.page.getByText('You created your account today').waitFor();
  expect(await ada.page.locator('[data-act="play"]').count()).toBe(0);
  await aDayOlder(ada.page);
  await button(ada.page, 'your only attempt');
  await ada.page.click('[data-act="play"]');
  await ada.page.waitForURL('**/t/**');
  const table = ada.page.url();
  // Away and back: the same try goes on.
  await open(ada.page);
  await button(ada.page, 'Continue');
  await ada.page.click('[data-act="play"]');
  await ada.page.waitForURL(table);
  await playOut(ada.page);
  expect(await ada.page.textContent('.fair')).toContain('stays secret');
  const total = await ada.page.textContent('[data-testid="total"]');
  await ada.page.click('a[href^="/daily/"]');
  await ada.page.waitForSelector('tr.you');
  expect(await ada.page.textContent('[data-testid="yours"]')).toContain(String(total));

  // A second time there is nothing to play, only to look at.
  await button(ada.page, 'See how it ended');
  await ada.page.click('[data-act="play"]');
  await ada.page.waitForURL(table);
  await ada.page.waitForSelector('.end');

  const bruno = await shared.visit();
  await open(bruno.page);
  expect(await names(bruno.page)).toEqual(['Ada']);
  await makeAccount(bruno.page, 'Bruno');
  await aDayOlder(bruno.page);
  await button(bruno.page, 'your only attempt');
  // Nobody looks at the dice before the day is closed.
  await bruno.page.goto(table.replace('/t/', '/g/'));
  await bruno.page.locator('[role="alert"]', { hasText: 'can still be played' }).waitFor();
  await open(bruno.page);
  await button(bruno.page, 'your only attempt');
  await bruno.page.click('[data-act="play"]');
  await bruno.page.waitForURL('**/t/**');
  expect(bruno.page.url()).not.toBe(table);
  await playOut(bruno.page);
  await open(bruno.page);
  expect((await names(bruno.page)).sort()).toEqual(['Ada', 'Bruno']);
  expect(await bruno.page.locator('tr.you th').innerText()).toBe('Bruno');
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('gives a guest one attempt at the open window, and shows how it went', async () => {
  const { page, errors } = await shared.visit({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await open(page);
  expect(await page.locator('[data-act="play"]').count(), 'the ranked one is closed').toBe(0);
  await page.getByText('in another browser').waitFor();
  await openButton(page, 'today’s window');
  await page.click('[data-act="play-open"]');
  await page.waitForURL('**/t/**');
  const table = page.url();
  await open(page);
  await openButton(page, 'Continue');
  await page.click('[data-act="play-open"]');
  await page.waitForURL(table);
  await playOut(page);
  expect(await page.locator('[data-act="picture"]').count(), 'others still play it').toBe(0);
  const total = await page.textContent('[data-testid="total"]');
  await page.click('a[href^="/daily/"]');
  await page.waitForSelector('.picture.mine [data-space]');
  expect(await page.textContent('[data-testid="yours-open"]')).toContain(String(total));
  await page.waitForSelector('[data-testid="streak"][data-days="1"]');
  expect(await page.locator('figure tbody tr').count()).toBeGreaterThan(0);
  expect(await names(page), 'no names').not.toContain('Guest');

  // One tap, and nothing in it tells a color or a value.
  await page.click('[data-testid="open"] [data-act="copy"]');
  await page.locator('[data-act="copy"]', { hasText: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Sagrada · Daily Window · \d{4}-\d\d-\d\d\n-?\d+ points? \(.*1-day streak\n/,
  );
  expect(text.match(/^[🟨⬛]{5}$/gmu)).toHaveLength(4);
  expect(text).toContain('/daily/');
  expect(text).not.toMatch(/[RYGBP][1-6]/);

  // Another guest plays the same deal, and neither sees the other's game.
  const other = await shared.visit();
  await other.page.goto(table.replace('/t/', '/g/'));
  await other.page.locator('[role="alert"]', { hasText: 'can still be played' }).waitFor();
  await open(other.page);
  expect(await other.page.locator('figure').count(), 'not before the attempt').toBe(0);
  await other.page.click('[data-act="play-open"]');
  await other.page.waitForURL('**/t/**');
  await playOut(other.page);
  await open(other.page);
  await other.page.waitForSelector('figure');
  // One of the two is better than the other, unless they are equal.
  const compared = await other.page.locator('[data-testid="compared"]').allInnerTexts();
  expect(['', 'Better than 100% of all results']).toContain(compared.join());
  await expectAccessible(other.page);
  expect([...errors, ...other.errors]).toEqual([]);
});

it('lets somebody come back with a password', async () => {
  const { page, errors } = await shared.visit();
  await open(page);
  await makeAccount(page, 'Clara');
  await aDayOlder(page);
  await page.click('[data-form="signOut"]');
  await page.getByText('accounts created before today').waitFor();
  await page.click('[data-form="signIn"]');
  await page.fill('[autocomplete="username"]', 'clara');
  await page.fill('[type="password"]', 'something else');
  await page.click('.account form .main');
  await page.locator('.account [role="status"]', { hasText: 'doesn’t match' }).waitFor();
  await page.fill('[type="password"]', PASSWORD);
  await page.click('.account form .main');
  await button(page, 'your only attempt');
  expect(errors).toEqual([]);
});

it('compares the tables of a shared deal', async () => {
  const one = await shared.visit();
  await one.page.goto('/deal/new');
  await one.page.click('[aria-pressed] >> text="1"');
  await one.page.click('.actions .main');
  await one.page.waitForURL('**/t/**');
  await playOut(one.page);
  await one.page.click('a[href^="/deal/"]');
  await one.page.waitForSelector('.slab .names');
  const code = await one.page.locator('.code').innerText();
  expect(await one.page.locator('a[href^="/g/"]').count(), 'no peeking').toBe(0);

  const other = await shared.visit();
  await other.page.goto(`/deal/${code}`);
  await other.page.click('.actions .main');
  await other.page.waitForURL('**/t/**');
  await playOut(other.page);
  await one.page.reload();
  await one.page.locator('.slab .names').nth(1).waitFor();
  expect(await one.page.locator('a[href^="/g/"]').count(), 'a third can come').toBe(0);
  expect(await one.page.locator('.actions').count()).toBe(1);
  expect([...one.errors, ...other.errors]).toEqual([]);
});

describe('the pages', () => {
  it.each(['dark', 'light'])('have nothing that axe-core objects to (%s)', async (theme) => {
    const { page } = await shared.visit({ settings: { theme } });
    await open(page);
    await page.click('.how summary');
    await expectAccessible(page);
    await makeAccount(page, `Axe-${theme}`);
    await page.waitForSelector('[aria-current="date"]');
    await expectAccessible(page);
    await page.goto('/deal/new');
    await page.waitForSelector('.many');
    await expectAccessible(page);
  });

  it.each(TRIED)('fit, and leave no slot open, in %s', async (language) => {
    for (const width of LONG ? [360, 800, 1440] : [360]) {
      const viewport = { width, height: width < 720 ? 640 : 900 };
      const inVain = /nobody-knows|2001-01-01/;
      const { page, errors } = await shared.visit({ settings: { language }, viewport, inVain });
      await open(page);
      await page.click('[data-form="make"]');
      await page.click('.how summary');
      await expectFits(page);
      await page.goto('/deal/new');
      await page.waitForSelector('.many');
      await expectFits(page);
      await page.goto('/deal/nobody-knows-this-one');
      await page.waitForSelector('a[href="/deal/new"]');
      await expectFits(page);
      await page.goto('/daily/2001-01-01');
      await page.waitForSelector('[role="alert"]:not(:empty)');
      await expectFits(page);
      expect(errors).toEqual([]);
    }
  });
});
