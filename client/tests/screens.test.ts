/** Every screen: nothing overflows, in any language; nothing that axe-core objects to, in both themes. */

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/words/languages';
import { openBrowser, visitor } from './browser';
import { ADDRESS, SCREENS, stage } from './stage';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = join(import.meta.dirname, '../test-results');
/** All widths and pictures of all of it take long; the phone is where things overflow. */
const WIDTHS = process.env.LONG ? [360, 768, 1440] : [360];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => browser?.close());

async function open(name: string, settings: Record<string, unknown>, width: number): Promise<Page> {
  const screen = SCREENS[name]?.();
  if (!screen) throw new Error(`no screen ${name}`);
  const height = width < 720 ? 640 : 900;
  const wishes = { settings, viewport: { width, height } };
  const { page, errors } = await visitor(browser, ADDRESS, wishes);
  await stage(page, screen.sync);
  await page.goto(screen.path);
  await page.waitForSelector('h1, .mine');
  for (const press of [screen.press ?? []].flat()) {
    // On a phone the side panels are out of sight, but what they hold can be shown all the same.
    await page.locator(press).first().dispatchEvent('click');
  }
  if (screen.then) await page.waitForSelector(screen.then);
  expect(errors).toEqual([]);
  return page;
}

describe.each(Object.keys(SCREENS))('the screen "%s"', (name) => {
  it.each(['dark', 'light'])('has nothing that axe-core objects to (%s)', async (theme) => {
    const page = await open(name, { theme }, 1280);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    await page.context().close();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('fits, and leaves no slot open, in %s', async (language) => {
    for (const width of WIDTHS) {
      const page = await open(name, { language }, width);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const text = await page.evaluate(() => document.body.innerText);
      if (process.env.LONG) {
        await page.screenshot({ path: join(PICTURES, `${name}-${language}-${width}.png`) });
      }
      await page.context().close();
      expect(wide, `${width} px`).toBeLessThanOrEqual(width);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});
