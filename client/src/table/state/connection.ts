/** The line to a table: it comes back by itself, and nothing that was sent gets lost or done twice. */

import { introduce } from '../../account/me.svelte';
import type { AnyClientFrame, AnyServerFrame, MakeMove, Say, TakeBack } from '../../protocol';

/** Requests that the server stores and answers, and that may be sent again with the same id. */
type Stored = MakeMove | TakeBack | Say;

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

export interface Line {
  onframe: (frame: AnyServerFrame) => void;
  onstate: (state: LineState) => void;
}

/** What the connection needs of a browser; tests bring their own. */
export interface Surroundings {
  open(): WebSocket;
  after(ms: number, action: () => void): () => void;
  /** Lets the server know us again, where it has forgotten who we are. */
  introduce?(): Promise<void>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** So long after the last frame we ask whether anybody is still there, */
const PING_AFTER = 20_000;
/** and without a frame for so long after that, nobody is: a line can die without a word. */
const PATIENCE = 10_000;
/** A table may have to be fetched from a cold store first. */
const FIRST_PATIENCE = 30_000;

/** Closing codes after which trying again is of no use, unless somebody asks for it. */
const FINAL = new Set([4403, 4404]);
/** Too many connections: there is no hurry. */
const CROWDED = 4409;
/** The server does not know us any more. */
const STRANGER = 4401;
/** A line that ended without a word. */
const SILENCE = 1006;

export class Connection {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Stored>();
  private wait = FIRST_WAIT;
  private cancelWait: () => void = () => {};
  private cancelPing: () => void = () => {};
  private closed = false;
  private synced = false;
  private gone = false;

  constructor(
    private readonly line: Line,
    private readonly around: Surroundings,
  ) {
    this.line.onstate('connecting');
    this.connect();
  }

  send(frame: AnyClientFrame): void {
    if (frame.type === 'move' || frame.type === 'take_back' || frame.type === 'say') {
      this.unanswered.set(frame.id, frame);
    }
    if (this.synced) this.write(frame);
  }

  /** Try now: the browser is online again, or the player asked. */
  retry(): void {
    if (this.closed) return;
    if (this.synced) {
      this.ping();
      return;
    }
    this.leave();
    this.cancelWait();
    this.line.onstate('lost');
    this.connect();
  }

  /** Somebody looks at the page again: is the line still there? */
  check(): void {
    if (this.closed) return;
    if (this.synced) this.ping();
    else if (!this.socket && !this.gone) this.retry();
  }

  close(): void {
    this.closed = true;
    this.cancelWait();
    this.leave();
  }

  private write(frame: AnyClientFrame): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  /** A line that was lost stays lost until the table has answered: no banner that comes and goes. */
  private connect(): void {
    const socket = this.around.open();
    this.socket = socket;
    this.gone = false;
    this.expect(FIRST_PATIENCE);
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as AnyServerFrame);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.end(event.code);
    };
  }

  /** Lets go of the socket; what it may still say is not heard any more. */
  private leave(): void {
    const { socket } = this;
    this.socket = null;
    this.synced = false;
    this.cancelPing();
    socket?.close();
  }

  private end(code: number): void {
    this.leave();
    if (FINAL.has(code)) {
      this.gone = true;
      this.line.onstate('gone');
      return;
    }
    this.line.onstate('lost');
    if (code === CROWDED) this.wait = LONGEST_WAIT;
    const again = code === STRANGER ? () => void this.introduce() : () => this.connect();
    this.cancelWait = this.around.after(this.wait, again);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private async introduce(): Promise<void> {
    const known = await this.around.introduce?.().then(
      () => true,
      () => false,
    );
    if (this.closed || this.socket) return; // somebody was quicker
    this.cancelWait();
    if (known === false) this.end(STRANGER);
    else this.connect();
  }

  private receive(frame: AnyServerFrame): void {
    if (frame.type === 'ack') this.unanswered.delete(frame.id);
    if (frame.type === 'refused' && frame.id) this.unanswered.delete(frame.id);
    const first = frame.type === 'sync' && !this.synced;
    if (first) {
      this.synced = true;
      this.wait = FIRST_WAIT;
      this.line.onstate('open');
    }
    if (this.synced) this.keepAlive();
    this.line.onframe(frame);
    // What was sent before the line dropped goes again; the server knows the ids.
    if (first) for (const again of [...this.unanswered.values()]) this.write(again);
  }

  /** Whatever was heard shows that somebody is there; ask again when it has long been quiet. */
  private keepAlive(): void {
    this.cancelPing();
    this.cancelPing = this.around.after(PING_AFTER, () => this.ping());
  }

  private ping(): void {
    this.write({ type: 'ping' });
    this.expect(PATIENCE);
  }

  private expect(within: number): void {
    this.cancelPing();
    this.cancelPing = this.around.after(within, () => this.end(SILENCE));
  }
}

/** The browser's own socket and clock. */
export function browserLine(table: string): Surroundings {
  return {
    open() {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`);
    },
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    introduce,
  };
}
