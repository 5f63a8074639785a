/** One table as the page knows it: plain data, and a pure function that applies a frame to it. */

import type {
  AnyEvent,
  AnyServerFrame,
  ChatLine,
  Choices,
  Clock,
  LoggedStep,
  Over,
  Refused,
  SeatInfo,
  Stepped,
  TableInfo,
  View,
  Watching,
} from '../../protocol';
import { type Rename, type SeenNames, withRenames } from './renames';

export interface TableState {
  version: number;
  table: TableInfo;
  /** Null until the game begins. */
  view: View | null;
  choices: Choices | null;
  /** Same-screen play: the seat that holds the screen. */
  holding: number | null;
  log: LoggedStep[];
  /** Those that this page has seen. */
  renames: Rename[];
  chat: ChatLine[];
  here: Watching;
  clock: Clock;
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset: number;
  over: Over | null;
  refused: Refused | null;
}

export interface FrameResult {
  state: TableState | null;
  /** What happened, for animations, sounds and announcements; empty after a sync. */
  events: AnyEvent[];
  /** A step is missing: ask for a sync. */
  gap: boolean;
}

/** The table after a frame. `now` is this device's time, `seen` what the page knew before it was loaded. */
export function applyFrame(
  state: TableState | null,
  frame: AnyServerFrame,
  now: number,
  seen: SeenNames | null = null,
): FrameResult {
  if (frame.type === 'sync') {
    const before = state ?? seen;
    const renames = before ? withRenames(before, frame.table, frame.version) : [];
    return { state: synced(frame, now, renames), events: [], gap: false };
  }
  if (!state) return { state, events: [], gap: false };
  switch (frame.type) {
    case 'step':
      if (frame.version <= state.version) return { state, events: [], gap: false }; // seen already
      if (frame.since !== state.version) return { state, events: [], gap: true };
      return {
        state: {
          ...state,
          version: frame.version,
          view: viewAfter(state.view, frame),
          choices: frame.choices,
          holding: frame.view ? frame.view.seat : state.holding,
          log: [...state.log, { version: frame.version, events: frame.events }],
          clock: frame.clock,
          clockOffset: frame.clock.now - now,
          over: frame.over,
          refused: null,
        },
        events: frame.events,
        gap: false,
      };
    case 'table':
      return {
        state: {
          ...state,
          table: frame.table,
          clock: frame.clock,
          renames: withRenames(state, frame.table, state.version),
        },
        events: [],
        gap: state.view === null && frame.table.status === 'playing',
      };
    case 'presence':
      return { state: { ...state, here: frame.here }, events: [], gap: false };
    case 'said':
      return {
        state: { ...state, chat: withChatLine(state.chat, frame.line) },
        events: [],
        gap: false,
      };
    case 'refused':
      return { state: { ...state, refused: frame }, events: [], gap: false };
    default:
      return { state, events: [], gap: false };
  }
}

function synced(
  frame: Extract<AnyServerFrame, { type: 'sync' }>,
  now: number,
  renames: Rename[],
): TableState {
  return {
    version: frame.version,
    table: frame.table,
    view: frame.view,
    choices: frame.choices,
    holding: frame.holding,
    log: frame.log,
    renames,
    chat: frame.chat,
    here: frame.here,
    clock: frame.clock,
    clockOffset: frame.clock.now - now,
    over: frame.over,
    refused: null,
  };
}

function viewAfter(view: View | null, { view: whole, changes }: Stepped): View | null {
  if (whole || !view || !changes) return whole ?? view;
  const { players = [], ...rest } = changes;
  const changed = new Map(players.map((player) => [player.seat, player]));
  return {
    ...view,
    ...rest,
    players: view.players.map((player) => ({ ...player, ...changed.get(player.seat) })),
  };
}

/** After a reconnection a line may come twice. */
function withChatLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  return chat.some((known) => known.number === line.number) ? chat : [...chat, line];
}

// ------------------------------------------------------------------ questions about a table

export function seatOf(state: TableState, seat: number): SeatInfo | undefined {
  return state.table.seats[seat];
}

/** The seat whose view this is; null for spectators and behind the curtain. */
export function mySeat(state: TableState): number | null {
  return state.view?.seat ?? null;
}

/** Whether I must choose something now. (Being able to call a mistake doesn't count.) */
export function isMyTurn(state: TableState): boolean {
  const seat = mySeat(state);
  return seat !== null && (state.view?.to_act.includes(seat) ?? false);
}

/** Same-screen play: the seats that must choose something while nobody holds the screen. */
export function waitingBehindCurtain(state: TableState): number[] {
  const { your_seats } = state.table;
  if (your_seats.length < 2 || state.holding !== null) return [];
  return state.view?.to_act.filter((seat) => your_seats.includes(seat)) ?? [];
}

export function isSolo(state: TableState): boolean {
  return state.table.seats.length === 1;
}
