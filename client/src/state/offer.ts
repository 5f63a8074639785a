/** The tables that the home page offers at one click, and the one set up in detail, as requests. */

import type { NewSeat, NewTable } from '../protocol';
import type { Language } from '../words/languages';

const STRONGEST_FIRST = ['search', 'learned', 'rules', 'greedy', 'random'];

/** A good opponent for somebody who just clicked: the second strongest there is. */
export function usualBot(bots: readonly string[]): string {
  const known = STRONGEST_FIRST.filter((bot) => bots.includes(bot));
  return known[1] ?? known[0] ?? bots[0] ?? 'random';
}

export type Way = 'solo' | 'bots' | 'friends' | 'screen';

export function quickTable(
  way: Way,
  players: number,
  edition: Language,
  bot: string,
  screenName: (n: number) => string,
): NewTable {
  const others = Array.from({ length: players - 1 }, (_, i): NewSeat => {
    if (way === 'bots') return { kind: 'bot', bot };
    if (way === 'screen') return { kind: 'screen', name: screenName(i + 2) };
    return { kind: 'open' };
  });
  return {
    seats: [{ kind: 'me' }, ...others],
    // Editions that name the start player leave it to chance where nobody is asked.
    edition,
    options: { start_player: 'random' },
    spectators: way === 'friends',
  };
}
