/** Studying: the analysis board, and learning from one's own mistakes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectFits } from './pages';
import { together } from './together';

const RECORD = readFileSync(
  join(import.meta.dirname, '../../tests/golden/tools-1-5-6.sagrada'),
  'utf8',
);
const shared = together();

const played = (page: Page, entries: number) =>
  page.waitForSelector(`.study[data-entries="${entries}"]`);

it('analyzes a position, plays a turn on it, and shares it by its address', async () => {
  const { page, errors } = await shared.visit();
  await page.goto('/study');
  await page.click('a[href$="/study/analysis"]');
  await played(page, 0);
  await page.click('[data-act="analyze"]');
  const choices = page.locator('[data-testid="analysis"] > li > button');
  await choices.first().waitFor({ timeout: 60_000 });
  expect(await choices.count()).toBeGreaterThan(1);
  expect(await choices.nth(1).textContent()).toMatch(/± .* behind the best/);
  await choices.first().click();
  expect(await page.locator('.mine .ghost').count()).toBe(1);
  await expectAccessible(page);
  // The same position, from its address, on another page.
  const link = page.url();
  expect(link).toContain('#p=');
  // A turn, by hand.
  await page.locator('.pool [data-die]').first().click();
  await page.locator('.mine .glowing').first().click();
  await played(page, 2);
  await page.click('[data-act="undo"]');
  await played(page, 0);
  await page.click('[data-act="pass"]');
  await page.click('[data-act="sure"]');
  await page.waitForSelector('[data-testid="turn-over"]');
  await page.click('[data-act="restart"]');
  await played(page, 0);
  const other = await shared.visit();
  await other.page.goto(link);
  await played(other.page, 0);
  expect(await other.page.locator('textarea').inputValue()).toContain('stage: turn');
  expect([...errors, ...other.errors]).toEqual([]);
});

it('sets up a position by hand, and says what is wrong with it', async () => {
  const { page, errors } = await shared.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/study/analysis');
  await played(page, 0);
  await page.click('[data-act="set-up"]');
  await page.selectOption('[data-field="players"]', '1');
  await page.locator('[data-add]').first().click();
  await page.click('dialog [data-lay="B6"]');
  await expectFits(page);
  await expectAccessible(page);
  expect(await page.textContent('[data-testid="dice-count"]')).toMatch(/: 5\..* 4 were rolled/);
  await page.click('[data-act="show"]');
  expect(await page.textContent('[role="alert"]')).toMatch(/expected 86 dice/);
  await page.locator('.dice button:not(.add)').first().click();
  await page.click('[data-act="show"]');
  await played(page, 0);
  expect(await page.locator('.pool [data-die="B6"]').count()).toBe(1);
  await expectFits(page);
  expect(errors).toEqual([]);
});

it('shows the same notation again, and keeps one that can’t be read', async () => {
  const { page, errors } = await shared.visit({ viewport: { width: 360, height: 640 } });
  await page.goto('/study/analysis');
  await played(page, 0);
  await page.click('summary');
  await page.click('[data-act="load"]');
  await page.waitForSelector('details:not([open])');
  await page.click('summary');
  const link = page.url();
  await page.fill('textarea', 'players: many');
  await page.click('[data-act="load"]');
  await page.getByRole('alert').getByText('many').waitFor();
  expect(await page.inputValue('textarea')).toBe('players: many');
  expect(page.url()).toBe(link);
  await expectFits(page);
  // A link in the same tab, cut off.
  await page.evaluate(() => (location.hash = '#p=abc'));
  await page.getByRole('alert').getByText('This link can’t be read.').waitFor();
  await played(page, 0);
  expect(errors).toEqual([]);
});

it('shows what decided a game on a phone, and keeps the review', async () => {
  const { page, errors } = await shared.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/replay');
  await page.fill('#record', RECORD);
  await page.click('form button');
  await page.click('[data-act="review"]');
  await page.locator('[data-act="moment"]').last().click({ timeout: 120_000 });
  const graph = page.locator('[data-testid="review"] figure');
  await expect.poll(async () => (await graph.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.waitForURL(/&review/);
  await page.reload();
  await page.locator('[data-act="moment"]').first().waitFor();
  // There and back again.
  await page.locator('[data-testid="review"] a.button').click();
  await page.waitForSelector('[data-testid="mistake"]', { timeout: 60_000 });
  await page.goBack();
  await page.locator('[data-act="moment"]').first().waitFor();
  expect(errors).toEqual([]);
});

it('leads on where there is no such game to learn from', async () => {
  const { page } = await shared.visit({ inVain: /games\/nope$/ });
  await page.goto('/study/mistakes/nope');
  await page.getByRole('alert').waitFor();
  await page.click('main a[href$="/study/mistakes"]');
  await page.getByText('You haven’t finished a game yet.').waitFor();
});

it('teaches from the mistakes of a game', async () => {
  const { page, errors } = await shared.visit({ viewport: { width: 360, height: 640 } });
  await page.goto('/replay');
  await page.fill('#record', RECORD);
  await page.click('form button');
  await page.click('[data-act="review"]');
  await page.locator('[data-testid="review"] a.button').click({ timeout: 120_000 });
  await page.waitForSelector('[data-testid="mistake"]', { timeout: 60_000 });
  await played(page, 0);
  await expectAccessible(page);
  // Passing is seldom right; and when it is, it's said.
  await page.click('[data-act="pass"]');
  await page.locator('[data-act="sure"]').click();
  await page.waitForSelector('[data-testid="verdict"] p:is(.good, .bad)', { timeout: 60_000 });
  // On a short phone, too, the verdict and what to do next are in sight.
  const next = page.locator('[data-act="next"]');
  await expect
    .poll(async () => {
      const box = await next.boundingBox();
      return box && box.y >= 0 && box.y + box.height <= 640;
    })
    .toBe(true);
  if (await page.locator('[data-act="show"]').count()) {
    await page.click('[data-act="show"]');
    await played(page, 0);
    expect(await page.textContent('[data-testid="verdict"]')).toContain('Better');
  }
  while ((await page.locator('[data-testid="all-done"]').count()) === 0) {
    const now = await page.textContent('[data-testid="mistake"] h2');
    await page.click('[data-act="next"]');
    await page
      .locator(`[data-testid="mistake"] h2:not(:text-is("${now}")), [data-testid="all-done"]`)
      .waitFor();
  }
  // From a record to the own games.
  await page.click('main a[href$="/study/mistakes"]');
  await page.getByText('You haven’t finished a game yet.').waitFor();
  expect(errors).toEqual([]);
});
