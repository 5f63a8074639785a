/**
 * Stands in for a table's server: one turn from a position. Every choice is asked of the real server,
 * which keeps nothing, so the position and what was played from it go with each question.
 */

import { ApiError, request } from '../app/api';
import type {
  AnyClientFrame,
  AnyServerFrame,
  ErrorCode,
  PositionState,
  PositionTried,
  Sync,
} from '../protocol';
import type { Environment } from '../table/state/connection';

export class PositionServer implements Environment {
  private socket: PositionSocket | null = null;
  private shown: PositionState | null = null;
  /** Questions are answered one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    readonly position: string,
    /** The turn has changed, or (null) the position can't be read. */
    private readonly onstate: (state: PositionState | null, sentence: string) => void,
  ) {}

  open(): WebSocket {
    this.socket = new PositionSocket((frame) => {
      this.last = this.last.then(() => this.receive(frame));
    });
    void this.play([]).then(
      (state) => {
        if (state) this.send(this.sync(state));
      },
      () => this.socket?.onclose?.({ code: 1006 }),
    );
    return this.socket as unknown as WebSocket;
  }

  after(ms: number, action: () => void): () => void {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  }

  private send(frame: AnyServerFrame): void {
    this.socket?.onmessage?.({ data: JSON.stringify(frame) });
  }

  private get version(): number {
    return this.shown?.entries.length ?? 0;
  }

  private async receive(frame: AnyClientFrame): Promise<void> {
    try {
      if (frame.type === 'move') await this.move(frame.id, frame.version, frame.seat, frame.move);
      if (frame.type === 'undo') await this.undo(frame.id);
      if (frame.type === 'why') await this.why(frame.id, frame.moves);
      if (frame.type === 'sync' && this.shown) this.send(this.sync(this.shown));
      if (frame.type === 'ping')
        this.send({ type: 'pong', now: Date.now(), version: this.version });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'server-error';
      // The page has a sentence for that, too, though a server never says it.
      this.refuse('id' in frame ? frame.id : null, code as ErrorCode, null, []);
    }
  }

  private async move(id: string, version: number, seat: number, move: string): Promise<void> {
    // The second of two moves means nothing if the first was not accepted.
    if (version !== this.version || !this.shown) {
      this.send({ type: 'ack', id, version: this.version });
      return;
    }
    const before = this.version;
    const state = await this.play([...this.shown.entries, `${seat + 1}: ${move}`]);
    this.send({ type: 'ack', id, version: this.version });
    if (!state) return;
    this.send({
      type: 'step',
      version: this.version,
      since: before,
      by: id,
      events: state.events.slice(before).flat(),
      changes: null,
      view: state.view,
      choices: state.choices,
      clock: clock(),
      over: null,
    });
  }

  /** Also what chance has answered goes; the next time other dice come. */
  private async undo(id: string): Promise<void> {
    const entries = this.shown?.entries ?? [];
    const last = entries.findLastIndex((entry) => !entry.startsWith('*'));
    const state = await this.play(entries.slice(0, Math.max(0, last)));
    this.send({ type: 'ack', id, version: this.version });
    if (state) this.send(this.sync(state));
  }

  /** From the beginning again. */
  async restart(): Promise<void> {
    const state = await this.play([]);
    if (state) this.send(this.sync(state));
  }

  private async why(id: string, moves: string[]): Promise<void> {
    const { reason, in_the_way } = await request<PositionTried>('POST', '/positions/try', {
      position: this.position,
      entries: this.shown?.entries ?? [],
      moves,
    });
    if (reason === null) this.send({ type: 'ack', id, version: this.version });
    else this.refuse(id, 'illegal', reason, in_the_way);
  }

  private refuse(
    id: string | null,
    code: ErrorCode,
    reason: string | null,
    in_the_way: number[],
  ): void {
    const { version } = this;
    this.send({
      type: 'refused',
      id,
      code,
      message: '',
      field: null,
      reason,
      rule: null,
      in_the_way,
      version,
    });
  }

  private async play(entries: string[]): Promise<PositionState | null> {
    try {
      const body = { position: this.position, entries };
      this.shown = await request<PositionState>('POST', '/positions', body);
      this.onstate(this.shown, '');
      return this.shown;
    } catch (error) {
      if (this.shown || !(error instanceof ApiError) || error.code !== 'bad-request') throw error;
      this.onstate(null, error.sentence);
      return null;
    }
  }

  private sync(state: PositionState): Sync & { type: 'sync' } {
    return {
      type: 'sync',
      version: state.entries.length,
      table: state.table,
      holding: state.seat,
      view: state.view,
      choices: state.choices,
      log: state.events.map((events, i) => ({ version: i + 1, events })),
      chat: [],
      here: { seats: [], spectators: 0 },
      clock: clock(),
      over: null,
    };
  }
}

function clock() {
  return { now: Date.now(), deadlines: [] };
}

class PositionSocket {
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly receive: (frame: AnyClientFrame) => void) {}

  send(text: string): void {
    this.receive(JSON.parse(text) as AnyClientFrame);
  }

  close(): void {
    this.readyState = 3;
  }
}
