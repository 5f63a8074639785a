/** What every page must hold: nothing that axe-core objects to, nothing that overflows. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What can differ in another theme of a page that was looked at already. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe-core objects to, by all of its rules or only some. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'] };
  if (rules) options.runOnly = rules;
  const { violations } = await page.evaluate(
    (how) =>
      (globalThis as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(
        how,
      ),
    options,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

/** Least width and height of what is pressed, in pixels. */
const FINGER = 44;

/**
 * What a finger would miss. Links within a sentence are as high as its letters, and what is drawn
 * by the browser inside a larger label counts as that label.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const kinds = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const inSentence = (one: Element) =>
      one.matches('a') && getComputedStyle(one).display === 'inline';
    return [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((one) => {
      const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || inSentence(one) || one.closest('[aria-hidden="true"], [inert]')) return [];
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
      return [`${one.localName}.${one.className} "${name}": ${width} × ${height}`];
    });
  }, FINGER);
}

/** Buttons and fields whose text is wider than they are; of a list, its longest choice. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const isCut = (one: HTMLElement): boolean => {
      if (!(one instanceof HTMLSelectElement)) return one.scrollWidth > one.clientWidth + 1;
      const style = getComputedStyle(one);
      if (!canvas) return false;
      canvas.font = style.font;
      const arrow = 20;
      const room = one.clientWidth - parseFloat(style.paddingLeft) - arrow;
      return [...one.options].some(({ text }) => canvas.measureText(text).width > room);
    };
    return [
      ...document.querySelectorAll<HTMLElement>('button, a.button, select, summary, label'),
    ].flatMap((one) => {
      const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || one.clientWidth === 0 || !isCut(one)) return [];
      return [`${one.localName}.${one.className} "${one.textContent?.trim()}"`];
    });
  });
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
