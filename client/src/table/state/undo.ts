/** What an undo takes back at once. */

import type { TableState } from './tableState';

/** The die in hand was drafted from the pool, and no tool has been used on it. */
export function isPlainDraft({ view, log }: TableState): boolean {
  if (view?.stage !== 'place' || !view.chain.hand || view.chain.origin !== null) return false;
  if (view.chain.tool === null) return true;
  const kinds = log.flatMap((step) => step.events.map((event) => event.kind));
  return kinds.lastIndexOf('DieDrafted') > kinds.lastIndexOf('ToolUsed');
}
