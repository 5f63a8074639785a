/** Web push: turned on in the settings, read by the service worker, gone after signing out. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable } from './browser';
import { together } from './together';

const here = together();
const PYTHON = join(import.meta.dirname, '../../.venv/bin/python');

/** Browsers subscribe at their vendor's service; here one is pretended, with the RFC's own keys. */
async function pretendPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let endpoint: string | null = null;
    const subscription = () => ({
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        endpoint = null;
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (endpoint ? subscription() : null),
      subscribe: async () => {
        endpoint = 'https://push.example/device';
        return subscription();
      },
    });
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

const devices = (): string[] => {
  const file = here.server.database.replace('sqlite:///', '');
  const code =
    'import sqlite3, sys; print(*[row[0] for row in sqlite3.connect(sys.argv[1])' +
    '.execute("SELECT endpoint FROM push_subscriptions")], sep="\\n")';
  return execFileSync(PYTHON, ['-c', code, file], { encoding: 'utf8' }).split('\n').filter(Boolean);
};

it('is off at first, is turned on for this device, and ends with signing out', async () => {
  const { page, errors } = await here.visit();
  await pretendPushService(page);
  await page.goto('/settings');
  const setting = page.getByLabel('Notify me on this device even when Sagrada is closed');
  expect(await setting.isChecked()).toBe(false);
  expect(devices()).toEqual([]);
  await setting.click();
  await expect.poll(devices, { timeout: 20_000 }).toEqual(['https://push.example/device']);
  await expect.poll(() => setting.isChecked()).toBe(true);
  await setting.click();
  await expect.poll(devices, { timeout: 20_000 }).toEqual([]);
  await setting.click();
  await expect.poll(devices, { timeout: 20_000 }).toHaveLength(1);

  // With an account comes another session: the page tells the server again.
  await page.goto('/me');
  const account = page.getByTestId('account');
  await account.getByRole('button', { name: 'Create account' }).first().click();
  await account.getByLabel('Username').fill('ada-push');
  await account.getByLabel('Password').fill('analytical engine');
  await account.locator('form').getByRole('button', { name: 'Create account' }).click();
  await page.click('[data-act="saved"]');
  await account.getByText('Signed in as ada-push.').waitFor();
  await expect.poll(devices, { timeout: 20_000 }).toHaveLength(1);
  await account.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(devices, { timeout: 20_000 }).toEqual([]);
  await page.goto('/settings');
  expect(await setting.isChecked()).toBe(false);
  expect(errors).toEqual([]);
});

/** What the worker does here, which TypeScript doesn't know in a project with pages. */
interface PushWorker {
  shown: unknown[];
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  PushEvent: new (kind: string, given: { data: string }) => Event;
  dispatchEvent(event: Event): boolean;
}

it('shows a pushed turn, unless the table is in sight', async () => {
  const { page, errors } = await here.visit();
  const path = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.goto('/rules');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A browser without a screen shows no notifications: what would be shown is noted.
  await worker.evaluate(() => {
    const here = globalThis as unknown as PushWorker;
    here.shown = [];
    here.registration.showNotification = async (title, { body, data }) =>
      void here.shown.push([title, body, data]);
  });
  const push = (where: string) =>
    worker.evaluate(
      (data) => {
        const here = globalThis as unknown as PushWorker;
        here.dispatchEvent(new here.PushEvent('push', { data }));
      },
      JSON.stringify({ title: 'It’s your turn!', path: where }),
    );
  const shown = () => worker.evaluate(() => (globalThis as unknown as PushWorker).shown);
  await push(path);
  await expect.poll(shown, { timeout: 20_000 }).toEqual([['It’s your turn!', 'Sagrada', path]]);
  await page.goto(path);
  await page.getByText('Waiting for players').waitFor();
  await push(path);
  await push('/t/another');
  await expect.poll(shown, { timeout: 20_000 }).toHaveLength(2);
  expect((await shown())[1]).toEqual(['It’s your turn!', 'Sagrada', '/t/another']);
  expect(errors).toEqual([]);
});
