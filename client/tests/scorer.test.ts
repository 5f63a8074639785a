/** A real board, scored in Chromium: by keys, by links, with mistakes, ties and hostile links. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXAMPLE, crowded, linkTo, solo, threeWayTie } from './boards';
import { type Visitor, openBrowser, visitor } from './browser';
import { Built, NO_API } from './built';
import { TRIED } from './extent';

let browser: Browser;
let built: Built;
let one: Visitor;
beforeAll(async () => {
  [browser, built] = await Promise.all([openBrowser(), Built.start()]);
  one = await visitor(browser, built.address, NO_API);
});
afterAll(async () => {
  await browser?.close();
  await built?.stop();
});

/** A page anew: a link to the page that is open already would only change what stands behind #. */
async function open(path: string): Promise<Page> {
  await one.page.goto('/settings');
  await one.page.goto(path);
  await one.page.waitForSelector('h1');
  return one.page;
}

it('begins the next player’s window at its top on a phone', async () => {
  const { page } = await visitor(browser, built.address, {
    ...NO_API,
    viewport: { width: 360, height: 640 },
  });
  await page.goto(linkTo(crowded()));
  await page.locator('#tab-0').click();
  const next = page.locator('.next');
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await next.click();
  await page.waitForSelector('#tab-1[aria-selected="true"]');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const top = await page.locator('#panel-now').evaluate((now) => now.getBoundingClientRect().top);
  expect(top).toBeLessThan(320);
  await page.context().close();
});

const totals = (page: Page) => page.getByTestId('total').allTextContents();
const text = (page: Page, id: string) => page.getByTestId(id).innerText();

it('scores the rulebook’s example, in fewer than 60 keys from the first die to the last', async () => {
  const page = await open('/score');
  for (const id of ['column-color-variety', 'light-shades', 'color-variety']) {
    await page.locator(`[data-objective="${id}"]`).press('Enter');
  }
  await page.locator('#tab-0').click();
  await page.getByRole('button', { name: 'Choose a window' }).press('Enter');
  await page.locator('[data-window="fractal-drops"]').press('Enter');
  await page.locator('[data-private="P"]').press('Enter');
  await page.locator('[data-space="0"]').first().focus();
  let keys = 0;
  for (const die of EXAMPLE.split(' ')) {
    for (const key of die === '..' ? [' '] : die) {
      await page.keyboard.press(key);
      keys += 1;
    }
  }
  expect(keys).toBeLessThan(60);
  expect(await totals(page)).toContain('40');
  expect(await text(page, 'audit')).toContain('C5 red 3: this space needs a 1.');
  await page.getByRole('button', { name: 'Placed with Copper Foil Burnisher' }).click();
  expect(await text(page, 'audit')).toContain('No mistakes');
  expect(one.errors).toEqual([]);
});

it('lays twenty dice with forty keys and no mouse, in every language', async () => {
  const colours = { en: 'RYGBP', it: 'RGVBL', nl: 'RLGBP', es: 'RAVZO', 'pt-BR': 'VADZR' };
  for (const language of TRIED) {
    const keys = colours[language];
    const { page, errors } = await visitor(browser, built.address, {
      ...NO_API,
      settings: { language },
    });
    await page.goto('/score');
    await page.locator('#tab-0').press('Enter');
    await page.locator('[data-space="0"]').first().focus();
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press(keys[n % 5] ?? '');
      await page.keyboard.press(String((n % 6) + 1));
    }
    await page.waitForFunction(() => document.querySelectorAll('.entry .pane .die').length === 20);
    const first = await page.locator('.entry [data-space="0"]').getAttribute('aria-label');
    const last = await page.locator('.entry [data-space="19"]').getAttribute('aria-label');
    expect([first, last].join()).not.toMatch(/undefined/);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

it('moves by the arrow keys, empties spaces and goes back', async () => {
  const page = await open('/score');
  await page.locator('#tab-0').click();
  await page.locator('.entry [data-space="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowRight', '3', 'b']) await page.keyboard.press(key);
  const label = (space: number) =>
    page.locator(`.entry [data-space="${space}"]`).getAttribute('aria-label');
  expect(await label(6)).toBe('B2: blue 3');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).toBe('7');
  await page.keyboard.press('Backspace');
  expect(await label(6)).toBe('B2: empty');
});

it('lets a finger lay a die with one tap', async () => {
  const { page, errors } = await visitor(browser, built.address, {
    ...NO_API,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  });
  await page.goto('/score');
  await page.locator('#tab-1').tap();
  for (const die of ['R1', 'B2', 'Y3']) await page.locator(`[data-lay="${die}"]`).tap();
  await page.locator('.entry [data-space="10"]').tap();
  await page.locator('[data-lay="P6"]').tap();
  const panes = await page
    .locator('.entry .pane')
    .evaluateAll((all) =>
      all.flatMap((pane) => (pane.querySelector('.die') ? [pane.getAttribute('aria-label')] : [])),
    );
  expect(panes).toEqual(['A1: red 1', 'A2: blue 2', 'A3: yellow 3', 'C1: purple 6']);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('tells a solo player whether the target is beaten', async () => {
  // The example in solo: the better of two private objectives, three points for each empty space.
  const score = 10 + 4 + 17 - 9;
  let page = await open(linkTo(solo(score)));
  expect(await totals(page)).toEqual([String(score)]);
  expect(await text(page, 'headline')).toBe('You didn’t beat the target.');
  page = await open(linkTo(solo(score - 1)));
  expect(await text(page, 'headline')).toBe('You beat the target!');
  await page.locator('#tab-table').click();
  await page.getByTestId('target').fill('99');
  expect(await text(page, 'why')).toBe('Score 22, target 99');
});

it('decides a three-way tie of four by the order of the last round, as each edition does', async () => {
  const page = await open(linkTo({ ...threeWayTie(), start: 1 }));
  expect((await totals(page)).slice(0, 3)).toEqual(['40', '40', '40']);
  expect(await text(page, 'headline')).toBe('Ada wins!');
  const why = await text(page, 'why');
  expect(why).toContain('Private objective: Ada 17, Bruno 17, and Chiara 17.');
  expect(why).toContain('Ada comes last in the final round’s turn order and wins.');
  await page.locator('#tab-table').click();
  await page.getByLabel('Rules edition').selectOption('it');
  expect(await text(page, 'headline')).toBe('Bruno wins!');
  await page.getByLabel('Skipped their last turn (Running Pliers)').nth(1).check();
  expect(await text(page, 'headline')).toBe('Chiara wins!');
  await page.getByLabel('Rules edition').selectOption('es');
  expect(await text(page, 'headline')).toBe('Shared win: Ada, Bruno, and Chiara');
});

it('shows mistakes with their rules, and mends them as the owner chooses', async () => {
  const page = await open(linkTo(crowded()));
  await page.locator('#tab-1').click();
  expect(await text(page, 'audit')).toContain('8 mistakes');
  await page.locator('[data-remove="A1 A3 A4 B2 B3"]').click();
  expect(await text(page, 'audit')).toContain('No mistakes');
  const left = await page.locator('.entry .pane .die').count();
  expect(left).toBe(2);
  await page.keyboard.press('Control+z');
  expect(await text(page, 'audit')).toContain('8 mistakes');
  expect(one.errors).toEqual([]);
});

it('gives a link that opens the same board elsewhere', async () => {
  const page = await open('/score');
  await page.locator('#tab-0').click();
  await page.locator('[data-lay="G4"]').click();
  await page.locator('#tab-table').click();
  await page.locator('[data-name="0"]').fill('Zoë 🌷');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy game link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visitor(browser, built.address, NO_API);
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'Zoë 🌷', exact: true }).waitFor();
  expect(await totals(other.page)).toEqual(['−19', '−20']);
  await other.page.reload();
  await other.page.getByRole('heading', { name: 'Zoë 🌷', exact: true }).waitFor();
  expect(other.errors).toEqual([]);
  await other.page.context().close();
});

it.each([
  ['a cut one', linkTo(threeWayTie()).slice(0, -9)],
  ['a script', '/score#<img src=x onerror=alert(1)>'],
  ['no text', '/score#%E0%A4%A'],
  ['a very long one', `/score#${'z'.repeat(100_000)}`],
])('refuses a link that holds no board with a sentence: %s', async (_, link) => {
  const page = await open(link);
  expect(await page.getByRole('alert').innerText()).toContain('cut off or damaged');
  await page.getByRole('alert').getByRole('button').click();
  await page.locator('#tab-0').waitFor();
  expect(one.errors).toEqual([]);
});

it('prints the sheets, and nothing to press', async () => {
  const page = await open(linkTo(threeWayTie()));
  await page.locator('#tab-0').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByTestId('score-card').first().isVisible()).toBe(true);
  expect(await page.getByRole('tablist').isVisible()).toBe(false);
  expect(await page.locator('.entry').isVisible()).toBe(false);
  expect(await page.locator('.bar').isVisible()).toBe(false);
  const ink = await page
    .locator('h3')
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  expect(ink).toBe('rgb(28, 20, 11)');
  // With the patterns of glass it would be 36 megabytes.
  expect((await page.pdf({ format: 'A4' })).length).toBeLessThan(2_000_000);
  await page.emulateMedia({ media: null });
});
