/** The table on the screen: the connection, what has arrived, what is selected, what is animated. */

import type { Advice, AnyClientFrame, AnyEvent, AnyServerFrame, Refused } from '../../protocol';
import { Connection, type ConnectionState, type Environment } from './connection';
import type { Intent, Selection } from './press';
import { type TableState, applyFrame, isMyTurn, mySeat } from './tableState';
import { isPlainDraft } from './undo';

export interface Refusal {
  reason: string;
  inTheWay: number[];
  space: number | null;
  /** Not about a move that was tried: the space can never be filled. */
  isDead?: boolean;
}

export interface Warning {
  space: number;
  die: string;
  deadSpaces: number[];
}

/** A step that is about to be drawn. */
export interface AnimatedStep {
  before: TableState | null;
  events: AnyEvent[];
}

/** Animates a step; returns how many milliseconds to wait before the next one is drawn. */
export type Animator = (step: AnimatedStep) => number;

export class LiveTable {
  state: TableState | null = $state.raw(null);
  connectionState: ConnectionState = $state('connecting');
  /** A move was made, but there is no connection: it is sent as soon as there is one. */
  waitingToSend = $state(false);
  selection: Selection | null = $state(null);
  /** Why the last press led to nothing. */
  refusal: Refusal | null = $state.raw(null);
  /** A placement that would make other spaces dead: where nothing can be undone, it takes a second press. */
  warning: Warning | null = $state.raw(null);
  /** The spaces that the placement just made has made dead. It can be undone. */
  spoiled: number[] | null = $state.raw(null);
  /** What a strong player would do now. */
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  /** The space that the advice names. */
  hintedSpace: number | null = $state(null);
  /** The die that it would place there, if it says so. */
  hintedDie: string | null = $state(null);
  /** The code of an error that is not about the rules. */
  error: string | null = $state(null);

  private connection: Connection;
  /** Steps that wait until the one before has been animated. */
  private queue: AnyServerFrame[] = [];
  private animating = false;
  private cancelPause: () => void = () => {};
  /** Callbacks of requests that are answered by `ack` or `refused`, by id. */
  private pending = new Map<string, (answer: Refused | null) => void>();
  /** The id of the request for advice that is still open. */
  private adviceId: string | null = null;
  /** A placement is being undone: the die goes back into the pool, not only into the hand. */
  private undoesPlacement = false;
  private counter = 0;
  /** Makes request ids unique among pages. */
  private readonly idPrefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly environment: Environment,
    /** Without one, steps are drawn at once. */
    private readonly animate: Animator = () => 0,
    private readonly onstep: (state: TableState, events: AnyEvent[]) => void = () => {},
    private readonly now: () => number = () => Date.now(),
  ) {
    this.connection = new Connection(
      {
        onframe: (frame) => this.receive(frame),
        onstate: (state) => this.changeConnection(state),
      },
      environment,
    );
  }

  close(): void {
    this.cancelPause();
    this.connection.close();
  }

  retry(): void {
    this.connection.retry();
  }

  /** The player looks at the page again. */
  check(): void {
    this.connection.check();
  }

  /** Questions are not sent again, so those asked before the connection dropped get no answer. */
  private changeConnection(state: ConnectionState): void {
    this.connectionState = state;
    this.updateWaiting();
    if (state === 'open') return;
    this.pending.clear();
    if (this.thinking) this.dismissAdvice();
  }

  // ---------------------------------------------------------------- what arrives

  private receive(frame: AnyServerFrame): void {
    if (frame.type === 'ack' || frame.type === 'refused') {
      const answer = frame.id ? this.pending.get(frame.id) : undefined;
      if (answer && frame.id) {
        this.pending.delete(frame.id);
        answer(frame.type === 'refused' ? frame : null);
        return;
      }
    }
    if (frame.type === 'advice') {
      if (frame.id !== this.adviceId) return; // dismissed meanwhile
      this.pending.delete(frame.id);
      this.adviceId = null;
      this.thinking = false;
      this.advice = frame.version === this.state?.version ? frame : null;
      return;
    }
    if (frame.type === 'step') {
      this.queue.push(frame);
      if (!this.animating) this.showNext();
      return;
    }
    if (frame.type === 'sync') {
      this.queue = [];
      this.cancelPause();
      this.animating = false;
    }
    this.applyAndAnimate(frame);
  }

  /** Draws the next step in the queue, and the one after it when its animation is over. */
  private showNext(): void {
    const frame = this.queue.shift();
    if (!frame) {
      this.animating = false;
      return;
    }
    this.animating = true;
    const pause = this.applyAndAnimate(frame);
    this.cancelPause = this.environment.after(pause, () => this.showNext());
  }

  /** Draws everything in the queue now. Returns whether there was anything. */
  skipAnimations(): boolean {
    if (this.queue.length === 0) return false;
    this.cancelPause();
    for (const frame of this.queue.splice(0)) this.applyAndAnimate(frame, true);
    this.animating = false;
    return true;
  }

  /** Players who act don't want to wait: what follows is drawn at once. */
  private stopAnimating(): void {
    this.skipAnimations();
    this.cancelPause();
    this.animating = false;
  }

  private applyAndAnimate(frame: AnyServerFrame, quick = false): number {
    const before = this.state;
    const { names } = this.environment;
    const seen = (!before && frame.type === 'sync' && names?.load(frame.table.id)) || null;
    const { state, events, gap } = applyFrame(before, frame, this.now(), seen);
    if (gap) {
      this.connection.send({ type: 'sync' });
      return 0;
    }
    const moving = events.length > 0 && !quick;
    const pause = moving ? this.safely(() => this.animate({ before, events }), 0) : 0;
    this.state = state;
    if (state && state.table !== before?.table) names?.save(state);
    // If nothing happened while the connection was lost, the selection stays.
    const same = frame.type === 'sync' && before?.version === frame.version;
    if (frame.type === 'step' || frame.type === 'sync') this.error = null;
    if (frame.type === 'step' || (frame.type === 'sync' && !same)) {
      this.selection = null;
      this.refusal = null;
      this.warning = null;
      this.dismissAdvice();
      const goesOn = events.some(({ kind }) => kind === 'TurnEnded' || kind === 'ChoiceUndone');
      if (goesOn || frame.type === 'sync') this.spoiled = null;
    }
    if (frame.type === 'refused') {
      this.spoiled = null;
      this.refusal = frame.reason
        ? { reason: frame.reason, inTheWay: frame.in_the_way, space: null }
        : null;
      this.error = frame.reason ? null : frame.code;
    }
    if (state && (frame.type === 'step' || frame.type === 'sync')) {
      this.safely(() => this.onstep(state, events), undefined);
      const undoDraft = this.undoesPlacement && isPlainDraft(state);
      this.undoesPlacement = false;
      if (undoDraft) this.undo();
    }
    return pause;
  }

  /** An animation or a sound that fails must not stop the game. */
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
    return `${this.idPrefix}-${this.counter}`;
  }

  send(frame: AnyClientFrame): void {
    this.connection.send(frame);
    this.updateWaiting();
  }

  private updateWaiting(): void {
    // The first states arrive while the connection is still being made.
    const unanswered = (this.connection as Connection | undefined)?.hasUnanswered ?? false;
    this.waitingToSend = this.connectionState !== 'open' && unanswered;
  }

  act(intent: Intent): void {
    this.refusal = null;
    this.warning = null;
    this.spoiled = null;
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
        // The reason is known already; the server adds which dice are in the way.
        this.ask(intent.moves, (answer) => {
          if (answer?.reason && this.refusal) {
            this.refusal = { ...this.refusal, reason: answer.reason, inTheWay: answer.in_the_way };
          }
        });
        break;
      case 'ask':
        if (this.connectionState !== 'open') this.error = 'offline';
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
    if (this.waitingToSend) return; // the next one comes after it
    this.stopAnimating();
    moves.forEach((move, i) => {
      this.send({ type: 'move', id: this.id(), version: state.version + i, seat, move });
    });
    this.selection = null;
  }

  private ask(moves: string[], then: (answer: Refused | null) => void): void {
    const seat = this.state?.choices?.seat;
    if (seat === undefined || this.connectionState !== 'open') return;
    const id = this.id();
    this.pending.set(id, then);
    this.send({ type: 'why', id, seat, moves });
  }

  undo(): void {
    const state = this.state;
    if (!state?.choices?.can_undo || this.waitingToSend) return;
    const { seat } = state.choices;
    this.undoesPlacement = state.view?.stage === 'turn';
    this.send({ type: 'undo', id: this.id(), version: state.version, seat });
  }

  /** Asks what a strong player would do. */
  askAdvice(): void {
    const seat = this.state?.choices?.seat;
    if (seat === undefined || this.thinking) return;
    if (this.connectionState !== 'open') {
      this.error = 'offline';
      return;
    }
    const id = this.id();
    this.thinking = true;
    this.adviceId = id;
    this.pending.set(id, (answer) => {
      if (this.adviceId !== id) return;
      this.thinking = false;
      this.error = answer?.code ?? null;
    });
    this.send({ type: 'advice', id, seat });
  }

  dismissAdvice(): void {
    this.advice = null;
    this.adviceId = null;
    this.thinking = false;
    this.hintedSpace = null;
    this.hintedDie = null;
  }

  sendChat(text: string): void {
    this.send({ type: 'say', id: this.id(), text });
  }

  hold(seat: number | null): void {
    this.send({ type: 'hold', seat });
  }

  get myTurn(): boolean {
    return this.state !== null && isMyTurn(this.state);
  }
}
