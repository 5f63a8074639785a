/**
 * The service worker: the page without a network, and never a stale one with it.
 *
 * - Pages come from the network, so that whoever is online gets the newest; else from what was kept.
 * - Files have the hash of their content in their name, so a kept one is never wrong.
 * - A new version is kept whole before it takes over, at once. The version before it stays kept,
 *   because a page of that version may still be open and ask for more of its files.
 * - What the server says (/api, sockets) is never kept.
 * - Pressing the news of one's turn leads to the table.
 *
 * `offline.ts` fills in what the build made.
 */

declare const __FILES__: string[];
declare const __VERSION__: string;

/** What TypeScript only knows of in a project without pages. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Extendable {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly location: Location;
}

const worker = self as unknown as Worker;
const NAME = `sagrada-${__VERSION__}`;
const INDEX = '/index.html';
const PATIENCE = 4_000;

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // The index first: if the server has moved on already, this list is of no use any more.
  const index = await fetch(INDEX, { cache: 'no-cache' });
  if (!(await index.clone().text()).includes(__VERSION__)) throw new Error('another version');
  await cache.put(INDEX, index);
  await cache.addAll(
    __FILES__.map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' }),
    ),
  );
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE));
}

async function answerPage(request: Request): Promise<Response> {
  const network = fetch(request);
  network.catch(() => {}); // It may fail long after a kept page was shown.
  try {
    const answer = await Promise.race([network, late()]);
    if (answer.status < 500) return answer;
  } catch {
    // No network, or one that does not deserve the name.
  }
  const kept = await (await caches.open(NAME)).match(INDEX);
  return kept ?? network;
}

async function answerFile(request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

/** Whoever presses the news of their turn gets to that table: the tab that shows it, or a new one. */
async function showTable(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener('install', (event) => (event as Extendable).waitUntil(keepAll()));
worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  (event as MessageEvent).ports[0]?.postMessage(__VERSION__);
});
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed;
  notification.close();
  (event as Pressed).waitUntil(showTable(String(notification.data)));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/api\/|\./.test(pathname)) (event as Asked).respondWith(answerPage(request));
  } else if (__FILES__.includes(pathname) || pathname.startsWith('/assets/')) {
    (event as Asked).respondWith(answerFile(request));
  }
});

export {};
