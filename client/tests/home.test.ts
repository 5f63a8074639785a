/** What the home page asks before a game, and what it remembers. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '../src/fixtures/frames';
import { SOLO_LADDER } from '../src/home/soloLadder';
import { LANGUAGES } from '../src/i18n/languages';
import type { ChangeMe, NewTable } from '../src/protocol';
import { openBrowser, visitor } from './browser';
import { clipped, expectAccessible, expectFits, tooSmall } from './pages';
import { ADDRESS, frame, stage } from './stage';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

interface Host {
  page: Page;
  errors: string[];
  asked: NewTable[];
  renamed: ChangeMe[];
}

async function visitHome(width: number, height: number): Promise<Host> {
  const { page, errors } = await visitor(browser, ADDRESS, { viewport: { width, height } });
  const asked: NewTable[] = [];
  const renamed: ChangeMe[] = [];
  await stage(page, frame('playing'));
  await page.route('**/api/tables', (route) => {
    asked.push(route.request().postDataJSON() as NewTable);
    return route.fulfill({ json: frame('playing').table });
  });
  page.on('request', (request) => {
    if (request.method() === 'PATCH') renamed.push(request.postDataJSON() as ChangeMe);
  });
  await page.goto('/');
  await page.waitForSelector('[data-way="solo"]');
  return { page, errors, asked, renamed };
}

it('starts solo at the easiest level by one tap, and remembers another', async () => {
  const { page, errors, asked } = await visitHome(360, 640);
  await page.locator('[data-way="solo"]').click();
  await page.waitForSelector('.mine [data-space]');
  expect(asked.at(-1)).toMatchObject({ seats: [{ kind: 'me' }], solo_tools: 5 });

  await page.goto('/');
  await page.getByText('Level: Easiest (5 tools)').click();
  const rates = page.getByTestId('rates');
  await rates.waitFor();
  const said = async () => (await rates.locator('b').allTextContents()).join(' ');
  const measured = (tools: number) =>
    Object.values(SOLO_LADDER.wins)
      .map((wins) => `${Math.round(wins[tools - 1] ?? -1)}%`)
      .join(' ');
  expect(await said()).toBe(measured(5));
  const date = new Date(SOLO_LADDER.measured);
  const day = date.toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(await page.locator('details').innerText()).toContain(`measured ${day}`);
  await page.getByLabel('Challenging (2 tools)').check();
  expect(await said()).toBe(measured(2));
  await expectAccessible(page);
  await expectFits(page);
  expect(await tooSmall(page)).toEqual([]);

  await page.reload();
  await page.getByText('Level: Challenging (2 tools)').waitFor();
  await page.locator('[data-way="solo"]').click();
  await page.waitForSelector('.mine [data-space]');
  expect(asked.at(-1)).toMatchObject({ solo_tools: 2 });
  expect(errors).toEqual([]);
  await page.context().close();
});

it('shows the whole picture on a phone on its side, also while the choices are open', async () => {
  const { page } = await visitHome(844, 390);
  const isWhole = async () => {
    const box = await page.locator('.picture').boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 390;
  };
  expect(await isWhole()).toBe(true);
  await page.locator('[data-more="bots"]').click();
  await page.locator('[data-level="grandmaster"]').scrollIntoViewIfNeeded();
  expect(await isWhole()).toBe(true);
  await page.context().close();
});

it('offers the bots that the operator lists, by their names', async () => {
  const { page, errors, asked } = await visitHome(360, 640);
  const listed_bots = ['mine', 'a-bot-with-a-very-long-name-xx'];
  await page.route('**/api/cards', (route) =>
    route.fulfill({ json: { ...catalogue(), listed_bots } }),
  );
  for (const language of LANGUAGES) {
    await page.evaluate((one) => {
      const kept = JSON.parse(localStorage.getItem('sagrada.settings') ?? '{}') as object;
      localStorage.setItem('sagrada.settings', JSON.stringify({ ...kept, language: one }));
    }, language);
    await page.goto('/');
    await page.locator('[data-more="bots"]').click();
    expect(await page.locator('[data-level]').count()).toBe(6);
    await page.locator(`[data-level="${listed_bots[1]}"]`).click();
    await expectFits(page);
    expect(await clipped(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  }
  await expectAccessible(page);
  await page.locator('[data-way="bots"] ~ .many .numbers').first().click();
  await page.waitForSelector('.mine [data-space]');
  expect(asked.at(-1)?.seats.at(-1)).toEqual({ kind: 'bot', bot: listed_bots[1] });

  await page.goto('/new');
  await page.locator('.seat select').nth(2).selectOption('mine');
  await expectFits(page);
  await page.locator('form .button.main').click();
  await page.waitForSelector('.mine [data-space]');
  expect(asked.at(-1)?.seats.at(-1)).toEqual({ kind: 'bot', bot: 'mine' });
  expect(errors).toEqual([]);
  await page.context().close();
});

it('asks once who shares the screen', async () => {
  const { page, errors, asked, renamed } = await visitHome(820, 1180);
  const three = () => page.locator('[data-way="screen"] ~ .many .numbers').nth(1);
  await page.locator('[data-way="screen"]').click();
  await three().click();
  expect(asked).toEqual([]);
  const form = page.getByRole('form', { name: 'Who’s playing?' });
  expect(await form.getByLabel('Player 1').inputValue()).toBe('Ada');
  await form.getByLabel('Player 1').fill('Adele');
  await form.getByLabel('Player 2').fill('  Bea ');
  await form.getByLabel('Player 3').fill('Carl');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.mine [data-space]');
  const others = (table: NewTable | undefined) => table?.seats.slice(1).map((seat) => seat.name);
  expect(others(asked.at(-1))).toEqual(['Bea', 'Carl']);
  expect(renamed).toEqual([{ name: 'Adele' }]);

  // Next time it starts at once, and one more player is asked about.
  await page.goto('/');
  await page.locator('[data-way="screen"]').click();
  await three().click();
  await page.waitForSelector('.mine [data-space]');
  expect(others(asked.at(-1))).toEqual(['Bea', 'Carl']);
  await page.goto('/');
  await page.locator('[data-way="screen"]').click();
  await page.locator('[data-way="screen"] ~ .many .numbers').nth(2).click();
  expect(await form.getByLabel('Player 3').inputValue()).toBe('Carl');
  await form.getByLabel('Player 4').fill('Dora');
  await form.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.mine [data-space]');
  expect(others(asked.at(-1))).toEqual(['Bea', 'Carl', 'Dora']);

  await page.goto('/');
  await page.locator('[data-way="screen"]').click();
  await page.locator('[data-act="names"]').click();
  expect(await form.getByLabel('Player 4').inputValue()).toBe('Dora');
  expect(errors).toEqual([]);
  await page.context().close();
});

it('knows the names of those who share the screen at a custom table too', async () => {
  const { page, errors, asked } = await visitHome(390, 844);
  await page.evaluate(() => localStorage.setItem('sagrada.screenNames', '["Bea", "Carl"]'));
  await page.goto('/new');
  const kinds = page.locator('.seat select:not(:disabled)');
  await kinds.nth(0).selectOption('screen');
  const field = page.locator('.seat input');
  expect(await field.inputValue()).toBe('Bea');
  await kinds.nth(1).selectOption('screen');
  expect(await field.nth(1).inputValue()).toBe('Carl');
  await field.nth(0).fill('Zoe');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.mine');
  expect(
    asked
      .at(-1)
      ?.seats.slice(1)
      .map((seat) => seat.name),
  ).toEqual(['Zoe', 'Carl']);
  // The next quick game knows them too.
  await page.goto('/');
  await page.locator('[data-way="screen"]').click();
  await page.locator('[data-way="screen"] ~ .many .numbers').nth(1).click();
  await page.waitForSelector('.mine');
  expect(
    asked
      .at(-1)
      ?.seats.slice(1)
      .map((seat) => seat.name),
  ).toEqual(['Zoe', 'Carl']);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('gives a medal for the points of a solo game, won or lost', async () => {
  const { page } = await visitor(browser, ADDRESS, { viewport: { width: 360, height: 640 } });
  const sync = frame('solo-over');
  await stage(page, sync);
  await page.goto('/t/tab1e');
  await page.getByRole('heading', { name: 'You didn’t beat the target.' }).waitFor();
  const medal = page.locator('[data-medal]');
  expect(await medal.getAttribute('data-medal')).toBe('silver'); // 41 points
  expect(await medal.innerText()).toMatch(/Silver medal\s+Gold medal at 50 points/);
  const track = page.getByRole('img', { name: 'Ada: 41, Target: 75' });
  await track.waitFor();
  const boxes = await track.evaluate((node) => {
    const box = (what: string) => node.querySelector(what)?.getBoundingClientRect();
    const [steps, marker, flag] = [box('.steps'), box('.marker'), box('.flag')];
    return { steps, marker, flag };
  });
  expect(boxes.flag?.right).toBeLessThanOrEqual(boxes.steps?.right ?? 0);
  expect(boxes.flag?.top).toBeGreaterThanOrEqual(boxes.marker?.bottom ?? Infinity);
  await page.context().close();
});
