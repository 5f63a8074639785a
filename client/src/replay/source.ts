/** Where the replayed game comes from: this server, or the text of a record. */

import { request } from '../app/api';
import type {
  NewFork,
  PositionOfMoment,
  Replay,
  ReplaySteps,
  ReviewState,
  TableInfo,
  Verified,
} from '../protocol';

export interface ReplaySource {
  game: () => Promise<Replay>;
  /** The moments from `first` to `last`, as a seat saw them, or with everything open (null). */
  steps: (seat: number | null, first: number, last: number) => Promise<ReplaySteps>;
  verify: () => Promise<Verified>;
  /** A new table that goes on from a moment of the game. */
  fork: (asked: NewFork) => Promise<TableInfo>;
  /** Asks for a review; how far that is. */
  review: () => Promise<ReviewState>;
  /** A moment as a seat knew it, to study it. */
  position: (moment: number, seat: number) => Promise<PositionOfMoment>;
  /** The text of the record; null if the server has it. */
  text: string | null;
}

export function serverSource(id: string): ReplaySource {
  const path = `/games/${encodeURIComponent(id)}`;
  return {
    game: () => request<Replay>('GET', path),
    steps: (seat, first, last) => {
      const eyes = seat === null ? '' : `&seat=${seat}`;
      return request<ReplaySteps>('GET', `${path}/steps?from=${first}&to=${last}${eyes}`);
    },
    verify: () => request<Verified>('GET', `${path}/verify`),
    fork: (asked) => request<TableInfo>('POST', `${path}/fork`, asked),
    review: () => request<ReviewState>('POST', `${path}/review`),
    position: (moment, seat) =>
      request<PositionOfMoment>('GET', `${path}/position?moment=${moment}&seat=${seat}`),
    text: null,
  };
}

export function recordSource(text: string): ReplaySource {
  return {
    game: () => request<Replay>('POST', '/records/game', { text }),
    steps: (seat, first, last) =>
      request<ReplaySteps>('POST', '/records/steps', { text, seat, first, last }),
    verify: () => request<Verified>('POST', '/records/verify', { text }),
    fork: (asked) => request<TableInfo>('POST', '/records/fork', { ...asked, text }),
    review: () => request<ReviewState>('POST', '/records/review', { text }),
    position: (moment, seat) =>
      request<PositionOfMoment>('POST', '/records/position', { text, moment, seat }),
    text,
  };
}
