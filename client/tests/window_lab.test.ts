/** The Window Lab in Chromium, and a solo game with measured cards from the choice to its end. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TRIED } from './extent';
import { expectAccessible, expectFits, tooSmall } from './pages';
import { click, playOut } from './player';
import { together } from './together';

const here = together();

const names = (page: Page) => page.locator('tbody th').allTextContents();
const values = (page: Page) =>
  page.locator('tbody td b').evaluateAll((all) => all.map((one) => parseFloat(one.textContent)));

it('sorts windows by what is asked for, and hands out the same as a file', async () => {
  const { page, errors } = await here.visit();
  await page.goto('/study');
  await page.getByRole('link', { name: /Window Lab/ }).click();
  await page.waitForSelector('tbody tr');
  expect(await names(page)).toHaveLength(24);
  const points = await values(page);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  await page.getByLabel('With').selectOption('private red');
  expect(await values(page)).not.toEqual(points);
  await page.getByLabel('Sort by').selectOption('name');
  expect((await names(page))[0]).toBe('Aurora Sagradis');
  // By keys alone.
  await page.getByLabel('Players').focus();
  await page.keyboard.press('End');
  await page.getByLabel('Show').selectOption('wins');
  await page.getByLabel('With').selectOption('tools 5');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('windows-wins-1-tools-5.csv');
  const [head, first = ''] = readFileSync(await file.path(), 'utf8').split('\n');
  expect(head).toBe('id,name,value,low95,high95,n');
  const [id, name, value, low, high, n] = first.split(',');
  expect([id, name]).toEqual(['aurora-sagradis', 'Aurora Sagradis']);
  expect(Number(low)).toBeLessThan(Number(value));
  expect(Number(high)).toBeGreaterThan(Number(value));
  expect(Number(n)).toBeGreaterThan(30);
  await page.getByRole('link', { name: 'Sun Catcher' }).click();
  await page.waitForSelector('[data-testid="rank"]');
  expect(await page.locator('h1').innerText()).toBe('Sun Catcher');
  expect(errors).toEqual([]);
});

it('fits a phone on every page, and can be read by everyone', async () => {
  for (const language of TRIED) {
    const { page, errors } = await here.visit({
      settings: { language },
      viewport: { width: 360, height: 740 },
    });
    for (const path of ['', '/firmitas', '/objectives', '/tools']) {
      await page.goto(`/study/windows${path}`);
      await page.waitForSelector('tbody tr');
      await expectFits(page);
      expect(await tooSmall(page)).toEqual([]);
      if (language === 'en') await expectAccessible(page);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

it('promises how often a Master wins, before a solo game and at its end', async () => {
  const { page, errors } = await here.visit();
  await page.goto('/');
  await page.locator('details summary').first().click();
  const choice = page.getByTestId('solo-deals');
  await choice.waitFor();
  expect(await page.getByTestId('promise').count()).toBe(0);
  await choice.getByLabel(/at least 50%/).check();
  const promise = await page.getByTestId('promise').innerText();
  expect(promise).toMatch(/A Master won \d\d% of 400 games .* \(95% interval: \d\d% to \d\d%\)/);
  await expectAccessible(page);
  const asked = page.waitForRequest((one) => one.method() === 'POST');
  await click(page, '[data-way="solo"]');
  const wanted = (await asked).postDataJSON() as Record<string, unknown[]>;
  expect([wanted.tools?.length, wanted.public?.length, wanted.cards?.length]).toEqual([5, 2, 1]);
  await playOut(page);
  await page.waitForSelector('.end');
  expect(await page.locator('.end').getByTestId('promise').innerText()).toBe(promise);
  // Easy cards must not look like skill.
  const stats = await page.evaluate(async () => (await fetch('/api/me/statistics')).json());
  expect(stats).toMatchObject({ games: 0, wins: 0, figures: [] });
  // The next solo game has random cards again.
  await page.goto('/');
  await page.locator('details summary').first().click();
  await choice.waitFor();
  expect(await choice.getByLabel('Random cards').isChecked()).toBe(true);
  expect(errors).toEqual([]);
});
