/** The replay of a game: the current moment, whose view, and the steps fetched so far. */

import { ApiError } from '../app/api';
import type { AnyChoice, Choices, Moment, Replay as ReplayMessage, ReplayStep } from '../protocol';
import type { TableState } from '../table/state/tableState';
import type { ReplaySource } from './source';

/** How many moments are fetched at once. */
const PIECE = 50;
/** How close to the end of a piece the next one is fetched. */
const SOON = 15;
/** Milliseconds per step at the lowest speed. */
const SLOWEST = 2400;

export const SPEEDS = [1, 2, 4, 8] as const;

export class Replay {
  at = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  speed: number = $state(2);
  trouble: ApiError['code'] | null = $state(null);
  /** By view and number; see `key`. */
  private steps: Record<string, ReplayStep> = $state.raw({});
  private readonly asked = new Set<string>();
  /** Drawn while the next piece is loading. */
  private shown: ReplayStep | null = null;

  constructor(
    readonly game: ReplayMessage,
    private readonly source: ReplaySource,
  ) {}

  get last(): number {
    return this.game.moments.length - 1;
  }

  get moment(): Moment | undefined {
    return this.game.moments[this.at];
  }

  /** The next moment: it tells what was chosen here. */
  get following(): Moment | undefined {
    return this.game.moments[this.at + 1];
  }

  get step(): ReplayStep | null {
    const found = this.steps[this.key(this.at)];
    if (found) this.shown = found;
    return found ?? this.shown;
  }

  get isHere(): boolean {
    return this.key(this.at) in this.steps;
  }

  /** The first moment of each round; round 0 is the setup. */
  get rounds(): number[] {
    const found: number[] = [];
    this.game.moments.forEach((one, i) => {
      found[one.round] ??= i;
    });
    return found;
  }

  goTo(at: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(at)));
    if (this.at === this.last) this.playing = false;
  }

  /** To the beginning of the previous or next round. */
  jump(by: 1 | -1): void {
    const { rounds, at } = this;
    if (by > 0) this.goTo(rounds.find((first) => first > at) ?? this.last);
    else this.goTo([...rounds].reverse().find((first) => first < at) ?? 0);
  }

  /** At the end, play starts over. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  get pace(): number {
    return SLOWEST / this.speed;
  }

  private key(at: number): string {
    return `${this.seat ?? '*'}/${at}`;
  }

  /** Fetches the current piece and, ahead of time, the next one. */
  async fetch(): Promise<void> {
    const { at } = this;
    const first = at - (at % PIECE);
    await this.fetchPiece(first);
    if (at - first >= PIECE - SOON) await this.fetchPiece(first + PIECE);
    else if (at - first < SOON) await this.fetchPiece(first - PIECE);
  }

  private async fetchPiece(first: number): Promise<void> {
    const { seat } = this;
    const piece = this.key(first);
    if (first < 0 || first > this.last || this.asked.has(piece)) return;
    this.asked.add(piece);
    try {
      const { steps } = await this.source.steps(seat, first, first + PIECE - 1);
      const added = Object.fromEntries(steps.map((one) => [`${seat ?? '*'}/${one.number}`, one]));
      this.steps = { ...this.steps, ...added };
      this.trouble = null;
    } catch (error) {
      this.asked.delete(piece);
      this.playing = false;
      this.trouble = error instanceof ApiError ? error.code : 'server-error';
    }
  }

  /** The choices worth showing: of the seats that had to choose, and of the one that did. */
  get choices(): Choices[] {
    const { step, following } = this;
    return (step?.choices ?? []).filter(
      (one) => step?.view.to_act.includes(one.seat) || one.seat === following?.by,
    );
  }

  isChosen(seat: number, choice: AnyChoice): boolean {
    return this.following?.by === seat && this.following.move === choice.move;
  }

  chosen(): AnyChoice | null {
    const { following } = this;
    const mine = this.choices.find((one) => one.seat === following?.by);
    return mine?.legal.find((one) => one.move === following?.move) ?? null;
  }

  /** The table at this moment, in the form that the table's components take. */
  get table(): TableState {
    return {
      version: this.at,
      table: this.game.table,
      view: this.step?.view ?? null,
      choices: null,
      holding: null,
      log: [],
      renames: [],
      chat: [],
      here: { seats: [], spectators: 0 },
      clock: { now: 0, deadlines: [] },
      clockOffset: 0,
      over: this.game.over,
      refused: null,
    };
  }
}
