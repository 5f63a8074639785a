/** The server's catalogue of cards, presets and bots; fetched once (main.ts). */

import { language, say } from '../i18n/say.svelte';
import type { Catalogue, PatternCard } from '../protocol';
import { ownWindow } from './ownWindow';

let known: Catalogue | null = $state.raw(null);

export function setCards(catalogue: Catalogue): void {
  known = catalogue;
}

/** Whether the server has answered: the cards are set when all is there that a page needs. */
export function hasCards(): boolean {
  return known !== null;
}

export function cards(): Catalogue {
  if (!known) throw new Error('the cards have not been loaded yet');
  return known;
}

/** Our levels, easiest first, and then the bots that the server's operator lists. */
export function botNames(): string[] {
  const { bots, listed_bots = [] } = cards();
  return [...bots.map((level) => level.id), ...listed_bots];
}

export function pattern(id: string): PatternCard | undefined {
  return known?.patterns.find((card) => card.id === id) ?? ownWindow(id);
}

/** Only the Italian edition translates window names, and we know just one of them from print. */
const ITALIAN: Record<string, string> = { 'fractal-drops': 'Gocce Frattali' };

export function patternName(id: string): string {
  const italian = language() === 'it' ? ITALIAN[id] : undefined;
  if (ownWindow(id)) return say('window.own');
  return italian ?? pattern(id)?.name ?? id;
}

/** For each reason of a refusal, the number of the rule behind it. */
export function ruleNumbers(): Map<string, string> {
  return new Map(known?.reasons.map((fact) => [fact.id, fact.rule]) ?? []);
}
