/** Turn notifications, where browsers differ. */

import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import { notifyTurn } from './turnNotification';

const PATH = '/t/tab1e';
let shown: string[];

class Notice {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  close(): void {}
  constructor(title: string) {
    shown.push(`page: ${title}`);
  }
}

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  shown = [];
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.stubGlobal('Notification', Notice);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

/** A browser with a service worker. */
function installed(showNotification: (title: string, options: NotificationOptions) => void): void {
  const getRegistration = async () => ({ active: {}, showNotification });
  Object.assign(navigator, { serviceWorker: { getRegistration } });
}

it('comes from the service worker, and knows the table', async () => {
  installed((title, { data }) => shown.push(`worker: ${title} ${data}`));
  await notifyTurn(true, PATH);
  expect(shown).toEqual([`worker: It’s your turn! ${PATH}`]);
});

it('comes from the page where there is no worker', async () => {
  await notifyTurn(true, PATH);
  expect(shown).toEqual(['page: It’s your turn!']);
});

it('fails silently where a browser shows none', async () => {
  installed(() => {
    throw new TypeError('no');
  });
  await notifyTurn(true, PATH);
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor'); // as Chrome does on a phone
      }
    },
  );
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  await notifyTurn(true, PATH);
  expect(shown).toEqual([]);
});

it('is not shown to players who look at the page, or don’t want it', async () => {
  await notifyTurn(false, PATH);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await notifyTurn(true, PATH);
  expect(shown).toEqual([]);
});
