/**
 * The service worker: makes the page work offline, and never shows a stale page online.
 *
 * - Pages come from the network, so that everyone online gets the newest; otherwise from the cache.
 * - Files have a hash of their content in their name, so a cached one is never wrong.
 * - A new version is cached completely before it takes over, and then at once. The version before it
 *   stays cached, because an open page of that version may still ask for more of its files.
 * - Answers of the server (/api, sockets) are never cached.
 * - A push message shows that it's my turn, unless I'm looking at that table.
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
interface PushMessage extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface Tab {
  readonly url: string;
  readonly visibilityState: string;
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
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
}

const worker = self as unknown as Worker;
/** The folder of this script: `''`, or the path under which the server lives. */
const BASE = worker.location.pathname.replace(/\/[^/]*$/, '');
/** Other servers under other paths of this host have their own. */
const CACHES = `sagrada${BASE}-`;
const NAME = CACHES + __VERSION__;
const INDEX = `${BASE}/index.html`;
const ASSETS = `${BASE}/assets/`;
const FILES = __FILES__.map((file) => BASE + file);
const PATIENCE = 4_000;

async function cacheAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // The index first: if the server has a newer version already, this list of files is useless.
  const index = await fetch(INDEX, { cache: 'no-cache' });
  if (!(await index.clone().text()).includes(__VERSION__)) throw new Error('another version');
  await cache.put(INDEX, index);
  await cache.addAll(
    FILES.map(
      (file) => new Request(file, { cache: file.startsWith(ASSETS) ? 'default' : 'no-cache' }),
    ),
  );
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  const others = ours.filter((name) => name !== NAME);
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

/** What the server sends: that it's my turn, and where (`tables/notifications.py`). */
async function showTurn(message: unknown): Promise<void> {
  const { title, path } = (message ?? {}) as { title?: unknown; path?: unknown };
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/t\/[\w-]+$/.test(path)) return;
  const address = BASE + path;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = tabs.some(
    (tab) => new URL(tab.url).pathname === address && tab.visibilityState === 'visible',
  );
  if (isSeen) return;
  const icon = `${BASE}/icon-192.png`;
  await worker.registration.showNotification(title, {
    body: 'Sagrada',
    tag: address,
    icon,
    data: address,
  });
}

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  (event as MessageEvent).ports[0]?.postMessage(__VERSION__);
});
worker.addEventListener('push', (event) => {
  const { data } = event as PushMessage;
  (event as PushMessage).waitUntil(showTurn(data?.json()));
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
    const path = pathname.slice(BASE.length);
    if (!/^\/api\/|\./.test(path)) (event as FetchEvent).respondWith(answerPage(request));
  } else if (FILES.includes(pathname) || pathname.startsWith(ASSETS)) {
    (event as FetchEvent).respondWith(answerFile(request));
  }
});

export {};
