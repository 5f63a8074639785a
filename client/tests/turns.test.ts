/** The flow of a turn: a double tap ends no second turn, and passing is asked about. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { TableInfo } from '../src/protocol';
import { openTable } from './browser';
import { click, look, moved, myMoment } from './player';
import { ADDRESS, frame, hints, stage } from './stage';
import { together } from './together';

const here = together();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A table for one, at the first turn. */
async function begin(page: Page, table: Record<string, unknown> = {}): Promise<void> {
  await page.goto(await openTable(page, { seats: [{ kind: 'me' }], ...table }));
  await click(page, '.pattern:not(:disabled)');
  await page.waitForSelector('.guide.mine .buttons [data-act="pass"]');
}

/** Drafts and places the first die that fits somewhere. */
async function place(page: Page): Promise<void> {
  const { version, dice } = await look(page);
  for (const die of dice) {
    await click(page, `.pool .die-button >> nth=${die}`);
    const { glowing } = await look(page);
    if (glowing.length === 0) continue;
    await click(page, `.mine [data-space="${glowing[0]}"]`);
    return moved(page, version, 2);
  }
  throw new Error('no die fits');
}

it('ends one turn with a double tap, and passes no other', async () => {
  const { page, errors } = await here.visit(PHONE);
  await begin(page);
  await place(page);
  const { version } = await look(page);
  const box = await page.locator('[data-act="end"]').boundingBox();
  if (!box) throw new Error('no End turn');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(at.x, at.y);
  await page.touchscreen.tap(at.x, at.y);
  await moved(page, version);
  await page.touchscreen.tap(at.x, at.y);
  // Pass is somewhere else, and takes no tap just yet.
  const pass = await page.locator('[data-act="pass"]').boundingBox();
  if (!pass) throw new Error('no Pass');
  expect(at.y >= pass.y && at.y <= pass.y + pass.height && at.x >= pass.x).toBe(false);
  await page.waitForTimeout(1000);
  expect(Number((await look(page)).version)).toBe(Number(version) + 1);
  expect(errors).toEqual([]);
});

it('takes no tap on Pass right after a change of turn', async () => {
  const { page } = await here.visit();
  await begin(page);
  await place(page);
  await page.evaluate(() => {
    // As quick as a finger can't be: Pass is pressed as soon as it is there.
    new MutationObserver(() =>
      document.querySelector<HTMLElement>('[data-act="pass"]')?.click(),
    ).observe(document.body, { childList: true, subtree: true });
  });
  const { version } = await look(page);
  await click(page, '[data-act="end"]');
  await moved(page, version);
  await page.waitForTimeout(300);
  expect((await look(page)).acts).not.toContain('sure');
});

it('marks in red what is in the way, and where it was tried', async () => {
  const { page, errors } = await here.visit({ baseURL: ADDRESS });
  await stage(page, frame('playing'));
  await page.goto('/t/tab1e');
  await click(page, '.pool [data-die="B1"]');
  await click(page, '.mine [data-space="1"]');
  await page.waitForSelector('.mine [data-space="2"].wrong');
  const border = (of: string) =>
    page
      .locator(`.mine ${of}`)
      .first()
      .evaluate((one) => {
        const { borderTopColor, borderTopStyle } = getComputedStyle(one, '::after');
        return [borderTopColor, borderTopStyle];
      });
  const red = 'rgb(255, 77, 61)';
  expect(await border('[data-space="2"]')).toEqual([red, 'solid']);
  expect(await border('[data-space="1"]')).toEqual([red, 'dashed']);
  expect((await border('.glowing'))[0]).not.toBe(red);
  expect(errors).toEqual([]);
});

it('asks before a pass while a die fits, and logs who passed', async () => {
  const { page, errors } = await here.visit();
  await begin(page, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }] });
  const { version } = await myMoment(page);
  await click(page, '[data-act="pass"]:not([aria-disabled])');
  expect(await page.getByTestId('guide').textContent()).toContain('You can still place a die.');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-rest]'))).toBe(true);
  await click(page, '[data-act="cancel"]');
  expect((await look(page)).version).toBe(version);
  await click(page, '[data-act="pass"]:not([aria-disabled])');
  await click(page, '[data-act="sure"]:not([aria-disabled])');
  await moved(page, version);
  await page.waitForFunction(() =>
    /passes\./.test(document.querySelector('.log')?.textContent ?? ''),
  );
  expect(errors).toEqual([]);
});

it('ends a turn after two taps, unless it is undone in time', async () => {
  const { page, errors } = await here.visit({ ...PHONE, settings: { endTurn: 'auto' } });
  await begin(page);
  const dice = () => page.locator('.pool .die-button').count();
  const before = await dice();
  await place(page);
  const ring = page.locator('[data-ending="true"]');
  await ring.waitFor();
  expect(await page.getByTestId('guide').textContent()).toMatch(/turn is ending/);
  // One undo, and the die is in the pool again.
  await page.locator('[data-act="undo"]').tap({ force: true });
  await expect.poll(dice).toBe(before);
  expect(await ring.count()).toBe(0);
  expect(await page.locator('.pool .hand').count()).toBe(0);

  const { version } = await look(page);
  await place(page);
  await moved(page, version, 3); // draft, place, and an end that nobody tapped
  expect(errors).toEqual([]);
});

it('shows my goal in one line on a phone, and closes a drawer by a tap beside it', async () => {
  const { page, errors } = await here.visit({ ...PHONE, baseURL: ADDRESS });
  await stage(page, frame('solo'));
  await page.goto('/t/tab1e');
  const goal = page.getByTestId('goal');
  expect((await goal.innerText()).replaceAll(/\s+/g, ' ')).toBe(
    'Shades of Blue Shades of Yellow 10 points Target: 23',
  );
  expect((await goal.boundingBox())?.height).toBeLessThan(30);

  await page.getByRole('button', { name: 'Objectives', exact: true }).tap();
  const sheet = page.getByTestId('score');
  await expect.poll(() => sheet.isVisible()).toBe(true);
  expect(await sheet.innerText()).toMatch(/Points so far: 10 points/);
  expect(await sheet.innerText()).toMatch(/If the game ended now: -35 \(-45 for empty spaces\)/);
  await page.touchscreen.tap(200, 90); // on the window: closes the drawer and does nothing else
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

it('shows a private objective on a shared screen only while it is held', async () => {
  const { page } = await here.visit({ baseURL: ADDRESS });
  const sync = frame('playing');
  sync.table.your_seats = [0, 1];
  sync.holding = 0;
  await stage(page, sync);
  await page.goto('/t/tab1e');
  const peek = page.locator('[data-act="peek"]');
  const shown = page.locator('.private.shown');
  expect(await shown.count()).toBe(0);
  await peek.hover();
  await page.mouse.down();
  await shown.waitFor();
  await page.mouse.up();
  expect(await shown.count()).toBe(0);
  await peek.focus();
  await page.keyboard.down('Enter');
  await shown.waitFor();
  await page.keyboard.up('Enter');
  expect(await shown.count()).toBe(0);
});

it('lights the spaces of a line in the log', async () => {
  const { page } = await here.visit();
  await begin(page);
  await place(page);
  const { version } = await look(page);
  await click(page, '[data-act="end"]');
  await moved(page, version);
  const line = page.locator('.log li', { hasText: /^\s*You:/ }).first();
  const [, space] = /→ ([A-D][1-5])/.exec(await line.innerText()) ?? [];
  const at = 'ABCD'.indexOf(space?.[0] ?? '') * 5 + Number(space?.[1]) - 1;
  await line.hover();
  await page.waitForSelector(`.mine [data-space="${at}"].marked`);
  await page.mouse.move(0, 0);
  expect(await page.locator('.mine .marked').count()).toBe(0);
  await line.focus();
  await page.waitForSelector(`.mine [data-space="${at}"].marked`);
});

it('shows all keys, and digits on the dice while keys are used', async () => {
  const { page } = await here.visit({ baseURL: ADDRESS });
  await stage(page, frame('playing'));
  await page.goto('/t/tab1e');
  await page.waitForSelector('.guide.mine');
  expect(await page.locator('.pool .digit').count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByTestId('keys').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.pool .digit').allTextContents()).toContain('1');
  await page.mouse.click(5, 300);
  expect(await page.locator('.pool .digit').count()).toBe(0);
  await click(page, '[data-act="menu"]');
  expect(await page.locator('[data-act="read-rules"]').getAttribute('href')).toMatch(/^\/rules/);
});

it('remembers how many play and how strong the bots are', async () => {
  const { page, errors } = await here.visit(PHONE);
  await page.goto('/');
  await click(page, '[data-more="bots"]');
  expect(await page.locator('[data-level]').count()).toBe(4);
  await page.locator('[data-level="apprentice"]').tap();
  await page.reload();
  await click(page, '[data-more="bots"]');
  expect(await page.locator('[data-level="apprentice"] input').isChecked()).toBe(true);
  const bots = async () => {
    await page.waitForSelector('.pattern:not(:disabled)');
    const table = await page.request.get(`/api/tables/${page.url().split('/').pop()}`);
    const { seats } = (await table.json()) as TableInfo;
    return seats.flatMap((seat) => seat.bot ?? []);
  };
  await click(page, '.many .main >> nth=1');
  expect(await bots()).toEqual(['apprentice', 'apprentice']);
  // Next time one tap is enough.
  await page.goto('/');
  await page.getByText('3 players · Apprentice').waitFor();
  await page.locator('[data-way="bots"]').tap();
  expect(await bots()).toEqual(['apprentice', 'apprentice']);
  expect(errors).toEqual([]);
});

it('says in one line why a hint is good', async () => {
  const { page } = await here.visit({ ...PHONE, baseURL: ADDRESS });
  await stage(page, hints());
  await page.goto('/t/tab1e');
  await click(page, '[data-act="hint"]');
  const why = page.getByTestId('why');
  await why.first().waitFor();
  expect(await why.allTextContents()).toEqual([
    'Good for column 2',
    'Makes a better placement possible',
  ]);
});
