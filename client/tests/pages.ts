/** What every page must hold: nothing that axe-core objects to, nothing that overflows. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

export async function expectFits(page: Page): Promise<void> {
  const { wide, width, text } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: innerWidth,
    text: document.body.innerText,
  }));
  expect(wide).toBeLessThanOrEqual(width);
  expect(text).not.toMatch(/[{}]|undefined|NaN/);
}
