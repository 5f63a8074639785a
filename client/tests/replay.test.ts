/** Looking back: games of the server, golden records, games of the terminal, and what is no record. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Replay } from '../src/protocol';
import { openTable } from './browser';
import { LONG, TRIED } from './extent';
import { expectAccessible, expectFits } from './pages';
import { playOut } from './player';
import { together } from './together';

const GOLDEN = join(import.meta.dirname, '../../tests/golden');
/** Those that show the tools hold everything that is drawn; the rest is for `make test-long`. */
const RECORDS = readdirSync(GOLDEN).filter((name) =>
  (LONG ? /\.sagrada$/ : /^(tools-.*|solo-won|honour-4-5-6)\.sagrada$/).test(name),
);
const golden = (name: string) => readFileSync(join(GOLDEN, name), 'utf8');
const SOME = golden('tools-1-5-6.sagrada');

const shared = together();

/** Pastes a record and waits until its game is shown; what the server made of it. */
async function show(page: Page, text: string): Promise<Replay> {
  if (!page.url().endsWith('/replay')) await page.goto('/replay');
  await page.fill('#record', text);
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/records/game'),
    page.click('form button'),
  ]);
  await ready(page, 0);
  return (await answer.json()) as Replay;
}

const ready = (page: Page, step: number) =>
  page.waitForSelector(`.viewer[data-step="${step}"][data-ready="true"]`);

async function slide(page: Page, step: number): Promise<void> {
  await page.locator('input[type="range"]').evaluate((slider: HTMLInputElement, to) => {
    slider.value = String(to);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, step);
  await ready(page, step);
}

/** All that the windows hold, as it would be read out. */
const panes = (page: Page) =>
  page
    .locator('.windows [data-space]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

it('shows every golden record, and every use of a tool with what else was legal', async () => {
  const { page, errors } = await shared.visit();
  const tools = new Set<string>();
  for (const name of RECORDS) {
    await page.goto('/replay');
    const game = await show(page, golden(name));
    const seen = LONG ? new Set<string>() : tools;
    for (const [number, moment] of game.moments.entries()) {
      if (!moment.move?.startsWith('tool ') || seen.has(moment.move)) continue;
      seen.add(moment.move);
      tools.add(moment.move);
      await slide(page, number - 1);
      const chosen = page.locator(`.choosing .chosen[data-move="${moment.move}"]`);
      expect(await chosen.count(), `${name}, ${moment.move}`).toBe(1);
    }
    await slide(page, game.moments.length - 1);
    const totals = game.over.sheets.map((sheet) => String(sheet.total));
    for (const total of totals) expect(await page.textContent('.facts')).toContain(total);
    expect(errors, name).toEqual([]);
  }
  expect(tools.size).toBe(12);
});

it('goes by step, by round, by slider and by itself', async () => {
  const { page, errors } = await shared.visit();
  const game = await show(page, SOME);
  const last = game.moments.length - 1;
  await page.click('[data-act="forward"]');
  await ready(page, 1);
  await page.keyboard.press('ArrowRight');
  await ready(page, 2);
  await page.click('[data-act="back"]');
  await ready(page, 1);
  const first = (round: number) => game.moments.findIndex((one) => one.round === round);
  await page.keyboard.press('PageDown');
  await ready(page, first(1));
  await page.click('[data-act="roundForward"]');
  await ready(page, first(2));
  await page.selectOption('[data-select="round"]', '7');
  await ready(page, first(7));
  expect(await page.locator('.slot.now').getAttribute('data-round')).toBe('7');
  await page.click('[data-act="roundBack"]');
  await ready(page, first(6));
  await page.keyboard.press('End');
  await ready(page, last);
  expect(await page.locator('[data-act="forward"]').isDisabled()).toBe(true);
  await slide(page, last - 6);
  await page.selectOption('[data-select="speed"]', '8');
  await page.click('[data-act="play"]');
  await ready(page, last);
  await page.keyboard.press('Home');
  await ready(page, 0);
  // A line of the log leads to its moment.
  const line = page.locator('.story button').nth(30);
  await line.click();
  expect(await line.getAttribute('aria-current')).toBe('step');
  expect(errors).toEqual([]);
});

it('lights the spaces that were legal, and the one that was chosen', async () => {
  const { page } = await shared.visit();
  const game = await show(page, SOME);
  const place = game.moments.findIndex((one) => one.move?.startsWith('place ') && one.round === 3);
  const by = game.moments[place]?.by ?? -1;
  await slide(page, place - 1);
  const window = page.locator(`.windows li[data-seat="${by}"]`);
  const listed = await page.locator('.choosing [data-move^="place "]').count();
  expect(await window.locator('.glowing').count()).toBe(listed);
  expect(await window.locator('.picked.glowing').count()).toBe(1);
  const before = await page.locator('.windows .picked').getAttribute('aria-label');
  await page.click('[data-act="forward"]');
  await ready(page, place);
  expect(await panes(page)).not.toContain(before);
});

it('shows what a seat saw, and from above everything', async () => {
  const { page } = await shared.visit();
  await show(page, SOME);
  await slide(page, 40);
  expect(await page.locator('.private').count()).toBe(4);
  await page.selectOption('[data-select="eyes"]', '2');
  await page.waitForSelector('.windows.one li[data-seat="2"].large .private');
  await ready(page, 40);
  expect(await page.locator('.private').count()).toBe(1);
});

it('links to a moment, of a record that no server keeps too', async () => {
  const { page } = await shared.visit();
  await show(page, SOME);
  await slide(page, 77);
  await page.selectOption('[data-select="eyes"]', '1');
  await page.waitForURL(/\/replay\?step=77&seat=1#r=/);
  const other = await shared.visit();
  await other.page.goto(page.url());
  await ready(other.page, 77);
  expect(await panes(other.page)).toEqual(await panes(page));
  expect(other.errors).toEqual([]);
  // Cut on the way: a sentence, and the page goes on.
  const third = await shared.visit();
  await third.page.goto(`${page.url().slice(0, -40)}`);
  await third.page.waitForSelector('[role="alert"] b');
  await show(third.page, SOME);
  expect(third.errors).toEqual([]);
});

it('keeps a page for every finished game, and none for one that goes on', async () => {
  const { page, errors } = await shared.visit();
  const path = await openTable(page, { seats: [{ kind: 'me' }] });
  const id = path.split('/').at(-1) ?? '';
  await page.goto(`/g/${id}`);
  await page.locator('[role="alert"]', { hasText: 'The game isn’t over yet.' }).waitFor();
  await page.goto(path);
  await playOut(page);
  await page.click(`a[href="/g/${id}"]`);
  await ready(page, 0);
  await page.keyboard.press('End');
  // Not the address of the first step, which may stand there already.
  await page.waitForURL(/\?step=[1-9]\d*$/);
  await page.waitForSelector('.viewer[data-ready="true"]');

  const stranger = await shared.visit();
  await stranger.page.goto(page.url());
  await stranger.page.waitForSelector('.viewer[data-ready="true"]');
  expect(await panes(stranger.page)).toEqual(await panes(page));
  await stranger.page.click('[data-act="check"]');
  await stranger.page.waitForSelector('.good');
  const [download] = await Promise.all([
    stranger.page.waitForEvent('download'),
    stranger.page.click('a[download]'),
  ]);
  await stranger.page.goto('/replay');
  await show(stranger.page, readFileSync(await download.path(), 'utf8'));
  expect([...errors, ...stranger.errors]).toEqual([]);
});

it('plays on from a step against a bot, and says where it came from', async () => {
  const { page, errors } = await shared.visit();
  const game = await show(page, SOME);
  const step = game.moments.findIndex((one) => one.round === 3);
  await slide(page, step);
  const pool = await page
    .locator('.pool [data-die]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-die')));
  await page.click('[data-act="try"]');
  await page.waitForSelector('dialog[open]');
  await expectAccessible(page);
  await page.click('[data-act="play-on"]');
  await page.waitForURL('**/t/**');
  await page.waitForSelector('.mine');
  await page.waitForSelector(`[data-die="${pool[0]}"]`);
  await page.click('[data-act="menu"]');
  expect(await page.textContent('[data-testid="fork"]')).toContain('from round 3');
  expect(errors).toEqual([]);
});

it('reviews a game: a graph, what decided it, what was better, and where it came from', async () => {
  const { page, errors } = await shared.visit();
  await show(page, golden('solo-won.sagrada'));
  await page.click('[data-act="review"]');
  await page.waitForSelector('[data-testid="review"] table', { timeout: 120_000 });
  expect(await page.locator('[data-testid="review"] polyline').count()).toBe(1);
  await page.click('[data-act="moment"]');
  await page.keyboard.press('Home');
  await page.click('[data-act="next-error"]');
  const choice = page.locator('[data-testid="reviewed-choice"]');
  await choice.locator('.cost').waitFor();
  expect(await choice.textContent()).toMatch(/Better: \S/);
  await expectAccessible(page);
  await expectFits(page);
  expect(errors).toEqual([]);
});

it('opens a file of a game that was played at the terminal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sagrada-'));
  const file = join(folder, 'evening.sagrada');
  const command = join(import.meta.dirname, '../../.venv/bin/sagrada');
  execFileSync(command, ['play', '--players', 'bot:random,bot:greedy', '--record', file], {
    stdio: 'ignore',
  });
  const { page, errors } = await shared.visit();
  await page.goto('/replay');
  await page.setInputFiles('input[type="file"]', file);
  await ready(page, 0);
  await page.click('[data-act="check"]');
  await page.waitForSelector('.good');
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
});

describe('what is no record', () => {
  const WRONG: Record<string, [string, RegExp]> = {
    nonsense: ['nonsense', /^line 1: /],
    'a wrong move': [SOME.replace('draft B6', 'draft R1'), /^line \d+: .*Expected one of/],
    'a wrong die': [SOME.replace('roll Y6', 'roll Y7'), /^line \d+: .*Y7/],
    'a wrong result': [SOME.replace('54 31', '55 31'), /^Result: .*55/],
    'one that is cut': [SOME.slice(0, SOME.length / 2), /\.$/],
    'a page': ['<img src=x onerror="document.title=1">', /^line 1: /],
    'a hostile name': [SOME.replace('"Ada"', '"<b onclick=x>"').replace('54', '1'), /^Result/],
  };

  it('is refused with a sentence, and the page goes on', async () => {
    const { page, errors } = await shared.visit();
    await page.goto('/replay');
    for (const [what, [text, sentence]] of Object.entries(WRONG)) {
      await page.fill('#record', text);
      const [answer] = await Promise.all([
        page.waitForResponse('**/api/records/game'),
        page.click('form button'),
      ]);
      expect(answer.status(), what).toBe(400);
      await page.waitForFunction(
        (source) =>
          new RegExp(source).test(
            document.querySelector('[role="alert"] [lang="en"]')?.textContent ?? '',
          ),
        sentence.source,
      );
    }
    const early = SOME.replace(/\[Result .*\n/, '')
      .split('\n')
      .slice(0, 60)
      .join('\n');
    await page.fill('#record', early);
    await page.click('form button');
    await page.getByText('This game file stops before the end.').waitFor();
    await page.setInputFiles('input[type="file"]', {
      name: 'huge.sagrada',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(1_000_000, 'x'),
    });
    await page.waitForFunction(() =>
      document.querySelector('[role="alert"]')?.textContent?.includes('too large'),
    );
    await page.setInputFiles('input[type="file"]', {
      name: 'picture.sagrada',
      mimeType: 'image/png',
      buffer: Buffer.from([0, 255, 254, 137, 80, 78, 71, 13, 10, 26, 10, 0]),
    });
    await page.waitForFunction(() =>
      document.querySelector('[role="alert"]')?.textContent?.includes('line 1'),
    );
    expect(errors).toEqual([]);
    await show(page, SOME.replace('"Ada"', '"<b>Ada</b>"'));
    expect(await page.textContent('.windows')).toContain('<b>Ada</b>');
    expect(errors).toEqual([]);
  });
});

describe('the pages', () => {
  it.each([
    ['dark', LONG ? [360, 1280] : [360]],
    ['light', LONG ? [360, 1280] : [1280]],
  ])('have nothing that axe-core objects to (%s)', async (theme, widths) => {
    for (const width of widths) {
      const viewport = { width, height: width < 720 ? 640 : 860 };
      const { page } = await shared.visit({ settings: { theme }, viewport });
      await page.goto('/replay');
      await page.waitForSelector('#record');
      await expectAccessible(page);
      const game = await show(page, SOME);
      for (const step of LONG ? [0, 60, game.moments.length - 1] : [60]) {
        await slide(page, step);
        await expectAccessible(page);
      }
      await page.context().close();
    }
  });

  it.each(TRIED)('fit, and leave no slot open, in %s', async (language) => {
    for (const width of LONG ? [360, 800, 1440] : [360]) {
      const viewport = { width, height: width < 720 ? 640 : 900 };
      const { page, errors } = await shared.visit({ settings: { language }, viewport });
      await page.goto('/replay');
      await page.waitForSelector('#record');
      await expectFits(page);
      for (const name of ['tools-7-8-12.sagrada', 'honour-4-5-6.sagrada', 'solo-won.sagrada']) {
        await page.goto('/replay');
        const game = await show(page, golden(name));
        for (const step of [0, 50, game.moments.length - 1]) {
          await slide(page, step);
          await expectFits(page);
        }
      }
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });
});
