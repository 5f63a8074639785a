/** Keeps the page on the device for use offline, and knows when there is a newer version. */

import { BASE, withBase } from '../app/base';

/** `ready`: a newer version can be loaded. `required`: this one can't talk to the server any more. */
let update: 'none' | 'ready' | 'required' = $state('none');

export function updateState(): typeof update {
  return update;
}

export function postponeUpdate(): void {
  if (update === 'ready') update = 'none';
}

/** The server has refused this version of the page. */
export function requireUpdate(): void {
  update = 'required';
}

/** `reload` is for tests, which have no page to load again. */
export async function loadUpdate(reload = () => location.reload()): Promise<void> {
  // If an update is `ready`, the new service worker has cached the new page already.
  if (update === 'required') await refreshCachedPage().catch(() => {});
  reload();
}

/** As in serviceWorker.ts, which can't be imported: it is a script of its own. */
const CACHES = `sagrada${BASE}-`;
const INDEX = withBase('/index.html');

/**
 * On a slow network, or while the server is failing, the service worker answers a reload with the
 * page it has cached: the outdated one. So the new page takes its place first. If it can't be
 * fetched now, the old one stays: it still works offline.
 */
async function refreshCachedPage(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const page = await fetch(INDEX, { cache: 'reload' });
  if (!page.ok) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES)) await (await caches.open(name)).put(INDEX, page.clone());
  }
}

const HOUR = 3_600_000;

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => void compareVersions());
  try {
    const registration = await navigator.serviceWorker.register(withBase('/sw.js'));
    const look = () => void registration.update().catch(() => {});
    document.addEventListener('visibilitychange', () => document.hidden || look());
    setInterval(look, HOUR);
  } catch {
    // The browser may forbid it; then the page just needs the network.
  }
}

/** The worker may only have caught up with this page, which came from the network: no update then. */
async function compareVersions(): Promise<void> {
  const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const { port1, port2 } = new MessageChannel();
  const theirs = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  navigator.serviceWorker.controller?.postMessage('version', [port2]);
  const isNewer = (await theirs) !== mine;
  if (update !== 'required') update = isNewer ? 'ready' : 'none';
}
