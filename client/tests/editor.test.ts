/** Drawing a window, having it measured, and playing it. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visitor } from './browser';
import { clipped, COLOURS, expectAccessible, expectFits, tooSmall } from './pages';
import { myMoment } from './player';
import { Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  server = await Server.start({ SAGRADA_WINDOW_GAMES: '40' });
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const pane = (space: number) => `.drawing [data-space="${space}"]`;

it('is drawn, measured, saved and played against a bot', async () => {
  const { page, errors } = await visitor(browser, server.address);
  await page.goto('/study');
  await page.getByRole('link', { name: /Draw a window/ }).click();
  await page.locator('[data-need="R"]').click();
  await page.locator(pane(0)).click();
  await page.locator(pane(1)).click();
  const warnings = page.getByTestId('warnings');
  expect(await warnings.innerText()).toContain(
    'A1 and A2 both need red. Only one of them can be filled, unless Eglomise Brush helps.',
  );
  // With the keys, on the space that has the focus.
  await page.keyboard.press('4');
  expect(await warnings.innerText()).toBe('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('4');
  expect(await warnings.innerText()).toContain('A2 and B2 both need a 4');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('p');
  expect(new URL(page.url()).hash).toBe('#own-4-R4....P.............');

  await page.locator('[data-act="measure"]').click();
  const measured = page.getByTestId('measured');
  await measured.waitFor({ timeout: 120_000 });
  expect(await measured.innerText()).toMatch(
    /^Difficulty ([3-6])\. Bots score \d\d\.\d ± \d\.\d points and leave \d+\.\d ± \d\.\d spaces empty\./,
  );
  const tokens = /Difficulty (\d)/.exec(await measured.innerText())?.[1] ?? '';
  expect(new URL(page.url()).hash).toBe(`#own-${tokens}-R4....P.............`);
  await expectAccessible(page);

  await page.getByLabel('Name').fill('Rose');
  await page.locator('[data-act="save"]').click();
  await page.reload();
  await page.getByRole('button', { name: 'Open Rose' }).waitFor();

  await page.getByRole('radio', { name: /Apprentice/ }).check({ force: true });
  await page.locator('[data-act="play"]').click();
  await page.waitForSelector('.mine [data-space]');
  await myMoment(page);
  for (const [space, needs] of [
    [0, 'red'],
    [1, 'a 4'],
    [6, 'purple'],
  ] as const) {
    const label = await page.locator(`.mine [data-space="${space}"]`).getAttribute('aria-label');
    expect(label).toContain(`needs ${needs}`);
  }
  expect(errors).toEqual([]);
}, 240_000);

it('is the same at a table of friends, who see it before they join', async () => {
  const ann = await visitor(browser, server.address, { viewport: { width: 390, height: 780 } });
  const { page } = ann;
  await page.goto('/study/editor/virtus');
  await page.waitForSelector(pane(0));
  expect(await page.locator('[data-tokens="5"] input').isChecked()).toBe(true);
  await expectAccessible(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);
  expect(await clipped(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, COLOURS);

  await page.getByRole('radio', { name: 'With friends' }).check();
  await page.locator('[data-act="play"]').click();
  await page.getByTestId('own-window').waitFor();
  const bob = await visitor(browser, server.address);
  await bob.page.goto(new URL(page.url()).pathname);
  expect(await bob.page.getByTestId('own-window').innerText()).toContain(
    'doesn’t count toward stats or goals',
  );
  await bob.page
    .getByRole('button', { name: /Join|Sit/ })
    .first()
    .click();
  for (const each of [page, bob.page]) {
    await each.waitForSelector('.mine [data-space]');
    expect(await each.locator('.mine [data-space="4"]').getAttribute('aria-label')).toContain(
      'needs green',
    );
  }
  expect([...ann.errors, ...bob.errors]).toEqual([]);
}, 120_000);
