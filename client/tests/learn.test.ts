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
    await page.locator('.end button').click();
    await page.waitForSelector('[data-scene="edge"] [data-die]');
    expect(errors).toEqual([]);
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
    await page.locator('.private .button').click();
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
