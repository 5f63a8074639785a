/** A phone with each of its sheets open, and the focus after going to another page. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visitor } from './browser';
import { expectAccessible, tooSmall } from './pages';
import { ADDRESS, frame, stage } from './stage';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

const PHONE = { viewport: { width: 360, height: 640 } };

it.each(['Tool cards', 'Objectives', 'Players', 'Log', 'Table menu', 'Settings'])(
  'is accessible and large enough with the sheet "%s" open',
  async (name) => {
    const { page, errors } = await visitor(browser, ADDRESS, PHONE);
    await stage(page, frame('playing'));
    await page.goto('/t/tab1e');
    await page.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

it('begins at the heading of the page that was gone to', async () => {
  const { page, errors } = await visitor(browser, ADDRESS);
  await stage(page, frame('playing'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Custom table' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Set up a table');
  expect(await page.title()).toBe('Set up a table – Sagrada');
  expect(errors).toEqual([]);
  await page.context().close();
});
