/** The pages for studying, by the part of their address after `/study/`. */

import type { Component } from 'svelte';

/** All get `id`, what follows in the address, and `narrow`; not all need them. */
type Loaded = { default: Component<any> };

export const PAGES: Record<string, () => Promise<Loaded>> = {
  editor: () => import('../editor/EditorPage.svelte'),
  analysis: () => import('../analysis/AnalysisPage.svelte'),
  mistakes: () => import('../mistakes/MistakesPage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  windows: () => import('../windowlab/LabPage.svelte'),
};
