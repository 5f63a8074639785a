/** The tables that the home page offers at one click, as requests. */

import { settings } from '../app/settings.svelte';
import type { Language } from '../i18n/languages';
import type { NewSeat, NewTable } from '../protocol';
import { namesStart, suggestsBag } from './tableForm';

/** A good first opponent: the second weakest level. Our levels come first in `bots`, sorted by strength. */
export function defaultBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? '';
}

/** The bot that was chosen last, if this server has it. */
export function chosenBot(bots: readonly string[]): string {
  return bots.includes(settings.bot) ? settings.bot : defaultBot(bots);
}

export type GameMode = 'solo' | 'bots' | 'friends' | 'screen';

/** What some editions leave to the players: asked beside the number of players, where it applies. */
export interface QuickChoices {
  /** Where the host names the start player: me, or nobody, and it is drawn. */
  start: 'me' | 'random';
  /** Where the edition suggests it, for 2 or 3 players. */
  smallerBag: boolean;
}

export const NO_CHOICES: QuickChoices = { start: 'me', smallerBag: false };

export function quickTable(
  mode: GameMode,
  players: number,
  edition: Language,
  bot: string,
  screenName: (n: number) => string,
  choices = NO_CHOICES,
): NewTable {
  const others = Array.from({ length: players - 1 }, (_, i): NewSeat => {
    if (mode === 'bots') return { kind: 'bot', bot };
    if (mode === 'screen') return { kind: 'screen', name: screenName(i + 2) };
    return { kind: 'open' };
  });
  return {
    seats: [{ kind: 'me' }, ...others],
    edition,
    ...rulesFor(players, edition, choices),
    spectators: mode === 'friends',
    hints: mode === 'solo' || mode === 'bots',
  };
}

/** The choices that apply; the rest is as in the edition. */
function rulesFor(
  players: number,
  edition: Language,
  { start, smallerBag }: QuickChoices,
): Pick<NewTable, 'options' | 'start'> {
  const named = players > 1 && namesStart(edition);
  return {
    options: {
      ...(named && start === 'random' ? { start_player: 'random' } : {}),
      ...(smallerBag && suggestsBag(edition, players) ? { trimmed_bag: true } : {}),
    },
    ...(named && start === 'me' ? { start: 0 } : {}),
  };
}
