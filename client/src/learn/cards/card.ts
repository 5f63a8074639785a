/** A card that has help, and its name. */

import { sayId } from '../../i18n/say.svelte';

export type Card =
  | { kind: 'tool'; number: number }
  | { kind: 'public'; id: string }
  | { kind: 'private'; colour: string };

export function cardName(card: Card): string {
  if (card.kind === 'tool') return sayId('tool', card.number, '.name');
  if (card.kind === 'public') return sayId('public', card.id, '.name');
  return sayId('private', card.colour);
}
