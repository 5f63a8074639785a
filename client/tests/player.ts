/** Somebody who plays through the page and knows no rule: presses what lights up. */

import type { Page } from 'playwright-core';

export interface Seen {
  over: boolean;
  curtain: boolean;
  patterns: string[];
  mine: boolean;
  version: string;
  hand: boolean;
  glowing: number[];
  /** Dice that may be pressed, by place. */
  dice: number[];
  tools: number[];
  acts: string[];
  chosen: boolean;
}

/** What is on the page, as eyes would see it. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const dice = all('.pool .die-button');
    return {
      over: all('.end').length > 0,
      curtain: all('.curtain').length > 0,
      patterns: all('.pattern:not(:disabled)').map((one) => one.dataset.pattern ?? ''),
      mine: all('.guide.mine').length > 0,
      version: all('.page')[0]?.dataset.version ?? '',
      hand: all('.pool .hand').length > 0,
      glowing: all('.mine .glowing').map((one) => Number(one.dataset.space)),
      dice: dice.flatMap((one, i) => (one.classList.contains('cannot') ? [] : [i])),
      tools: all('[data-tool]').map((one) => Number(one.dataset.tool)),
      acts: all('[data-act]').map((one) => one.dataset.act ?? ''),
      chosen: all('.die-button.chosen').length > 0,
    };
  });
}

/** Shows at once what the others did, and waits until this page is asked for something. */
export async function myMoment(page: Page): Promise<Seen> {
  await page.waitForFunction(
    () => {
      dispatchEvent(new PointerEvent('pointerdown'));
      return (
        document.querySelector('.end, .curtain, .pattern:not(:disabled), .guide.mine') !== null
      );
    },
    undefined,
    { timeout: 120_000, polling: 60 },
  );
  return look(page);
}

/** The version of the table that the page shows. */
export function version(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.page')?.dataset.version ?? '');
}

/** To another address without loading the page anew, as a link in it would. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the server has answered to so many moves: the page shows a later version. */
export async function moved(page: Page, from: string, moves = 1): Promise<void> {
  await page.waitForFunction(
    (least) => {
      dispatchEvent(new PointerEvent('pointerdown'));
      return Number(document.querySelector<HTMLElement>('.page')?.dataset.version) >= least;
    },
    Number(from) + moves,
    { timeout: 90_000, polling: 30 },
  );
}

/**
 * Waits until the page knows that a pattern was kept. All choose at the same time, so a later
 * version alone may be another's choice.
 */
export async function kept(page: Page): Promise<void> {
  await page.waitForSelector('.pattern:not(:disabled)', { state: 'detached' });
}

export type Press = (page: Page, selector: string) => Promise<void>;
// Real presses at the place of the thing; not waiting for two still frames saves half of the time,
// and what is covered by something else still cannot be pressed.
const AT_ONCE = { force: true, noWaitAfter: true } as const;
export const click: Press = (page, selector) => page.locator(selector).first().click(AT_ONCE);
export const tap: Press = (page, selector) => page.locator(selector).first().tap(AT_ONCE);

export interface Manner {
  press?: Press;
}

/** One choice; answers whether the game goes on. */
export async function choose(page: Page, manner: Manner = {}): Promise<boolean> {
  const { press = click } = manner;
  const seen = await myMoment(page);
  if (seen.over) return false;
  if (seen.curtain) {
    await press(page, '.curtain .main');
    await page.waitForSelector('.curtain', { state: 'detached' });
    return true;
  }
  if (seen.patterns.length > 0) {
    await press(page, `[data-pattern="${seen.patterns[0]}"]`);
    await kept(page);
    return true;
  }
  await act(page, seen, press);
  await moved(page, seen.version);
  return true;
}

async function act(page: Page, seen: Seen, press: Press): Promise<void> {
  if (seen.glowing.length > 0) return press(page, `.mine [data-space="${seen.glowing[0]}"]`);
  for (const die of seen.dice) {
    await press(page, `.pool .die-button >> nth=${die}`);
    const now = await look(page);
    if (!now.chosen) return; // a value, a swap or a payment: sent
    if (now.glowing.length > 0) return press(page, `.mine [data-space="${now.glowing[0]}"]`);
    if (now.acts.includes('cancel')) await press(page, '[data-act="cancel"]');
  }
  for (const last of ['stop', 'back', 'end', 'pass', 'sure']) {
    // Right after a change of turn, nothing ends the new one.
    const ready = `[data-act="${last}"]:not([aria-disabled="true"])`;
    if (!seen.acts.includes(last)) continue;
    // Where the buttons need a row of their own, the window makes room for them first.
    const button = await page.waitForSelector(ready);
    await button.waitForElementState('stable').catch(() => {});
    return press(page, ready);
  }
}

export async function playOut(page: Page, manner: Manner = {}): Promise<void> {
  while (await choose(page, manner));
}
