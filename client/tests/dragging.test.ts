/** Dice that are dragged to their space with the mouse. */

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { choose, moved, myMoment } from './player';
import { frame, stage } from './stage';
import { together } from './together';

const here = together();

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes a thing up, moves it over another in a few steps and lets it go there. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

it('lies where it was dropped', async () => {
  const { page, errors } = await here.visit();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
  await page.goto(await openTable(page, { seats }));
  await choose(page);
  const { version } = await myMoment(page);
  const die = page.locator('.pool .die-button').first();
  const name = await die.getAttribute('aria-label');
  // The first die may be one that only suits a few spaces of the border: ask the page which.
  await die.click();
  const space = await page.locator('.mine .glowing').first().getAttribute('data-space');
  await page.keyboard.press('Escape');
  await drag(page, die, page.locator(`.mine [data-space="${space}"]`));
  await moved(page, version, 2);
  const pane = page.locator(`.mine [data-space="${space}"]`);
  expect(await pane.getAttribute('aria-label')).toMatch(new RegExp(`: ${name}$`));
  expect(errors).toEqual([]);
});

it('is not exchanged for another that was chosen before, where it may not be taken', async () => {
  const { page, errors } = await here.visit();
  const sync = frame('playing');
  if (!sync.choices) throw new Error('the frames have changed');
  sync.choices.legal = sync.choices.legal.filter((one) => one.move !== 'draft Y4');
  sync.choices.refused_dice = [{ die: 'Y4', reason: 'not-placeable' }];
  const sent = await stage(page, sync);
  await page.goto('/t/tab1e');
  const die = (name: string) => page.locator(`.pool [data-die="${name}"]`);
  await die('Y2').click();
  await page.waitForSelector('.mine [data-space="6"].glowing');
  await drag(page, die('Y4'), page.locator('.mine [data-space="6"]'));
  // A question that is asked afterwards: whatever the drop sent has arrived when it has.
  await page.keyboard.press('Escape');
  await page.locator('[data-tool="1"]').first().click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'why', moves: ['tool 1'] });
  expect(sent.filter((one) => one.type === 'move')).toEqual([]);
  expect(errors).toEqual([]);
});
