/** The server's HTTP API: accounts, the lobby, and what is done with a table outside the game. */

import { requireUpdate } from '../offline/update.svelte';
import { WIRE_VERSION } from '../protocol';
import { withBase } from './base';
import type {
  Blocked,
  Catalogue,
  ChangeMe,
  Error as ServerError,
  ErrorCode,
  Games,
  Goals,
  Lobby,
  Me,
  NewDevice,
  NewReport,
  NewTable,
  PushKey,
  Recovery,
  Statistics,
  TableInfo,
} from '../protocol';

/** A request that failed; `code` has a text in every language. */
export class ApiError extends Error {
  /** `sentence` is the server's own, in English. It can say more than the code, such as a line number. */
  constructor(
    readonly code: ErrorCode | 'offline',
    readonly sentence = '',
  ) {
    super(code);
  }
}

/** The code of any error, for `sayId('error', …)`. */
export function errorCode(error: unknown): string {
  return error instanceof ApiError ? error.code : 'server-error';
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { 'Content-Type': 'application/json' };
    }
    response = await fetch(withBase(`/api${path}`), init);
  } catch {
    throw new ApiError('offline');
  }
  // A page that stayed open over an update of the server must be loaded again.
  const spoken = response.headers.get('sagrada-wire');
  if (spoken !== null && spoken !== String(WIRE_VERSION)) requireUpdate();
  if (!response.ok) {
    const error = (await response.json().catch(() => null)) as ServerError | null;
    throw new ApiError(error?.code ?? 'server-error', error?.message);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const tablePath = (id: string, what: string) => `/tables/${encodeURIComponent(id)}/${what}`;

export const api = {
  me: () => request<Me>('GET', '/me'),
  changeMe: (changes: ChangeMe) => request<Me>('PATCH', '/me', changes),
  deleteMe: (password: string) => request<void>('DELETE', '/me', { password }),
  statistics: () => request<Statistics>('GET', '/me/statistics'),
  goals: () => request<Goals>('GET', '/me/goals'),
  blocks: () => request<Blocked[]>('GET', '/me/blocks'),
  block: (person: string) => request<Blocked[]>('POST', '/me/blocks', { person }),
  unblock: (person: string) =>
    request<Blocked[]>('DELETE', `/me/blocks/${encodeURIComponent(person)}`),
  report: (report: NewReport) => request<void>('POST', '/reports', report),
  pushKey: () => request<PushKey>('GET', '/push'),
  addDevice: (device: NewDevice) => request<void>('POST', '/me/devices', device),
  removeDevice: (endpoint: string) => request<void>('DELETE', '/me/devices', { endpoint }),
  makeAccount: (account: string, password: string) =>
    request<Recovery>('POST', '/account', { account, password }),
  signIn: (account: string, password: string) =>
    request<Me>('POST', '/sign-in', { account, password }),
  signOut: () => request<Me>('POST', '/sign-out'),
  changePassword: (old: string, next: string) =>
    request<Recovery>('POST', '/password', { old, new: next }),
  recover: (account: string, code: string, next: string) =>
    request<Recovery>('POST', '/recover', { account, recovery_code: code, new: next }),
  mailCode: (account: string) => request<void>('POST', '/recover/mail', { account }),
  cards: () => request<Catalogue>('GET', '/cards'),
  lobby: () => request<Lobby>('GET', '/lobby'),
  games: (before?: number) =>
    request<Games>('GET', before === undefined ? '/me/games' : `/me/games?before=${before}`),
  newTable: (table: NewTable) => request<TableInfo>('POST', '/tables', table),
  table: (id: string) => request<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  standIn: (id: string, seat: number) =>
    request<TableInfo>('POST', tablePath(id, 'stand-in'), { seat }),
  join: (id: string, seat: number | null = null) =>
    request<TableInfo>('POST', tablePath(id, 'join'), { seat }),
  leave: (id: string) => request<TableInfo>('POST', tablePath(id, 'leave')),
  start: (id: string) => request<TableInfo>('POST', tablePath(id, 'start')),
  remove: (id: string, seat: number) =>
    request<TableInfo>('POST', tablePath(id, 'remove'), { seat }),
  resign: (id: string, seat: number | null) =>
    request<TableInfo>('POST', tablePath(id, 'resign'), { seat }),
  abort: (id: string, agree = true) =>
    request<TableInfo>('POST', tablePath(id, 'abort'), { agree }),
  rematch: (id: string) => request<TableInfo>('POST', tablePath(id, 'rematch')),
};
