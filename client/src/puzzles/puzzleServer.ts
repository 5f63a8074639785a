/**
 * A puzzle as a table: a stand-in for the socket, so that the table's own board can be played on.
 * The server says after each move what is possible; here is only what was chosen so far.
 */

import { errorCode } from '../app/api';
import type {
  AnyClientFrame,
  AnyServerFrame,
  Clock,
  ErrorCode,
  MakeMove,
  Puzzle,
  PuzzleMoment,
  Undo,
  Why,
} from '../protocol';
import type { Environment } from '../table/state/connection';
import { puzzles } from './api';

export class PuzzleServer implements Environment {
  private moves: string[] = [];
  private moment: PuzzleMoment;
  private version = 0;
  private socket: PuzzleSocket | null = null;
  /** Moves that were made at once, such as drafting a die and placing it. */
  private together: MakeMove[] = [];
  /** Requests are answered one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly puzzle: Puzzle,
    /** Called with all moves once nothing more is asked. */
    private readonly onanswer: (moves: string[]) => void,
    private readonly ask = puzzles.try,
  ) {
    this.moment = puzzle.start;
  }

  open(): WebSocket {
    this.socket = new PuzzleSocket((frame) => this.receive(frame));
    queueMicrotask(() => this.sync());
    return this.socket as unknown as WebSocket;
  }

  after(ms: number, action: () => void): () => void {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  }

  private receive(frame: AnyClientFrame): void {
    if (frame.type === 'move') {
      this.together.push(frame);
      if (this.together.length === 1) queueMicrotask(() => this.inTurn(this.together.splice(0)));
    }
    if (frame.type === 'undo' || frame.type === 'why') this.inTurn([frame]);
    if (frame.type === 'sync') this.sync();
    if (frame.type === 'ping') this.send({ type: 'pong', now: Date.now(), version: this.version });
  }

  private inTurn(frames: (MakeMove | Undo | Why)[]): void {
    this.last = this.last.then(async () => {
      try {
        for (const frame of frames) {
          if (frame.type === 'why') await this.why(frame);
          if (frame.type === 'undo') await this.undo(frame);
        }
        await this.play(frames.filter((frame) => frame.type === 'move'));
      } catch (error) {
        const code = errorCode(error) as ErrorCode;
        for (const { id } of frames) this.refuse(id, code, null);
      }
    });
  }

  private async play(frames: MakeMove[]): Promise<void> {
    const [first] = frames;
    if (!first) return;
    // A second tap was meant for what was there before the first.
    const isLate = first.version !== this.version || this.moment.done;
    const moves = [...this.moves, ...frames.map(({ move }) => move)];
    const found = isLate ? null : await this.ask(this.puzzle.id, moves);
    if (found?.refused) {
      for (const { id } of frames) this.refuse(id, 'illegal', found);
      return;
    }
    for (const { id } of frames) this.send({ type: 'ack', id, version: this.version });
    if (!found) return;
    const since = this.moves.length;
    this.moves = moves;
    this.moment = found;
    if (found.done) {
      this.onanswer(moves);
      return;
    }
    this.version += 1;
    this.send({
      type: 'step',
      version: this.version,
      since: this.version - 1,
      by: null,
      events: found.events.slice(since).flat(),
      changes: null,
      view: found.view,
      choices: found.choices,
      clock: this.clock(),
      over: null,
    });
  }

  private async undo({ id, version }: Undo): Promise<void> {
    if (version === this.version) {
      const moves = this.moves.slice(0, -1);
      this.moment = moves.length > 0 ? await this.ask(this.puzzle.id, moves) : this.puzzle.start;
      this.moves = moves;
      this.version += 1;
    }
    this.send({ type: 'ack', id, version: this.version });
    this.sync();
  }

  private async why({ id, moves }: Why): Promise<void> {
    const found = await this.ask(this.puzzle.id, [...this.moves, ...moves]);
    if (found.refused) this.refuse(id, 'illegal', found);
    else this.send({ type: 'ack', id, version: this.version });
  }

  private refuse(id: string, code: ErrorCode, found: PuzzleMoment | null): void {
    this.send({
      type: 'refused',
      id,
      code,
      message: found?.refused?.message ?? '',
      field: null,
      reason: found?.refused?.reason ?? null,
      rule: found?.refused?.rule ?? null,
      in_the_way: found?.refused?.in_the_way ?? [],
      version: this.version,
    });
  }

  private sync(): void {
    const { view, choices, events } = this.moment;
    this.send({
      type: 'sync',
      version: this.version,
      table: this.puzzle.table,
      holding: this.puzzle.seat,
      view,
      choices,
      log: events.map((happened, i) => ({ version: i + 1, events: happened })),
      chat: [],
      here: { seats: [], spectators: 0 },
      clock: this.clock(),
      over: null,
    });
  }

  private clock(): Clock {
    return { now: Date.now(), deadlines: this.puzzle.table.seats.map(() => null) };
  }

  private send(frame: AnyServerFrame): void {
    this.socket?.onmessage?.({ data: JSON.stringify(frame) });
  }
}

class PuzzleSocket {
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly receive: (frame: AnyClientFrame) => void) {}

  send(text: string): void {
    this.receive(JSON.parse(text) as AnyClientFrame);
  }

  close(): void {
    this.readyState = 3;
    this.onmessage = null;
  }
}
