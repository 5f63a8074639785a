/** The learning pages in Chromium: the tutorial in every language, anchors, the help of every card. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, visitor } from './browser';
import { LONG, TRIED } from './extent';
import { DOINGS, takeScene } from './learner';
import { ADDRESS, frame, stage } from './stage';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function visit(
  settings: Record<string, unknown> = {},
  width = 1280,
  sync = frame('playing'),
): Promise<{ page: Page; errors: string[] }> {
  const viewport = { width, height: width < 720 ? 640 : 900 };
  const found = await visitor(browser, ADDRESS, { settings, viewport });
  await stage(found.page, sync);
  return found;
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const words = (page: Page) => page.evaluate(() => document.body.innerText);

// ------------------------------------------------------------------ the tutorial

describe('the tutorial', () => {
  it.each(TRIED)('is played from start to end in %s, on a phone', async (language) => {
    const { page, errors } = await visit({ language }, 360);
    await page.goto('/learn');
    for (const scene of Object.keys(DOINGS)) {
      const taken = await takeScene(page, async () => {
        expect(await wide(page)).toBeLessThanOrEqual(360);
        expect(await words(page)).not.toMatch(/[{}[\]]|undefined|NaN/);
      });
      expect(taken).toBe(scene);
      await page.locator('[data-act="next"]').click();
    }
    expect(await page.locator('.end h1').count()).toBe(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is left, and resumed at the same scene; and begins again when all is done', async () => {
    const { page, errors } = await visit();
    await page.goto('/learn');
    await takeScene(page);
    await page.locator('[data-act="next"]').click();
    await page.waitForSelector('[data-scene="touching"]');
    await page.goto('/rules');
    await page.goto('/learn');
    await page.waitForSelector('[data-scene="touching"] [data-die]');
    await page.evaluate(() => localStorage.setItem('sagrada.learn', '7'));
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.waitForSelector('[data-scene="edge"] [data-die]');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.each([
    [360, 640],
    [844, 390],
    [820, 1180],
    [1280, 900],
  ])('keeps the board in its place while the coach speaks, at %i × %i', async (width, height) => {
    const { page } = await visitor(browser, ADDRESS, { viewport: { width, height } });
    await stage(page, frame('playing'));
    await page.goto('/learn');
    for (const scene of ['edge', 'touching', 'asking', 'beside']) {
      const places = new Set<string>();
      const place = () =>
        page.locator('.lesson .mine[data-seat]').evaluate((mine) => {
          const { top, left, width: across } = mine.getBoundingClientRect();
          return [top + scrollY, left, across].map(Math.round).join();
        });
      expect(await takeScene(page, async () => void places.add(await place()))).toBe(scene);
      expect([...places], scene).toHaveLength(1);
      await page.locator('[data-act="next"]').click();
    }
    await page.context().close();
  });

  it('keeps the learner’s own placements from scene to scene', async () => {
    const { page, errors } = await visit();
    const dice = () =>
      page
        .locator('.lesson .mine [data-space]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const placed = async () => (await dice()).filter((label) => /: \w+ \d$/.test(label)).join();
    const press = (selector: string) => page.locator(selector).click();
    const task = (n: number) => page.waitForSelector(`.lesson[data-task="${n}"]`);
    await page.goto('/learn');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('carried')),
    );
    await press('[data-act="read"]');
    await press('[data-die="B4"]');
    await press('.mine [data-space="12"]');
    await task(3);
    await press('.mine [data-space="0"]');
    await press('[data-act="next"]');
    await page.waitForSelector('[data-scene="touching"] [data-die="G5"]');
    expect(await placed()).toBe('A1: blue 4');
    await press('[data-die="G5"]');
    await press('.mine [data-space="19"]');
    await task(1);
    await press('.mine [data-space="5"]');
    await press('[data-act="next"]');
    await page.waitForSelector('[data-scene="asking"] [data-die="Y3"]');
    expect(await placed()).toBe('A1: blue 4,B1: green 5');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('ends with a game against the Apprentice, with hints', async () => {
    const { page, errors } = await visit({}, 360);
    const asked: unknown[] = [];
    await page.route('**/api/tables', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: frame('playing').table });
    });
    await page.goto('/learn');
    await page.evaluate(() => localStorage.setItem('sagrada.learn', '7'));
    await page.reload();
    await page.locator('[data-act="play"]').click();
    await page.waitForSelector('.mine');
    expect(asked).toEqual([
      expect.objectContaining({
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
        hints: true,
      }),
    ]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('tells price and tokens of a tool apart', async () => {
    const sync = frame('playing');
    const tool = sync.view?.tools[0];
    if (!tool) throw new Error('the frames have changed');
    Object.assign(tool, { price: 2, tokens: 3 });
    const { page } = await visit({}, 1280, sync);
    await page.goto('/t/tab1e');
    const card = page.locator('.right [data-tool]').first();
    await card.waitFor();
    expect(await card.locator('[data-price="2"]').getAttribute('aria-label')).toBe(
      'Costs 2 favor tokens',
    );
    expect(await card.locator('.paid svg').count()).toBe(3);
    expect(await card.locator('.price .tokens').count()).toBe(0);
    await page.context().close();
  });

  it('needs no server', async () => {
    const { page, errors } = await visit();
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/learn');
    await takeScene(page);
    await page.locator('[data-act="next"]').click();
    await takeScene(page);
    expect(await page.getByTestId('guide').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('can be played by keys alone', async () => {
    const { page, errors } = await visit();
    await page.goto('/learn');
    await page.waitForSelector('.lesson [data-die]');
    const tabTo = async (selector: string) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
      }
      throw new Error(`the Tab key does not lead to ${selector}`);
    };
    await tabTo('[data-act="read"]');
    await page.keyboard.press('Enter');
    await tabTo('[data-die="B4"]');
    await page.keyboard.press('Enter');
    await tabTo('[data-space]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lesson[data-task="3"]');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    // The way on has the focus.
    await page.waitForFunction(() => document.activeElement?.matches('[data-act="next"]'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-scene="touching"]');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

// ------------------------------------------------------------------ the rules

describe('the rules', () => {
  it.each(TRIED)('show the rule that the address names, in %s', async (language) => {
    const { page, errors } = await visit({ language });
    for (const rule of ['5.3', '9.6', 'tool-12']) {
      await page.goto('/settings');
      await page.goto(`/rules#${rule}`);
      await page.waitForFunction((id) => {
        const found = document.getElementById(id)?.getBoundingClientRect();
        return found !== undefined && found.top >= 0 && found.top < innerHeight / 2;
      }, rule);
    }
    expect(await words(page)).not.toMatch(/[{}[\]*]|undefined|NaN/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('are reached from a refusal at the table, without leaving it', async () => {
    const { page, errors } = await visit();
    await page.goto('/t/tab1e');
    await page.locator('.pool [data-die="Y2"]').click();
    await page.locator('.mine [data-space]:not(.glowing)').first().click();
    const why = page.locator('[data-why]');
    expect(await why.getAttribute('href')).toMatch(/^\/rules\?edition=en#5\.\d$/);
    await why.click();
    await page.waitForFunction(
      () => (document.querySelector('dialog p')?.textContent ?? '').length > 20,
    );
    expect(new URL(page.url()).pathname).toBe('/t/tab1e');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('have a contents list that leads to every section', async () => {
    const { page } = await visit();
    await page.goto('/rules');
    await page.waitForSelector('.contents a');
    const targets = await page
      .locator('.contents a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(targets).toHaveLength(10);
    for (const id of targets) expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
    await page.context().close();
  });
});

// ------------------------------------------------------------------ cards and tools

describe('every card', () => {
  const sync = frame('playing');
  const { view } = sync;
  if (!view) throw new Error('the frame is of a running game');
  const [tool] = view.tools;
  if (tool) view.tools = Array.from({ length: 12 }, (_, i) => ({ ...tool, number: i + 1 }));
  const objectives = [
    ...['light', 'medium', 'deep'].map((shade) => `${shade}-shades`),
    ...['shade-variety', 'color-variety', 'color-diagonals'],
    ...['row-shade', 'column-shade', 'row-color', 'column-color'].map((kind) => `${kind}-variety`),
  ];
  view.public = objectives;
  const mine = view.players[view.seat ?? 0];
  if (mine) mine.private = ['R', 'Y', 'G', 'B', 'P'];

  it('opens its help at the table', async () => {
    const { page, errors } = await visit({}, 1280, structuredClone(sync));
    await page.goto('/t/tab1e');
    await page.waitForSelector('.private.shown');
    const buttons = page.locator('.right [data-help], .right [data-objective]');
    expect(await buttons.count()).toBe(12 + 5 + 10);
    for (const button of await buttons.all()) {
      await button.click();
      await page.waitForFunction(
        () => document.querySelectorAll('dialog[open] .glazing').length === 2,
      );
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog') === null);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe.each(TRIED)('rules and tools in %s', (language) => {
  it.each(LONG ? [360, 768, 1440] : [360])('fit at %i px', async (width) => {
    const { page, errors } = await visit({ language }, width);
    const tools = page.locator('article nav a');
    for (const path of ['/rules', '/tools/grozing-pliers', '/tools/cork-backed-straightedge']) {
      await page.goto(path);
      await page.waitForSelector('main h1');
      expect(await wide(page), path).toBeLessThanOrEqual(width);
    }
    expect(await tools.count()).toBe(13);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
