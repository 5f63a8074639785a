/** What people do besides playing on: listen instead of look, ask for a hint, keep an account, block. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { choose, click, myMoment } from './player';
import { together } from './together';

const here = together();
const COMMAND = join(import.meta.dirname, '../../.venv/bin/sagrada');
const BOT = { kind: 'bot', bot: 'apprentice' };

// ------------------------------------------------------------------ by ear

/** Presses it as a screen reader does: found by role and name, without a place on the screen. */
const activate = (page: Page, role: 'button' | 'link', name: RegExp | string) =>
  page.getByRole(role, { name }).first().press('Enter');

/** Waits until the line that is read out says so. */
const hear = (page: Page, text: RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

it('plays a full turn through the accessibility tree alone', async () => {
  const { page, errors } = await here.visit();
  await page.goto('/');
  await activate(page, 'button', /^Versus bots/);
  await page.getByRole('heading', { name: 'Choose your window' }).waitFor();
  await activate(page, 'button', /Difficulty \d.*favor token/);
  await hear(page, /^Your turn/);

  const pool = page.getByRole('region', { name: 'Draft pool' }).getByRole('button');
  const window = page.getByRole('group', { name: 'Your window' });
  const fitting = window.getByRole('button', { name: /Available/ });
  const dice = await pool.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect([4, 5]).toContain(dice.length); // the other player may have been first
  for (let i = 0; (await fitting.count()) === 0; i++) await pool.nth(i).press('Enter');
  const die = await page
    .getByRole('button', { pressed: true, name: /^\w+ \d$/ })
    .first()
    .getAttribute('aria-label');
  const space = (await fitting.first().getAttribute('aria-label'))?.slice(0, 2) ?? '';
  const pane = window.getByRole('button', { name: new RegExp(`^${space}:`) });
  await pane.press('Enter');
  // A die that would spoil a space is placed by a second press.
  await hear(page, /Tap .. again|end your turn/i);
  if (
    await page
      .getByRole('status')
      .filter({ hasText: /Tap .. again/ })
      .count()
  ) {
    await pane.press('Enter');
  }
  await window.getByRole('button', { name: `${space}: ${die}` }).waitFor();
  // The live region told it, and tells what the others do.
  await page
    .locator('[aria-live]')
    .filter({ hasText: `places ${die} on ${space}` })
    .waitFor({ state: 'attached' });
  await activate(page, 'button', 'End turn');
  await hear(page, /is thinking|’s turn|Rolling the dice|Your turn/);
  await hear(page, /^Your turn/);
  expect(errors).toEqual([]);
});

// ------------------------------------------------------------------ hints

it('gives hints where the table allows them', async () => {
  const { page, errors } = await here.visit();
  await page.goto(await openTable(page, { seats: [{ kind: 'me' }, BOT], hints: true }));
  await choose(page);
  await myMoment(page);
  await click(page, '[data-act="hint"]');
  const lines = page.getByTestId('hint').getByRole('listitem');
  await lines.first().waitFor();
  expect(await lines.first().innerText()).toMatch(
    /About \d+ points at the end, give or take \d+, \d+% chance to win/,
  );
  // The first hint that names a space shows its die there, unlike any other space.
  const naming = lines.filter({ hasText: /on [A-D][1-5]/ }).first();
  const space = /on ([A-D])([1-5])/.exec(await naming.innerText()) ?? [];
  await naming.getByRole('button').click();
  const ghosts = page.locator('.mine .ghost');
  expect(await ghosts.count()).toBe(1);
  const hinted = page.locator('.mine [data-space]').filter({ has: page.locator('.ghost') });
  expect(await hinted.getAttribute('aria-label')).toMatch(
    new RegExp(`^${space[1]}${space[2]}: .* Suggested`),
  );
  expect(await hinted.locator('.ghost .die').count()).toBe(1);
  expect(await page.locator('.mine .marked').count()).toBe(0);
  expect(errors).toEqual([]);
});

it('offers no hints where the table does not allow them', async () => {
  const { page } = await here.visit();
  await page.goto(await openTable(page, { seats: [{ kind: 'me' }, BOT] }));
  await choose(page);
  await myMoment(page);
  expect(await page.locator('[data-act="hint"]').count()).toBe(0);
});

// ------------------------------------------------------------------ accounts

/** Reads the recovery code and says that it's saved. */
async function saveCode(page: Page): Promise<string> {
  const code = await page.getByTestId('code').innerText();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  expect(await page.getByTestId('code').count()).toBe(0);
  return code;
}

it('keeps an account, from its first day to its last', async () => {
  const { page, errors } = await here.visit();
  const account = page.getByTestId('account');
  const fill = (label: string, text: string) => account.getByLabel(label).fill(text);
  const send = (name: string) => account.locator('form').getByRole('button', { name }).click();
  await page.goto('/me');

  await account.getByRole('button', { name: 'Create account' }).first().click();
  await fill('Username', 'ada-l');
  await fill('Password', 'analytical engine');
  await send('Create account');
  const code = await saveCode(page);
  await account.getByText('Signed in as ada-l.').waitFor();

  await account.getByRole('button', { name: 'Sign out' }).click();
  await account.getByRole('button', { name: 'Sign in' }).first().click();
  await fill('Username', 'ada-l');
  await fill('Password', 'difference engine');
  await send('Sign in');
  await account
    .getByText('That doesn’t match our records. Check what you entered and try again.')
    .waitFor();
  await fill('Password', 'analytical engine');
  await send('Sign in');
  await account.getByText('Signed in as ada-l.').waitFor();

  await account.getByRole('button', { name: 'Sign out' }).click();
  await account.getByRole('button', { name: 'Forgot password?' }).click();
  await fill('Username', 'ada-l');
  await fill('Recovery code', code);
  await fill('New password', 'difference engine');
  await send('Reset password');
  const second = await saveCode(page);
  expect(second).not.toBe(code);

  await account.getByRole('button', { name: 'Change password' }).click();
  await fill('Current password', 'difference engine');
  await fill('New password', 'analytical engine');
  await send('Change password');
  expect(await saveCode(page)).not.toBe(second);

  const data = await page.request.get('/api/me/data');
  expect(await data.text()).toContain('ada-l');
  await page.getByRole('button', { name: 'Delete my account and data' }).click();
  const last = page.locator('form').filter({ hasText: 'This can’t be undone' });
  await last.getByLabel('Password').fill('analytical engine');
  await last.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/me');
  await account.getByText('You’re playing as a guest').waitFor();
  expect(errors).toEqual([]);
});

// A phone is lower than the page: the code used to appear above what was in sight.
it('shows the recovery code in sight on a phone until it is saved', async () => {
  const { page, errors } = await here.visit({ viewport: { width: 360, height: 640 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Account, stats, and data' }).click();
  await page.waitForSelector('[data-goal]'); // they come a moment later, and push the form down
  const account = page.getByTestId('account');
  await account.getByRole('button', { name: 'Create account' }).first().click();
  await account.getByLabel('Username').fill('grace-h');
  await account.getByLabel('Password').fill('nanoseconds');
  await account.locator('form').getByRole('button', { name: 'Create account' }).click();

  const code = page.getByTestId('code');
  await code.waitFor();
  const inSight = async () => {
    for (const one of [code, page.locator('[data-act="saved"]')]) {
      // It may be closed for a moment: it opens again by itself.
      const bottom = async () => {
        const box = await one.boundingBox();
        return box && box.y >= 0 ? box.y + box.height : Infinity;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(640);
    }
  };
  await inSight();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Recovery code');
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());

  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await inSight();
  await page.goBack();
  await page.getByRole('heading', { name: 'Settings', includeHidden: true }).waitFor();
  await inSight();
  await page.locator('[data-act="saved"]').click();
  await code.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

it('leads past the goals to stats and account on a phone', async () => {
  const { page } = await here.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/me');
  await page.waitForSelector('[data-goal]');
  for (const section of ['figures', 'account']) {
    await page.click(`[data-jump="${section}"]`);
    const top = () =>
      page.getByTestId(section).evaluate((one) => one.getBoundingClientRect().top / innerHeight);
    await expect.poll(top).toBeLessThan(0.9);
  }
});

it('blocks somebody, and lets them in again', async () => {
  const ada = await here.visit();
  const bruno = await here.visit();
  const path = await openTable(ada.page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.page.goto(path);
  await bruno.page.goto(path);
  await click(bruno.page, '.seats .button');
  for (const { page } of [ada, bruno]) await choose(page);
  await ada.page.locator('.players .look').first().click();
  await ada.page.getByRole('button', { name: /^Block / }).click();
  await ada.page.getByText('is blocked.').waitFor();

  await ada.page.goto('/me');
  const unblock = ada.page.getByRole('button', { name: /^Unblock / });
  await unblock.waitFor();
  const again = await openTable(ada.page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bruno.page.goto(again);
  await click(bruno.page, '.seats .button');
  // The same answer as to someone who was too late: nobody learns that they are blocked.
  await bruno.page.getByText('That seat is taken. Choose another one.').waitFor();
  await unblock.click();
  await ada.page.getByText('You haven’t blocked anyone.').waitFor();
  await click(bruno.page, '.seats .button');
  await bruno.page.getByRole('heading', { name: 'Choose your window' }).waitFor();
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});

it('reports a message and a person to the operator', async () => {
  const ada = await here.visit();
  const bruno = await here.visit();
  const path = await openTable(ada.page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.page.goto(path);
  await bruno.page.goto(path);
  await click(bruno.page, '.seats .button');
  for (const { page } of [ada, bruno]) await choose(page);
  await bruno.page.getByLabel('Type a message').fill('you play like a snail');
  await bruno.page.getByLabel('Type a message').press('Enter');
  await ada.page.getByText('you play like a snail').first().waitFor();

  await ada.page.getByRole('button', { name: 'Report a message' }).click();
  await ada.page.getByLabel('What happened?').fill('insults');
  await ada.page.getByRole('button', { name: 'Send report' }).click();
  await ada.page.getByText('Thanks. Your report was sent.').waitFor();
  await click(ada.page, '[data-act="done"]');

  await ada.page.locator('.players .look').first().click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Report Guest' }).click();
  const about = ada.page.getByLabel('What do you want to report?');
  expect(await about.locator('option').count()).toBe(2);
  await ada.page.getByRole('button', { name: 'Send report' }).click();
  await ada.page.getByText('Thanks. Your report was sent.').waitFor();

  const list = ['moderate', 'list', '--database', here.server.database];
  const reports = execFileSync(COMMAND, list, { encoding: 'utf8' });
  expect(reports).toContain('you play like a snail');
  expect(reports).toContain('insults');
  expect(reports.split('\n').filter((line) => line.includes(path.slice(3)))).toHaveLength(2);
  // Nobody is offered to report themselves.
  expect(await bruno.page.getByRole('button', { name: 'Report a message' }).count()).toBe(0);
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});
