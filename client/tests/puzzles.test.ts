/** Puzzles: played like the game, judged, explained; by the day, by theme, against the clock. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Puzzle, PuzzleOfTheDay, PuzzleVerdict } from '../src/protocol';
import { LONG, TRIED } from './extent';
import { COLOURS, expectAccessible, expectFits, tooSmall } from './pages';
import { together } from './together';

const shared = together();

/** With Lens Cutter; and solo with both turns and a tool that moves two dice. */
const [LENS, SOLO, JUDGMENT] = ['02436fe7b8', '0955cfec6f', '6bcb18bc4d'];

/** What the server would tell somebody who asks to be shown. */
async function solution(page: Page, id: string): Promise<string[]> {
  const data = { moves: null };
  const answer = await page.request.post(`/api/puzzles/${id}/answer`, { data });
  return ((await answer.json()) as PuzzleVerdict).solution;
}

async function open(page: Page, path: string): Promise<string> {
  await page.goto(`/study/puzzles/${path}`);
  return ready(page);
}

/** The id of the puzzle on the board. */
async function ready(page: Page): Promise<string> {
  await page.waitForSelector('.mine [data-space]');
  return (await page.locator('[data-puzzle]').getAttribute('data-puzzle')) ?? '';
}

/** Plays moves by pressing what is on the board. */
async function playMoves(page: Page, moves: readonly string[]): Promise<void> {
  const space = (name = '') => 'ABCD'.indexOf(name[0] ?? '') * 5 + Number(name[1]) - 1;
  for (const [i, move] of moves.entries()) {
    const [verb, what, which] = move.split(' ');
    const version = Number(await page.locator('[data-version]').getAttribute('data-version'));
    const next = () => page.waitForSelector(`[data-version="${version + 1}"]`);
    const pool = `.pool [data-die="${what}"]`;
    if (verb === 'draft') {
      await page.click(pool); // selected; it is sent with what follows
      continue;
    }
    if (verb === 'place' || verb === 'lift')
      await page.click(`.mine [data-space="${space(what)}"]`);
    else if (verb === 'tool') {
      await page.click(`.right [data-tool="${what}"]`);
      await page.click('[data-act="use"]');
    } else if (verb === 'pay') await page.click(pool);
    else if (verb === 'swap') {
      await page.click(`.pool [data-round="${what}"] [data-die="${which}"]`);
    } else if (verb === 'value') await page.click(`.pool [data-die$="${what}"]`);
    else if (verb === 'stop') await page.click('[data-act="stop"]');
    else if (verb === 'end') await end(page);
    else throw new Error(move);
    if (i < moves.length - 1) await next();
  }
}

/** Ends the turn; passing though a die fits is asked about. */
async function end(page: Page): Promise<void> {
  await page.locator('[data-act="end"], [data-act="pass"]').first().click();
  const sure = page.locator('[data-act="sure"]');
  const over = page.locator('[data-testid="verdict"], [data-testid="run-result"]');
  await sure.or(over).or(page.locator('.guide')).first().waitFor();
  if (await sure.count()) await sure.click({ delay: 700 });
}

const verdict = async (page: Page) => {
  await page.waitForSelector('[data-testid="verdict"]');
  return page.locator('[data-testid="verdict"]').getAttribute('data-status');
};

it('is solved by playing it, with a tool, and with both turns in solo', async () => {
  const { page, errors } = await shared.visit();
  for (const id of [LENS, SOLO]) {
    await open(page, id);
    await playMoves(page, await solution(page, id));
    expect(await verdict(page)).toBe('right');
  }
  // The rating rose twice, and the page remembers.
  await page.click('a[href="/study/puzzles"]');
  await page.waitForSelector('[data-testid="rating"]');
  const rating = Number(await page.locator('[data-testid="rating"] b').textContent());
  expect(rating).toBeGreaterThan(1200);
  await page.reload();
  await page.getByText('Solved 2 of 2').waitFor();
  // By theme, one that wasn't answered yet; "next" keeps to the theme.
  await page.selectOption('[data-select="theme"]', 'diagonals');
  await page.click('[data-act="start"]');
  const first = await ready(page);
  await page.click('[data-act="theme"]');
  expect(await page.textContent('[data-testid="theme"]')).toContain('Diagonals');
  await page.click('[data-act="show"]');
  expect(await verdict(page)).toBe('shown');
  await page.click('[data-act="next"]');
  await page.waitForSelector(`[data-puzzle]:not([data-puzzle="${first}"])`);
  const answer = await page.request.get(`/api/puzzles/${await ready(page)}`);
  expect(((await answer.json()) as Puzzle).themes).toContain('diagonals');
  expect(errors).toEqual([]);
});

it('explains a wrong answer, and undoes what was not answered yet', async () => {
  const { page, errors } = await shared.visit();
  await open(page, LENS);
  const before = await page.locator('.mine').getByRole('button').allInnerTexts();
  const die = page.locator('.pool [data-die="P4"]').first();
  await die.click();
  await page.locator('.mine .glowing').first().click();
  await page.click('[data-act="undo"]');
  await page.waitForFunction(() => document.querySelectorAll('.pool [data-die]').length === 4);
  expect(await page.locator('.mine').getByRole('button').allInnerTexts()).toEqual(before);
  // What doesn't fit is refused as at the table.
  await die.click();
  await page.click('.mine [data-space="0"]');
  await page.getByText('There’s already a die on that space.').waitFor();
  await page.click('[data-act="cancel"]');
  await end(page);
  expect(await verdict(page)).toBe('loses');
  expect(await page.textContent('[data-testid="why"]')).toContain('Shade Variety −5');
  expect(await page.textContent('[data-testid="best"]')).toBe('73');
  expect(await page.textContent('[data-testid="points"]')).toBe('68');
  expect(await page.locator('[data-testid="line"]').last().textContent()).toContain('Lens Cutter');
  expect(await page.textContent('[data-testid="rated"]')).toMatch(/1200 → \d+/);
  // A second try shows no rating.
  await page.click('[data-act="again"]');
  await ready(page);
  await playMoves(page, await solution(page, LENS));
  expect(await verdict(page)).toBe('right');
  expect(await page.locator('[data-testid="rated"]').count()).toBe(0);
  // A matter of judgment: one choice, and what the best one gains.
  await open(page, JUDGMENT);
  await end(page);
  expect(await verdict(page)).toBe('loses');
  expect(await page.textContent('[data-testid="why"]')).toContain('Row Shade Variety (A)');
  expect(errors).toEqual([]);
});

it('has a puzzle a day, and counts the days', async () => {
  const { page, errors } = await shared.visit();
  const answer = await page.request.get('/api/puzzles/today');
  const { day, puzzle } = (await answer.json()) as PuzzleOfTheDay;
  const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript(
    (stored) => {
      localStorage.getItem('sagrada.puzzles') ?? localStorage.setItem('sagrada.puzzles', stored);
    },
    JSON.stringify({ daily: { day: yesterday, solved: true }, streak: 2, bestStreak: 2 }),
  );
  await page.goto('/study');
  await page.click('a[href="/study/puzzles"]');
  await page.click('[data-act="daily"]');
  expect(await ready(page)).toBe(puzzle.id);
  await playMoves(page, await solution(page, puzzle.id));
  expect(await verdict(page)).toBe('right');
  const streak = page.locator('[data-testid="streak"]');
  expect(await streak.getAttribute('data-days')).toBe('3');
  // Asked again, it counts no more.
  await page.click('[data-act="again"]');
  await ready(page);
  await page.click('[data-act="show"]');
  expect(await verdict(page)).toBe('shown');
  await page.click('[data-act="more"]');
  await page.getByText('You’ve solved today’s puzzle.').waitFor();
  expect(await streak.getAttribute('data-days')).toBe('3');
  expect(errors).toEqual([]);
});

it('runs against the clock until three answers are wrong', async () => {
  const { page, errors } = await shared.visit();
  // Always the same ones, of one turn each: in some others passing is right.
  const ids = ['0300a54a0b', '032e69fb51', '037ba9c808', LENS, SOLO];
  await page.route('**/api/puzzles/run?**', (route) => route.fulfill({ json: { puzzles: ids } }));
  await page.goto('/study/puzzles/run');
  await page.click('[data-act="start-run"]');
  expect(await ready(page)).toBe(ids[0]);
  await playMoves(page, await solution(page, ids[0] ?? ''));
  await page.getByText('Solved: 1').waitFor();
  await expect.poll(() => page.textContent('[data-testid="clock"]')).toMatch(/^[0-4]:\d\d$/);
  await expectAccessible(page);
  for (const id of ids.slice(1, 4)) {
    await page.waitForSelector(`[data-puzzle="${id}"]`);
    await ready(page);
    await end(page);
  }
  const result = page.locator('[data-testid="run-result"]');
  expect(await result.getAttribute('data-end')).toBe('wrong');
  expect(await result.getAttribute('data-score')).toBe('1');
  expect(await result.locator('li').count()).toBe(4);
  await page.click('.page a[href="/study/puzzles"]');
  expect(await page.textContent('[data-testid="best-run"]')).toContain('1');
  expect(errors).toEqual([]);
});

it('is played by keyboard, and read out', async () => {
  const { page, errors } = await shared.visit();
  await open(page, LENS);
  expect(await page.locator('[data-testid="guide"]').getAttribute('role')).toBe('status');
  await page.keyboard.press('3'); // the purple 4
  await page.waitForSelector('.mine .glowing:focus');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-version="1"]');
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.pool [data-die]').length === 4);
  await page.keyboard.press('3');
  await page.waitForSelector('.mine .glowing:focus');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-act="end"]');
  await page.keyboard.press('e');
  expect(await verdict(page)).toBe('loses');
  // The verdict has the focus, so it is read first.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Not the best');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('next');
  expect(errors).toEqual([]);
});

it('says so where there is no such puzzle', async () => {
  const { page } = await shared.visit({ inVain: /puzzles\/nope$/ });
  await page.goto('/study/puzzles/nope');
  await page.getByText('There’s no such puzzle.').waitFor();
  await expectAccessible(page);
});

it.each([
  ['es', SOLO, 390, 664],
  ['es', SOLO, 360, 640],
  ['it', JUDGMENT, 360, 640],
  ['en', LENS, 360, 640],
] as const)('needs no scrolling on a short phone: %s, %s', async (language, id, width, height) => {
  const { page } = await shared.visit({ settings: { language }, viewport: { width, height } });
  await open(page, id);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await tooSmall(page)).toEqual([]);
});

it.each(TRIED)('fits, and axe-core objects to nothing, in %s', async (language) => {
  for (const width of LONG ? [360, 800, 1440] : [360]) {
    const viewport = { width, height: width < 720 ? 740 : 900 };
    const theme = language === 'en' ? 'dark' : 'light';
    const { page, errors } = await shared.visit({ settings: { language, theme }, viewport });
    const look = async () => {
      await expectFits(page);
      await expectAccessible(page, language === 'en' ? undefined : COLOURS);
      expect(await tooSmall(page)).toEqual([]);
    };
    await page.goto('/study/puzzles');
    await page.waitForSelector('[data-select="theme"] option:nth-child(2)', { state: 'attached' });
    await look();
    for (const id of [SOLO, JUDGMENT]) {
      await open(page, id);
      await page.click('[data-act="theme"]');
      await look();
      await end(page);
      if (id === SOLO) await end(page);
      await verdict(page);
      await look();
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});
