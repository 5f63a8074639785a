/** The line to a table: it comes back by itself, and nothing that was sent gets lost or done twice. */

import type { AnyClientFrame, AnyServerFrame, MakeMove, Say, TakeBack } from '../protocol';

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
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

/** Closing codes after which trying again is of no use, unless somebody asks for it. */
const FINAL = new Set([4403, 4404]);
/** Too many connections: there is no hurry. */
const CROWDED = 4409;

export class Connection {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Stored>();
  private wait = FIRST_WAIT;
  private cancelWait: () => void = () => {};
  private cancelPing: () => void = () => {};
  private closed = false;
  private synced = false;

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
    if (this.closed || this.socket) return;
    this.cancelWait();
    this.line.onstate('lost');
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.cancelWait();
    this.cancelPing();
    this.socket?.close();
    this.socket = null;
  }

  private write(frame: AnyClientFrame): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  /** A line that was lost stays lost until the table has answered: no banner that comes and goes. */
  private connect(): void {
    this.synced = false;
    const socket = this.around.open();
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyServerFrame);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.synced = false;
      this.cancelPing();
      if (this.closed) return;
      if (FINAL.has(event.code)) {
        this.line.onstate('gone');
        return;
      }
      this.line.onstate('lost');
      if (event.code === CROWDED) this.wait = LONGEST_WAIT;
      this.cancelWait = this.around.after(this.wait, () => this.connect());
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  private receive(frame: AnyServerFrame): void {
    if (frame.type === 'ack') this.unanswered.delete(frame.id);
    if (frame.type === 'refused' && frame.id) this.unanswered.delete(frame.id);
    const first = frame.type === 'sync' && !this.synced;
    if (first) {
      this.synced = true;
      this.wait = FIRST_WAIT;
      this.line.onstate('open');
      this.keepAlive();
    }
    this.line.onframe(frame);
    // What was sent before the line dropped goes again; the server knows the ids.
    if (first) for (const again of [...this.unanswered.values()]) this.write(again);
  }

  private keepAlive(): void {
    this.cancelPing();
    this.cancelPing = this.around.after(PING_EVERY, () => {
      this.write({ type: 'ping' });
      this.keepAlive();
    });
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
  };
}
