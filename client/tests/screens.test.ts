/** Every screen: nothing overflows, in any language; nothing that axe-core objects to, in both themes. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../src/i18n/en';
import es from '../src/i18n/es';
import it_ from '../src/i18n/it';
import { LANGUAGES, type Language } from '../src/i18n/languages';
import nl from '../src/i18n/nl';
import pt from '../src/i18n/pt-BR';
import { openBrowser, visitor } from './browser';
import { LONG } from './extent';
import { COLOURS, clipped, expectAccessible, tooSmall } from './pages';
import { ADDRESS, SCREENS, stage } from './stage';

const PICTURES = join(import.meta.dirname, '../test-results');
/** All widths and pictures of all of it take long; the phone is where things overflow. */
const PHONE = 360;
const WIDTHS = LONG ? [PHONE, 768, 1440] : [PHONE];
const WORDS: Record<Language, Record<string, unknown>> = { en, it: it_, nl, es, 'pt-BR': pt };

let browser: Browser;
let largeLetters: Browser;
beforeAll(async () => {
  [browser, largeLetters] = await Promise.all([openBrowser(), openBrowser(200)]);
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => Promise.all([browser?.close(), largeLetters?.close()]));

/** Sets what a player likes, as if it had been set in another tab: without loading the page anew. */
async function like(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.evaluate((changes) => {
    const kept = JSON.parse(localStorage.getItem('sagrada.settings') ?? '{}') as object;
    const newValue = JSON.stringify({ ...kept, ...changes });
    localStorage.setItem('sagrada.settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'sagrada.settings', newValue }));
  }, settings);
  for (const [name, value] of Object.entries(settings)) {
    const attribute = name === 'language' ? 'lang' : `data-${name}`;
    await page.waitForSelector(`html[${attribute}="${String(value)}"]`, { state: 'attached' });
  }
}

interface Opened {
  page: Page;
  errors: string[];
}

async function open(name: string, width: number, within = browser): Promise<Opened> {
  const screen = SCREENS[name]?.();
  if (!screen) throw new Error(`no screen ${name}`);
  const height = width < 720 ? 640 : 900;
  const opened = await visitor(within, ADDRESS, {
    viewport: { width, height },
    settings: { warn: true },
  });
  const { page } = opened;
  await stage(page, screen.sync);
  await page.goto(screen.path);
  await page.waitForSelector('h1, .mine');
  for (const press of [screen.press ?? []].flat()) {
    // On a phone the side panels are out of sight, but what they hold can be shown all the same.
    await page.locator(press).first().dispatchEvent('click');
  }
  if (screen.shows) await page.waitForSelector(screen.shows);
  return opened;
}

/** Where a picture of the screen is kept, for people to look at. */
const picture = (name: string, ...more: (string | number)[]) =>
  join(PICTURES, `${[name.replaceAll(/\W+/g, '-'), ...more].join('-')}.png`);

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Texts on the page that are English in a page of another language, though that has other words. */
async function untranslated(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return [];
  const words = WORDS[language];
  const other = new Set(Object.values(words).map(String));
  const foreign = Object.entries(en)
    .filter(([key, text]) => typeof text === 'string' && !/\{/.test(text) && words[key] !== text)
    .map(([, text]) => String(text))
    .filter((text) => !other.has(text) && text.length > 3);
  const seen = await page.evaluate(() => {
    // What was read out before is not said again in another language.
    document.querySelector('[data-testid="announced"]')?.replaceChildren();
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The names of languages, each in its own.
      if (node.parentElement?.closest('body [lang]')) continue;
      texts.push(node.textContent?.trim() ?? '');
    }
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
    for (const one of spoken) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        texts.push(one.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
  const said = new Set(seen);
  return foreign.filter((text) => said.has(text));
}

describe.each(Object.keys(SCREENS))('the screen "%s"', (name) => {
  it('has nothing that axe-core objects to, in both themes', async () => {
    const { page, errors } = await open(name, 1280);
    await like(page, { theme: 'dark' });
    await expectAccessible(page);
    await like(page, { theme: 'light' });
    await expectAccessible(page, COLOURS);
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it.each(WIDTHS)('fits, and is translated, at %i px', async (width) => {
    const { page, errors } = await open(name, width);
    if (width === PHONE) expect(await tooSmall(page), 'what a finger would miss').toEqual([]);
    for (const language of LANGUAGES) {
      await like(page, { language });
      expect(await wide(page), language).toBeLessThanOrEqual(width);
      expect(await clipped(page), language).toEqual([]);
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/[{}]|undefined|NaN/);
      expect(await untranslated(page, language), language).toEqual([]);
      if (LONG) {
        await page.screenshot({ path: picture(name, language, width) });
      }
    }
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it.each(LONG ? [PHONE, 1280] : [PHONE])(
    'fits with letters of twice the size, at %i px',
    async (width) => {
      const { page, errors } = await open(name, width, largeLetters);
      if (LONG) {
        await page.screenshot({ path: picture(name, 200, width) });
      }
      const found = await wide(page);
      await page.context().close();
      expect(found).toBeLessThanOrEqual(width);
      expect(errors).toEqual([]);
    },
  );
});
