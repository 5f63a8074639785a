/** The table on the screen: the connection, what has arrived, what is chosen, what is being shown. */

import type { Advice, AnyClientFrame, AnyHappening, AnyServerFrame, Refused } from '../../protocol';
import type { Intent, Selection } from './press';
import { Connection, type LineState, type Surroundings } from './connection';
import { type TableState, isMyTurn, mySeat, receive } from './tableState';

export interface Refusal {
  reason: string;
  inTheWay: number[];
  space: number | null;
  /** It is not about a press: the space can never be filled. */
  lost?: boolean;
}

export interface Warning {
  space: number;
  die: string;
  lost: number[];
}

export interface Shown {
  before: TableState | null;
  events: AnyHappening[];
}

/** Tells the page that a step is about to be drawn, and when the next may follow (milliseconds). */
export type Stage = (shown: Shown) => number;

export class LiveTable {
  state: TableState | null = $state.raw(null);
  line: LineState = $state('connecting');
  selection: Selection | null = $state(null);
  /** Why the last press led to nothing. */
  refusal: Refusal | null = $state.raw(null);
  /** A placement that would spoil other spaces, and waits for a second press. */
  warning: Warning | null = $state.raw(null);
  /** What a strong player would do now. */
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  /** A space that the advice speaks of. */
  hinted: number | null = $state(null);
  /** An error of the table around the game. */
  error: string | null = $state(null);

  private connection: Connection;
  private waiting: AnyServerFrame[] = [];
  private busy = false;
  private cancelShow: () => void = () => {};
  private asked = new Map<string, (answer: Refused | null) => void>();
  /** The question whose advice is still wanted. */
  private wanted: string | null = null;
  private counter = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly around: Surroundings,
    /** Draws what happened; without one, states follow each other at once. */
    private readonly stage: Stage = () => 0,
    private readonly after: (state: TableState, events: AnyHappening[]) => void = () => {},
    private readonly now: () => number = () => Date.now(),
  ) {
    this.connection = new Connection(
      {
        onframe: (frame) => this.receive(frame),
        onstate: (line) => this.change(line),
      },
      around,
    );
  }

  close(): void {
    this.cancelShow();
    this.connection.close();
  }

  retry(): void {
    this.connection.retry();
  }

  /** Somebody looks at the page again. */
  check(): void {
    this.connection.check();
  }

  /** Questions are not sent again, so what was asked on a line that dropped stays without an answer. */
  private change(line: LineState): void {
    this.line = line;
    if (line === 'open') return;
    this.asked.clear();
    if (this.thinking) this.dismiss();
  }

  // ---------------------------------------------------------------- what arrives

  private receive(frame: AnyServerFrame): void {
    if (frame.type === 'ack' || frame.type === 'refused') {
      const answer = frame.id ? this.asked.get(frame.id) : undefined;
      if (answer && frame.id) {
        this.asked.delete(frame.id);
        answer(frame.type === 'refused' ? frame : null);
        return;
      }
    }
    if (frame.type === 'advice') {
      if (frame.id !== this.wanted) return; // not wanted any more
      this.asked.delete(frame.id);
      this.wanted = null;
      this.thinking = false;
      this.advice = frame.version === this.state?.version ? frame : null;
      return;
    }
    if (frame.type === 'step') {
      this.waiting.push(frame);
      if (!this.busy) this.showNext();
      return;
    }
    if (frame.type === 'sync') {
      this.waiting = [];
      this.cancelShow();
      this.busy = false;
    }
    this.draw(frame);
  }

  /** Draws the next step that waits, and goes on when it has been seen. */
  private showNext(): void {
    const frame = this.waiting.shift();
    if (!frame) {
      this.busy = false;
      return;
    }
    this.busy = true;
    const pause = this.draw(frame);
    this.cancelShow = this.around.after(pause, () => this.showNext());
  }

  /** Shows everything that waits, now: somebody is in a hurry. Answers whether anything did. */
  hurry(): boolean {
    if (this.waiting.length === 0) return false;
    this.cancelShow();
    for (const frame of this.waiting.splice(0)) this.draw(frame, true);
    this.busy = false;
    return true;
  }

  /** Whoever acts has seen enough: what comes of it is drawn at once. */
  private stopLooking(): void {
    this.hurry();
    this.cancelShow();
    this.busy = false;
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  private draw(frame: AnyServerFrame, quick = false): number {
    const before = this.state;
    const { state, events, gap } = receive(before, frame, this.now());
    if (gap) {
      this.connection.send({ type: 'sync' });
      return 0;
    }
    const moving = events.length > 0 && !quick;
    const pause = moving ? this.safely(() => this.stage({ before, events }), 0) : 0;
    this.state = state;
    // After a line that dropped nothing may have happened: what was chosen stays chosen.
    const same = frame.type === 'sync' && before?.version === frame.version;
    if (frame.type === 'step' || frame.type === 'sync') this.error = null;
    if (frame.type === 'step' || (frame.type === 'sync' && !same)) {
      this.selection = null;
      this.refusal = null;
      this.warning = null;
      this.dismiss();
    }
    if (frame.type === 'refused') {
      this.refusal = frame.reason
        ? { reason: frame.reason, inTheWay: frame.in_the_way, space: null }
        : null;
      this.error = frame.reason ? null : frame.code;
    }
    if (state && (frame.type === 'step' || frame.type === 'sync')) {
      this.safely(() => this.after(state, events), undefined);
    }
    return pause;
  }

  /** Dice that cannot fly and bells that cannot ring must not stop the game. */
  private safely<T>(action: () => T, otherwise: T): T {
    try {
      return action();
    } catch (error) {
      console.error(error);
      return otherwise;
    }
  }

  // ---------------------------------------------------------------- what the player does

  private id(): string {
    this.counter += 1;
    return `${this.mark}-${this.counter}`;
  }

  send(frame: AnyClientFrame): void {
    this.connection.send(frame);
  }

  act(intent: Intent): void {
    this.refusal = null;
    this.warning = null;
    this.error = null;
    switch (intent.do) {
      case 'send':
        this.move(intent.moves);
        break;
      case 'select':
        this.selection = intent.selection;
        break;
      case 'refuse':
        if (intent.selection) this.selection = intent.selection;
        this.refusal = { reason: intent.reason, inTheWay: [], space: intent.space ?? null };
        // The reason is known; the server also tells which dice are in the way.
        this.ask(intent.moves, (answer) => {
          if (answer?.reason && this.refusal) {
            this.refusal = { ...this.refusal, reason: answer.reason, inTheWay: answer.in_the_way };
          }
        });
        break;
      case 'ask':
        if (this.line !== 'open') this.error = 'offline';
        this.ask(intent.moves, (answer) => {
          if (answer?.reason) {
            this.refusal = { reason: answer.reason, inTheWay: answer.in_the_way, space: null };
          } else this.selection = intent.selection;
        });
        break;
      case 'nothing':
    }
  }

  /** Several moves in a row are sent without waiting: each adds one to the version. */
  private move(moves: string[]): void {
    const state = this.state;
    const seat = state && (state.choices?.seat ?? mySeat(state));
    if (!state || seat === null || seat === undefined) return;
    this.stopLooking();
    moves.forEach((move, i) => {
      this.send({ type: 'move', id: this.id(), version: state.version + i, seat, move });
    });
    this.selection = null;
  }

  private ask(moves: string[], then: (answer: Refused | null) => void): void {
    const seat = this.state?.choices?.seat;
    if (seat === undefined || this.line !== 'open') return;
    const id = this.id();
    this.asked.set(id, then);
    this.send({ type: 'why', id, seat, moves });
  }

  takeBack(): void {
    const state = this.state;
    if (!state?.choices?.can_take_back) return;
    const { seat } = state.choices;
    this.send({ type: 'take_back', id: this.id(), version: state.version, seat });
  }

  /** Asks what a strong player would do. */
  askAdvice(): void {
    const seat = this.state?.choices?.seat;
    if (seat === undefined || this.thinking) return;
    if (this.line !== 'open') {
      this.error = 'offline';
      return;
    }
    const id = this.id();
    this.thinking = true;
    this.wanted = id;
    this.asked.set(id, (answer) => {
      if (this.wanted !== id) return;
      this.thinking = false;
      this.error = answer?.code ?? null;
    });
    this.send({ type: 'advice', id, seat });
  }

  dismiss(): void {
    this.advice = null;
    this.wanted = null;
    this.thinking = false;
    this.hinted = null;
  }

  say(text: string): void {
    this.send({ type: 'say', id: this.id(), text });
  }

  hold(seat: number | null): void {
    this.send({ type: 'hold', seat });
  }

  get myTurn(): boolean {
    return this.state !== null && isMyTurn(this.state);
  }
}
