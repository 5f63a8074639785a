/** Editions in Chromium: the rules one reads, and new tables that play by them. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewTable, TableInfo } from '../src/protocol';
import { openBrowser, visitor } from './browser';
import { Server } from './server';
import { ADDRESS, frame, stage } from './stage';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function visit(language: string, address = ADDRESS): Promise<Page> {
  const { page } = await visitor(browser, address, { settings: { language } });
  if (address === ADDRESS) await stage(page, frame('playing'));
  return page;
}

const rule = (page: Page, id: string) => page.locator(`[id="${id}"] > p`).innerText();

it('the rules page opens on the reader’s edition and switches, in its address too', async () => {
  const page = await visit('it');
  await page.goto('/rules');
  expect(await rule(page, '7.6')).toContain('ha giocato l’ultimo turno');
  await page.locator('[data-edition="es"]').click();
  await page.waitForFunction(() => location.search === '?edition=es');
  expect(await rule(page, '7.6')).toContain('la vittoria è condivisa');
  expect(await rule(page, '9.1')).toContain('un solo Obiettivo Privato');
  await page.locator('.contents a').last().click();
  expect(new URL(page.url()).search).toBe('?edition=es');
  await page.goBack();
  await page.goBack();
  expect(await rule(page, '7.6')).toContain('ha giocato l’ultimo turno');
  await page.context().close();
});

/** The table that the page asks for. */
async function asked(page: Page, press: () => Promise<void>): Promise<NewTable> {
  const sent = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/tables'),
  );
  await press();
  return (await sent).postDataJSON() as NewTable;
}

it('the form suggests the Italian bag to two or three, and hides it from others', async () => {
  const page = await visit('it');
  await page.goto('/new');
  const bag = page.locator('[data-field="bag"] input');
  const seat = (n: number) =>
    page
      .locator('.seat')
      .nth(n - 1)
      .locator('select')
      .first();
  const begin = () => page.locator('button.main').click();
  await bag.check();
  await seat(3).selectOption('open');
  expect(await bag.isChecked()).toBe(true);
  await seat(4).selectOption('open');
  expect(await bag.count()).toBe(0);
  expect((await asked(page, begin)).options).not.toHaveProperty('trimmed_bag');

  await page.goto('/new');
  await bag.check();
  expect((await asked(page, begin)).options?.trimmed_bag).toBe(true);

  await page.goto('/new');
  await bag.check();
  await seat(2).selectOption('none');
  expect(await bag.count()).toBe(0);
  expect(Object.keys((await asked(page, begin)).options ?? {})).toEqual([
    'referee',
    'solo_private',
    'solo_payment',
  ]);
  await page.context().close();
});

it('the Dutch and the Spanish edition ask for the start player, and the table says who it is', async () => {
  const server = await Server.start();
  try {
    const page = await visit('es', server.address);
    await page.goto('/new');
    await page.locator('[data-field="start"] select').selectOption('1');
    await page.locator('button.main').click();
    await page.waitForURL('**/t/*');
    await page.locator('[data-act="menu"]').click();
    const starts = page.locator('[data-option="start_player"] dd');
    expect(await starts.innerText()).toBe('Oficial');
    expect(await page.locator('[data-act="rules"]').getAttribute('href')).toBe('/rules?edition=es');

    await page.goto('/');
    await page.locator('[data-way="friends"]').click();
    const me = page.locator('[data-start="me"]');
    expect(await me.getAttribute('aria-pressed')).toBe('true');
    await page.locator('[data-start="random"]').click();
    await page.locator('.many .main').first().click();
    await page.waitForURL('**/t/*');
    expect(await starts.innerText()).toContain('Al azar');
    const id = new URL(page.url()).pathname.slice(3);
    const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo;
    expect([table.options.start_player, table.start]).toEqual(['random', null]);
    const rules = await page.locator('[data-act="rules"]').getAttribute('href');
    expect(rules).toBe('/rules?edition=es&start_player=random');
    await page.context().close();
  } finally {
    await server.stop();
  }
});
