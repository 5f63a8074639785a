/** The path under which this server lives, such as `/games/sagrada`; empty at the top of its host. */

/** The server writes it into the page (`web/path_prefix.py`). */
export const BASE =
  document.querySelector<HTMLMetaElement>('meta[name="sagrada-path"]')?.content ?? '';

/** The address of one of our own paths, such as `/rules` or `/api/me`: for links and requests. */
export function withBase(path: string): string {
  return BASE + path;
}

/** The opposite: our own path at an address, or null if it's somebody else's. */
export function withoutBase(address: string): string | null {
  if (address === BASE) return '/';
  return address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : null;
}
