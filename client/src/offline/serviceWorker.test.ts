/** What the service worker does when a turn notification is pressed. */

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const done: string[] = [];
let tabs: { url: string; focus: () => void }[];

beforeAll(async () => {
  vi.stubGlobal('__VERSION__', 'test');
  vi.stubGlobal('clients', {
    matchAll: async () => tabs,
    openWindow: async (path: string) => void done.push(`open ${path}`),
  });
  await import('./serviceWorker');
});
beforeEach(() => {
  done.length = 0;
  const tab = (url: string) => ({ url, focus: () => void done.push(`focus ${url}`) });
  tabs = [tab('http://sagrada.test/rules'), tab('http://sagrada.test/t/one')];
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
