/** Which page is shown. Tables have a path of their own; the rest of the page lives in the hash. */

export type Route =
  { page: 'home' } | { page: 'new' } | { page: 'settings' } | { page: 'table'; id: string };

export function parseRoute(path: string, hash: string): Route {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table) return { page: 'table', id: table };
  if (hash === '#new') return { page: 'new' };
  if (hash === '#settings') return { page: 'settings' };
  return { page: 'home' };
}

let route: Route = $state.raw(parseRoute(location.pathname, location.hash));

export function current(): Route {
  return route;
}

/** The full address of a path, to be shared. */
export function address(path: string): string {
  return new URL(path, location.origin).href;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  update();
}

function update(): void {
  route = parseRoute(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** Follows the browser's own back and forth, and turns clicks on our links into steps within the page. */
export function followRoutes(): void {
  addEventListener('popstate', update);
  addEventListener('hashchange', update);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
