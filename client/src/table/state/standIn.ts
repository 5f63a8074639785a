/**
 * Stands in for a table's server, so that the table's own board can be played on where there is no
 * table: in lessons, puzzles and positions.
 */

import type {
  AnyClientFrame,
  AnyEvent,
  AnyServerFrame,
  Choices,
  Clock,
  ErrorCode,
  Refused,
  Sync,
  TableInfo,
  View,
} from '../../protocol';
import type { Environment } from './connection';

/** What there is to see and to choose, and what happened before. */
export interface Shown {
  view: View;
  choices: Choices | null;
  events: AnyEvent[][];
}

export abstract class StandIn implements Environment {
  private socket: StandInSocket | null = null;

  protected abstract readonly version: number;
  /** The board is there, and waits for its first view. */
  protected abstract begin(): void;
  protected abstract receive(frame: AnyClientFrame): void;

  open(): WebSocket {
    this.socket = new StandInSocket((frame) => {
      if (frame.type === 'ping')
        this.send({ type: 'pong', now: Date.now(), version: this.version });
      else this.receive(frame);
    });
    queueMicrotask(() => this.begin());
    return this.socket as unknown as WebSocket;
  }

  after(ms: number, action: () => void): () => void {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  }

  protected send(frame: AnyServerFrame): void {
    this.socket?.onmessage?.({ data: JSON.stringify(frame) });
  }

  protected hangUp(): void {
    this.socket?.onclose?.({ code: 1006 });
  }

  protected ack(id: string): void {
    this.send({ type: 'ack', id, version: this.version });
  }

  protected refuse(id: string | null, code: ErrorCode, why: Partial<Refused> = {}): void {
    const { message = '', reason = null, rule = null, in_the_way = [] } = why;
    const { version } = this;
    this.send({
      type: 'refused',
      id,
      code,
      message,
      field: null,
      reason,
      rule,
      in_the_way,
      version,
    });
  }

  protected sync(table: TableInfo, seat: number, shown: Shown): void {
    const sync: Sync = {
      type: 'sync',
      version: this.version,
      table,
      holding: seat,
      view: shown.view,
      choices: shown.choices,
      log: shown.events.map((events, i) => ({ version: i + 1, events })),
      chat: [],
      here: { seats: [], spectators: 0 },
      clock: clock(),
      over: null,
    };
    this.send(sync);
  }

  /** What happened since a version; `seen` is how many of the events were shown by then. */
  protected step(since: number, by: string | null, shown: Shown, seen: number): void {
    this.send({
      type: 'step',
      version: this.version,
      since,
      by,
      events: shown.events.slice(seen).flat(),
      changes: null,
      view: shown.view,
      choices: shown.choices,
      clock: clock(),
      over: null,
    });
  }
}

function clock(): Clock {
  return { now: Date.now(), deadlines: [] };
}

class StandInSocket {
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly receive: (frame: AnyClientFrame) => void) {}

  send(text: string): void {
    this.receive(JSON.parse(text) as AnyClientFrame);
  }

  close(): void {
    this.readyState = 3;
    this.onmessage = null; // answers that are still on their way
  }
}
