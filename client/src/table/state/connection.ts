/**
 * The connection to a table. It reconnects by itself, and nothing that was sent is lost or carried
 * out twice.
 */

import { identify } from '../../account/me.svelte';
import {
  type AnyClientFrame,
  type AnyServerFrame,
  type MakeMove,
  type Say,
  type Undo,
  WIRE_VERSION,
} from '../../protocol';
import { withBase } from '../../app/base';
import { type NameMemory, tabMemory } from './renames';

/** Requests that the server stores and answers; they can be sent again with the same id. */
type Stored = MakeMove | Undo | Say;

/**
 * - `lost`: it will be tried again.
 * - `gone`: there is no such table; tried again only if the player asks.
 * - `closed`: it isn't for us; the same.
 * - `outdated`: the server speaks a newer protocol; only a new page helps.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'closed' | 'outdated';

export interface ConnectionListener {
  onframe: (frame: AnyServerFrame) => void;
  onstate: (state: ConnectionState) => void;
}

/** What the connection needs from a browser. Tests and the tutorial have their own. */
export interface Environment {
  open(): WebSocket;
  after(ms: number, action: () => void): () => void;
  /** Gets a session again, if the server has forgotten who we are. */
  identify?(): Promise<void>;
  /** What this page knew of the names at the table before it was loaded. */
  names?: NameMemory;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** After this long without a frame we ask whether the server is still there. */
const PING_AFTER = 20_000;
/** Without an answer for this long the connection is dead: a socket can die without closing. */
const PATIENCE = 10_000;
/** The server may have to load the table from storage first. */
const FIRST_PATIENCE = 30_000;

/** Close codes after which trying again is useless, unless the player asks for it. */
const NOT_OURS = 4403;
const FINAL = new Set([NOT_OURS, 4404]);
/** The server no longer speaks this page's version of the protocol. */
const OUTDATED = 4426;
/** Too many connections: no need to hurry. */
const CROWDED = 4409;
/** The server doesn't know us any more. */
const UNKNOWN_PERSON = 4401;
/** The code of a socket that ended without a closing handshake. */
const NO_CLOSE_FRAME = 1006;

export class Connection {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Stored>();
  private wait = FIRST_WAIT;
  private cancelWait: () => void = () => {};
  private cancelPing: () => void = () => {};
  /** Closed for good: by us, or because this page is outdated. */
  private closed = false;
  private synced = false;
  private gone = false;

  constructor(
    private readonly listener: ConnectionListener,
    private readonly environment: Environment,
  ) {
    this.listener.onstate('connecting');
    this.connect();
  }

  send(frame: AnyClientFrame): void {
    if (frame.type === 'move' || frame.type === 'undo' || frame.type === 'say') {
      this.unanswered.set(frame.id, frame);
    }
    if (this.synced) this.write(frame);
  }

  /** Whether a move or an undo has had no answer yet. */
  get hasUnanswered(): boolean {
    return [...this.unanswered.values()].some((frame) => frame.type !== 'say');
  }

  /** Try now: the browser is online again, or the player asked. */
  retry(): void {
    if (this.closed) return;
    if (this.synced) {
      this.ping();
      return;
    }
    this.dropSocket();
    this.cancelWait();
    this.listener.onstate('lost');
    this.connect();
  }

  /** The player looks at the page again: is the connection still alive? */
  check(): void {
    if (this.closed) return;
    if (this.synced) this.ping();
    else if (!this.socket && !this.gone) this.retry();
  }

  close(): void {
    this.closed = true;
    this.cancelWait();
    this.dropSocket();
  }

  private write(frame: AnyClientFrame): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  /** The state stays `lost` until the table has answered, so that the banner doesn't flicker. */
  private connect(): void {
    const socket = this.environment.open();
    this.socket = socket;
    this.gone = false;
    this.expectFrame(FIRST_PATIENCE);
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as AnyServerFrame);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.end(event.code);
    };
  }

  /** Whatever an old socket still sends is ignored. */
  private dropSocket(): void {
    const { socket } = this;
    this.socket = null;
    this.synced = false;
    this.cancelPing();
    socket?.close();
  }

  private end(code: number): void {
    this.dropSocket();
    if (code === OUTDATED) {
      this.close();
      this.listener.onstate('outdated');
      return;
    }
    if (FINAL.has(code)) {
      this.gone = true;
      this.listener.onstate(code === NOT_OURS ? 'closed' : 'gone');
      return;
    }
    this.listener.onstate('lost');
    if (code === CROWDED) this.wait = LONGEST_WAIT;
    const again = code === UNKNOWN_PERSON ? () => void this.identify() : () => this.connect();
    this.cancelWait = this.environment.after(this.wait, again);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private async identify(): Promise<void> {
    const known = await this.environment.identify?.().then(
      () => true,
      () => false,
    );
    if (this.closed || this.socket) return; // `retry` was faster
    this.cancelWait();
    if (known === false) this.end(UNKNOWN_PERSON);
    else this.connect();
  }

  private receive(frame: AnyServerFrame): void {
    if (frame.type === 'ack') this.unanswered.delete(frame.id);
    if (frame.type === 'refused' && frame.id) this.unanswered.delete(frame.id);
    const first = frame.type === 'sync' && !this.synced;
    if (first) {
      this.synced = true;
      this.wait = FIRST_WAIT;
      this.listener.onstate('open');
    }
    if (this.synced) this.keepAlive();
    this.listener.onframe(frame);
    // What was sent before the connection dropped is sent again; the server knows the ids.
    if (first) for (const again of [...this.unanswered.values()]) this.write(again);
  }

  /** Any frame shows that the server is there; ask again after a long silence. */
  private keepAlive(): void {
    this.cancelPing();
    this.cancelPing = this.environment.after(PING_AFTER, () => this.ping());
  }

  private ping(): void {
    this.write({ type: 'ping' });
    this.expectFrame(PATIENCE);
  }

  private expectFrame(within: number): void {
    this.cancelPing();
    this.cancelPing = this.environment.after(within, () => this.end(NO_CLOSE_FRAME));
  }
}

export function playUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${withBase(`/api/tables/${table}/play`)}?wire=${WIRE_VERSION}`;
}

/** The browser's own socket and clock. */
export function browserEnvironment(table: string): Environment {
  return {
    open: () => new WebSocket(playUrl(table)),
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    identify,
    names: tabMemory,
  };
}
