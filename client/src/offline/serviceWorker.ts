/**
 * The service worker: makes the page work offline, and never shows a stale page online.
 *
 * - Pages come from the network, so that everyone online gets the newest; otherwise from the cache.
 * - Files have a hash of their content in their name, so a cached one is never wrong.
 * - A new version is cached completely before it takes over, and then at once. The version before it
 *   stays cached, because an open page of that version may still ask for more of its files.
 * - Answers of the server (/api, sockets) are never cached.
 * - Pressing a turn notification leads to the table.
 *
 * `offline.ts` fills in the files and the version of the build.
 */

declare const __FILES__: string[];
declare const __VERSION__: string;

/** Types that TypeScript has only in projects without pages. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface NotificationClick extends ExtendableEvent {
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

async function cacheAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // The index first: if the server has a newer version already, this list of files is useless.
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
  network.catch(() => {}); // It may fail long after the cached page was shown.
  try {
    const answer = await Promise.race([network, late()]);
    if (answer.status < 500) return answer;
  } catch {
    // No network, or too slow a one.
  }
  const cached = await (await caches.open(NAME)).match(INDEX);
  return cached ?? network;
}

async function answerFile(request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

/** Shows the table of a turn notification: in the tab that has it open, or in a new one. */
async function showTable(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  (event as MessageEvent).ports[0]?.postMessage(__VERSION__);
});
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationClick;
  notification.close();
  (event as NotificationClick).waitUntil(showTable(String(notification.data)));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/api\/|\./.test(pathname)) (event as FetchEvent).respondWith(answerPage(request));
  } else if (__FILES__.includes(pathname) || pathname.startsWith('/assets/')) {
    (event as FetchEvent).respondWith(answerFile(request));
  }
});

export {};
