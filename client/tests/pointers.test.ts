/** What the page points at: spaces in the private color, the space of a hint, rows and columns. */

import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visitor } from './browser';
import { ADDRESS, frame, hints, stage } from './stage';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

/** How bright it looks, 0 to 255, as the screen shows it. */
async function brightness(what: Locator): Promise<number> {
  const picture = (await what.screenshot()).toString('base64');
  return what.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    let sum = 0;
    for (let i = 0; i < bytes.length; i += 4) {
      sum += Math.max(bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0);
    }
    return (sum * 4) / bytes.length;
  }, picture);
}

it('lights the spaces in the private color, dims no other, and names the best pattern', async () => {
  const { page, errors } = await visitor(browser, ADDRESS);
  const sync = frame('pattern');
  const own = sync.view?.players[0];
  if (!own) throw new Error('the frames have changed');
  own.private = ['R'];
  for (const seat of sync.table.seats) seat.kind = 'person';
  await stage(page, sync);
  await page.goto('/t/tab1e');
  const panes = page.locator('.pattern [data-space]');
  const red = panes.filter({ has: page.locator('[fill="url(#dim-R)"]') }).first();
  const blue = panes.filter({ has: page.locator('[fill="url(#dim-B)"]') }).first();
  const before = { red: await brightness(red), blue: await brightness(blue) };
  expect(await page.locator('.pattern.best').count()).toBe(0);
  // A secret until the player peeks.
  const lit = panes.filter({ has: page.locator('[fill="url(#lit-R2)"]') });
  expect(await lit.count()).toBe(0);

  await page.getByRole('button', { name: 'Peek' }).click();
  await page.mouse.move(2, 2);
  expect(await brightness(lit.first())).toBeGreaterThan(before.red * 1.5);
  expect(Math.abs((await brightness(blue)) - before.blue)).toBeLessThan(before.blue * 0.1);

  const counts = await page.locator('.pattern').evaluateAll((all) =>
    all.map((one) => ({
      lit: one.querySelectorAll('[fill="url(#lit-R2)"]').length,
      best: one.classList.contains('best'),
      label: one.getAttribute('aria-label') ?? '',
    })),
  );
  const most = Math.max(...counts.map((one) => one.lit));
  for (const one of counts) {
    expect(one.best).toBe(one.lit === most);
    expect(one.label.includes('Best for your color')).toBe(one.best);
  }
  expect(counts.some((one) => !one.best)).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('shows a hint’s die on its space, and rows and columns unless they are switched off', async () => {
  const { page, errors } = await visitor(browser, ADDRESS);
  await stage(page, hints());
  await page.goto('/t/tab1e');
  await page.locator('[data-act="hint"]').click();
  await page.getByTestId('hint').locator('li button').first().click();
  const ghost = page.locator('.mine [data-space="6"] .ghost');
  expect(await ghost.locator('.pips circle').count()).toBe(2); // a Y2
  expect(await page.locator('.ghost').count()).toBe(1);
  // Another space that would do glows, but not like this.
  const glow = page.locator('.mine .glowing:not(:has(.ghost))').first();
  expect(await glow.count()).toBe(1);
  const style = (one: Locator) => one.evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await style(ghost)).toBe('dashed');
  expect(await style(glow)).not.toBe('dashed');

  const marks = page.locator('.mine .coordinates text');
  expect((await marks.allTextContents()).join('')).toBe('ABCD12345');
  await page.goto('/settings');
  await page.getByLabel(/row letters/).uncheck();
  await page.goto('/t/tab1e');
  await page.waitForSelector('.mine');
  expect(await marks.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
