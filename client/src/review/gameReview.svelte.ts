/** The review of a game, as far as the server has made it. */

import { ApiError, errorCode, request } from '../app/api';
import type { Moment, ReviewState, ReviewedSpan, SeatReview } from '../protocol';
import type { ReplaySource } from '../replay/source';

/** Milliseconds between two questions how far it is. */
const PAUSE = 1000;

export class GameReview {
  spans: ReviewedSpan[] = $state.raw([]);
  seats: SeatReview[] | null = $state.raw(null);
  /** How far it is; null until somebody asks for it. */
  progress: { ahead: number; done: number; total: number } | null = $state.raw(null);
  trouble = $state('');
  private stopped = false;

  constructor(
    private readonly source: ReplaySource,
    private readonly moments: readonly Moment[],
  ) {}

  get isAsked(): boolean {
    return this.progress !== null;
  }

  async start(): Promise<void> {
    this.trouble = '';
    this.spans = [];
    this.progress = { ahead: 0, done: 0, total: 0 };
    try {
      let state = await this.source.review();
      this.take(state);
      while (!this.stopped && state.seats === null) {
        await new Promise((done) => setTimeout(done, PAUSE));
        const from = this.spans.length;
        state = await request<ReviewState>('GET', `/reviews/${state.key}?from=${from}`);
        this.take(state);
      }
    } catch (error) {
      // A review that was begun and is gone couldn't be finished.
      const gone = error instanceof ApiError && error.code === 'not-found';
      this.trouble = gone ? 'failed' : errorCode(error);
      this.progress = null;
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private take({ ahead, done, total, spans, seats }: ReviewState): void {
    this.progress = { ahead, done, total };
    this.spans = [...this.spans, ...spans];
    this.seats = seats;
  }

  /** The decision that is under way at a moment. */
  decisionAt(moment: number): ReviewedSpan | null {
    const version = this.moments[moment]?.version ?? -1;
    const found = this.spans.findLast((span) => span.version <= version);
    return found?.decision ? found : null;
  }

  /** The moment at which a span begins; of a roll, the one that shows it. */
  momentOf(span: ReviewedSpan): number {
    const found = this.moments.findIndex((moment) => moment.version >= span.version);
    return Math.max(0, found);
  }

  /** The errors of a seat, in the order of the game. */
  errorsOf(seat: number): ReviewedSpan[] {
    return this.spans.filter((span) => span.seat === seat && span.decision?.counts);
  }
}
