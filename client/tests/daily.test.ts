/** The daily window: a counted try, only one, and another player's; guests; shared deals. */

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
  await page.waitForSelector('[data-act="play"]');
}

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.click('[data-form="make"]');
  await page.fill('[autocomplete="username"]', name);
  await page.fill('[type="password"]', PASSWORD);
  await page.click('.account form .main');
  await page.click('.account .code .main');
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
const names = (page: Page) => page.locator('tbody th').allInnerTexts();

it('counts one try of each player', async () => {
  const ada = await shared.visit();
  await ada.page.goto('/');
  await ada.page.click('a[href="/daily"]');
  await ada.page.waitForSelector('[data-act="play"]');
  await makeAccount(ada.page, 'Ada');
  await button(ada.page, 'practice'); // it is new today
  await aDayOlder(ada.page);
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

it('lets a guest play something else, and somebody come back with a password', async () => {
  const { page, errors } = await shared.visit();
  await open(page);
  await button(page, 'practice');
  await page.click('[data-act="play"]');
  await page.waitForURL('**/t/**');
  await open(page);
  await button(page, 'practice');
  await makeAccount(page, 'Clara');
  await aDayOlder(page);
  await page.click('[data-form="signOut"]');
  await button(page, 'practice');
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
