/** The pages for studying, by the part of their address after `/study/`. */

import type { Component } from 'svelte';

interface Loaded {
  /** `id` is what follows in the address. */
  default: Component<{ id: string | null; narrow: boolean }>;
}

export const PAGES: Record<string, () => Promise<Loaded>> = {
  windows: () => import('../windowlab/LabPage.svelte'),
};
