/** Where a finished game comes from: this server, or the text of a record. */

import type { Game, GameSteps, Verified } from '../protocol';
import { ask } from '../app/api';

export interface ReplaySource {
  game: () => Promise<Game>;
  /** The moments from `first` to `last`, through the eyes of a seat or from above. */
  steps: (seat: number | null, first: number, last: number) => Promise<GameSteps>;
  verify: () => Promise<Verified>;
  /** The text of the record; null: the server has it. */
  text: string | null;
}

export function serverSource(id: string): ReplaySource {
  const path = `/games/${encodeURIComponent(id)}`;
  return {
    game: () => ask<Game>('GET', path),
    steps: (seat, first, last) => {
      const eyes = seat === null ? '' : `&seat=${seat}`;
      return ask<GameSteps>('GET', `${path}/steps?from=${first}&to=${last}${eyes}`);
    },
    verify: () => ask<Verified>('GET', `${path}/verify`),
    text: null,
  };
}

export function recordSource(text: string): ReplaySource {
  return {
    game: () => ask<Game>('POST', '/records/game', { text }),
    steps: (seat, first, last) =>
      ask<GameSteps>('POST', '/records/steps', { text, seat, first, last }),
    verify: () => ask<Verified>('POST', '/records/verify', { text }),
    text,
  };
}
