/** The tables that the home page offers at one click, and the one set up in detail, as requests. */

import type { NewSeat, NewTable } from '../protocol';
import type { Language } from '../i18n/languages';

/** A good opponent for somebody who just clicked: of the levels, weakest first, the second. */
export function defaultBot(levels: readonly string[]): string {
  return levels[1] ?? levels[0] ?? '';
}

export type GameMode = 'solo' | 'bots' | 'friends' | 'screen';

export function quickTable(
  way: GameMode,
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
    hints: way === 'solo' || way === 'bots',
  };
}
