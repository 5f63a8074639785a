/** What a player has earned so far, apart from what the game would count if it ended now. */

import type { ScoreSheet } from '../../protocol';
import type { TableState } from './tableState';

/** Everything but the points lost for spaces that are still empty. */
export function earned(sheet: ScoreSheet): number {
  return sheet.total - sheet.empty.points;
}

/**
 * How a private objective is kept: shown alone or against bots, where nobody else looks; on one
 * screen for several only while its owner holds a button; otherwise after a peek.
 */
export type Secrecy = 'open' | 'peek' | 'hold';

export function secrecy({ table }: TableState): Secrecy {
  if (table.your_seats.length > 1) return 'hold';
  const others = table.seats.filter((one) => !table.your_seats.includes(one.seat));
  return others.every((one) => one.kind === 'bot') ? 'open' : 'peek';
}
