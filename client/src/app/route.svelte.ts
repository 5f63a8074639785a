/** Which page is shown. Every page has an address; the server answers all of them with the same file. */

import { withBase, withoutBase } from './base';

export type Route =
  | { page: 'home' }
  | { page: 'unknown' }
  | { page: 'new' }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'score' }
  | { page: 'table'; id: string }
  | { page: 'learn' }
  | { page: 'rules' }
  | { page: 'tool'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'daily'; day: string | null }
  | { page: 'deal'; code: string }
  | { page: 'study'; part: string; id: string | null };

export function parseRoute(path: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table) return { page: 'table', id: table };
  const game = /^\/g\/([\w-]+)\/?$/.exec(path)?.[1];
  if (game) return { page: 'replay', id: game };
  const day = /^\/daily\/(\d{4}-\d\d-\d\d)\/?$/.exec(path)?.[1];
  if (day) return { page: 'daily', day };
  const code = /^\/deal\/([\w-]+)\/?$/.exec(path)?.[1];
  if (code) return { page: 'deal', code };
  const study = /^\/study(?:\/([a-z]+))?(?:\/([\w-]+))?\/?$/.exec(path);
  if (study) return { page: 'study', part: study[1] ?? '', id: study[2] ?? null };
  if (path === '/replay') return { page: 'replay', id: null };
  if (path === '/daily') return { page: 'daily', day: null };
  if (path === '/new') return { page: 'new' };
  if (path === '/settings') return { page: 'settings' };
  if (path === '/me') return { page: 'me' };
  if (path === '/score') return { page: 'score' };
  if (path === '/learn') return { page: 'learn' };
  if (path === '/rules') return { page: 'rules' };
  const tool = /^\/tools\/([a-z-]+)\/?$/.exec(path)?.[1];
  if (tool) return { page: 'tool', id: tool };
  return { page: path === '/' || path === '/index.html' ? 'home' : 'unknown' };
}

const WITHOUT_SERVER: Route['page'][] = ['score', 'settings', 'learn', 'rules', 'tool', 'unknown'];

/** Whether a page is useless until the server answers. */
export function needsServer({ page }: Route): boolean {
  return !WITHOUT_SERVER.includes(page);
}

let route: Route = $state.raw(routeHere());

function routeHere(): Route {
  return parseRoute(withoutBase(location.pathname) ?? '/');
}

export function currentRoute(): Route {
  return route;
}

/** The full address of a path, for sharing. */
export function absoluteUrl(path: string): string {
  return new URL(withBase(path), location.origin).href;
}

/** Shows the page at one of our own paths. */
export function go(path: string): void {
  history.pushState(null, '', withBase(path));
  update();
}

function update(): void {
  route = routeHere();
  scrollTo(0, 0);
}

/** Follows the browser's back and forward buttons, and handles clicks on our own links without a page load. */
export function followRoutes(): void {
  addEventListener('popstate', update);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
    const path = withoutBase(link.pathname);
    if (path === null || path.startsWith('/api/')) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  });
}
