/**
 * What brings people back, over seven days of the server's time: an account on two devices, and a
 * guest who creates an account on the third day. Then their goals and statistics.
 */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WIRE_VERSION } from '../src/protocol';
import { expectAccessible, expectFits } from './pages';
import { together } from './together';

const shared = together({ keep: true });
const ROOT = join(import.meta.dirname, '../..');
const PASSWORD = 'coloured glass';

/** The server stops, and starts at noon of the next day. */
async function nextDay(): Promise<void> {
  await shared.server.kill();
  const options = ['-m', 'tests.client.next_day', shared.server.database];
  await promisify(execFile)(join(ROOT, '.venv/bin/python'), options, { cwd: ROOT });
  await shared.server.run();
}

/** Plays today's open window over a socket, as this page's person: at random, in a moment. */
async function playOpen(page: Page): Promise<void> {
  await page.evaluate(async (wire) => {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answer = await fetch('/api/daily/today/open', { ...asked, body: '{}' });
    const { id } = (await answer.json()) as { id: string };
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/api/tables/${id}/play?wire=${wire}`,
    );
    await new Promise<void>((resolve, reject) => {
      let number = 0;
      socket.onerror = () => reject(new Error('the socket failed'));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data as string);
        if (frame.type === 'refused') reject(new Error(data as string));
        if (frame.type !== 'sync' && frame.type !== 'step') return;
        if (frame.over) return resolve();
        const legal = frame.choices?.legal ?? [];
        if (legal.length === 0) return;
        const { move } = legal[Math.floor(Math.random() * legal.length)];
        const { version } = frame;
        socket.send(
          JSON.stringify({ type: 'move', id: `quick-${number++}`, version, seat: 0, move }),
        );
      };
    });
    socket.close();
  }, WIRE_VERSION);
}

async function openDaily(page: Page): Promise<void> {
  await page.goto('/daily');
  await page.waitForSelector('[data-testid="streak"]');
  await page.waitForSelector('[aria-current="date"]'); // the calendar comes a moment later
}

const streak = async (page: Page): Promise<number> => {
  await openDaily(page);
  return Number(await page.getAttribute('[data-testid="streak"]', 'data-days'));
};
/** The days of the calendar that are lit. */
const played = async (page: Page): Promise<number> => {
  await page.waitForSelector('a.tried'); // the streak is shown before the calendar
  return page.locator('a.tried').count();
};

async function account(page: Page, form: 'make' | 'signIn', name: string): Promise<void> {
  await page.goto('/me');
  await page.click(`[data-form="${form}"]`);
  await page.fill('[autocomplete="username"]', name);
  await page.fill('[type="password"]', PASSWORD);
  await page.click('form .main');
  if (form === 'make') await page.click('[data-act="saved"]');
  await page.getByText('Signed in as').waitFor();
}

it('counts seven days on every device, and keeps what a guest has when they register', async () => {
  const phone = await shared.visit({ viewport: { width: 390, height: 844 } });
  const laptop = await shared.visit();
  const guest = await shared.visit({ viewport: { width: 360, height: 640 } });
  await account(phone.page, 'make', 'Seven');
  await account(laptop.page, 'signIn', 'seven');
  const counted: number[] = [];
  for (let day = 0; day < 7; day++) {
    if (day > 0) await nextDay();
    await openDaily(phone.page);
    if (day !== 4) await playOpen(day % 2 ? laptop.page : phone.page);
    if (day === 2) {
      expect(await streak(guest.page)).toBe(2);
      await account(guest.page, 'make', 'Third');
      expect(await streak(guest.page), 'registering loses nothing').toBe(2);
    }
    if (day === 0) await openDaily(guest.page);
    await playOpen(guest.page);
    counted.push(await streak(phone.page));
    expect(await streak(laptop.page), 'the same on both').toBe(counted.at(-1));
    expect(await played(laptop.page)).toBe(await played(phone.page));
    expect(await streak(guest.page)).toBe(day + 1);
  }
  expect(counted).toEqual([1, 2, 3, 4, 4, 1, 2]);

  const reached = async (page: Page) => {
    await page.goto('/me');
    await page.waitForSelector('[data-goal]');
    return page
      .locator('[data-goal].reached')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.goal ?? '').sort());
  };
  const goals = await reached(phone.page);
  expect(goals).toEqual(expect.arrayContaining(['daily-first', 'first-game', 'streak-3']));
  expect(goals).not.toContain('streak-7');
  expect(await reached(laptop.page), 'the same on every device').toEqual(goals);
  expect(await reached(guest.page)).toContain('streak-7');

  // Yesterday is closed: a picture of my window, made here.
  await openDaily(laptop.page);
  await laptop.page.locator('a.tried:not(.today)').last().click();
  const [file] = await Promise.all([
    laptop.page.waitForEvent('download'),
    laptop.page.click('[data-testid="open"] [data-act="picture"]'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sagrada-\d{4}-\d\d-\d\d\.png$/);
  if (process.env.SHOTS) await file.saveAs(join(process.env.SHOTS, 'picture.png'));
  expect([...phone.errors, ...laptop.errors, ...guest.errors]).toEqual([]);
});

it.each([
  [360, 640],
  [390, 844],
  [1440, 900],
])('fits at %i × %i, and axe-core objects to nothing', async (width, height) => {
  const { page, errors } = await shared.visit({ viewport: { width, height } });
  await account(page, 'signIn', 'seven');
  for (const path of ['/daily', '/me']) {
    await page.goto(path);
    await page.waitForSelector(path === '/me' ? '[data-goal]' : '[data-testid="open"]');
    if (path === '/me') await page.waitForSelector('[data-testid="figures"] svg');
    if (process.env.SHOTS) {
      const file = join(process.env.SHOTS, `${path.slice(1)}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    await expectFits(page);
    await expectAccessible(page);
  }
  expect(errors).toEqual([]);
});
