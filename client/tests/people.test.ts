/** What people do besides playing on: listen instead of look, ask for a hint, keep an account, block. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { choose, click, myMoment } from './player';
import { together } from './together';

const here = together();
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
  await page
    .getByRole('group', { name: 'How many players?' })
    .getByRole('button')
    .first()
    .press('Enter');
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
  await hear(page, /Journeyman’s turn|Rolling the dice|Your turn/);
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
  await lines.first().getByRole('button').click();
  expect(
    await page.locator('.mine .marked, .die-button.chosen, .card.chosen').count(),
  ).toBeGreaterThan(0);
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
  const code = await account.getByTestId('code').innerText();
  await account.getByRole('button', { name: 'I wrote it down' }).click();
  expect(await account.getByTestId('code').count()).toBe(0);
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
  const second = await account.getByTestId('code').innerText();
  expect(second).not.toBe(code);

  await account.getByRole('button', { name: 'Change password' }).click();
  await fill('Current password', 'difference engine');
  await fill('New password', 'analytical engine');
  await send('Change password');
  await account.getByTestId('code').filter({ hasNotText: second }).waitFor();

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
  await bruno.page.getByText('You can’t join this table. Try another one.').waitFor();
  await unblock.click();
  await ada.page.getByText('You haven’t blocked anyone.').waitFor();
  await click(bruno.page, '.seats .button');
  await bruno.page.getByRole('heading', { name: 'Choose your window' }).waitFor();
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
});
