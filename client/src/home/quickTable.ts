/** The tables that the home page offers at one click, as requests. */

import type { Language } from '../i18n/languages';
import type { NewSeat, NewTable } from '../protocol';

/** A good first opponent: the second weakest level. `levels` are sorted by strength. */
export function defaultBot(levels: readonly string[]): string {
  return levels[1] ?? levels[0] ?? '';
}

export type GameMode = 'solo' | 'bots' | 'friends' | 'screen';

export function quickTable(
  mode: GameMode,
  players: number,
  edition: Language,
  bot: string,
  screenName: (n: number) => string,
): NewTable {
  const others = Array.from({ length: players - 1 }, (_, i): NewSeat => {
    if (mode === 'bots') return { kind: 'bot', bot };
    if (mode === 'screen') return { kind: 'screen', name: screenName(i + 2) };
    return { kind: 'open' };
  });
  return {
    seats: [{ kind: 'me' }, ...others],
    // Some editions let the players name the start player; here nobody was asked.
    edition,
    options: { start_player: 'random' },
    spectators: mode === 'friends',
    hints: mode === 'solo' || mode === 'bots',
  };
}
