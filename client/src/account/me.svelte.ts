/** Who I am to the server: a guest with a name, or an account. */

import { api } from '../app/api';
import type { Me } from '../protocol';

let known: Me | null = $state.raw(null);

export function me(): Me | null {
  return known;
}

export function setMe(changed: Me): void {
  known = changed;
}

/** The first request of every visit: it creates the guest and sets the cookie. */
export async function identify(): Promise<void> {
  known = await api.me();
}
