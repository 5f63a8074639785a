/** What a goal asks for, in the current language. */

import { say, sayId } from '../i18n/say.svelte';

/** The part of a goal's id that is a number: `tool-7`, `solo-3`. */
export function goalNumber(id: string): number | null {
  const found = /-(\d+)$/.exec(id);
  return found ? Number(found[1]) : null;
}

export function goalText(id: string): string {
  const n = goalNumber(id);
  if (n === null) return sayId('goal', id);
  if (id.startsWith('tool-')) return say('goal.tool', { tool: sayId('tool', n, '.name') });
  if (id.startsWith('solo-')) return say('goal.solo', { level: sayId('solo', n) });
  if (id.startsWith('players-')) return say('goal.players', { n });
  if (id.startsWith('windows-')) return say('goal.windows', { n });
  if (id.startsWith('points-')) return say('goal.points', { n });
  if (id.startsWith('streak-')) return say('goal.streak', { n });
  return id;
}
