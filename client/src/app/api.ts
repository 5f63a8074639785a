/** The HTTP side of the server: who I am, the lobby, tables around the game. */

import type {
  Blocked,
  Catalogue,
  ChangeMe,
  Error as ServerError,
  ErrorCode,
  Games,
  Lobby,
  Me,
  NewTable,
  Recovery,
  Statistics,
  TableInfo,
} from '../protocol';

/** A request that was turned down; `code` has a sentence in every language. */
export class ApiError extends Error {
  /** `sentence` is the server's own, in English: it may say more than the code, such as a line. */
  constructor(
    readonly code: ErrorCode | 'offline',
    readonly sentence = '',
  ) {
    super(code);
  }
}

/** The key of its sentence, for `sayId('error', …)`. */
export function errorCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'server-error';
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { 'Content-Type': 'application/json' };
    }
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError('offline');
  }
  if (!answer.ok) {
    const error = (await answer.json().catch(() => null)) as ServerError | null;
    throw new ApiError(error?.code ?? 'server-error', error?.message);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const onTable = (id: string, what: string) => `/tables/${encodeURIComponent(id)}/${what}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  changeMe: (changes: ChangeMe) => ask<Me>('PATCH', '/me', changes),
  deleteMe: (password: string) => ask<void>('DELETE', '/me', { password }),
  statistics: () => ask<Statistics>('GET', '/me/statistics'),
  blocks: () => ask<Blocked[]>('GET', '/me/blocks'),
  block: (person: string) => ask<Blocked[]>('POST', '/me/blocks', { person }),
  unblock: (person: string) => ask<Blocked[]>('DELETE', `/me/blocks/${encodeURIComponent(person)}`),
  makeAccount: (account: string, password: string) =>
    ask<Recovery>('POST', '/account', { account, password }),
  signIn: (account: string, password: string) => ask<Me>('POST', '/sign-in', { account, password }),
  signOut: () => ask<Me>('POST', '/sign-out'),
  changePassword: (old: string, next: string) =>
    ask<Recovery>('POST', '/password', { old, new: next }),
  recover: (account: string, code: string, next: string) =>
    ask<Recovery>('POST', '/recover', { account, recovery_code: code, new: next }),
  cards: () => ask<Catalogue>('GET', '/cards'),
  lobby: () => ask<Lobby>('GET', '/lobby'),
  games: (before?: number) =>
    ask<Games>('GET', before === undefined ? '/me/games' : `/me/games?before=${before}`),
  newTable: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  join: (id: string, seat: number | null = null) =>
    ask<TableInfo>('POST', onTable(id, 'join'), { seat }),
  leave: (id: string) => ask<TableInfo>('POST', onTable(id, 'leave')),
  start: (id: string) => ask<TableInfo>('POST', onTable(id, 'start')),
  remove: (id: string, seat: number) => ask<TableInfo>('POST', onTable(id, 'remove'), { seat }),
  resign: (id: string, seat: number | null) =>
    ask<TableInfo>('POST', onTable(id, 'resign'), { seat }),
  abort: (id: string, agree = true) => ask<TableInfo>('POST', onTable(id, 'abort'), { agree }),
  rematch: (id: string) => ask<TableInfo>('POST', onTable(id, 'rematch')),
};
