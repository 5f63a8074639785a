/** What the service worker does when a turn is pushed, and when its notification is pressed. */

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const done: string[] = [];
let tabs: { url: string; visibilityState: string; focus: () => void }[];

beforeAll(async () => {
  vi.stubGlobal('__VERSION__', 'test');
  vi.stubGlobal('__FILES__', []);
  vi.stubGlobal('clients', {
    matchAll: async () => tabs,
    openWindow: async (path: string) => void done.push(`open ${path}`),
  });
  vi.stubGlobal('registration', {
    showNotification: async (title: string, { tag, data }: NotificationOptions) =>
      void done.push(`show ${title} ${tag} ${data}`),
  });
  await import('./serviceWorker');
});
beforeEach(() => {
  done.length = 0;
  const tab = (url: string, visibilityState = 'hidden') => ({
    url,
    visibilityState,
    focus: () => void done.push(`focus ${url}`),
  });
  tabs = [
    tab('http://sagrada.test/rules'),
    tab('http://sagrada.test/t/one'),
    tab('http://sagrada.test/t/seen', 'visible'),
  ];
});

async function press(path: string): Promise<void> {
  let waited: Promise<unknown> | undefined;
  const notification = { data: path, close: () => void done.push('close') };
  const waitUntil = (promise: Promise<unknown>) => void (waited = promise);
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await waited;
}

it('goes to the tab that shows the table', async () => {
  await press('/t/one');
  expect(done).toEqual(['close', 'focus http://sagrada.test/t/one']);
});

it('opens the table where no tab shows it', async () => {
  await press('/t/two');
  expect(done).toEqual(['close', 'open /t/two']);
});

async function push(message: unknown): Promise<void> {
  let waited: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>) => void (waited = promise);
  const data = { json: () => message };
  dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }));
  await waited;
}

it('shows whose turn it is', async () => {
  await push({ title: 'It’s your turn!', path: '/t/one' });
  expect(done).toEqual(['show It’s your turn! /t/one /t/one']);
});

it('shows nothing to someone who looks at the table, and nothing that it does not understand', async () => {
  await push({ title: 'It’s your turn!', path: '/t/seen' });
  for (const odd of [null, 'x', {}, { title: 'x' }, { title: 'x', path: 'https://else.where/' }]) {
    await push(odd);
  }
  expect(done).toEqual([]);
});
